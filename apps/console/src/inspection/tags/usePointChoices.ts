import { type InspectionPoint, inspectionCalls } from '@fireline/api/inspection';
import { useMemo } from 'react';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { useEveryRow } from '../../lib/list/useEveryRow.ts';

/** The points of a unit, for a choice. */
export function usePointChoices(unitId: number | undefined) {
  const query = useMemo(() => (unitId === undefined ? {} : { unitId: [unitId] }), [unitId]);
  const every = useEveryRow<InspectionPoint>(
    useAllRows(inspectionCalls.points, query),
    String(unitId),
    unitId !== undefined,
  );
  const rows = unitId === undefined ? [] : (every.rows ?? []);
  return { ...every, choices: rows.map(({ pointId, name }) => ({ value: String(pointId), label: name })) };
}
