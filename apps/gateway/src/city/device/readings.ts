import {
  type DeviceType,
  deviceTypes,
  type Measurement,
  measurementNames,
  measurements,
  type Readings,
} from '@fireline/domain/device';
import type { PlaceType } from '@fireline/domain/site';
import { dayMs, dayOf, hourMs, hourOf, isWorkday, mealOf, minuteMs, peakAt, summerOf } from '../calendar.ts';
import type { Fate } from './fate.ts';
import { meterAt } from './meter.ts';
import { isMoving } from './movement.ts';
import { isKitchen } from './fitting.ts';
import type { Ms } from '../model.ts';
import { hashOf, unitOf } from '../../lib/dice.ts';

/** What a device's readings follow from. Two that are equal read the same at every moment, past or future. */
export interface Sensor {
  readonly key: number;
  readonly type: DeviceType;
  readonly placeType: PlaceType;
  readonly isKitchen: boolean;
  readonly floor: number;
  readonly fate: Fate;
}

export const sensorOf = (
  seed: number,
  device: {
    readonly deviceId: number;
    readonly deviceType: DeviceType;
    readonly placeType: PlaceType;
    readonly spot: string;
    readonly floor: number;
  },
  fate: Fate,
): Sensor => ({
  key: hashOf(seed, device.deviceId, 'readings'),
  type: device.deviceType,
  placeType: device.placeType,
  isKitchen: isKitchen(device.spot),
  floor: device.floor,
  fate,
});

/** Salts that keep one device's noises apart. */
const salts = Object.fromEntries(measurementNames.map((name, i) => [name, i + 1])) as Record<Measurement, number>;
const weatherSalt = 101;
const loadSalt = 102;
const fastSalt = 200;

/** A trait of the device that never changes, 0 to 1. */
const trait = (sensor: Sensor, salt: number): number => unitOf(sensor.key, salt);

/** A slow wander between -1 and 1: smooth, and the same whenever it is asked. */
function drift(key: number, salt: number, at: Ms, periodMs: number): number {
  const x = at / periodMs;
  const index = Math.floor(x);
  const part = x - index;
  const weight = part * part * (3 - 2 * part);
  return (unitOf(key, salt, index) * (1 - weight) + unitOf(key, salt, index + 1) * weight) * 2 - 1;
}
/** Noise of the sensor itself, -1 to 1, another one every minute. */
const noise = (sensor: Sensor, salt: number, at: Ms): number =>
  unitOf(sensor.key, fastSalt + salt, Math.floor(at / minuteMs)) * 2 - 1;

const outdoor = (at: Ms): number =>
  19 +
  10 * summerOf(dayOf(at)) +
  3.5 * Math.cos(((hourOf(at) - 14.5) / 24) * 2 * Math.PI) +
  2.5 * drift(weatherSalt, weatherSalt, at, 2 * dayMs);

/** Homes live in the evening, shops all day, everybody else in working hours. 0 to 1. */
function load(sensor: Sensor, at: Ms): number {
  const hour = hourOf(at);
  const wander = 0.08 * drift(sensor.key, loadSalt, at, hourMs);
  const isHome = sensor.placeType === 'A' || sensor.placeType === 'I' || sensor.placeType === 'D';
  if (isHome) return Math.max(0.05, 0.18 + 0.75 * peakAt(hour, 20.5, 4) + 0.25 * peakAt(hour, 7.5, 2) + wander);
  if (sensor.placeType === 'C' || sensor.placeType === 'F')
    return Math.max(0.05, 0.15 + 0.75 * peakAt(hour, 15.5, 8) + wander);
  return Math.max(0.05, 0.12 + (isWorkday(dayOf(at)) ? 0.8 : 0.15) * peakAt(hour, 14, 7) + wander);
}

function temperature(sensor: Sensor, at: Ms): number {
  const own = trait(sensor, salts.temperature) * 4 - 2 + 0.6 * noise(sensor, salts.temperature, at);
  if (sensor.type === 'hydrant') return outdoor(at) + own;
  if (sensor.type === 'electric') return outdoor(at) + 6 + 16 * load(sensor, at) + own;
  const indoor = 0.45 * outdoor(at) + 13.5 + own + drift(sensor.key, salts.temperature, at, 6 * hourMs);
  return indoor + (sensor.isKitchen ? 4 * mealOf(hourOf(at)) : 0) - (sensor.floor < 0 ? 2 : 0);
}

const isCharging = (hour: number): boolean => hour < 6.5;

function batteryRatio(sensor: Sensor, at: Ms): number {
  const { batteryRatio: last, batteryPerDay, lastSeenAt } = sensor.fate;
  if (last === null || lastSeenAt === null) return 100;
  const hour = hourOf(at);
  if (sensor.type === 'smartwatch' && last > 10)
    return isCharging(hour)
      ? Math.min(100, 55 + 9 * hour)
      : 100 - (3 + 0.6 * trait(sensor, salts.batteryRatio)) * (hour - 6.5);
  const ratio = last + (batteryPerDay * (lastSeenAt - at)) / dayMs;
  // nobody lets a healthy one run out: at a seventh it gets a new cell
  return last > 10 && ratio < 14 ? 14 + ((((ratio - 14) % 85) + 85) % 85) : ratio;
}

function signals(sensor: Sensor, at: Ms): number {
  const { fate } = sensor;
  const isEnding = fate.lastSeenAt !== null && at > fate.lastSeenAt - 2 * dayMs && at <= fate.lastSeenAt;
  if (isEnding && fate.lastSignals !== fate.signals) return fate.lastSignals;
  return Math.min(31, Math.max(11, fate.signals + 2.4 * drift(sensor.key, salts.signals, at, 3 * hourMs)));
}

const heartRate = (sensor: Sensor, at: Ms): number => {
  const hour = hourOf(at);
  const asleep = isCharging(hour) || hour > 22.5;
  return (
    64 +
    12 * trait(sensor, salts.heartRate) +
    (asleep ? -8 : 8 + 14 * peakAt(hour, 8, 1.5) + 12 * peakAt(hour, 17, 2)) +
    5 * noise(sensor, salts.heartRate, at)
  );
};

/** Steps since midnight. */
const steps = (sensor: Sensor, at: Ms): number => {
  const goal = (2500 + 6000 * trait(sensor, salts.steps)) * (0.6 + 0.8 * unitOf(sensor.key, salts.steps, dayOf(at)));
  return goal * Math.min(1, Math.max(0, (hourOf(at) - 6.5) / 14.5));
};

type Model = (sensor: Sensor, at: Ms) => number;
const own = (sensor: Sensor, name: Measurement, low: number, high: number): number =>
  low + (high - low) * trait(sensor, salts[name]);

/** How each reading goes on an ordinary day, far from every alarm rule. */
const models: Readonly<Record<Measurement, Model>> = {
  signals,
  temperature,
  batteryRatio,
  heartRate,
  steps,
  smoke: (s, at) =>
    own(s, 'smoke', 2, 10) +
    2 * noise(s, salts.smoke, at) +
    (s.isKitchen ? 28 * mealOf(hourOf(at)) * (0.5 + 0.5 * drift(s.key, salts.smoke, at, hourMs)) : 0),
  gas: (s, at) => own(s, 'gas', 0, 2) + 1 + noise(s, salts.gas, at) + 4 * mealOf(hourOf(at)),
  co: (s, at) => own(s, 'co', 0, 3) + 1 + noise(s, salts.co, at),
  humidity: (s, at) =>
    62 -
    8 * Math.cos(((hourOf(at) - 5) / 24) * 2 * Math.PI + Math.PI) +
    12 * drift(weatherSalt, salts.humidity, at, dayMs) +
    own(s, 'humidity', -5, 5),
  battery: () => 3.6,
  heartbeat: (s) => deviceTypes[s.type].heartbeatS,
  alarmDuration: () => 60,
  angle: (s, at) => own(s, 'angle', 0, 3) + Math.max(0, noise(s, salts.angle, at)),
  pressure: (s, at) =>
    own(s, 'pressure', 0.27, 0.42) -
    0.05 * Math.max(peakAt(hourOf(at), 7.5, 2), peakAt(hourOf(at), 20, 3)) +
    0.015 * drift(s.key, salts.pressure, at, 2 * hourMs),
  level: (s, at) => own(s, 'level', 1.8, 3.2) + 0.5 * drift(s.key, salts.level, at, 8 * hourMs),
  voltage: (s, at) =>
    s.type === 'electric'
      ? 229 - 4 * load(s, at) + 2 * noise(s, salts.voltage, at)
      : own(s, 'voltage', 25.6, 27.2) + 0.2 * noise(s, salts.voltage, at),
  current: (s, at) => own(s, 'current', 12, 90) * load(s, at) * (1 + 0.05 * noise(s, salts.current, at)),
  leakage: (s, at) => own(s, 'leakage', 12, 90) + 40 * load(s, at) + 8 * noise(s, salts.leakage, at),
  bloodOxygen: (s, at) => 96.6 + noise(s, salts.bloodOxygen, at) * 1.8,
  energy: (s, at) => meterAt(s.key, own(s, 'current', 12, 90), at),
  motion: (s, at) => (isMoving(s.key, at) ? 1 : 0),
  sleep: (s, at) => 330 + 150 * unitOf(s.key, salts.sleep, dayOf(at - 7.5 * hourMs)),
};

/** As the sensor can tell it: its digits, its range. */
export function asMeasured(name: Measurement, value: number): number {
  const { min, max, digits } = measurements[name];
  const row: { none?: number } = measurements[name];
  if (value === row.none) return value;
  const scale = 10 ** digits;
  return Math.round(Math.min(max, Math.max(min, value)) * scale) / scale;
}

/** One measurement at the moment, when nothing is wrong. */
export const measuredAt = (sensor: Sensor, name: Measurement, at: Ms): number =>
  asMeasured(name, models[name](sensor, at));

/** What the device measures at the moment, when nothing is wrong. */
export function readingsAt(sensor: Sensor, at: Ms): Readings {
  const readings: Readings = {};
  for (const name of deviceTypes[sensor.type].readings) readings[name] = measuredAt(sensor, name, at);
  return readings;
}
