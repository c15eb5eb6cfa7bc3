import { defineForm, integer, optional, text, id } from '../../lib/index.ts';
import { drillMinutes, nameChars } from '../limits.ts';

/** A fire drill: a part of the tenant, for a time. @spec N15 */
export interface Drill {
  readonly drillId: number;
  readonly scope: DrillScope;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** A unit, or one of its buildings, or a floor of that. */
export interface DrillScope {
  readonly unitId: number;
  readonly buildingId?: number | undefined;
  readonly floor?: number | undefined;
}

/** Where and when an alarm was raised. */
export interface Raised {
  readonly raisedAtMs: number;
  readonly unitId: number | null;
  readonly buildingId: number | null;
  readonly floor: number | null;
}

/**
 * Decision: a drill is never wider than a unit, and always ends by itself: a forgotten one would silence a real fire.
 * @spec N15
 */
export const drillForm = defineForm(
  {
    name: text(nameChars),
    unitId: id,
    buildingId: optional(id),
    floor: optional(integer({ min: -20, max: 200 })),
    startsAtMs: integer({ min: 0, max: 8.64e15 }),
    minutes: integer(drillMinutes),
  },
  ({ buildingId, floor }) => [
    floor !== undefined && buildingId === undefined ? { code: 'alarm.drill.building', field: 'buildingId' } : undefined,
  ],
);

const covers = ({ unitId, buildingId, floor }: DrillScope, alarm: Raised): boolean =>
  alarm.unitId === unitId &&
  (buildingId === undefined || alarm.buildingId === buildingId) &&
  (floor === undefined || alarm.floor === floor);

/** Whether a drill runs at that moment; its end does not belong to it. @spec N15 */
export const isDrillOn = ({ startsAtMs, endsAtMs }: Drill, atMs: number): boolean =>
  atMs >= startsAtMs && atMs < endsAtMs;

/**
 * The drill an alarm belongs to, or nothing: then it is real. Asked when the alarm is raised; the mark then stays with it.
 * Decision: an alarm of unknown place is real, and so is one of unknown building or floor when the drill names one.
 * @spec N15
 */
export const drillOf = (drills: Iterable<Drill>, alarm: Raised): Drill | undefined => {
  for (const drill of drills) if (isDrillOn(drill, alarm.raisedAtMs) && covers(drill.scope, alarm)) return drill;
  return undefined;
};

/** The alarms that count: statistics are made of these alone. @spec N15 ALM-10 N17 */
export const realAlarms = <A extends { readonly isDrill?: boolean }>(alarms: Iterable<A>): A[] =>
  [...alarms].filter(({ isDrill }) => isDrill !== true);
