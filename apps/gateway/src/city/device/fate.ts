import { type DeviceStatus, type DeviceType, deviceTypes, signalNone, signalOfflineMax } from '@fireline/domain/device';
import { dateText, dayMs, dayOf } from '../calendar.ts';
import type { Ms } from '../model.ts';
import { createDice, type Dice, unitOf } from '../../lib/dice.ts';
import { lastReport, scheduleOf } from './schedule.ts';

/** How many of a thousand devices have each status. */
export const statusShares: Readonly<Record<DeviceStatus, number>> = {
  online: 930,
  notActivated: 15,
  freePeriodOffline: 10,
  removed: 5,
  lowBattery: 8,
  signalOffline: 12,
  offline: 20,
};

/** Whether a device of the type can come to the status. */
export const canBecome = (status: DeviceStatus, type: DeviceType): boolean =>
  status === 'lowBattery' || status === 'removed' ? deviceTypes[type].power === 'battery' : true;

/** What became of a device: all that its readings depend on besides its kind and place. */
export interface Fate {
  readonly status: DeviceStatus;
  readonly activatedAt: Ms | null;
  readonly lastSeenAt: Ms | null;
  readonly expiresOn: string | null;
  /** Its reception on a usual day, 11 to 31. */
  readonly signals: number;
  /** Its reception in its last two days. */
  readonly lastSignals: number;
  /** Percent at the city's `now`, or when it was last seen; null for mains. */
  readonly batteryRatio: number | null;
  readonly batteryPerDay: number;
}

/** Days since the last report. */
const silentDays: Readonly<Partial<Record<DeviceStatus, readonly [number, number]>>> = {
  freePeriodOffline: [1, 25],
  removed: [1.2, 12],
  lowBattery: [2.2, 15],
  signalOffline: [2.2, 10],
  offline: [2.2, 20],
};

const ratioOf = (status: DeviceStatus, dice: Dice): number => {
  if (status === 'lowBattery') return dice.between(2, 9);
  if (dice.chance(0.04)) return dice.between(14, 26);
  return dice.chance(0.3) ? dice.between(30, 60) : dice.between(60, 99);
};

/** @param now whole milliseconds */
export function fateOf(seed: number, now: Ms, deviceId: number, type: DeviceType, status: DeviceStatus): Fate {
  const dice = createDice(seed, deviceId, 'fate');
  const isNew = dice.chance(0.03);
  const ageDays = isNew ? dice.between(27, 60) : dice.between(60, 1100);
  const silence = silentDays[status];
  const silentMs = silence ? dice.between(...silence) * dayMs : 0;
  const lastSeenAt =
    status === 'notActivated' ? null : lastReport(scheduleOf(seed, deviceId, type), now - Math.floor(silentMs));
  const signals = dice.chance(0.06) ? dice.int(11, 14) : dice.int(15, 30);
  const lostSignals = dice.chance(0.3) ? signalNone : dice.int(2, signalOfflineMax);
  const serviceDays = dice.chance(0.04) ? dice.int(0, 30) : dice.int(31, 720);
  const today = dayOf(now);
  // a few go on reporting after their service is over
  const isLapsed = status === 'online' && unitOf(seed, deviceId, 'lapsed') < 0.012;
  const lapsedDays = 1 + Math.floor(unitOf(seed, deviceId, 'lapsed days') * 60);
  const endsOn = isLapsed ? today - lapsedDays : today + serviceDays;
  return {
    status,
    activatedAt: status === 'notActivated' ? null : now - Math.floor(ageDays * dayMs),
    lastSeenAt,
    expiresOn: lastSeenAt === null ? null : dateText(status === 'freePeriodOffline' ? dayOf(lastSeenAt) : endsOn),
    signals,
    lastSignals: status === 'signalOffline' ? lostSignals : signals,
    batteryRatio: deviceTypes[type].power === 'mains' ? null : ratioOf(status, dice),
    batteryPerDay: status === 'lowBattery' ? dice.between(0.5, 0.9) : dice.between(0.04, 0.09),
  };
}
