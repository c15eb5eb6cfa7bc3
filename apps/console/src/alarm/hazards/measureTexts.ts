import { alarmCalls, type Hazard, type HazardMeasure } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmHazardWords, type alarmWords } from '@fireline/domain/alarm';
import { type Translate, useWords } from '@fireline/ui/lib';
import { idIn } from '../../lib/page/idIn.ts';
import type { hazardWords } from './words.ts';

export type HazardKeys = keyof typeof hazardWords | keyof typeof alarmHazardWords | keyof typeof alarmWords;

/** What a measure is called: by the words, or as the tenant wrote it. @spec ALM-13 SHL-12 */
export const measureText = (
  { code, name }: Pick<HazardMeasure, 'code' | 'name'>,
  t: Translate<keyof typeof alarmHazardWords>,
): string => (code === null ? name : t(`alarm.hazard.measure.${code}`));

/** The measures of a hazard, called as they were when it was given them. @spec ALM-13 */
export const measuresText = ({ measures }: Pick<Hazard, 'measures'>, t: Translate<HazardKeys>): string =>
  measures.map((measure) => measureText(measure, t)).join(' · ');

/** The law that asks for a measure. @spec ALM-13 */
export const basisText = (
  { basisCode, basis }: Pick<HazardMeasure, 'basisCode' | 'basis'>,
  t: Translate<keyof typeof alarmHazardWords>,
): string => (basisCode === null ? basis : t(`alarm.hazard.basis.${basisCode}`));

/** The part of a list's filter that names a measure of the catalogue; the address keeps its number. @spec ALM-13 SHL-23 */
export function useMeasureFilter() {
  const t = useWords(alarmHazardWords);
  const { data } = useCall(alarmCalls.hazardMeasures, {});
  const choices = (data?.measures ?? []).map((measure) => ({
    value: measure.measureId,
    label: measureText(measure, t),
  }));
  return { choices, read: idIn } as const;
}
