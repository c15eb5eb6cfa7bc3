/**
 * Alarm levels one to five, one the worst. Each has a colour role, a shape, a number and a word: never told by colour alone.
 * @spec ALM-02
 */
export const alarmLevels = {
  1: { tone: 'danger', shape: 'octagon' },
  2: { tone: 'warning', shape: 'triangle' },
  3: { tone: 'primary', shape: 'diamond' },
  4: { tone: 'danger2', shape: 'square' },
  5: { tone: 'info', shape: 'circle' },
} as const;

export type AlarmLevel = keyof typeof alarmLevels;
export type AlarmTone = (typeof alarmLevels)[AlarmLevel]['tone'];
export const alarmLevelNumbers = [1, 2, 3, 4, 5] as const satisfies readonly AlarmLevel[];
export const mildestAlarmLevel = 5 satisfies AlarmLevel;
export const isAlarmLevel = (value: number): value is AlarmLevel => Object.hasOwn(alarmLevels, value);

/** The worst of them (the smallest number), or nothing of nothing. */
export const worstLevel = (levels: Iterable<AlarmLevel>): AlarmLevel | undefined => {
  let worst: AlarmLevel | undefined;
  for (const level of levels) if (worst === undefined || level < worst) worst = level;
  return worst;
};
