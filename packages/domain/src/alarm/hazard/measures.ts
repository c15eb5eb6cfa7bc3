import { addDays, type Day } from '../../lib/index.ts';
import type { AlarmKind } from '../kinds.ts';

export interface HazardMeasure {
  /** Days that it usually takes. */
  readonly days: number;
  /** The law that asks for it: the Fire Protection Law of the PRC, or the rules for high-rise civil buildings, by article. */
  readonly basis: 'law16' | 'law27' | 'law28' | 'highRise37';
  /** Alarms and faults that it is for; it helps against others as well. */
  readonly kinds: readonly AlarmKind[];
}

/** The catalogue of measures. @spec ALM-13 SHL-08 */
export const hazardMeasures = {
  clearExit: { days: 1, basis: 'law28', kinds: [] },
  uncoverHydrant: { days: 1, basis: 'law28', kinds: ['hydrantTilt'] },
  removeEbikes: { days: 1, basis: 'highRise37', kinds: [] },
  cleanDetector: { days: 3, basis: 'law16', kinds: ['smoke', 'carbonMonoxide', 'overTemperature', 'fireHost'] },
  moveDetector: { days: 7, basis: 'law16', kinds: ['smoke', 'gasLeak', 'overTemperature'] },
  replaceDevice: {
    days: 7,
    basis: 'law16',
    kinds: ['leakageSensorFault', 'temperatureSensorFault', 'currentSensorFault', 'removed', 'offline', 'manualCall'],
  },
  replaceBattery: { days: 3, basis: 'law16', kinds: ['lowBattery'] },
  improveSignal: { days: 5, basis: 'law16', kinds: ['signalLost', 'offline'] },
  repairWater: { days: 15, basis: 'law16', kinds: ['pressureLow', 'levelLow'] },
  repairWiring: {
    days: 7,
    basis: 'law27',
    kinds: ['leakage', 'cableTemperature', 'overCurrent', 'overVoltage', 'arcFault', 'phaseLoss'],
  },
  repairGas: { days: 2, basis: 'law27', kinds: ['gasLeak'] },
  trainStaff: { days: 15, basis: 'law16', kinds: ['manualCall', 'sos', 'forcedDoor', 'intrusion'] },
} as const satisfies Readonly<Record<string, HazardMeasure>>;
export type HazardMeasureName = keyof typeof hazardMeasures;
export const hazardMeasureNames = /* @__PURE__ */ Object.keys(hazardMeasures) as readonly HazardMeasureName[];

/** The measures of the catalogue against what an alarm reports. @spec ALM-13 */
export const measuresFor = (kind: AlarmKind): HazardMeasureName[] =>
  hazardMeasureNames.filter((name) => (hazardMeasures[name].kinds as readonly AlarmKind[]).includes(kind));

/** Days for a hazard without measures. */
const usualDays = 7;

/** The due day that the measures ask for: that of the longest. @spec ALM-13 */
export const usualDueDay = (foundDay: Day, measures: readonly HazardMeasureName[]): Day =>
  addDays(foundDay, measures.length === 0 ? usualDays : Math.max(...measures.map((name) => hazardMeasures[name].days)));
