import type { Range } from '../../lib/index.ts';
import { type DeviceType, type Measurement, type Readings, isNoReading, measurements } from '../../device/index.ts';
import { type AlarmKind, alarmKinds } from '../kinds.ts';
import type { AlarmLevel } from '../levels.ts';

/** When a reading raises an alarm, and when it counts as recovered (with a gap between, so that it does not chatter). */
export interface AlarmRule {
  readonly kind: AlarmKind;
  readonly deviceTypes: readonly DeviceType[];
  readonly measurement: Measurement;
  readonly raisesWhen: 'atLeast' | 'atMost';
  readonly threshold: number;
  /** The reading must pass this, the other way, to be normal again. */
  readonly recoversAt: number;
  /** Recovery closes the alarm; otherwise it stays until a person handles it. @spec ALM-05 */
  readonly closesByItself: boolean;
  /** How long the reading must stay normal until an alarm that closes by itself does; absent: it closes at once. @spec ALM-05 */
  readonly alarmTimeMinutes?: number;
  /** The level of its alarms; absent: that of their kind. @spec ALM-05 */
  readonly level?: AlarmLevel;
}

/**
 * The rules a tenant starts with.
 * Decision: thresholds follow common practice (hydrant network below 0.14 MPa, residual current from 300 mA, cable from 70 °C).
 */
export const defaultAlarmRules: readonly AlarmRule[] = [
  {
    kind: 'smoke',
    deviceTypes: ['smoke'],
    measurement: 'smoke',
    raisesWhen: 'atLeast',
    threshold: 100,
    recoversAt: 60,
    closesByItself: false,
  },
  {
    kind: 'gasLeak',
    deviceTypes: ['gas'],
    measurement: 'gas',
    raisesWhen: 'atLeast',
    threshold: 50,
    recoversAt: 20,
    closesByItself: false,
  },
  {
    kind: 'overTemperature',
    deviceTypes: ['smoke', 'gas'],
    measurement: 'temperature',
    raisesWhen: 'atLeast',
    threshold: 57,
    recoversAt: 50,
    closesByItself: false,
  },
  {
    kind: 'pressureLow',
    deviceTypes: ['water', 'hydrant'],
    measurement: 'pressure',
    raisesWhen: 'atMost',
    threshold: 0.14,
    recoversAt: 0.16,
    closesByItself: true,
  },
  {
    kind: 'levelLow',
    deviceTypes: ['water'],
    measurement: 'level',
    raisesWhen: 'atMost',
    threshold: 0.5,
    recoversAt: 0.7,
    closesByItself: true,
  },
  {
    kind: 'hydrantTilt',
    deviceTypes: ['hydrant'],
    measurement: 'angle',
    raisesWhen: 'atLeast',
    threshold: 30,
    recoversAt: 15,
    closesByItself: false,
  },
  {
    kind: 'leakage',
    deviceTypes: ['electric'],
    measurement: 'leakage',
    raisesWhen: 'atLeast',
    threshold: 300,
    recoversAt: 250,
    closesByItself: true,
  },
  {
    kind: 'cableTemperature',
    deviceTypes: ['electric'],
    measurement: 'temperature',
    raisesWhen: 'atLeast',
    threshold: 70,
    recoversAt: 60,
    closesByItself: true,
  },
  {
    kind: 'heartRate',
    deviceTypes: ['smartwatch'],
    measurement: 'heartRate',
    raisesWhen: 'atLeast',
    threshold: 150,
    recoversAt: 130,
    closesByItself: true,
  },
  {
    kind: 'lowBattery',
    deviceTypes: ['smoke', 'water', 'smartwatch', 'lock', 'hydrant', 'multialarmkit', 'urgentcall'],
    measurement: 'batteryRatio',
    raisesWhen: 'atMost',
    threshold: 10,
    recoversAt: 15,
    closesByItself: true,
  },
];

const reaches = (value: number, when: AlarmRule['raisesWhen'], bound: number) =>
  when === 'atLeast' ? value >= bound : value <= bound;

export interface RuleOutcome<R extends AlarmRule = AlarmRule> {
  readonly rule: R;
  readonly value: number;
  readonly outcome: 'raise' | 'recover';
}

/**
 * What a batch of readings of one device means under the rules: which kinds to raise and which have recovered.
 * A reading between threshold and recovery changes nothing. Several rules of one kind (too high, too low) are one alarm: any raises
 * it, and it has recovered when all say so.
 * @param active the kinds that stand as current alarms on the device
 */
export function judgeReadings<R extends AlarmRule>(
  type: DeviceType,
  readings: Readings,
  active: ReadonlySet<AlarmKind>,
  rules: readonly R[],
): RuleOutcome<R>[] {
  // null: the kind stands as one of its rules still holds, whatever the others say
  const outcomes = new Map<AlarmKind, RuleOutcome<R> | null>();
  for (const rule of rules) {
    const { kind, measurement, raisesWhen } = rule;
    const value = readings[measurement];
    if (value === undefined || isNoReading(measurement, value) || !rule.deviceTypes.includes(type)) continue;
    const isKnown = outcomes.has(kind);
    if (!active.has(kind)) {
      if (!isKnown && reaches(value, raisesWhen, rule.threshold)) outcomes.set(kind, { rule, value, outcome: 'raise' });
    } else if (!reaches(value, raisesWhen === 'atLeast' ? 'atMost' : 'atLeast', rule.recoversAt)) {
      outcomes.set(kind, null);
    } else if (!isKnown) outcomes.set(kind, { rule, value, outcome: 'recover' });
  }
  return [...outcomes.values()].filter((outcome) => outcome !== null);
}

/**
 * Whether an alarm of the kind closes when its cause has gone.
 * Decision: where no rule says, faults and events do, alarms stay until a person handles them.
 * @spec ALM-05
 */
export const closesByItself = (kind: AlarmKind, rules: readonly AlarmRule[]): boolean =>
  rules.find((rule) => rule.kind === kind)?.closesByItself ?? alarmKinds[kind].category !== 'alarm';

/**
 * Whether an alarm stands by the word of its device alone: a button that was pressed, a fire panel. Only the device's own word that it is over
 * ends it; what a reading says, under whatever rule, does not.
 * @param ruleVersionId the rule that a reading broke; null: the device named the kind
 * @spec ALM-01 ALM-05
 */
export const isNamedOnly = ({
  kind,
  ruleVersionId,
}: {
  readonly kind: AlarmKind;
  readonly ruleVersionId: number | null;
}): boolean => ruleVersionId === null && alarmKinds[kind].measurement === undefined;

/**
 * Whether a battery counts as low after a report, by the rule of low batteries: between its threshold and its recovery as before, and
 * so without a reading.
 * @spec DEV-05 ALM-05
 */
export function isBatteryLow(before: boolean, ratioPercent: number | undefined, rules: readonly AlarmRule[]): boolean {
  const rule = rules.find(({ kind }) => kind === 'lowBattery');
  if (ratioPercent === undefined || !rule) return before;
  if (ratioPercent <= rule.threshold) return true;
  return ratioPercent >= rule.recoversAt ? false : before;
}

/**
 * The readings of a device type that raise nothing: above `min` where a rule watches the low side, below `max` where one watches
 * the high side. Where no rule watches the reading, what is normal for any device, or nothing.
 * @spec DEV-13
 */
export function normalBand(
  type: DeviceType,
  measurement: Measurement,
  rules: readonly AlarmRule[],
): Partial<Range> | undefined {
  const watching = rules.filter((rule) => rule.measurement === measurement && rule.deviceTypes.includes(type));
  const low = watching.filter((rule) => rule.raisesWhen === 'atMost').map((rule) => rule.threshold);
  const high = watching.filter((rule) => rule.raisesWhen === 'atLeast').map((rule) => rule.threshold);
  if (watching.length === 0) return measurements[measurement].normal;
  return {
    ...(low.length > 0 ? { min: Math.max(...low) } : {}),
    ...(high.length > 0 ? { max: Math.min(...high) } : {}),
  };
}
