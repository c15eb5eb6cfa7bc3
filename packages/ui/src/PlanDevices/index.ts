export { PlanDevices, type PlanDevicesProps } from './PlanDevices.tsx';
export type { PlanAlarm, PlanDevice, PlanDevicePoint } from './points.ts';
export type { PlanDraft, PlanSave, PlanSaveAnswer, TheirPoints } from './editing/saving.ts';
export { useHeldAlarms } from './useHeldAlarms.ts';
