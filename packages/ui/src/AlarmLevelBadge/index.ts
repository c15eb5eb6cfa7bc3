export { AlarmLevelBadge, type AlarmLevelBadgeProps } from './AlarmLevelBadge.tsx';
export { blinking } from './AlarmLevelBadge.styles.ts';
export { inStep } from './blink.ts';
export { levelColours } from './levelColours.ts';
export { alarmLevelSymbols } from './symbols.ts';
