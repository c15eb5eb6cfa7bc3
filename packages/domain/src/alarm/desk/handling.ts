import { type Problem, type Result, ok, refuse } from '../../lib/index.ts';
import type { AlarmState, ManualClosing } from '../handling.ts';
import type { AlarmCategory } from '../kinds.ts';
import type { AlarmLevel } from '../levels.ts';
import { closeUndoSeconds, handledTogetherMax, undoGraceSeconds } from '../limits.ts';
import { type AlarmGrouping, type GroupableAlarm, groupKeyOf, isOneGroup } from './groups.ts';

/** Which group is meant; left out, the alarms were chosen one by one. */
export interface ChosenGroup {
  readonly by: AlarmGrouping;
  readonly key: string;
}

export interface HandledTogether extends GroupableAlarm {
  readonly level: AlarmLevel;
  readonly category: AlarmCategory;
}

/** Closings that say there was no fire. */
const denials: ReadonlySet<ManualClosing> = /* @__PURE__ */ new Set<ManualClosing>(['falseAlarm', 'repeated']);

/**
 * Whether the closing of several alarms needs a remark: where one of them is a fire alarm of level 1 and the closing denies the fire.
 * Decision: nobody has looked at each of them, so that the reason has to stand in the track of each.
 * @spec ALM-03
 */
export const needsReason = (
  alarms: Iterable<Pick<HandledTogether, 'level' | 'category'>>,
  closing: ManualClosing | undefined,
): boolean => {
  if (closing === undefined || !denials.has(closing)) return false;
  for (const { level, category } of alarms) if (level === 1 && category === 'alarm') return true;
  return false;
};

export interface TogetherQuestion {
  readonly alarms: readonly HandledTogether[];
  /** How many were asked for, those that are out of reach among them. */
  readonly asked: number;
  readonly closing: ManualClosing;
  readonly remark: string;
  readonly group?: ChosenGroup | undefined;
}

/**
 * Why these alarms are not closed in one go; nothing: they are. What concerns a single one, such as that it is closed already, is its own
 * refusal and keeps no other from being closed.
 * @spec ALM-03
 */
export function checkTogether({ alarms, asked, closing, remark, group }: TogetherQuestion): Problem | undefined {
  if (asked === 0) return { code: 'alarm.together.none' };
  if (asked > handledTogetherMax) return { code: 'alarm.together.tooMany', args: { 0: handledTogetherMax, 1: asked } };
  if (group && !isOneGroup(group.key)) return { code: 'alarm.together.noGroup' };
  const drills = alarms.filter(({ drillId }) => drillId != null).length;
  if (drills > 0 && drills < alarms.length) return { code: 'alarm.together.drillsMixed' };
  if (needsReason(alarms, closing) && remark.trim() === '')
    return { code: 'alarm.together.reasonRequired', field: 'remark' };
  return undefined;
}

/** Why one alarm is left out: it does not, or no longer, stand in the group that was looked at. */
export const checkMember = (alarm: GroupableAlarm, group: ChosenGroup | undefined): Problem | undefined =>
  group && groupKeyOf(group.by, alarm) !== group.key ? { code: 'alarm.together.elsewhere' } : undefined;

/** What is known of an alarm whose handling is to be taken back. */
export interface TakenBack {
  readonly state: AlarmState;
  /** null: nobody had acknowledged it. */
  readonly acknowledgedBy: string | null;
  readonly handledAtMs: number;
  readonly nowMs: number;
  /** The device has reported the same again since: that is an alarm of its own. */
  readonly isRaisedAgain: boolean;
}

/** Until when a handling can be taken back, in milliseconds since 1970; this instant included. @spec ALM-03 */
export const undoUntilMs = (handledAtMs: number): number => handledAtMs + (closeUndoSeconds + undoGraceSeconds) * 1000;

/**
 * The state that an alarm returns to when its handling is taken back: the one before. The gateway gives longer than the screen shows, for a
 * large group and a slow line.
 * @spec ALM-03
 */
export function undoHandling({
  state,
  acknowledgedBy,
  handledAtMs,
  nowMs,
  isRaisedAgain,
}: TakenBack): Result<AlarmState> {
  if (state !== 'closed') return refuse({ code: 'alarm.undo.gone' });
  if (nowMs > undoUntilMs(handledAtMs)) return refuse({ code: 'alarm.undo.tooLate' });
  if (isRaisedAgain) return refuse({ code: 'alarm.undo.raisedAgain' });
  return ok(acknowledgedBy === null ? 'open' : 'acknowledged');
}
