import { type AlarmState, isUnacknowledged } from '../handling.ts';
import type { AlarmKind } from '../kinds.ts';
import type { AlarmLevel } from '../levels.ts';

/** What alarms that stand are grouped by. Cause is the kind of alarm, wherever it stands. @spec ALM-01 */
export const alarmGroupings = ['building', 'unit', 'cause'] as const;
export type AlarmGrouping = (typeof alarmGroupings)[number];

/** What decides the group of an alarm. An id that is not there is one that nobody knows. */
export interface GroupableAlarm {
  readonly kind: AlarmKind;
  readonly drillId?: number | null;
  readonly unitId?: number | null;
  readonly placeId?: number | null;
  readonly buildingId?: number | null;
}

const known = (id: number | null | undefined, prefix = ''): string | undefined =>
  id == null ? undefined : prefix + id;

const parts: Readonly<Record<AlarmGrouping, (alarm: GroupableAlarm) => string | undefined>> = {
  // what stands in the open belongs to its place
  building: ({ buildingId, placeId }) => known(buildingId) ?? known(placeId, 'place-'),
  unit: ({ unitId }) => known(unitId),
  cause: ({ kind }) => kind,
};

/**
 * The group of an alarm: `building/12`, `unit/7`, `cause/smoke`. Those of drills stand apart from real ones (`unit/7/drill`), so that a
 * real alarm is never closed along with a drill. `unit/-` holds what has no unit.
 * @spec ALM-01 N15
 */
export const groupKeyOf = (by: AlarmGrouping, alarm: GroupableAlarm): string =>
  `${by}/${parts[by](alarm) ?? '-'}${alarm.drillId == null ? '' : '/drill'}`;

/** Whether the alarms of a group have anything in common: what has no unit is no group. */
export const isOneGroup = (key: string): boolean => !/^[a-z]+\/-/.test(key);

export interface CountableAlarm extends GroupableAlarm {
  readonly level: AlarmLevel;
  readonly state: AlarmState;
  /** ISO 8601 UTC. */
  readonly alarmTime: string;
  readonly floor: number | null;
}

/** What a group comes to. */
export interface AlarmGroupSum {
  readonly count: number;
  readonly unacknowledged: number;
  /** The worst in it. */
  readonly level: AlarmLevel;
  readonly byLevel: Readonly<Record<AlarmLevel, number>>;
  /** When the oldest was raised: where it began. ISO 8601 UTC. */
  readonly since: string;
  /** Floors on which something stands, from the lowest. */
  readonly floors: readonly number[];
}

/** Counts the alarms of a group, in one walk; undefined where there is none. @spec ALM-01 */
export function sumOfGroup(alarms: Iterable<CountableAlarm>): AlarmGroupSum | undefined {
  let sum: { level: AlarmLevel; since: string } | undefined;
  const byLevel: Record<AlarmLevel, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  const floors = new Set<number>();
  let [count, unacknowledged] = [0, 0];
  for (const { level, state, alarmTime, floor } of alarms) {
    sum ??= { level, since: alarmTime };
    if (level < sum.level) sum.level = level;
    if (alarmTime < sum.since) sum.since = alarmTime;
    byLevel[level] += 1;
    count += 1;
    if (isUnacknowledged(state)) unacknowledged += 1;
    if (floor !== null) floors.add(floor);
  }
  return sum && { ...sum, count, unacknowledged, byLevel, floors: [...floors].toSorted((a, b) => a - b) };
}
