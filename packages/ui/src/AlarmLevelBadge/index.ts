export { AlarmLevelBadge, type AlarmLevelBadgeProps } from './AlarmLevelBadge.tsx';
export { blinking } from './AlarmLevelBadge.styles.ts';
export { dimChangesInMs, inStep, isDimAt } from './blink.ts';
export { levelColours } from './levelColours.ts';
export { alarmLevelSymbols } from './symbols.ts';
