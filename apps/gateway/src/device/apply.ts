import { type AlarmKind, isBatteryLow, judgeReadings, defaultAlarmRules } from '@fireline/domain/alarm';
import { deviceStatus, deviceTypes, isOvertaken, type Measurement, type Readings } from '@fireline/domain/device';
import { type ChangingAlarm, levelOf, raise, recover, repeat, type Reported } from '../alarm/track.ts';
import type { Row } from '../lib/db/schema.ts';
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
>;

/** A device with its current alarms, as a batch changes them. */
export interface Subject {
  device: DeviceState;
  readonly alarms: ChangingAlarm[];
}

/** The alarm kinds that a report raises or repeats, each with the reading that breaks its rule; null where the report only names it. */
export type Causes = ReadonlyMap<AlarmKind, number | null>;

export interface Applied {
  readonly taken: Taken;
  readonly causes: Causes;
  /** When the gateway received it. */
  readonly now: string;
}

/** What a report raises by itself, whenever it comes: by the rules that its readings break, and by the kinds that it names. */
export const causesOf = (deviceType: DeviceState['deviceType'], { readings, kinds }: Taken['report']): Causes =>
  new Map<AlarmKind, number | null>([
    ...kinds.map((kind) => [kind, null] as const),
    ...judgeReadings(deviceType, readings, new Set(), defaultAlarmRules).map(
      ({ rule, value }) => [rule.kind, value] as const,
    ),
  ]);

function withReport(device: DeviceState, { report, at }: Taken): DeviceState {
  const readings: Readings = { ...device.readings, ...report.readings };
  const { signals, batteryRatio } = report.readings;
  const hasBattery = deviceTypes[device.deviceType].power === 'battery';
  return {
    ...device,
    readings,
    open: report.open ?? device.open,
    signals: signals ?? device.signals,
    batteryRatio: hasBattery ? (batteryRatio ?? device.batteryRatio) : null,
    lowPower: hasBattery && isBatteryLow(device.lowPower, batteryRatio, defaultAlarmRules),
    lastSeenAt: at,
  };
}

/** The device after a report: one that is overtaken only shows that the device is there. */
function afterReport(device: DeviceState, { taken, now }: Applied): DeviceState {
  const { lastSeenAt, heardAt, heartbeatS } = device;
  const newest = lastSeenAt && { measuredMs: Date.parse(lastSeenAt), receivedMs: Date.parse(heardAt ?? lastSeenAt) };
  const isLate = isOvertaken(Date.parse(taken.at), newest || undefined, { nowMs: Date.parse(now), heartbeatS });
  return { ...(isLate ? device : withReport(device, taken)), online: true, heardAt: now };
}

const standing = ({ alarms }: Subject): ChangingAlarm[] => alarms.filter(({ alarm }) => alarm.state !== 'closed');
const standingOf = (subject: Subject, kind: AlarmKind) => standing(subject).find(({ alarm }) => alarm.kind === kind);

function reportAlarm(subject: Subject, kind: AlarmKind, reported: Reported): void {
  const stands = standingOf(subject, kind);
  const { deviceId, deviceType } = subject.device;
  if (stands) repeat(stands, reported);
  else subject.alarms.push(raise({ deviceId, deviceType, kind, ...reported }));
}

const valueOf = (readings: Readings, measurement: Measurement | null): number | null =>
  (measurement && readings[measurement]) ?? null;

/**
 * One report taken in. The state of the device is that of its newest report; the alarms follow from every report, however late it comes
 * and whatever the clocks say.
 * @spec DEV-09 ALM-01 ALM-05
 */
export function applyReport(subject: Subject, applied: Applied): void {
  const { taken, causes, now } = applied;
  const { report, at } = taken;
  subject.device = afterReport(subject.device, applied);
  for (const [kind, value] of causes) if (value !== null) reportAlarm(subject, kind, { at, now, value });
  const active = new Set(standing(subject).map(({ alarm }) => alarm.kind));
  for (const { rule, value, outcome } of judgeReadings(
    subject.device.deviceType,
    report.readings,
    active,
    defaultAlarmRules,
  )) {
    const stands = outcome === 'recover' && standingOf(subject, rule.kind);
    if (stands) recover(stands, { at, now, value });
  }
  // after what the readings say: a kind that a report names stands, also where its reading is normal
  for (const [kind, value] of causes) if (value === null) reportAlarm(subject, kind, { at, now, value });
  for (const kind of report.cleared) {
    const stands = standingOf(subject, kind);
    if (stands) recover(stands, { at, now, value: valueOf(report.readings, stands.alarm.measurement) });
  }
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
