import { type HazardMeasure, type HazardMeasureName, hazardMeasureNames } from './measures.ts';
import { alarmHazardWords } from './words.ts';

const bases = ['law16', 'law27', 'law28', 'highRise37'] as const satisfies readonly HazardMeasure['basis'][];

/** The name of a measure: one that stands in the words, or a text of the tenant. One of both is empty. */
export interface MeasureName {
  readonly code: HazardMeasureName | null;
  readonly name: string;
}
/** The legal basis of a measure, as its name; both are empty where it has none. */
export interface MeasureBasis {
  readonly basisCode: HazardMeasure['basis'] | null;
  readonly basis: string;
}

/** What a measure is called: a name of the words, in whichever language, stays one and is shown to each reader in theirs. @spec ALM-13 SHL-12 */
export function measureNameOf(said: string): MeasureName {
  const code = hazardMeasureNames.find((one) =>
    Object.values(alarmHazardWords[`alarm.hazard.measure.${one}`]).includes(said),
  );
  return { code: code ?? null, name: code ? '' : said };
}

/** The legal basis of a measure, by the words where it stands there. @spec ALM-13 SHL-12 */
export function measureBasisOf(said = ''): MeasureBasis {
  const code = bases.find((one) => Object.values(alarmHazardWords[`alarm.hazard.basis.${one}`]).includes(said));
  return { basisCode: code ?? null, basis: code ? '' : said };
}
