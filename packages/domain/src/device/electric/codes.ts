import type { Problem } from '../../lib/index.ts';
import type { DeviceType } from '../types.ts';

/**
 * What an electrical fire detector reports by number.
 * Decision: the source names the codes without their meaning; they are assigned to the usual reports of such a detector.
 * @spec DEV-11
 */
export const electricCodes = {
  132: { category: 'fault', meaning: 'leakageSensor' },
  134: { category: 'fault', meaning: 'temperatureSensor' },
  136: { category: 'fault', meaning: 'currentSensor' },
  138: { category: 'fault', meaning: 'phaseLoss' },
  143: { category: 'alarm', meaning: 'leakage' },
  144: { category: 'alarm', meaning: 'cableTemperature' },
  145: { category: 'alarm', meaning: 'overCurrent' },
  130: { category: 'alarm', meaning: 'overVoltage' },
  165: { category: 'alarm', meaning: 'arc' },
} as const;

export type ElectricCode = keyof typeof electricCodes;
export type ElectricCategory = (typeof electricCodes)[ElectricCode]['category'];

/** Whether a number on the wire is a code of the table. @spec DEV-11 */
export const isElectricCode = (code: unknown): code is ElectricCode =>
  typeof code === 'number' && Object.hasOwn(electricCodes, code);

/**
 * The problem of a code that an electrical detector does not know, or that comes from a device of another type.
 * @spec DEV-11
 */
export function checkElectricCode(code: number, deviceType: DeviceType = 'electric'): Problem | undefined {
  if (!isElectricCode(code)) return { code: 'device.electric.unknown', field: 'code', args: { code } };
  return deviceType === 'electric' ? undefined : { code: 'device.electric.otherType', field: 'code', args: { code } };
}

/** The codes of one category, lowest first. @spec DEV-11 */
export const electricCodesOf = (category: ElectricCategory): ElectricCode[] =>
  Object.keys(electricCodes)
    .map((code) => Number(code) as ElectricCode)
    .filter((code) => electricCodes[code].category === category);

/** The calls of electrical detectors. Decision: the source names the prefix; the nouns are ours. @spec DEV-11 */
export const electricPaths = {
  readings: '/electric/readings',
  alarms: '/electric/alarms',
  faults: '/electric/faults',
  statistics: '/electric/statistics',
  thresholds: '/electric/thresholds',
  reset: '/electric/reset',
} as const;
