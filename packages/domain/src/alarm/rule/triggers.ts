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
  id,
} from '../../lib/index.ts';
import { type AlarmKind, alarmKindNames } from '../kinds.ts';
import { type AlarmLevel, alarmLevelNumbers } from '../levels.ts';
import { nameChars, triggerAfterMinutes } from '../limits.ts';

/** What sets a trigger rule off: an alarm raised, one that nobody acknowledged for a while, one closed. @spec ALM-12 */
export const triggerMoments = ['raised', 'standing', 'closed'] as const;
export type TriggerMoment = (typeof triggerMoments)[number];

/** The actions that send word of the alarm. @spec ALM-12 MSG-06 */
export const sendingActions = ['siteLetter', 'app', 'email', 'sms', 'voice'] as const;

/** What a trigger rule does: it sends word of the alarm, or makes a hazard of it that somebody has to see to. @spec ALM-12 MSG-06 */
export const triggerActions = [...sendingActions, 'hazard'] as const;
export type TriggerAction = (typeof triggerActions)[number];

/** Who is sent word: those that stand around the alarm. @spec ALM-12 MSG-06 */
export const triggerReceivers = [
  'placeManager',
  'placeMembers',
  'unitContacts',
  'maintenanceCompany',
  'partner',
] as const;
export type TriggerReceiver = (typeof triggerReceivers)[number];

const sends = (action: TriggerAction): boolean => (sendingActions as readonly TriggerAction[]).includes(action);

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
  /** Asked of actions that send. */
  receivers: upTo(oneOf(triggerReceivers), triggerReceivers.length),
  /** The rule holds for the alarms of this partner only; absent: for all. */
  partnerId: optional(id),
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
  rule.actions.some(sends) && rule.receivers.length === 0
    ? { code: 'alarm.trigger.receivers', field: 'receivers' }
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

/** What a trigger rule asks of an alarm, in the order in which it is looked at. @spec ALM-12 */
export const triggerConditions = [
  'enabled',
  'real',
  'moment',
  'level',
  'kind',
  'deviceType',
  'hours',
  'standing',
] as const;
export type TriggerCondition = (typeof triggerConditions)[number];

/** Which conditions of the rule do not hold; none: it acts. A drill sets nothing off. @spec ALM-12 N15 */
export function missedConditions(rule: TriggerRule, fact: TriggerFact, offsetMin = chinaOffsetMin): TriggerCondition[] {
  const holds: Readonly<Record<TriggerCondition, boolean>> = {
    enabled: rule.isEnabled,
    real: !fact.isDrill,
    moment: rule.moment === fact.moment,
    level: fact.level <= rule.mildestLevel,
    kind: isAmong(rule.kinds, fact.kind),
    deviceType: isAmong(rule.deviceTypes, fact.deviceType),
    hours: isInHours(rule, minuteOfDay(fact.atMs, offsetMin)),
    standing: hasCome(rule, fact),
  };
  return triggerConditions.filter((condition) => !holds[condition]);
}

/** Whether all conditions of the rule hold. @spec ALM-12 N15 */
export const isTriggered = (rule: TriggerRule, fact: TriggerFact, offsetMin = chinaOffsetMin): boolean =>
  missedConditions(rule, fact, offsetMin).length === 0;

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
