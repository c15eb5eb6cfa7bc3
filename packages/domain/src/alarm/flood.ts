import { isUnacknowledged } from './handling.ts';
import type { AlarmLevel } from './levels.ts';
import { floodEnterAlarms, floodLeaveAlarms, floodWindowSeconds } from './limits.ts';
import { alarmOrders, type OrderableAlarm } from './order.ts';
import { byAge, foldSteps } from './popups.ts';

/** When a list turns to flood mode and back; `leave` is 1 to `enter`. @spec N06 */
export interface FloodPolicy {
  readonly windowSeconds: number;
  readonly enter: number;
  readonly leave: number;
}

export const defaultFloodPolicy: FloodPolicy = {
  windowSeconds: floodWindowSeconds,
  enter: floodEnterAlarms,
  leave: floodLeaveAlarms,
};

export interface FloodState {
  readonly isFlood: boolean;
  /** When it last changed; null: never. */
  readonly sinceMs: number | null;
  /** Alarms per second of the window, oldest first; seconds without any are left out. */
  readonly seconds: readonly (readonly [second: number, alarms: number])[];
}

export const calmFlood: FloodState = { isFlood: false, sinceMs: null, seconds: [] };

/** The alarms counted in the window that ends now. */
export const floodRate = ({ seconds }: FloodState): number => seconds.reduce((sum, [, alarms]) => sum + alarms, 0);

/** When the window first held more than `enter`; undefined: it does not. */
function beganAtMs(seconds: FloodState['seconds'], enter: number): number | undefined {
  let rate = 0;
  const found = seconds.find(([, alarms]) => (rate += alarms) > enter);
  return found && found[0] * 1000;
}

/**
 * The state when those alarms have become known; none is how time passes. They are counted by the time they were raised, so that what is
 * loaded late or again begins no flood; a time ahead of ours counts as now. Flood begins above `enter` in the window and ends by itself
 * below `leave`; between the two it stays what it was. A clock that steps back counts as standing still.
 * @spec N06
 * @example floodStep(calmFlood, { atMs, raisedAtMs: alarms.map((alarm) => alarm.raisedAtMs) }).isFlood // true
 */
export function floodStep(
  state: FloodState,
  { atMs, raisedAtMs = [] }: { readonly atMs: number; readonly raisedAtMs?: Iterable<number> },
  { windowSeconds, enter, leave }: FloodPolicy = defaultFloodPolicy,
): FloodState {
  const now = Math.max(Math.floor(atMs / 1000), state.seconds.at(-1)?.[0] ?? -Infinity);
  const counts = new Map(state.seconds);
  for (const raised of raisedAtMs) {
    const second = Math.min(Math.floor(raised / 1000), now);
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }
  const seconds = [...counts].filter(([second]) => second > now - windowSeconds).toSorted(([a], [b]) => a - b);
  const rate = floodRate({ ...state, seconds });
  const isFlood = rate > enter || (state.isFlood && rate >= leave);
  const changedAtMs = isFlood ? (beganAtMs(seconds, enter) ?? atMs) : atMs;
  return { isFlood, sinceMs: isFlood === state.isFlood ? state.sinceMs : changedAtMs, seconds };
}

/** When a flood ends if nothing more comes; nothing while there is none. For the one timer a screen needs. @spec N06 */
export function floodEndsAtMs(
  state: FloodState,
  { windowSeconds, leave }: FloodPolicy = defaultFloodPolicy,
): number | undefined {
  if (!state.isFlood) return undefined;
  let rate = floodRate(state);
  const last = state.seconds.find(([, alarms]) => {
    rate -= alarms;
    return rate < leave;
  });
  return last && (last[0] + windowSeconds) * 1000;
}

/** A place of the folded list; a floor holds alarms, what is wider holds places. */
export interface FloodPlace<A extends OrderableAlarm> {
  /** Stays the same while alarms come and go. */
  readonly key: string;
  readonly of: (typeof foldSteps)[number]['of'];
  /** The unit's or building's name, or the floor's number; empty: not known. */
  readonly name: string;
  readonly count: number;
  readonly byLevel: Readonly<Record<AlarmLevel, number>>;
  /** How many of them nobody has acknowledged. */
  readonly unacknowledged: number;
  /** The worst in it. */
  readonly level: AlarmLevel;
  /** First out: where it began. */
  readonly first: A;
  /** The one that comes first in a list by `alarmOrders.worst`: its place stands where it would. */
  readonly top: A;
  readonly places: readonly FloodPlace<A>[];
  /** In the order of `alarmOrders.worst`. */
  readonly alarms: readonly A[];
}

/** A place while it is counted. */
interface Spot<A extends OrderableAlarm> {
  readonly key: string;
  readonly of: FloodPlace<A>['of'];
  readonly name: string;
  count: number;
  readonly byLevel: Record<AlarmLevel, number>;
  unacknowledged: number;
  level: AlarmLevel;
  first: A;
  top: A;
  readonly places: Spot<A>[];
  readonly alarms: A[];
}
type Found<A extends OrderableAlarm> = Map<string, { readonly spot: Spot<A>; readonly inside: Found<A> }>;

const spotOf = <A extends OrderableAlarm>(of: Spot<A>['of'], name: string, within: string, first: A): Spot<A> => ({
  key: `${of}${within.slice(within.indexOf('/'))}/${/[%/]/.test(name) ? encodeURIComponent(name) : name}`,
  of,
  name,
  count: 0,
  byLevel: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  unacknowledged: 0,
  level: first.level,
  first,
  top: first,
  places: [],
  alarms: [],
});

const sortSpots = <A extends OrderableAlarm>(spots: Spot<A>[]): void => {
  spots.sort((a, b) => alarmOrders.worst(a.top, b.top));
  for (const { places, alarms } of spots) {
    sortSpots(places);
    alarms.sort(alarmOrders.worst);
  }
};

/**
 * The list in flood mode: units, in them buildings, in them floors. On every level a place stands where the first of its alarms would:
 * unacknowledged, then worst, then newest. Every alarm is counted once. The same alarms give the same list in whatever order they came. Looks at each alarm once.
 * @spec N06 ALM-07
 */
export const foldFlood = <A extends OrderableAlarm>(alarms: Iterable<A>): FloodPlace<A>[] => {
  const units: Spot<A>[] = [];
  const found: Found<A> = new Map();
  for (const alarm of alarms) {
    let [inside, places, within] = [found, units, ''];
    let own: A[] = [];
    for (const { of, part } of foldSteps) {
      const name = part(alarm);
      let one = inside.get(name);
      if (!one) {
        one = { spot: spotOf(of, name, within, alarm), inside: new Map() };
        inside.set(name, one);
        places.push(one.spot);
      }
      const { spot } = one;
      spot.count += 1;
      spot.byLevel[alarm.level] += 1;
      if (alarm.level < spot.level) spot.level = alarm.level;
      if (isUnacknowledged(alarm.state)) spot.unacknowledged += 1;
      if (byAge(alarm, spot.first) < 0) spot.first = alarm;
      if (alarmOrders.worst(alarm, spot.top) < 0) spot.top = alarm;
      ({ inside } = one);
      ({ places, key: within, alarms: own } = spot);
    }
    own.push(alarm);
  }
  sortSpots(units);
  return units;
};
