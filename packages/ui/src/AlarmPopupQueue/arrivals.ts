import type { AlarmLevel } from '@fireline/domain/alarm';

/** Between two announcements of the same politeness. @spec N23 */
export const sayEveryMs = 5000;
/** Down to this level an announcement interrupts what is being read. @spec N23 */
export const assertiveDownTo: AlarmLevel = 2;

export interface Arrival {
  readonly alarmId: number;
  readonly level: AlarmLevel;
  readonly raisedAtMs: number;
}
export type Politeness = 'assertive' | 'polite';

export interface ArrivalState {
  readonly seen: ReadonlySet<number>;
  /** Seen on screen but not spoken of yet. */
  readonly unspoken: ReadonlySet<number>;
  readonly saidAtMs: Readonly<Record<Politeness, number | null>>;
}
export const noArrivals: ArrivalState = {
  seen: new Set(),
  unspoken: new Set(),
  saidAtMs: { assertive: null, polite: null },
};

export interface Spoken<A> {
  readonly politeness: Politeness;
  /** The worst of those that came, of equals the first. */
  readonly alarm: A;
  /** All that came with it. */
  readonly count: number;
}

const politenessOf = ({ level }: Arrival): Politeness => (level <= assertiveDownTo ? 'assertive' : 'polite');
const isBefore = (a: Arrival, b: Arrival): boolean =>
  a.level < b.level || (a.level === b.level && a.raisedAtMs < b.raisedAtMs);

/**
 * What to speak of the alarms that came: at most one announcement per politeness in five seconds, each naming the worst and telling how
 * many came with it. Alarms that went before their turn are not spoken of.
 * @param alarms all that wait for acknowledgement
 * @returns `waitMs`: ask again then; null when nothing is held back
 * @spec N23 ALM-07
 */
export function arrive<A extends Arrival>(
  before: ArrivalState,
  alarms: Iterable<A>,
  nowMs: number,
): { readonly state: ArrivalState; readonly spoken: readonly Spoken<A>[]; readonly waitMs: number | null } {
  const seen = new Set<number>();
  const waiting: Record<Politeness, A[]> = { assertive: [], polite: [] };
  for (const alarm of alarms) {
    seen.add(alarm.alarmId);
    if (!before.seen.has(alarm.alarmId) || before.unspoken.has(alarm.alarmId)) waiting[politenessOf(alarm)].push(alarm);
  }
  const saidAtMs = { ...before.saidAtMs };
  const unspoken = new Set<number>();
  const spoken: Spoken<A>[] = [];
  let waitMs: number | null = null;
  for (const politeness of ['assertive', 'polite'] as const) {
    const [first, ...others] = waiting[politeness];
    if (!first) continue;
    const last = saidAtMs[politeness];
    const left = last === null ? 0 : last + sayEveryMs - nowMs;
    if (left > 0) {
      for (const { alarmId } of waiting[politeness]) unspoken.add(alarmId);
      waitMs = waitMs === null ? left : Math.min(waitMs, left);
    } else {
      const alarm = others.reduce((worst, one) => (isBefore(one, worst) ? one : worst), first);
      spoken.push({ politeness, alarm, count: others.length + 1 });
      saidAtMs[politeness] = nowMs;
    }
  }
  return { state: { seen, unspoken, saidAtMs }, spoken, waitMs };
}
