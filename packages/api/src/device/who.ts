import type { Who } from '../lib/call.ts';

/** Whose pages show devices by the list. @spec ROL-07 */
export const seeDevices = [
  'deviceList:view',
  'deviceIndex:view',
  'monitorPage:view',
  'buildingFloors:view',
  'buildingDetail:view',
] as const satisfies Who;

/** Whose pages show one device with what it measures. @spec ROL-07 */
export const seeDevice = [
  'deviceDetail:view',
  'deviceTrajectory:view',
  'alarmDetail:view',
  'monitorPage:view',
] as const satisfies Who;
