import { buildingCalls } from '@fireline/api/building';
import { alarmWords } from '@fireline/domain/alarm';
import { floorContents } from '@fireline/domain/building';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { floorText } from '../lib/floor.ts';
import { ListPage } from '../lib/list/ListPage.tsx';
import { useList } from '../lib/list/useList.ts';
import { levelOf } from './buildingColumns.tsx';
import { floorColumns } from './floorColumns.tsx';
import { buildingScreenWords } from './words.ts';

const card = { marks: ['alarmLevel'], facts: ['alarms', 'devices', 'online'] };

/** All floors there are, building by building from the top down, each with its devices and alarms. @spec BLD-04 BLD-05 SHL-09 */
function FloorListScreen({ route }: { readonly route: 'buildingFloors' | 'fireFloors' }) {
  const t = useWords(buildingScreenWords, alarmWords, siteWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const list = useList(buildingCalls.floors, {
    filters: [
      { key: 'search', label: t('building.list.search') },
      {
        key: 'holds',
        label: t('building.floor.holds'),
        any: t('building.floor.holds.any'),
        choices: floorContents.map((value) => ({ value, label: t(`building.floor.holds.${value}`) })),
      },
    ],
  });
  const columns = useMemo(() => floorColumns(t, format), [t, format]);
  return (
    <ListPage
      title={t(`shell.route.${route}`)}
      name="building.floors"
      list={list}
      columns={columns}
      getRowId={({ buildingId, floor }) => `${buildingId}/${floor}`}
      rowName={({ placeName, buildingName, floor }) => `${placeName} ${buildingName} ${floorText(floor, t)}`}
      rowLevel={levelOf}
      card={card}
      empty={{ title: t('building.floor.list.empty'), hint: t('building.floor.list.empty.hint') }}
      onOpen={({ buildingId, floor }) => navigate(`${pathTo('buildingDetail', { buildingId })}?floor=${floor}`)}
    />
  );
}

export const PlaceFloorsScreen = () => <FloorListScreen route="buildingFloors" />;
export const FireFloorsScreen = () => <FloorListScreen route="fireFloors" />;
