import { deviceTypes } from '@fireline/domain/device';
import { dayMs, dayOf, dayStart, historyDays, hourMs, minuteMs, secondMs } from '../calendar.ts';
import { createDice, unitOf } from '../../lib/dice.ts';
import type { City, CityDevice, Incident, Ms } from '../model.ts';

/** Nothing is reported after the one moment and before the other, which is the next report. */
export interface Silence {
  readonly from: Ms;
  readonly until: Ms;
}

/** A building loses its mains supply about once in so many days. */
const daysPerCut = 600;
/** A battery device misses its reports about once in so many days, where its reception is poor more often. */
const daysPerMiss = { poor: 14, good: 700 } as const;
const poorSignalsMax = 14;

const whole = (ms: number): Ms => Math.floor(ms / secondMs) * secondMs;

/** All that a cut reaches are silent from the same moment, and come back within a few minutes. */
function cutOn(seed: number, { buildingId, deviceId }: CityDevice, day: number): Silence[] {
  if (unitOf(seed, buildingId, day, 'cut') >= 1 / daysPerCut) return [];
  const dice = createDice(seed, buildingId, day, 'cut');
  const from = whole(dayStart(day) + dice.between(7, 20) * hourMs);
  const until = whole(from + dice.between(40, 340) * minuteMs + unitOf(seed, deviceId, day) * 4 * minuteMs);
  return [{ from, until }];
}

function missOn(seed: number, device: CityDevice, day: number): Silence[] {
  const isPoor = device.signals !== null && device.signals <= poorSignalsMax;
  if (unitOf(seed, device.deviceId, day, 'miss') >= 1 / daysPerMiss[isPoor ? 'poor' : 'good']) return [];
  const dice = createDice(seed, device.deviceId, day, 'miss');
  const from = whole(dayStart(day) + dice.next() * dayMs);
  return [{ from, until: whole(from + dice.between(1.3, 3.2) * device.heartbeatS * secondMs) }];
}

/** What the offline faults tell: the report before was so long ago that the fault could be noticed when it was. */
const offlineOf = ({ heartbeatS }: CityDevice, { kind, reportedAt, recoveredAt, closed }: Incident): Silence[] => {
  const until = recoveredAt ?? closed?.at;
  return kind === 'offline' && until !== undefined ? [{ from: reportedAt[0] - heartbeatS * secondMs, until }] : [];
};

/** Whether it sent something else meanwhile. */
const isBroken = ({ from, until }: Silence, incidents: readonly Incident[]): boolean =>
  incidents.some(
    ({ kind, reportedAt, recoveredAt }) =>
      kind !== 'offline' && [...reportedAt, recoveredAt].some((at) => at !== null && at > from && at < until),
  );

/** Whether a fault belongs to no silence: the device sent something meanwhile, or nothing afterwards. */
export const isNoSilence = (device: CityDevice, fault: Incident, incidents: readonly Incident[]): boolean =>
  offlineOf(device, fault).some(
    (silence) =>
      isBroken(silence, incidents) || silence.until + device.heartbeatS * secondMs >= (device.lastSeenAt ?? 0),
  );

/**
 * When a device was silent in the past month: in power cuts of its building, where its reception failed, and through its offline faults.
 * It reported before the first and after the last one.
 * @param incidents those of this device
 */
export function silencesOf(city: City, device: CityDevice, incidents: readonly Incident[]): Silence[] {
  const { activatedAt, lastSeenAt, heartbeatS, deviceType } = device;
  if (activatedAt === null || lastSeenAt === null) return [];
  const beatMs = heartbeatS * secondMs;
  const [today, isMains] = [dayOf(city.now), deviceTypes[deviceType].power === 'mains'];
  const earliest = Math.max(activatedAt, dayStart(today - historyDays)) + 2 * beatMs;
  const found = incidents.flatMap((incident) => offlineOf(device, incident));
  for (let day = today - historyDays; day <= today; day++)
    found.push(...(isMains ? cutOn(city.seed, device, day) : missOn(city.seed, device, day)));
  return found.filter(
    (silence) => silence.from > earliest && silence.until + beatMs < lastSeenAt && !isBroken(silence, incidents),
  );
}
