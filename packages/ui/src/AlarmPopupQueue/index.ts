export { AlarmPopupQueue, type AlarmPopupQueueProps } from './AlarmPopupQueue.tsx';
export { type PopupActions, type PopupAlarm } from './popupAlarm.ts';
export { keepClearOfAlarms } from './keptClear.ts';
