import { type AlarmLevel, worstLevel } from '../../alarm/index.ts';
import { type FloorCounts, floorsOf, hasFloor } from '../../building/index.ts';
import type { MarkAlarm } from './marks.ts';

/** An alarm and the floor it is on. */
export interface FloorAlarm extends MarkAlarm {
  readonly floor: number;
}

export interface FloorRow {
  readonly floor: number;
  /** Undefined: no plan on file. */
  readonly layerId: number | undefined;
  readonly worst: AlarmLevel | undefined;
  /** Alarms that are current. */
  readonly count: number;
  /** Those of them that nobody has acknowledged. */
  readonly open: number;
}

/** The floors of a building with what is wrong on each, and what is wrong where the building has no floor. @spec N07 */
export interface FloorStack {
  /** From the top down. */
  readonly floors: readonly FloorRow[];
  readonly elsewhere: Pick<FloorRow, 'worst' | 'count' | 'open'>;
}

const tally = (alarms: readonly FloorAlarm[]): Pick<FloorRow, 'worst' | 'count' | 'open'> => ({
  worst: worstLevel(alarms.map(({ level }) => level)),
  count: alarms.length,
  open: alarms.filter(({ state }) => state === 'open').length,
});

/**
 * Every floor once with its plan, its worst level and its counts. An alarm on a floor that the building does not have is counted
 * apart, never lost.
 * @spec N07 BLD-04
 */
export const floorStack = (
  counts: FloorCounts,
  plans: readonly { readonly floor: number; readonly layerId: number }[],
  alarms: readonly FloorAlarm[],
): FloorStack => {
  const current = alarms.filter(({ state }) => state !== 'closed');
  const byFloor = Map.groupBy(current, ({ floor }) => floor);
  const layers = new Map(plans.map(({ floor, layerId }) => [floor, layerId]));
  return {
    floors: floorsOf(counts).map((floor) => ({
      floor,
      layerId: layers.get(floor),
      ...tally(byFloor.get(floor) ?? []),
    })),
    elsewhere: tally(current.filter(({ floor }) => !hasFloor(counts, floor))),
  };
};

/** Which floor is shown, and what would be shown if the operator had not locked it. @spec N07 */
export interface FloorWatch {
  readonly floor: number | undefined;
  readonly isLocked: boolean;
  /** Where a new worst alarm is while the floor is locked. */
  readonly waiting: number | undefined;
  /** The open alarms as they were told last. */
  readonly open: ReadonlyMap<number, AlarmLevel>;
}

export type FloorEvent =
  | { readonly type: 'alarms'; readonly alarms: readonly FloorAlarm[] }
  | { readonly type: 'select'; readonly floor: number }
  | { readonly type: 'lock' }
  /** The floor that waits is shown at once. */
  | { readonly type: 'unlock' };

/**
 * The watch as it begins. What is open already turns no floor away that was chosen; a floor that is locked says where it is worse.
 * @spec N07
 */
export const startFloors = (
  floor: number | undefined,
  alarms: readonly FloorAlarm[] = [],
  isLocked = false,
): FloorWatch => {
  const here = isLocked ? alarms.filter((alarm) => alarm.floor === floor) : alarms;
  const start = { floor, isLocked, waiting: undefined, open: openOf(here) };
  return watchFloors(start, { type: 'alarms', alarms });
};

const openOf = (alarms: readonly FloorAlarm[]): ReadonlyMap<number, AlarmLevel> =>
  new Map(alarms.filter(({ state }) => state === 'open').map(({ alarmId, level }) => [alarmId, level]));

/** The new open alarm that is worse than every one that was open before; the first of equals. */
const newWorst = (before: ReadonlyMap<number, AlarmLevel>, alarms: readonly FloorAlarm[]): FloorAlarm | undefined => {
  const was = worstLevel(before.values());
  return alarms
    .filter(
      ({ alarmId, state, level }) => state === 'open' && !before.has(alarmId) && (was === undefined || level < was),
    )
    .reduce<FloorAlarm | undefined>((worst, one) => (worst && worst.level <= one.level ? worst : one), undefined);
};

/**
 * The floor to show after an event. Decision: only an alarm worse than all that are open pulls the picture away; an equal one on
 * another floor does not, since somebody is looking at the first. A locked floor stays, and the other waits as long as something on it
 * is not acknowledged.
 * @spec N07
 */
export const watchFloors = (watch: FloorWatch, event: FloorEvent): FloorWatch => {
  switch (event.type) {
    case 'alarms': {
      const worst = newWorst(watch.open, event.alarms);
      const isOpen = event.alarms.some(({ floor, state }) => floor === watch.waiting && state === 'open');
      const next = { ...watch, open: openOf(event.alarms), waiting: isOpen ? watch.waiting : undefined };
      if (!worst || worst.floor === watch.floor) return next;
      return watch.isLocked ? { ...next, waiting: worst.floor } : { ...next, floor: worst.floor };
    }
    case 'select':
      return { ...watch, floor: event.floor, waiting: watch.waiting === event.floor ? undefined : watch.waiting };
    case 'lock':
      return { ...watch, isLocked: true };
    case 'unlock':
      return { ...watch, isLocked: false, floor: watch.waiting ?? watch.floor, waiting: undefined };
    default:
      return event satisfies never;
  }
};
