import { addsToStanding, type AlarmKind, isBatteryLow, isNamedOnly, judgeReadings } from '@fireline/domain/alarm';
import {
  deviceStatus,
  deviceTypes,
  isOvertaken,
  type Measurement,
  type Readings,
  versionKey,
} from '@fireline/domain/device';
import type { ReportDrill } from '../../alarm/drills/reportDrill.ts';
import type { JudgingRule } from '../../alarm/rules/judging.ts';
import {
  type ChangingAlarm,
  clear,
  endDrillAlarm,
  levelOf,
  raise,
  recover,
  repeat,
  type Reported,
} from '../../alarm/track.ts';
import type { Row } from '../../lib/db/schema.ts';
import type { Taken } from './validate.ts';

export type DeviceState = Pick<
  Row<'device'>,
  | 'deviceId'
  | 'imei'
  | 'deviceType'
  | 'online'
  | 'dStatus'
  | 'expired'
  | 'open'
  | 'armed'
  | 'lowPower'
  | 'signals'
  | 'status'
  | 'batteryRatio'
  | 'readings'
  | 'lastSeenAt'
  | 'heardAt'
  | 'heartbeatS'
  | 'expiresOn'
  | 'alarmLevel'
  | 'firmware'
  | 'firmwareKey'
  | 'firmwareAt'
>;

/** A device with its current alarms, as a batch changes them. */
export interface Subject {
  device: DeviceState;
  readonly alarms: ChangingAlarm[];
}

/** The alarm kinds that a report raises or repeats, each with the reading that breaks its rule; null where the report only names it. */
export type Causes = ReadonlyMap<AlarmKind, { readonly value: number; readonly rule: JudgingRule } | null>;

export interface Applied {
  readonly taken: Taken;
  readonly causes: Causes;
  /** When the gateway received it. */
  readonly now: string;
  /** Whether it lies in a drill. Default: it does not. */
  readonly drills?: ReportDrill;
  /** What judged the device when it reported. */
  readonly rules: readonly JudgingRule[];
}

/** What a report raises by itself, whenever it comes: by the rules that its readings break, and by the kinds that it names. */
export const causesOf = (
  deviceType: DeviceState['deviceType'],
  { readings, kinds }: Taken['report'],
  rules: readonly JudgingRule[],
): Causes =>
  new Map([
    ...kinds.map((kind) => [kind, null] as const),
    ...judgeReadings(deviceType, readings, new Set(), rules).map(
      ({ rule, value }) => [rule.kind, { value, rule }] as const,
    ),
  ]);

/** What the report says of its software; the same version from when it was first reported. @spec DEV-18 */
const withFirmware = (device: DeviceState, firmware: string | undefined, at: string) =>
  firmware === undefined || firmware === device.firmware
    ? {}
    : { firmware, firmwareKey: versionKey(firmware), firmwareAt: at };

function withReport(device: DeviceState, { taken: { report, at }, rules }: Applied): DeviceState {
  const readings: Readings = { ...device.readings, ...report.readings };
  const { signals, batteryRatio } = report.readings;
  const hasBattery = deviceTypes[device.deviceType].power === 'battery';
  return {
    ...device,
    readings,
    open: report.open ?? device.open,
    armed: report.armed ?? device.armed,
    signals: signals ?? device.signals,
    batteryRatio: hasBattery ? (batteryRatio ?? device.batteryRatio) : null,
    lowPower: hasBattery && isBatteryLow(device.lowPower, batteryRatio, rules),
    lastSeenAt: at,
    ...withFirmware(device, report.firmware, at),
  };
}

/** The device after a report: one that is overtaken only shows that the device is there. */
function afterReport(device: DeviceState, applied: Applied): DeviceState {
  const { taken, now } = applied;
  const { lastSeenAt, heardAt, heartbeatS } = device;
  const newest = lastSeenAt && { measuredMs: Date.parse(lastSeenAt), receivedMs: Date.parse(heardAt ?? lastSeenAt) };
  const isLate = isOvertaken(Date.parse(taken.at), newest || undefined, { nowMs: Date.parse(now), heartbeatS });
  return { ...(isLate ? device : withReport(device, applied)), online: true, heardAt: now };
}

const standing = ({ alarms }: Subject): ChangingAlarm[] => alarms.filter(({ alarm }) => alarm.state !== 'closed');
const standingOf = (subject: Subject, kind: AlarmKind) => standing(subject).find(({ alarm }) => alarm.kind === kind);

/** A report adds to the alarm that stands; one outside the drill of a drill's alarm ends that and raises another. @spec N15 */
function reportAlarm(
  subject: Subject,
  kind: AlarmKind,
  reported: Reported & { readonly rule: JudgingRule | undefined },
  { drills, rules }: Pick<Applied, 'drills' | 'rules'>,
): void {
  const stands = standingOf(subject, kind);
  const { deviceId, deviceType } = subject.device;
  const drill = drills?.of(reported.at);
  if (stands && addsToStanding(stands.alarm.drillId, drill)) return repeat(stands, reported);
  if (stands) endDrillAlarm(stands, { ...drillNamed(stands, drills), at: reported.now });
  subject.alarms.push(raise({ deviceId, deviceType, kind, drillId: drill?.drillId ?? null, ...reported }, rules));
}

const drillNamed = ({ alarm }: ChangingAlarm, drills?: ReportDrill) =>
  drills?.named(alarm.drillId) ?? { by: '', name: '' };

const valueOf = (readings: Readings, measurement: Measurement | null): number | null =>
  (measurement && readings[measurement]) ?? null;

/** What a report makes of the device: its state is that of its newest report. @spec DEV-09 */
export function applyState(subject: Subject, applied: Applied): void {
  subject.device = afterReport(subject.device, applied);
}

/**
 * The alarms that follow from a report, however late it comes and whatever the clocks say. One that says a time which cannot be used may be older than
 * an alarm, and ends none.
 * @spec ALM-01 ALM-05
 */
export function applyAlarms(subject: Subject, applied: Applied): void {
  const { taken, causes, now, rules } = applied;
  const { report, at } = taken;
  for (const [kind, cause] of causes) if (cause !== null) reportAlarm(subject, kind, { at, now, ...cause }, applied);
  const active = new Set(standing(subject).map(({ alarm }) => alarm.kind));
  for (const { rule, value, outcome } of judgeReadings(subject.device.deviceType, report.readings, active, rules)) {
    const stands = outcome === 'recover' && standingOf(subject, rule.kind);
    if (stands && !taken.isMisdated && !isNamedOnly(stands.alarm)) recover(stands, { at, now, value });
  }
  // after what the readings say: a kind that a report names stands, also where its reading is normal
  const named = { at, now, value: null, rule: undefined };
  for (const [kind, cause] of causes) if (cause === null) reportAlarm(subject, kind, named, applied);
  for (const kind of report.cleared) {
    const stands = standingOf(subject, kind);
    if (stands) clear(stands, { at, now, value: valueOf(report.readings, stands.alarm.measurement) });
  }
}

/** One report taken in. */
export function applyReport(subject: Subject, applied: Applied): void {
  applyState(subject, applied);
  applyAlarms(subject, applied);
}

/** What follows from the fields: the status, and the worst level of what stands on the device. */
export function settle(subject: Subject): void {
  const { device } = subject;
  subject.device = {
    ...device,
    status: deviceStatus(device),
    alarmLevel: levelOf(subject.alarms),
  };
}
