import type { DeviceCommand } from './command/index.ts';
import type { Measurement } from './measurements.ts';

/** The pages besides the standard ones that every device type has, then those that only some have. @spec PUB-04 DEV-13 */
export const recordPaths = ['fault', 'event', 'lifecycle', 'maintain'] as const;
export const extraPaths = ['command', 'defence', 'out'] as const;
export type ExtraPath = (typeof recordPaths)[number] | (typeof extraPaths)[number];

export interface DeviceTypeRow {
  /** The embedded app that shows it, `/mirco/{family}` or `/mircoComplex/{family}`. */
  readonly family: string;
  readonly app: 'mirco' | 'mircoComplex';
  /** What it reports, the main reading first. */
  readonly readings: readonly [Measurement, ...Measurement[]];
  /** How often it reports; a value older than this is late. @spec N05 */
  readonly heartbeatS: number;
  readonly power: 'battery' | 'mains';
  /** Its pages besides the standard ones and its records. */
  readonly paths: readonly (typeof extraPaths)[number][];
  /** What it can be told to do. */
  readonly commands: readonly DeviceCommand[];
}

/**
 * The device types, one row each; everything else about a type follows from its row.
 * Decision: heartbeats are those of common devices: battery detectors report once a day, mains devices every few minutes. Which
 * types have which extra pages and commands the source leaves open: every device keeps its records, the rest follows from what such
 * devices can do.
 * @spec DEV-08 DEV-13
 */
const rows = {
  smoke: {
    family: 'smoke',
    app: 'mirco',
    readings: ['smoke', 'temperature', 'batteryRatio', 'signals'],
    heartbeatS: 86_400,
    power: 'battery',
    paths: ['command'],
    commands: ['selfTest', 'silence', 'upgrade'],
  },
  gas: {
    family: 'gas',
    app: 'mirco',
    readings: ['gas', 'temperature', 'signals'],
    heartbeatS: 3600,
    power: 'mains',
    paths: ['command', 'out'],
    commands: ['selfTest', 'silence', 'reset', 'readNow', 'closeValve', 'upgrade'],
  },
  water: {
    family: 'water',
    app: 'mirco',
    readings: ['pressure', 'level', 'batteryRatio', 'signals'],
    heartbeatS: 21_600,
    power: 'battery',
    paths: [],
    commands: ['upgrade'],
  },
  electric: {
    family: 'elecfire',
    app: 'mirco',
    readings: ['leakage', 'current', 'voltage', 'temperature', 'energy', 'signals'],
    heartbeatS: 3600,
    power: 'mains',
    paths: ['command', 'out'],
    commands: ['selfTest', 'silence', 'reset', 'readNow', 'openRelay', 'closeRelay', 'configure', 'upgrade'],
  },
  camera: {
    family: 'camera',
    app: 'mircoComplex',
    readings: ['signals'],
    heartbeatS: 3600,
    power: 'mains',
    paths: ['command'],
    commands: ['reset', 'snapshot', 'record', 'upgrade'],
  },
  firehost: {
    family: 'firehost',
    app: 'mirco',
    readings: ['voltage', 'signals'],
    heartbeatS: 3600,
    power: 'mains',
    paths: ['command', 'out'],
    commands: ['selfTest', 'silence', 'reset', 'readNow', 'openRelay', 'closeRelay', 'upgrade'],
  },
  smartwatch: {
    family: 'smartwatch',
    app: 'mircoComplex',
    readings: ['heartRate', 'bloodOxygen', 'steps', 'sleep', 'batteryRatio', 'signals'],
    heartbeatS: 3600,
    power: 'battery',
    paths: ['command'],
    commands: ['readNow', 'locate', 'ring', 'sosNumbers', 'phoneBook', 'readPhoneBook', 'upgrade'],
  },
  lock: {
    family: 'lock',
    app: 'mirco',
    readings: ['batteryRatio', 'signals'],
    heartbeatS: 86_400,
    power: 'battery',
    paths: ['command'],
    commands: ['unlock', 'upgrade'],
  },
  hydrant: {
    family: 'hydrant',
    app: 'mirco',
    readings: ['pressure', 'angle', 'temperature', 'batteryRatio', 'signals'],
    heartbeatS: 43_200,
    power: 'battery',
    paths: [],
    commands: ['upgrade'],
  },
  firebuskit: {
    family: 'firebuskit',
    app: 'mirco',
    readings: ['voltage', 'signals'],
    heartbeatS: 3600,
    power: 'mains',
    paths: ['command', 'defence', 'out'],
    commands: ['selfTest', 'silence', 'reset', 'openRelay', 'closeRelay', 'upgrade'],
  },
  multialarmkit: {
    family: 'multialarmkit',
    app: 'mirco',
    readings: ['humidity', 'temperature', 'motion', 'batteryRatio', 'signals'],
    heartbeatS: 43_200,
    power: 'battery',
    paths: ['command', 'defence', 'out'],
    commands: ['selfTest', 'silence', 'reset', 'arm', 'disarm', 'openRelay', 'closeRelay', 'upgrade'],
  },
  urgentcall: {
    family: 'urgentcall',
    app: 'mirco',
    readings: ['batteryRatio', 'signals'],
    heartbeatS: 86_400,
    power: 'battery',
    paths: ['command'],
    commands: ['selfTest', 'silence', 'sosNumbers', 'phoneBook', 'readPhoneBook', 'upgrade'],
  },
  efencecam: {
    family: 'efencecam',
    app: 'mircoComplex',
    readings: ['signals'],
    heartbeatS: 3600,
    power: 'mains',
    paths: ['command', 'defence'],
    commands: ['reset', 'arm', 'disarm', 'snapshot', 'record', 'upgrade'],
  },
} as const satisfies Record<string, DeviceTypeRow>;

export type DeviceType = keyof typeof rows;
export const deviceTypes: Readonly<Record<DeviceType, DeviceTypeRow>> = rows;
export const deviceTypeNames = /* @__PURE__ */ Object.keys(rows) as readonly DeviceType[];
export const isDeviceType = (text: string): text is DeviceType => Object.hasOwn(deviceTypes, text);
