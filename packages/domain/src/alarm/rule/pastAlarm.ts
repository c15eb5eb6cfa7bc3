import type { DeviceType } from '../../device/index.ts';
import { chinaOffsetMin, minuteMs } from '../../lib/index.ts';
import type { AlarmKind } from '../kinds.ts';
import type { AlarmLevel } from '../levels.ts';
import {
  missedConditions,
  type TriggerCondition,
  triggerConditions,
  type TriggerFact,
  type TriggerRule,
} from './triggers.ts';

/** An alarm of the past as a trigger rule is tested on it. @spec ALM-12 */
export interface PastAlarm {
  readonly level: AlarmLevel;
  readonly kind: AlarmKind;
  readonly deviceType: DeviceType;
  readonly isDrill: boolean;
  readonly raisedAtMs: number;
  readonly acknowledgedAtMs: number | null;
  readonly closedAtMs: number | null;
}

/**
 * What the rule would have looked at: the alarm at the moment that the rule waits for.
 * Decision: an alarm that is not closed is looked at as it was raised, so that the moment is named as what does not hold.
 * @spec ALM-12
 */
export function factOfPast(
  { moment, afterMinutes }: Pick<TriggerRule, 'moment' | 'afterMinutes'>,
  { raisedAtMs, acknowledgedAtMs, closedAtMs, ...alarm }: PastAlarm,
  nowMs: number,
): TriggerFact {
  if (moment === 'closed' && closedAtMs !== null) return { ...alarm, moment, atMs: closedAtMs };
  if (moment !== 'standing') return { ...alarm, moment: 'raised', atMs: raisedAtMs };
  const endMs = Math.min(acknowledgedAtMs ?? nowMs, closedAtMs ?? nowMs, nowMs);
  const stoodMs = Math.max(0, endMs - raisedAtMs);
  const atMs = raisedAtMs + Math.min(stoodMs, (afterMinutes ?? 0) * minuteMs);
  return { ...alarm, moment, atMs, standing: { beforeMs: 0, nowMs: stoodMs } };
}

/** Each condition of the rule in the order in which it is looked at, and whether it holds. @spec ALM-12 */
export function conditionsOf(
  rule: TriggerRule,
  fact: TriggerFact,
  offsetMin = chinaOffsetMin,
): { readonly condition: TriggerCondition; readonly holds: boolean }[] {
  const missed = missedConditions(rule, fact, offsetMin);
  return triggerConditions.map((condition) => ({ condition, holds: !missed.includes(condition) }));
}
