import { type AlarmLevel } from './levels.ts';
import { foldFrom } from './limits.ts';

/** What the pop-up queue needs of an alarm. */
export interface Foldable {
  readonly alarmId: number;
  readonly level: AlarmLevel;
  readonly raisedAtMs: number;
  readonly unitName: string;
  readonly buildingName: string;
  readonly floor: number | null;
}

export interface PopupEntry<A extends Foldable> {
  /** Stays the same while alarms come and go in the entry. */
  readonly key: string;
  /** What the entry stands for: one alarm, or all alarms of a floor, a building or a unit. */
  readonly of: 'alarm' | 'floor' | 'building' | 'unit';
  /** The worst of its alarms. */
  readonly level: AlarmLevel;
  /** First out: the oldest of its alarms. */
  readonly first: A;
  readonly alarms: readonly A[];
}

/** Unit, then building, then floor: what a storm folds by. @spec N06 */
export const foldSteps = [
  { of: 'unit', part: (alarm: Foldable) => alarm.unitName },
  { of: 'building', part: (alarm: Foldable) => alarm.buildingName },
  { of: 'floor', part: (alarm: Foldable) => String(alarm.floor ?? '') },
] as const;

/** First out first. */
export const byAge = (a: Foldable, b: Foldable): number => a.raisedAtMs - b.raisedAtMs || a.alarmId - b.alarmId;

const entryOf = <A extends Foldable>(
  of: PopupEntry<A>['of'],
  key: string,
  alarms: readonly [A, ...A[]],
): PopupEntry<A> => {
  let { level } = alarms[0];
  for (const alarm of alarms) if (alarm.level < level) ({ level } = alarm);
  return { of, key, alarms, first: alarms[0], level };
};

/** `building/unit/building`: the place of the alarm down to that depth. */
const keyOf = (depth: number, alarm: Foldable): string =>
  [foldSteps[depth]?.of, ...foldSteps.slice(0, depth + 1).map(({ part }) => encodeURIComponent(part(alarm)))].join('/');

/** @param alarms all of one place */
const foldPlace = <A extends Foldable>(alarms: readonly A[], depth: number): PopupEntry<A>[] => {
  const step = foldSteps[depth];
  // too few to fold anywhere: most of a storm that is spread wide ends here
  if (!step || alarms.length < foldFrom)
    return alarms.map((alarm) => entryOf('alarm', `alarm/${alarm.alarmId}`, [alarm]));
  return [...Map.groupBy(alarms, step.part).values()].flatMap((same) => {
    const entries = foldPlace(same, depth + 1);
    if (entries.length < foldFrom) return entries;
    const sorted = same.toSorted(byAge) as [A, ...A[]];
    return [entryOf(step.of, keyOf(depth, sorted[0]), sorted)];
  });
};

/**
 * The pop-up queue: alarms of one floor fold into one entry when they would be too many, then floors into their building and
 * buildings into their unit. Every alarm is in exactly one entry. Worst level on top, then first out; acknowledged alarms are
 * for the caller to leave out. The same alarms give the same queue in whatever order they came.
 * @spec ALM-04 ALM-07 N06
 */
export const foldPopups = <A extends Foldable>(alarms: Iterable<A>): PopupEntry<A>[] =>
  foldPlace([...alarms], 0).toSorted((a, b) => a.level - b.level || byAge(a.first, b.first));

type Shown = Foldable & { readonly isDrill?: boolean };

/** Worst level first; of one level a real one before a drill's, then the newest. */
const byWeight = (a: Shown, b: Shown): number =>
  a.level - b.level || Number(a.isDrill === true) - Number(b.isDrill === true) || byAge(b, a);

/** The alarm to show where there is room for one; undefined: none waits. @spec ALM-04 N15 */
export function worstPopup<A extends Shown>(alarms: Iterable<A>): A | undefined {
  let worst: A | undefined;
  for (const alarm of alarms) if (!worst || byWeight(alarm, worst) < 0) worst = alarm;
  return worst;
}
