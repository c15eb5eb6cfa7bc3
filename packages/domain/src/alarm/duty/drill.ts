import { dayMs, defineForm, id, integer, minuteMs, ok, optional, refuse, type Result, text } from '../../lib/index.ts';
import { drillAheadDays, drillLateMinutes, drillMinutes, nameChars } from '../limits.ts';

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

/**
 * From when to when a new drill runs. It begins now at the earliest: what was reported before it is real.
 * @spec N15
 */
export function drillTimes(
  { startsAtMs, minutes }: { readonly startsAtMs: number; readonly minutes: number },
  nowMs: number,
): Result<Pick<Drill, 'startsAtMs' | 'endsAtMs'>> {
  const problem = (code: string, limit: number) => refuse({ code, field: 'startsAtMs', args: { 0: limit } });
  if (startsAtMs < nowMs - drillLateMinutes * minuteMs) return problem('alarm.drill.past', drillLateMinutes);
  if (startsAtMs > nowMs + drillAheadDays * dayMs) return problem('alarm.drill.far', drillAheadDays);
  const from = Math.max(startsAtMs, nowMs);
  return ok({ startsAtMs: from, endsAtMs: from + minutes * minuteMs });
}

export const drillStates = ['planned', 'running', 'ended', 'cancelled'] as const;
export type DrillState = (typeof drillStates)[number];

/** One that was cancelled before it began never ran. @spec N15 */
export const drillState = (
  { startsAtMs, endsAtMs }: Pick<Drill, 'startsAtMs' | 'endsAtMs'>,
  isCancelled: boolean,
  nowMs: number,
): DrillState => {
  if (isCancelled) return 'cancelled';
  if (nowMs < startsAtMs) return 'planned';
  return nowMs < endsAtMs ? 'running' : 'ended';
};

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

/**
 * Whether a report of an alarm that stands adds to it. A real alarm takes every report. One of a drill takes those that lie in its drill
 * alone: any other report ends it and raises another, so that nothing real hides behind a drill.
 * @param standingDrillId of the alarm; null: it is real
 * @param drill that the report lies in
 * @spec N15
 */
export const addsToStanding = (standingDrillId: number | null, drill: Pick<Drill, 'drillId'> | undefined): boolean =>
  standingDrillId === null || standingDrillId === drill?.drillId;

/** The alarms that count: statistics are made of these alone. @spec N15 ALM-10 N17 */
export const realAlarms = <A extends { readonly isDrill?: boolean }>(alarms: Iterable<A>): A[] =>
  [...alarms].filter(({ isDrill }) => isDrill !== true);
