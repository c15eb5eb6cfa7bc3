import type { AlarmLevel } from './levels.ts';
import { announcePerMinute } from './limits.ts';

/** Whether a live region interrupts what is being read or waits for a pause. */
export type Politeness = 'assertive' | 'polite';

/** How the alarms of a level are announced: what can cost a life interrupts. @spec N23 */
export const announcedAs: Readonly<Record<AlarmLevel, Politeness>> = {
  1: 'assertive',
  2: 'assertive',
  3: 'polite',
  4: 'polite',
  5: 'polite',
};

const minuteMs = 60_000;
/** Between two announcements of the same politeness: a screen reader is given time to say the first. @spec N23 */
export const announceGapMs = minuteMs / announcePerMinute.assertive;

/**
 * How long to hold an announcement back, in milliseconds; 0: it may be made now.
 * @param saidAtMs when those of the same politeness were made, oldest first
 * @spec N23
 */
export function announceInMs(saidAtMs: readonly number[], politeness: Politeness, nowMs: number): number {
  const last = saidAtMs.at(-1);
  const full = saidAtMs.at(-announcePerMinute[politeness]);
  const gap = last === undefined ? 0 : last + announceGapMs - nowMs;
  return Math.max(0, gap, full === undefined ? 0 : full + minuteMs - nowMs);
}

/** The moments that still count, with this one. */
export const announcedAt = (saidAtMs: readonly number[], nowMs: number): readonly number[] => [
  ...saidAtMs.filter((atMs) => atMs > nowMs - minuteMs),
  nowMs,
];

/** What an announcer needs of an alarm. */
export interface Announceable {
  readonly alarmId: number;
  readonly level: AlarmLevel;
  readonly raisedAtMs: number;
}

export interface AnnouncerState {
  readonly seen: ReadonlySet<number>;
  /** Seen, but still to be announced. */
  readonly unspoken: ReadonlySet<number>;
  readonly saidAtMs: Readonly<Record<Politeness, readonly number[]>>;
}

/** Begins with what stands: `known` alarms are there to be read, all others are announced. */
export const startAnnouncer = (known: Iterable<Announceable> = []): AnnouncerState => ({
  seen: new Set(Array.from(known, ({ alarmId }) => alarmId)),
  unspoken: new Set(),
  saidAtMs: { assertive: [], polite: [] },
});

export interface Announcement<A extends Announceable> {
  readonly politeness: Politeness;
  /** Said in full: the worst that came, of equals the first. */
  readonly alarm: A;
  /** All others that came with it, summed: worst level first, levels without any left out. */
  readonly more: readonly { readonly level: AlarmLevel; readonly count: number }[];
}

const isBefore = (a: Announceable, b: Announceable): boolean =>
  a.level < b.level || (a.level === b.level && a.raisedAtMs < b.raisedAtMs);

function announcementOf<A extends Announceable>(politeness: Politeness, came: readonly [A, ...A[]]): Announcement<A> {
  const counts = new Map<AlarmLevel, number>();
  let [worst] = came;
  for (const alarm of came) {
    counts.set(alarm.level, (counts.get(alarm.level) ?? 0) + 1);
    if (isBefore(alarm, worst)) worst = alarm;
  }
  const more = [...counts]
    .map(([level, count]) => ({ level, count: level === worst.level ? count - 1 : count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.level - b.level);
  return { politeness, alarm: worst, more };
}

/**
 * What a live region says of the alarms that came: per politeness one announcement at a time, a few seconds apart and so many a minute
 * at most. The worst is said in full and the rest is summed, so that every alarm that stays is told of once. What is held back is
 * summed up later; what went before its turn is not spoken of.
 * @param alarms all that stand
 * @returns `waitMs`: ask again then; null when nothing is held back
 * @spec N23 ALM-07
 * @example announceAlarms(startAnnouncer(), alarms, nowMs).said // [{ politeness: 'assertive', alarm, more: [{ level: 1, count: 12 }] }]
 */
export function announceAlarms<A extends Announceable>(
  before: AnnouncerState,
  alarms: Iterable<A>,
  nowMs: number,
): {
  readonly state: AnnouncerState;
  readonly said: readonly Announcement<A>[];
  readonly waitMs: number | null;
} {
  const seen = new Set<number>();
  const waiting: Record<Politeness, A[]> = { assertive: [], polite: [] };
  for (const alarm of alarms) {
    seen.add(alarm.alarmId);
    if (!before.seen.has(alarm.alarmId) || before.unspoken.has(alarm.alarmId))
      waiting[announcedAs[alarm.level]].push(alarm);
  }
  const saidAtMs = { ...before.saidAtMs };
  const unspoken = new Set<number>();
  const said: Announcement<A>[] = [];
  const waits: number[] = [];
  for (const politeness of ['assertive', 'polite'] as const) {
    const [first, ...others] = waiting[politeness];
    if (!first) continue;
    const waitMs = announceInMs(saidAtMs[politeness], politeness, nowMs);
    if (waitMs > 0) {
      waits.push(waitMs);
      for (const { alarmId } of waiting[politeness]) unspoken.add(alarmId);
    } else {
      said.push(announcementOf(politeness, [first, ...others]));
      saidAtMs[politeness] = announcedAt(saidAtMs[politeness], nowMs);
    }
  }
  return { state: { seen, unspoken, saidAtMs }, said, waitMs: waits.length > 0 ? Math.min(...waits) : null };
}
