import { isBatteryLow, judgeReadings } from '@fireline/domain/alarm';
import { deviceStatus, deviceTypes, type Measurement, type Readings } from '@fireline/domain/device';
import { type ChangingAlarm, levelOf, raise, recover, repeat } from '../alarm/track.ts';
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
  | 'expiresOn'
  | 'alarmLevel'
>;

/** A device with its current alarms, as a batch changes them. */
export interface Subject {
  device: DeviceState;
  readonly alarms: ChangingAlarm[];
}

function withReport(device: DeviceState, { report, at }: Taken): DeviceState {
  const readings: Readings = { ...device.readings, ...report.readings };
  const { signals, batteryRatio } = report.readings;
  const hasBattery = deviceTypes[device.deviceType].power === 'battery';
  return {
    ...device,
    readings,
    online: true,
    open: report.open ?? device.open,
    signals: signals ?? device.signals,
    batteryRatio: hasBattery ? (batteryRatio ?? device.batteryRatio) : null,
    lowPower: hasBattery && isBatteryLow(device.lowPower, batteryRatio),
    lastSeenAt: at,
  };
}

const standing = ({ alarms }: Subject): ChangingAlarm[] => alarms.filter(({ alarm }) => alarm.state !== 'closed');
const standingOf = (subject: Subject, kind: string) => standing(subject).find(({ alarm }) => alarm.kind === kind);

function report(subject: Subject, kind: ChangingAlarm['alarm']['kind'], at: string, value: number | null): void {
  const stands = standingOf(subject, kind);
  const { deviceId, deviceType } = subject.device;
  if (stands) repeat(stands, at, value);
  else subject.alarms.push(raise({ deviceId, deviceType, kind, at, value }));
}

/** What the readings mean by the rules: raised, reported again, or recovered. */
function judge(subject: Subject, readings: Readings, at: string): void {
  const { deviceType } = subject.device;
  for (const { rule, value } of judgeReadings(deviceType, readings, new Set())) report(subject, rule.kind, at, value);
  const active = new Set(standing(subject).map(({ alarm }) => alarm.kind));
  for (const { rule, value, outcome } of judgeReadings(deviceType, readings, active)) {
    const stands = outcome === 'recover' && standingOf(subject, rule.kind);
    if (stands) recover(stands, at, value);
  }
}

const valueOf = (readings: Readings, measurement: Measurement | null): number | null =>
  (measurement && readings[measurement]) ?? null;

/**
 * One report taken in. One that is older than what is known fills the curve only; yet a call for help that comes late is
 * still a call.
 */
export function applyReport(subject: Subject, taken: Taken): void {
  const { report: sent, at } = taken;
  const isLate = subject.device.lastSeenAt !== null && at < subject.device.lastSeenAt;
  if (!isLate) {
    subject.device = withReport(subject.device, taken);
    judge(subject, sent.readings, at);
  }
  for (const kind of sent.kinds) report(subject, kind, at, null);
  for (const kind of sent.cleared) {
    const stands = standingOf(subject, kind);
    if (stands) recover(stands, at, valueOf(sent.readings, stands.alarm.measurement));
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
