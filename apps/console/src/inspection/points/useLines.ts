import { type InspectionLine, inspectionCalls } from '@fireline/api/inspection';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';
import { pointWords } from './words.ts';

/**
 * The lines of units for a choice; without units those of all that the reader sees.
 * @param isEnabled false: none is asked for
 * @spec INS-03
 */
export function useLines(unitIds: readonly number[], isEnabled = true) {
  const t = useWords(pointWords);
  const key = unitIds.join();
  const query = useMemo(() => (key === '' ? {} : { unitId: key.split(',').map(Number) }), [key]);
  const every = useEveryRow<InspectionLine>(useAllRows(inspectionCalls.lines, query), key, isEnabled);
  const choices = (isEnabled ? (every.rows ?? []) : []).map(({ lineId, name, unitName }) => ({
    value: lineId,
    label: t('patrolPoints.lineOf', { name, unit: unitName }),
  }));
  return { ...every, choices };
}
