import { type DeviceType, deviceTypeNames } from '../../device/index.ts';
import {
  chinaOffsetMin,
  defineForm,
  type Field,
  type FieldValue,
  flag,
  type Form,
  integer,
  listOf,
  oneOf,
  optional,
  text,
  timeOfDay,
  minuteMs,
  minutesOf,
} from '../../lib/index.ts';
import { type AlarmKind, alarmKindNames } from '../kinds.ts';
import { type AlarmLevel, alarmLevelNumbers } from '../levels.ts';
import { nameChars, triggerAfterMinutes } from '../limits.ts';

/** What sets a trigger rule off: an alarm raised, one that nobody acknowledged for a while, one closed. @spec ALM-12 */
export const triggerMoments = ['raised', 'standing', 'closed'] as const;
export type TriggerMoment = (typeof triggerMoments)[number];

/** What a trigger rule does. @spec ALM-12 MSG-06 */
export const triggerActions = [
  'app',
  'email',
  'sms',
  'voice',
  'snapshot',
  'recording',
  'workOrder',
  'command',
] as const;
export type TriggerAction = (typeof triggerActions)[number];

const upTo = <T>(one: Field<T>, most: number, least = 0) => listOf(one, { min: least, max: most });

const fields = {
  name: text(nameChars),
  isEnabled: flag,
  moment: oneOf(triggerMoments),
  /** Minutes an alarm stands unacknowledged; asked of `standing`. */
  afterMinutes: optional(integer(triggerAfterMinutes)),
  /** Alarms of this level and worse. */
  mildestLevel: oneOf(alarmLevelNumbers),
  /** Empty: all. */
  kinds: upTo(oneOf(alarmKindNames), alarmKindNames.length),
  /** Empty: all. */
  deviceTypes: upTo(oneOf(deviceTypeNames), deviceTypeNames.length),
  /** The hours in which it holds, also across midnight; neither: always. */
  fromTime: optional(timeOfDay),
  toTime: optional(timeOfDay),
  actions: upTo(oneOf(triggerActions), triggerActions.length, 1),
};

/** A trigger rule: when all its conditions hold, its actions are done. */
export type TriggerRule = { readonly [Name in keyof typeof fields]: FieldValue<(typeof fields)[Name]> };

/** @spec ALM-12 */
export const triggerRuleForm: Form<TriggerRule> = defineForm(fields, (rule) => [
  (rule.moment === 'standing') === (rule.afterMinutes === undefined)
    ? {
        code: 'alarm.trigger.afterMinutes',
        field: 'afterMinutes',
        args: { 0: triggerAfterMinutes.min, 1: triggerAfterMinutes.max },
      }
    : undefined,
  (rule.fromTime === undefined) !== (rule.toTime === undefined) ||
  (rule.fromTime !== undefined && rule.fromTime === rule.toTime)
    ? { code: 'alarm.trigger.hours', field: 'toTime' }
    : undefined,
]);

/** What has happened to an alarm. */
export interface TriggerFact {
  readonly moment: TriggerMoment;
  readonly level: AlarmLevel;
  readonly kind: AlarmKind;
  readonly deviceType: DeviceType;
  readonly isDrill: boolean;
  readonly atMs: number;
  /** How long it has stood unacknowledged, and how long when last asked: a rule acts once, when its time is passed. */
  readonly standing?: { readonly beforeMs: number; readonly nowMs: number };
}

const minuteOfDay = (atMs: number, offsetMin: number): number => {
  const minutes = (Math.floor(atMs / minuteMs) + offsetMin) % 1440;
  return minutes < 0 ? minutes + 1440 : minutes;
};

/** Whether the hours hold; those that end before they start go across midnight. */
const isInHours = ({ fromTime, toTime }: TriggerRule, minute: number): boolean => {
  if (fromTime === undefined || toTime === undefined) return true;
  const [from, to] = [minutesOf(fromTime), minutesOf(toTime)];
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
};

const hasCome = ({ afterMinutes }: TriggerRule, { moment, standing }: TriggerFact): boolean => {
  if (moment !== 'standing') return true;
  const afterMs = (afterMinutes ?? Infinity) * minuteMs;
  return standing !== undefined && standing.beforeMs < afterMs && afterMs <= standing.nowMs;
};

const isAmong = <T>(known: readonly T[], one: T): boolean => known.length === 0 || known.includes(one);

/** Whether all conditions of the rule hold. A drill sets nothing off. @spec ALM-12 N15 */
export const isTriggered = (rule: TriggerRule, fact: TriggerFact, offsetMin = chinaOffsetMin): boolean =>
  rule.isEnabled &&
  !fact.isDrill &&
  rule.moment === fact.moment &&
  fact.level <= rule.mildestLevel &&
  isAmong(rule.kinds, fact.kind) &&
  isAmong(rule.deviceTypes, fact.deviceType) &&
  isInHours(rule, minuteOfDay(fact.atMs, offsetMin)) &&
  hasCome(rule, fact);

/** What is to be done, each action once, with the first rule that asks for it. @spec ALM-12 */
export function triggered<R extends TriggerRule>(
  rules: Iterable<R>,
  fact: TriggerFact,
  offsetMin = chinaOffsetMin,
): Map<TriggerAction, R> {
  const actions = new Map<TriggerAction, R>();
  for (const rule of rules)
    if (isTriggered(rule, fact, offsetMin))
      for (const action of rule.actions) if (!actions.has(action)) actions.set(action, rule);
  return actions;
}
