export { AlarmList, type AlarmListProps } from './AlarmList.tsx';
export { type AlarmListActions, type ListAlarm } from './listAlarm.ts';
