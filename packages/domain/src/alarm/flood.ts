import type { AlarmLevel } from './levels.ts';
import { floodEnterAlarms, floodLeaveAlarms, floodWindowSeconds } from './limits.ts';
import { byAge, type Foldable, foldSteps } from './popups.ts';

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

/**
 * The state after so many alarms came at that moment; none is how time passes. Flood begins above `enter` in the window and ends
 * by itself below `leave`; between the two it stays what it was. A clock that steps back counts as standing still.
 * @spec N06
 * @example floodStep(calmFlood, { atMs, alarms: 25 }).isFlood // true
 */
export function floodStep(
  state: FloodState,
  { atMs, alarms = 0 }: { readonly atMs: number; readonly alarms?: number },
  { windowSeconds, enter, leave }: FloodPolicy = defaultFloodPolicy,
): FloodState {
  const last = state.seconds.at(-1);
  const second = Math.max(Math.floor(atMs / 1000), last?.[0] ?? -Infinity);
  const kept = state.seconds.filter(([one]) => one > second - windowSeconds);
  if (alarms > 0) {
    const same = kept.at(-1)?.[0] === second ? kept.pop() : undefined;
    kept.push([second, (same?.[1] ?? 0) + alarms]);
  }
  const rate = floodRate({ ...state, seconds: kept });
  const isFlood = rate > enter || (state.isFlood && rate >= leave);
  return { isFlood, sinceMs: isFlood === state.isFlood ? state.sinceMs : atMs, seconds: kept };
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
export interface FloodPlace<A extends Foldable> {
  /** Stays the same while alarms come and go. */
  readonly key: string;
  readonly of: (typeof foldSteps)[number]['of'];
  /** The unit's or building's name, or the floor's number; empty: not known. */
  readonly name: string;
  readonly count: number;
  readonly byLevel: Readonly<Record<AlarmLevel, number>>;
  /** The worst in it. */
  readonly level: AlarmLevel;
  /** First out: where it began. */
  readonly first: A;
  readonly places: readonly FloodPlace<A>[];
  /** Oldest first. */
  readonly alarms: readonly A[];
}

/** A place while it is counted. */
interface Spot<A extends Foldable> {
  readonly key: string;
  readonly of: FloodPlace<A>['of'];
  readonly name: string;
  count: number;
  readonly byLevel: Record<AlarmLevel, number>;
  level: AlarmLevel;
  first: A;
  readonly places: Spot<A>[];
  readonly alarms: A[];
}
type Found<A extends Foldable> = Map<string, { readonly spot: Spot<A>; readonly inside: Found<A> }>;

const spotOf = <A extends Foldable>(of: Spot<A>['of'], name: string, within: string, first: A): Spot<A> => ({
  key: `${of}${within.slice(within.indexOf('/'))}/${/[%/]/.test(name) ? encodeURIComponent(name) : name}`,
  of,
  name,
  count: 0,
  byLevel: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  level: first.level,
  first,
  places: [],
  alarms: [],
});

const sortSpots = <A extends Foldable>(spots: Spot<A>[]): void => {
  spots.sort((a, b) => byAge(a.first, b.first));
  for (const { places, alarms } of spots) {
    sortSpots(places);
    alarms.sort(byAge);
  }
};

/**
 * The list in flood mode: units, in them buildings, in them floors. On every level what began first stands on top, and every alarm
 * is counted once. The same alarms give the same list in whatever order they came. Looks at each alarm once.
 * @spec N06 ALM-07
 */
export const foldFlood = <A extends Foldable>(alarms: Iterable<A>): FloodPlace<A>[] => {
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
      if (byAge(alarm, spot.first) < 0) spot.first = alarm;
      ({ inside } = one);
      ({ places, key: within, alarms: own } = spot);
    }
    own.push(alarm);
  }
  sortSpots(units);
  return units;
};
