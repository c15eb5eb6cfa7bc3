import { deviceStatus } from '@fireline/domain/device';
import { dayMs, dayOf, historyDays } from '../calendar.ts';
import { sensorIn } from '../city.ts';
import { incidentsOfDay } from './incidents.ts';
import type { Incident } from '../model.ts';
import type { City, CityDevice, Ms } from '../model.ts';
import { unitOf } from '../../lib/dice.ts';
import { readingsAt } from '../device/readings.ts';
import { nextReport, scheduleOf } from '../device/schedule.ts';
import { isNoSilence, silencesOf } from './silences.ts';
import type { Readings } from '@fireline/domain/device';

/** The few detectors that cry all the time, one in eight hundred of those that can. */
export function chatterers(city: City): ReadonlySet<number> {
  const able = city.devices.filter((d) => d.deviceType === 'smoke' && deviceStatus(d) === 'online');
  const luck = (device: CityDevice) => unitOf(city.seed, device.deviceId, 'chatterer');
  const standing = new Set(city.standing.map((incident) => incident.deviceId));
  const few = Math.max(1, Math.round(city.devices.length / 800));
  const ordered = able.filter((d) => !standing.has(d.deviceId)).toSorted((a, b) => luck(a) - luck(b));
  return new Set(ordered.slice(0, few).map((d) => d.deviceId));
}

const endOf = (incident: Incident): Ms => incident.closed?.at ?? Number.POSITIVE_INFINITY;
const key = ({ deviceId, kind }: Incident): string => `${deviceId} ${kind}`;

/** Whether all of it lies in the time the device was alive and the city remembers. */
const isPast = (incident: Incident, device: CityDevice, now: Ms): boolean =>
  device.activatedAt !== null &&
  incident.reportedAt[0] > Math.max(device.activatedAt, now - historyDays * dayMs) &&
  (incident.reportedAt.at(-1) ?? 0) <= (device.lastSeenAt ?? 0) &&
  Math.max(endOf(incident), incident.recoveredAt ?? 0) < now;

/**
 * A month of alarms, faults and events of the whole city, oldest first, those still current among them. One device has one of a
 * kind at a time.
 */
export function incidentsOf(city: City): Incident[] {
  const crying = chatterers(city);
  const today = dayOf(city.now);
  const busyUntil = new Map<string, Ms>();
  const kept: Incident[] = [];
  const stands = new Map(city.standing.map((incident) => [key(incident), incident.reportedAt[0]]));
  for (const device of city.devices) {
    const own: Incident[] = [];
    for (let day = today - historyDays; day <= today; day++) {
      for (const incident of incidentsOfDay(city.seed, device, day, crying.has(device.deviceId))) {
        if (!isPast(incident, device, city.now)) continue;
        const line = key(incident);
        if (incident.reportedAt[0] <= (busyUntil.get(line) ?? 0) || endOf(incident) >= (stands.get(line) ?? city.now))
          continue;
        busyUntil.set(line, Math.max(endOf(incident), incident.recoveredAt ?? 0));
        own.push(incident);
      }
    }
    kept.push(...own.filter((incident) => !isNoSilence(device, incident, own)));
  }
  return [...kept, ...city.standing].toSorted((a, b) => a.reportedAt[0] - b.reportedAt[0] || a.deviceId - b.deviceId);
}

export interface Report {
  readonly at: Ms;
  readonly readings: Readings;
}

/** The reading as an incident bent it: from its first report until it recovered, or was put right by a person. */
const bent = (readings: Readings, at: Ms, incidents: readonly Incident[]): Readings => {
  const wrong: Readings = {};
  for (const { measurement, value, reportedAt, recoveredAt, closed } of incidents) {
    const holds = at >= reportedAt[0] && at < (recoveredAt ?? closed?.at ?? Number.POSITIVE_INFINITY);
    if (holds && measurement !== null && value !== null) wrong[measurement] = value;
  }
  return { ...readings, ...wrong };
};

/**
 * What the device reported from one moment up to, not including, another: its heartbeats, and the reports its incidents made
 * besides; nothing while it was silent. Asking for two halves gives the same as asking for the whole.
 * @param incidents those of this device
 */
export function reportsOf(
  city: City,
  device: CityDevice,
  span: { readonly from: Ms; readonly to: Ms },
  incidents: readonly Incident[],
): Report[] {
  if (device.activatedAt === null || device.lastSeenAt === null) return [];
  const from = Math.max(span.from, device.activatedAt);
  const to = Math.min(span.to, device.lastSeenAt + 1);
  const schedule = scheduleOf(city.seed, device.deviceId, device.deviceType);
  const times = new Set<Ms>();
  for (let at = nextReport(schedule, from - 1); at < to; at = nextReport(schedule, at)) times.add(at);
  for (const { reportedAt, recoveredAt } of incidents) {
    for (const at of recoveredAt === null ? reportedAt : [...reportedAt, recoveredAt])
      if (at >= from && at < to) times.add(at);
  }
  for (const silence of silencesOf(city, device, incidents))
    for (const at of times) if (at > silence.from && at < silence.until) times.delete(at);
  const sensor = sensorIn(city, device);
  return [...times]
    .toSorted((a, b) => a - b)
    .map((at) => ({ at, readings: bent(readingsAt(sensor, at), at, incidents) }));
}
