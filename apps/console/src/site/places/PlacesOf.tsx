import { type PlaceQuery, siteCalls } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { useLocation } from 'wouter';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { usePlaceColumns } from './usePlaceColumns.ts';
import { placeWords } from './words.ts';

/** The places of a unit. @spec SIT-02 */
export function PlacesOf({ of }: { readonly of: Pick<PlaceQuery, 'unitId'> }) {
  const t = useWords(placeWords);
  const [, navigate] = useLocation();
  return (
    <PartTable
      label={t('places.name')}
      call={siteCalls.places}
      of={{ sort: 'name', order: 'asc', ...of }}
      columns={usePlaceColumns()}
      getRowId={({ placeId }) => placeId}
      rowLevel={({ alarmLevel }) => alarmLevel ?? undefined}
      onOpen={({ placeId }) => navigate(pathTo('placeDetail', { placeId }))}
      empty={{ title: t('places.none') }}
    />
  );
}
