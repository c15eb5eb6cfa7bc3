import { type Problem, type Range, checkRange } from '../lib/index.ts';
import {
  alarmDurationS,
  angleDegrees,
  humidityPercent,
  signalNone,
  signalOfflineMax,
  signalScale,
  smokeGasScale,
  temperatureCelsius,
  voltageV,
} from './limits.ts';

export interface MeasurementRow extends Range {
  /** As written beside the figure; empty for plain counts. */
  readonly unit: string;
  /** Digits after the point that the sensor can tell. */
  readonly digits: number;
  /** The value that means "no reading". */
  readonly none?: number;
  /** What is normal lies strictly between these, for any device. Where it depends on the device, the alarm rules say it. */
  readonly normal?: Partial<Range>;
}

/**
 * Every reading a device can send, with unit and range.
 * Decision: ranges and units that the source leaves open (co, battery, heartbeat, pressure, level, the electric and the
 * smartwatch readings) are those of common devices on the market, and so is what counts as normal (air under 50 ppm of carbon
 * monoxide, blood oxygen from 95 %, a pulse above 40).
 * @spec DEV-09
 */
// made by a call that bundlers may leave out: they keep a table with spreads for those who never use it
const rows = /* @__PURE__ */ (() =>
  ({
    signals: { unit: '', ...signalScale, digits: 0, none: signalNone, normal: { min: signalOfflineMax } },
    temperature: { unit: '°C', ...temperatureCelsius, digits: 1 },
    smoke: { unit: '', ...smokeGasScale, digits: 0 },
    gas: { unit: '', ...smokeGasScale, digits: 0 },
    co: { unit: 'ppm', min: 0, max: 1000, digits: 0, normal: { max: 50 } },
    humidity: { unit: '%', ...humidityPercent, digits: 0 },
    battery: { unit: 'V', min: 0, max: 24, digits: 2 },
    batteryRatio: { unit: '%', min: 0, max: 100, digits: 0 },
    heartbeat: { unit: 's', min: 1, max: 604_800, digits: 0 },
    alarmDuration: { unit: 's', ...alarmDurationS, digits: 0 },
    angle: { unit: '°', ...angleDegrees, digits: 0 },
    pressure: { unit: 'MPa', min: 0, max: 2.5, digits: 2 },
    level: { unit: 'm', min: 0, max: 20, digits: 2 },
    voltage: { unit: 'V', ...voltageV, digits: 1 },
    current: { unit: 'A', min: 0, max: 800, digits: 2 },
    leakage: { unit: 'mA', min: 0, max: 1000, digits: 0 },
    bloodOxygen: { unit: '%', min: 0, max: 100, digits: 0, normal: { min: 94 } },
    heartRate: { unit: 'bpm', min: 0, max: 250, digits: 0, normal: { min: 40 } },
    steps: { unit: '', min: 0, max: 100_000, digits: 0 },
    sleep: { unit: 'min', min: 0, max: 1440, digits: 0 },
    // what the meter has counted so far; a new meter counts from zero
    energy: { unit: 'kWh', min: 0, max: 10_000_000, digits: 2 },
    // 1 from when people are seen until they are not
    motion: { unit: '', min: 0, max: 1, digits: 0 },
  }) as const satisfies Record<string, MeasurementRow>)();

export type Measurement = keyof typeof rows;
export const measurements: Readonly<Record<Measurement, MeasurementRow>> = rows;
export const measurementNames = /* @__PURE__ */ Object.keys(rows) as readonly Measurement[];
export type Readings = Partial<Record<Measurement, number>>;

/** Whether the value means that the sensor had nothing to say, such as signal 99. @spec DEV-09 */
export const isNoReading = (name: Measurement, value: number): boolean => value === measurements[name].none;

/** The problem of a reading out of its range; the value for "no reading" is fine. @spec DEV-09 */
export const checkReading = (name: Measurement, value: number, field: string = name): Problem | undefined =>
  isNoReading(name, value) ? undefined : checkRange(field, value, measurements[name]);
