export { AlarmPopupQueue, type AlarmPopupQueueProps } from './AlarmPopupQueue.tsx';
export { NewAlarmLine, type NewAlarmLineProps } from './NewAlarmLine.tsx';
export type { PopupActions, PopupAlarm } from './popupAlarm.ts';
