import { deviceTypeNames, deviceTypes, measurementNames, measurements } from '../../device/index.ts';
import {
  checkRange,
  defineForm,
  type Field,
  type FieldValue,
  flag,
  type Form,
  listOf,
  number,
  oneOf,
  optional,
  refuse,
  id,
} from '../../lib/index.ts';
import { alarmKindNames, alarmKinds } from '../kinds.ts';
import { alarmLevelNumbers } from '../levels.ts';
import { alarmTimeMinutes } from '../limits.ts';
import { type AlarmRule, defaultAlarmRules } from './rules.ts';

/** Minutes over 0 and under 30. @spec ALM-05 */
const alarmTime: Field<number> = (raw, field) => {
  const { over, under } = alarmTimeMinutes;
  const result = number({ min: over, max: under })(raw, field);
  const isOutside = result.ok
    ? result.value === over || result.value === under
    : result.problems.some(({ code }) => code === 'form.range');
  return isOutside ? refuse({ code: 'alarm.rule.alarmTime', field, args: { 0: over, 1: under } }) : result;
};

const reading = number({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

const fields = {
  kind: oneOf(alarmKindNames),
  deviceTypes: listOf(oneOf(deviceTypeNames), { min: 1, max: deviceTypeNames.length }),
  measurement: oneOf(measurementNames),
  raisesWhen: oneOf(['atLeast', 'atMost']),
  threshold: reading,
  recoversAt: reading,
  alarmTimeMinutes: alarmTime,
  autoRecovery: flag,
  /** The rule holds only while the device is armed. */
  armingEnable: flag,
  /** The rule holds for the devices of this partner only; absent: for all. */
  partnerId: optional(id),
  /** The level of the alarms; absent: that of their kind. */
  level: optional(oneOf(alarmLevelNumbers)),
};

/** A rule as its form sends it. */
export type AlarmRuleSettings = { readonly [Name in keyof typeof fields]: FieldValue<(typeof fields)[Name]> };

/**
 * The form of an alarm rule: thresholds within what the sensor tells, recovery on the calm side of the threshold, and only device
 * types that send the reading.
 * Decision: the source names the alarm time without its meaning; it never delays an alarm, it delays its end: an alarm that closes by
 * itself does so once its reading has stayed normal for that long, and what is reported meanwhile belongs to it.
 * @spec ALM-05
 */
export const alarmRuleForm: Form<AlarmRuleSettings> = defineForm(fields, (rule) => {
  const range = measurements[rule.measurement];
  const hasGap = rule.raisesWhen === 'atLeast' ? rule.recoversAt < rule.threshold : rule.recoversAt > rule.threshold;
  const silent = rule.deviceTypes.find((type) => !deviceTypes[type].readings.includes(rule.measurement));
  const told = alarmKinds[rule.kind].measurement;
  return [
    told !== undefined && told !== rule.measurement
      ? { code: 'alarm.rule.measurement', field: 'measurement' }
      : undefined,
    silent === undefined ? undefined : { code: 'alarm.rule.silentType', field: 'deviceTypes' },
    checkRange('threshold', rule.threshold, range),
    checkRange('recoversAt', rule.recoversAt, range) ??
      (hasGap ? undefined : { code: 'alarm.rule.gap', field: 'recoversAt' }),
  ];
});

/** The rule that judges readings. */
export const ruleOf = (settings: AlarmRuleSettings): AlarmRule => ({
  kind: settings.kind,
  deviceTypes: settings.deviceTypes,
  measurement: settings.measurement,
  raisesWhen: settings.raisesWhen,
  threshold: settings.threshold,
  recoversAt: settings.recoversAt,
  closesByItself: settings.autoRecovery,
  alarmTimeMinutes: settings.alarmTimeMinutes,
  ...(settings.level !== undefined && { level: settings.level }),
});

/**
 * The rules that a new tenant begins with, as its people would have entered them.
 * Decision: a reading that is normal for a minute closes what closes by itself.
 * @spec ALM-05
 */
export const defaultRuleSettings = (): AlarmRuleSettings[] =>
  defaultAlarmRules.map(({ closesByItself: autoRecovery, alarmTimeMinutes: minutes = 1, ...rule }) => ({
    ...rule,
    alarmTimeMinutes: minutes,
    autoRecovery,
    armingEnable: false,
    partnerId: undefined,
    level: undefined,
  }));

/** The rules that hold for a device of that partner, armed or not. @spec ALM-05 */
export const rulesFor = <S extends AlarmRuleSettings>(
  rules: Iterable<S>,
  { partnerId, isArmed }: { readonly partnerId: number | null; readonly isArmed: boolean },
): S[] =>
  [...rules].filter(
    (rule) => (rule.partnerId === undefined || rule.partnerId === partnerId) && (isArmed || !rule.armingEnable),
  );
