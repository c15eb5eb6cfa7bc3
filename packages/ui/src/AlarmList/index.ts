export { AlarmList, type AlarmListProps } from './AlarmList.tsx';
export { AlarmStateMark, type AlarmStateMarkProps } from './AlarmStateMark.tsx';
export { type AlarmListActions, type ListAlarm } from './listAlarm.ts';
