import { useMemo } from 'react';
import { useFormat, useWords } from '../../lib/index.ts';
import { lengthParts } from './scaleBar.ts';
import { planCanvasWords } from '../words.ts';

/** Lengths of the drawing in the reader's words: metres where the file says what a unit is, else units. */
export function useLength(metresPerUnit: number | undefined): (units: number) => string {
  const t = useWords(planCanvasWords);
  const format = useFormat();
  return useMemo(
    () => (units) => {
      const { value, unit, digits } = lengthParts(units, metresPerUnit);
      return unit === undefined
        ? t('PlanCanvas.units', { value: format.number(value, { digits }) })
        : format.number(value, { digits, unit });
    },
    [t, format, metresPerUnit],
  );
}
