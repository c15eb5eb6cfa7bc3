import type { AlarmKind } from '@fireline/domain/alarm';
import { type DeviceStatus, type DeviceType, deviceStatus, deviceTypes } from '@fireline/domain/device';
import { minuteMs, secondMs } from '../calendar.ts';
import { acknowledge, type Course, raise } from './incidents.ts';
import type { Incident } from '../model.ts';
import type { CityDevice, Ms } from '../model.ts';
import { createDice, unitOf } from '../../lib/dice.ts';

interface Standing {
  readonly kind: AlarmKind;
  readonly types: readonly DeviceType[];
  readonly status: DeviceStatus;
  /** How long ago; null: since the device was last heard of. */
  readonly minutesAgo: number | null;
  readonly reports: number;
  readonly isAcknowledged: boolean;
}

const battery = (Object.keys(deviceTypes) as DeviceType[]).filter((type) => deviceTypes[type].power === 'battery');

/** What stands in a tenant at the city's `now`: a handful, one of them a fire. */
const standing: readonly Standing[] = [
  { kind: 'smoke', types: ['smoke'], status: 'online', minutesAgo: 4, reports: 3, isAcknowledged: false },
  { kind: 'leakage', types: ['electric'], status: 'online', minutesAgo: 22, reports: 2, isAcknowledged: false },
  { kind: 'cableTemperature', types: ['electric'], status: 'online', minutesAgo: 55, reports: 1, isAcknowledged: true },
  {
    kind: 'pressureLow',
    types: ['hydrant', 'water'],
    status: 'online',
    minutesAgo: 190,
    reports: 1,
    isAcknowledged: true,
  },
  { kind: 'hydrantTilt', types: ['hydrant'], status: 'online', minutesAgo: 470, reports: 1, isAcknowledged: false },
  { kind: 'lowBattery', types: ['smoke'], status: 'online', minutesAgo: 900, reports: 1, isAcknowledged: false },
  { kind: 'lowBattery', types: battery, status: 'lowBattery', minutesAgo: null, reports: 1, isAcknowledged: true },
  {
    kind: 'removed',
    types: ['smoke', 'urgentcall', 'hydrant', 'multialarmkit'],
    status: 'removed',
    minutesAgo: null,
    reports: 1,
    isAcknowledged: false,
  },
  { kind: 'signalLost', types: battery, status: 'signalOffline', minutesAgo: null, reports: 1, isAcknowledged: false },
];

/** Every tenth of a small city would stand in flames: it gets the first few only. */
const howMany = (devices: number): number => (devices >= 40 ? standing.length : 1);

/** The current alarms and faults of one tenant, each on a device of its own. */
export function standingIncidents(seed: number, now: Ms, devices: readonly CityDevice[]): Incident[] {
  const taken = new Set<number>();
  const incidents: Incident[] = [];
  for (const [index, row] of standing.slice(0, howMany(devices.length)).entries()) {
    const fits = devices.filter(
      (d) => row.types.includes(d.deviceType) && deviceStatus(d) === row.status && !taken.has(d.deviceId),
    );
    if (fits.length === 0) continue;
    const device = fits.reduce((a, b) => (unitOf(seed, b.deviceId, index) < unitOf(seed, a.deviceId, index) ? b : a));
    taken.add(device.deviceId);
    incidents.push(stand({ seed, device, dice: createDice(seed, device.deviceId, 'standing') }, row, now));
  }
  return incidents;
}

function stand(course: Course, row: Standing, now: Ms): Incident {
  const since =
    row.minutesAgo === null
      ? (course.device.lastSeenAt ?? now)
      : Math.floor((now - row.minutesAgo * minuteMs) / secondMs) * secondMs;
  const later = Array.from({ length: row.reports - 1 }, (_, i) => since + (i + 1) * minuteMs);
  const raised = raise(course, row.kind, [since, ...later]);
  return row.isAcknowledged ? acknowledge(course, raised) : raised;
}
