import type { Measurement } from '../device/index.ts';
import type { AlarmLevel } from './levels.ts';

/** Alarm lists come with faults and events. @spec ALM-01 */
export const alarmCategories = ['alarm', 'fault', 'event'] as const;
export type AlarmCategory = (typeof alarmCategories)[number];

export interface AlarmKindRow {
  readonly category: AlarmCategory;
  /** The level a kind has unless a rule says otherwise. */
  readonly level: AlarmLevel;
  /** The reading that tells it, if one does. */
  readonly measurement?: Measurement;
  /** Electric code on the wire. @spec DEV-11 */
  readonly code?: number;
}

/**
 * What can be reported, one row each.
 * Decision: the source names the electric codes (fault 132, 134, 136, 138; alarm 143, 144, 145, 130, 165) without their
 * meaning; they are assigned here to the usual reports of an electrical fire detector, in its usual order.
 */
const rows = {
  smoke: { category: 'alarm', level: 1, measurement: 'smoke' },
  gasLeak: { category: 'alarm', level: 1, measurement: 'gas' },
  fireHost: { category: 'alarm', level: 1 },
  manualCall: { category: 'alarm', level: 1 },
  sos: { category: 'alarm', level: 1 },
  overTemperature: { category: 'alarm', level: 2, measurement: 'temperature' },
  carbonMonoxide: { category: 'alarm', level: 1, measurement: 'co' },
  pressureLow: { category: 'alarm', level: 3, measurement: 'pressure' },
  levelLow: { category: 'alarm', level: 3, measurement: 'level' },
  hydrantTilt: { category: 'alarm', level: 3, measurement: 'angle' },
  leakage: { category: 'alarm', level: 2, measurement: 'leakage', code: 143 },
  cableTemperature: { category: 'alarm', level: 2, measurement: 'temperature', code: 144 },
  overCurrent: { category: 'alarm', level: 2, measurement: 'current', code: 145 },
  overVoltage: { category: 'alarm', level: 3, measurement: 'voltage', code: 130 },
  arcFault: { category: 'alarm', level: 1, code: 165 },
  leakageSensorFault: { category: 'fault', level: 4, code: 132 },
  temperatureSensorFault: { category: 'fault', level: 4, code: 134 },
  currentSensorFault: { category: 'fault', level: 4, code: 136 },
  phaseLoss: { category: 'fault', level: 3, code: 138 },
  componentFault: { category: 'fault', level: 4 },
  powerFault: { category: 'fault', level: 3 },
  intrusion: { category: 'alarm', level: 2 },
  forcedDoor: { category: 'alarm', level: 2 },
  heartRate: { category: 'alarm', level: 2, measurement: 'heartRate' },
  removed: { category: 'fault', level: 4 },
  lowBattery: { category: 'fault', level: 4, measurement: 'batteryRatio' },
  signalLost: { category: 'fault', level: 5, measurement: 'signals' },
  offline: { category: 'fault', level: 5 },
  doorOpened: { category: 'event', level: 5 },
  selfTest: { category: 'event', level: 5 },
} as const satisfies Record<string, AlarmKindRow>;

export type AlarmKind = keyof typeof rows;
export const alarmKinds: Readonly<Record<AlarmKind, AlarmKindRow>> = rows;
export const alarmKindNames = /* @__PURE__ */ Object.keys(rows) as readonly AlarmKind[];

/** The kind behind an electric code; nothing for a code we do not know. @spec DEV-11 */
export const alarmKindOfCode = (code: number): AlarmKind | undefined =>
  alarmKindNames.find((kind) => alarmKinds[kind].code === code);
