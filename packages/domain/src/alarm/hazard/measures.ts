import {
  addDays,
  type Day,
  defineForm,
  type FieldValue,
  type Form,
  id,
  integer,
  listOf,
  optional,
  someOf,
  text,
} from '../../lib/index.ts';
import { type AlarmKind, alarmKindNames } from '../kinds.ts';
import { hazardMeasuresMax, nameChars, rectificationDaysMax } from '../limits.ts';

export interface HazardMeasure {
  /** Days that it usually takes. */
  readonly days: number;
  /** The law that asks for it: the Fire Protection Law of the PRC, or the rules for high-rise civil buildings, by article. */
  readonly basis: 'law16' | 'law27' | 'law28' | 'highRise37';
  /** Alarms and faults that it is for; it helps against others as well. */
  readonly kinds: readonly AlarmKind[];
}

/** The measures that the catalogue of a new tenant begins with: they are rows that it may change. @spec ALM-13 SHL-08 */
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

const fields = {
  name: text(nameChars),
  /** Alarms and faults that it is for; empty: for none in particular. */
  kinds: someOf(alarmKindNames, 0),
  /** The law that asks for it. */
  basis: optional(text(nameChars)),
  /** Days that it usually takes. */
  days: integer({ min: 1, max: rectificationDaysMax }),
};

/** A measure of the catalogue as it is added or changed. @spec ALM-13 */
export const hazardMeasureForm: Form<{ readonly [Name in keyof typeof fields]: FieldValue<(typeof fields)[Name]> }> =
  defineForm(fields);

/** All measures of the catalogue, in their new order. @spec ALM-13 */
export const hazardMeasureOrderForm = defineForm({ measureIds: listOf(id, { min: 1, max: hazardMeasuresMax }) });

/** Whether the ids are those of the catalogue, each once: who orders another catalogue than the one that stands is refused. @spec ALM-13 */
export const isSameCatalogue = (standing: readonly number[], sent: readonly number[]): boolean =>
  standing.length === sent.length && new Set(sent).size === sent.length && standing.every((one) => sent.includes(one));

/** The enabled measures of a catalogue against what an alarm reports, in its order. @spec ALM-13 */
export const measuresFor = <M extends { readonly kinds: readonly AlarmKind[]; readonly isEnabled: boolean }>(
  catalogue: readonly M[],
  kind: AlarmKind,
): M[] => catalogue.filter(({ kinds, isEnabled }) => isEnabled && kinds.includes(kind));

/** Days for a hazard without measures. */
const usualDays = 7;

/** The due day that the measures ask for: that of the longest. @spec ALM-13 */
export const usualDueDay = (foundDay: Day, measures: readonly { readonly days: number }[]): Day =>
  addDays(foundDay, measures.length === 0 ? usualDays : Math.max(...measures.map(({ days }) => days)));
