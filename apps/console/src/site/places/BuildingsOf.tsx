import { type Building, buildingCalls } from '@fireline/api/building';
import { pathTo } from '@fireline/domain/shell';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { placeWords } from './words.ts';

const buildingColumns = (
  t: Translate<keyof typeof placeWords>,
  { number }: Pick<Format, 'number'>,
): readonly Column<Building>[] => [
  { id: 'name', header: t('places.buildings'), width: 200, cell: ({ name }) => name },
  {
    id: 'floors',
    header: t('places.floors'),
    width: 160,
    cell: ({ floorsAbove, floorsUnder }) => t('places.floorsOf', { above: floorsAbove, under: floorsUnder }),
  },
  {
    id: 'devices',
    header: t('places.devices'),
    width: 90,
    align: 'end',
    text: ({ devices }) => devices,
    cell: ({ devices }) => number(devices),
  },
];

/** The buildings of a place. @spec BLD-01 */
export function BuildingsOf({ placeId }: { readonly placeId: number }) {
  const t = useWords(placeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo(() => buildingColumns(t, format), [t, format]);
  return (
    <PartTable
      label={t('places.buildings')}
      call={buildingCalls.list}
      of={{ placeId: [placeId] }}
      columns={columns}
      getRowId={({ buildingId }) => buildingId}
      rowLevel={({ alarmLevel }) => alarmLevel ?? undefined}
      onOpen={({ buildingId }) => navigate(pathTo('buildingDetail', { buildingId }))}
      empty={{ title: t('places.noBuildings'), hint: t('places.noBuildings.hint') }}
    />
  );
}
