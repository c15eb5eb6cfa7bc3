import { type AlarmLevel, alarmLevelNumbers } from '../levels.ts';
import { quietestGain } from '../limits.ts';
import { isSilenced } from '../silence/silence.ts';

export interface AlarmSound {
  /** The tones of one signal, in order. */
  readonly tonesHz: readonly number[];
  readonly toneMs: number;
  /** How long until an unacknowledged alarm of the level sounds again. */
  readonly repeatEveryMs: number;
}

/**
 * How each level sounds: the worse, the more tones and the sooner again; no two levels share their tones.
 * Decision: pitches and pauses; the source asks only for a sound by level.
 * @spec N03 ALM-04
 */
export const alarmSounds: Readonly<Record<AlarmLevel, AlarmSound>> = {
  1: { tonesHz: [880, 660, 880, 660, 880], toneMs: 160, repeatEveryMs: 10_000 },
  2: { tonesHz: [784, 784, 784], toneMs: 180, repeatEveryMs: 20_000 },
  3: { tonesHz: [587, 740], toneMs: 200, repeatEveryMs: 30_000 },
  4: { tonesHz: [494], toneMs: 240, repeatEveryMs: 60_000 },
  5: { tonesHz: [392], toneMs: 200, repeatEveryMs: 120_000 },
};

/** What the sound engine needs of a current alarm. */
export interface Soundable {
  readonly alarmId: number;
  readonly level: AlarmLevel;
  readonly raisedAtMs: number;
  readonly isAcknowledged: boolean;
  /** It makes no sound before; absent: nothing silences it. @spec ALM-12 */
  readonly silencedUntilMs?: number | undefined;
}

/** How often an alarm was heard, and when last. */
export type SoundedBefore = ReadonlyMap<number, { readonly times: number; readonly lastAtMs: number }>;

export interface NextSound<A extends Soundable> {
  /** The alarm that is named. */
  readonly alarm: A;
  /** All that this one signal stands for, the named one included: mark each as heard. */
  readonly covers: readonly A[];
  /** 1 the first time, less with every repeat. */
  readonly gain: number;
}

const gainPerRepeat = 0.7;

const byAge = (a: Soundable, b: Soundable) => a.raisedAtMs - b.raisedAtMs || a.alarmId - b.alarmId;

/**
 * What to sound and speak now, one signal at a time: the worst level first; within it alarms not heard yet before repeats,
 * then the oldest. All due alarms of the level share the signal, so that a storm is one voice and not a queue.
 * Nothing while every alarm is acknowledged or was heard short of its repeat time.
 * @spec N03 ALM-04 ALM-07
 */
export const nextSound = <A extends Soundable>(
  alarms: Iterable<A>,
  before: SoundedBefore,
  nowMs: number,
): NextSound<A> | undefined => {
  const due = [...alarms].filter((alarm) => {
    const heard = before.get(alarm.alarmId);
    return (
      !alarm.isAcknowledged &&
      !isSilenced(alarm, nowMs) &&
      (!heard || nowMs - heard.lastAtMs >= alarmSounds[alarm.level].repeatEveryMs)
    );
  });
  const level = alarmLevelNumbers.find((one) => due.some((alarm) => alarm.level === one));
  const covers = due.filter((alarm) => alarm.level === level).toSorted(byAge);
  const alarm = covers.find((one) => !before.has(one.alarmId)) ?? covers[0];
  if (!alarm) return undefined;
  const repeats = Math.min(...covers.map((one) => before.get(one.alarmId)?.times ?? 0));
  return { alarm, covers, gain: Math.max(quietestGain, gainPerRepeat ** repeats) };
};
