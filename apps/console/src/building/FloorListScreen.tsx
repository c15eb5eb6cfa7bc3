import { buildingCalls } from '@fireline/api/building';
import { alarmWords } from '@fireline/domain/alarm';
import { buildingWords } from '@fireline/domain/building';
import { deviceWords } from '@fireline/domain/device';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../lib/list/ListPage.tsx';
import { useList } from '../lib/list/useList.ts';
import { usePaging } from '../lib/list/usePaging.ts';
import { useIsPhone } from '../lib/useIsPhone.ts';
import { levelOf } from './buildingColumns.tsx';
import { floorColumns, floorTitle } from './floorColumns.tsx';
import { fireFloorColumns } from './fireColumns.tsx';
import { buildingFormWords, buildingScreenWords } from './words.ts';

/** On a phone. */
const card = { marks: ['alarmLevel'], facts: ['alarms', 'lastAlarm', 'offline'] };

const hiddenByDefault = ['place', 'building', 'online'];

/** In fire resources: what a crew finds on the floor, in place of what waits for the duty desk. */
const fireCard = { marks: ['alarmLevel'], facts: ['equipment', 'plan', 'contact'] };
const hiddenInFire = [
  ...hiddenByDefault,
  'unacknowledged',
  'lastAlarm',
  'offline',
  'devices',
  'alarms',
  'evacuationStairs',
];

/** Floors with devices, the worst first; those with nothing on them are asked for. */
function useFloors() {
  const t = useWords(buildingScreenWords);
  return useList(buildingCalls.floors, {
    fixed: { holds: 'devices' },
    filters: [
      { key: 'search', label: t('building.list.search') },
      {
        key: 'holds',
        label: t('building.floor.holds'),
        any: t('building.floor.holds.devices'),
        choices: (['alarms', 'any'] as const).map((value) => ({ value, label: t(`building.floor.holds.${value}`) })),
      },
    ],
    sorts: { alarmLevel: 'alarmLevel', floor: 'place', alarms: 'alarms', devices: 'devices' },
    sort: 'alarmLevel',
  });
}

type FloorList = ReturnType<typeof useFloors>;

/** In these orders all floors without devices come after those with some. */
const areEmptyLast = ({ sort, order }: NonNullable<FloorList['ordered']>): boolean =>
  sort === 'alarmLevel' || (sort !== 'floor' && order === 'desc');

/** The floors without devices: how many the list leaves out, and the way to where they begin and back. */
function Folded({ list: { url, page, ordered } }: { readonly list: FloorList }) {
  const t = useWords(buildingScreenWords);
  const { number } = useFormat();
  const isPhone = useIsPhone();
  const { pageSize } = usePaging(url);
  const { total = 0, withoutDevices: count = 0 } = page.data ?? {};
  const holds = url.get('holds');
  if (count === 0 || holds === 'alarms') return null;
  const isShown = holds === 'any';
  const says = { count: number(count) };
  const name = isShown ? ('building.floor.fold' as const) : ('building.floor.unfold' as const);
  const label = t(name, says);
  const firstEmpty = ordered && areEmptyLast(ordered) ? Math.floor(total / pageSize) + 1 : 1;
  return (
    <Button
      variant={isPhone ? 'secondary' : 'quiet'}
      icon={isShown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      aria-expanded={isShown}
      aria-label={label}
      onClick={() =>
        url.set({ holds: isShown ? '' : 'any', page: isShown || firstEmpty === 1 ? '' : String(firstEmpty) })
      }
    >
      {isPhone ? t(`${name}.short`, says) : label}
    </Button>
  );
}

/** All floors that have something on them, the worst first; one opens in its building. In fire resources with what a crew asks of a floor. @spec BLD-04 BLD-05 SHL-09 */
function FloorListScreen({ route }: { readonly route: 'buildingFloors' | 'fireFloors' }) {
  const t = useWords(
    buildingScreenWords,
    buildingFormWords,
    buildingWords,
    deviceWords,
    alarmWords,
    siteWords,
    routeWords,
  );
  const format = useFormat();
  const [, navigate] = useLocation();
  const list = useFloors();
  const isFire = route === 'fireFloors';
  const columns = useMemo(() => {
    const all = floorColumns(t, format);
    return isFire ? [...all, ...fireFloorColumns(t, format)] : all;
  }, [t, format, isFire]);
  return (
    <ListPage
      title={t(`shell.route.${route}`)}
      name={isFire ? 'building.fireFloors' : 'building.floors'}
      hiddenByDefault={isFire ? hiddenInFire : hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ buildingId, floor }) => `${buildingId}/${floor}`}
      rowName={(row) => floorTitle(row, t)}
      rowLevel={levelOf}
      card={isFire ? fireCard : card}
      empty={
        list.page.data?.withoutDevices
          ? { title: t('building.floor.list.noDevices') }
          : { title: t('building.floor.list.empty'), hint: t('building.floor.list.empty.hint') }
      }
      onOpen={({ buildingId, floor }) => navigate(`${pathTo('buildingDetail', { buildingId })}?floor=${floor}`)}
      tools={<Folded list={list} />}
    />
  );
}

export const PlaceFloorsScreen = () => <FloorListScreen route="buildingFloors" />;
export const FireFloorsScreen = () => <FloorListScreen route="fireFloors" />;
