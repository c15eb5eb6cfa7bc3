import { buildingCalls } from '@fireline/api/building';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../lib/list/ListPage.tsx';
import { useList } from '../lib/list/useList.ts';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { useIsPhone } from '../lib/useIsPhone.ts';
import { levelOf } from './buildingColumns.tsx';
import { floorColumns, floorTitle } from './floorColumns.tsx';
import { buildingScreenWords } from './words.ts';

/** On a phone. */
const card = { marks: ['alarmLevel'], facts: ['alarms', 'unacknowledged', 'lastAlarm', 'offline', 'devices'] };

const hiddenByDefault = ['place', 'building', 'online'];

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

/** The floors without devices: how many the list leaves out, and the way to them and back. */
function Folded({ url, count }: { readonly url: UrlQuery; readonly count: number }) {
  const t = useWords(buildingScreenWords);
  const { number } = useFormat();
  const isPhone = useIsPhone();
  const holds = url.get('holds');
  if (count === 0 || holds === 'alarms') return null;
  const isShown = holds === 'any';
  const says = { count: number(count) };
  const label = t(isShown ? 'building.floor.fold' : 'building.floor.unfold', says);
  return (
    <Button
      variant={isPhone ? 'secondary' : 'quiet'}
      icon={isShown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      aria-expanded={isShown}
      aria-label={label}
      onClick={() => url.set({ holds: isShown ? '' : 'any', page: '' })}
    >
      {isPhone ? t('building.floor.unfold.short', says) : label}
    </Button>
  );
}

/** All floors that have something on them, the worst first; one opens in its building. @spec BLD-04 BLD-05 SHL-09 */
function FloorListScreen({ route }: { readonly route: 'buildingFloors' | 'fireFloors' }) {
  const t = useWords(buildingScreenWords, alarmWords, siteWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const list = useFloors();
  const columns = useMemo(() => floorColumns(t, format), [t, format]);
  const folded = list.page.data?.withoutDevices ?? 0;
  const toFolded = <Folded url={list.url} count={folded} />;
  return (
    <ListPage
      title={t(`shell.route.${route}`)}
      name="building.floors"
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ buildingId, floor }) => `${buildingId}/${floor}`}
      rowName={(row) => floorTitle(row, t)}
      rowLevel={levelOf}
      card={card}
      empty={
        folded > 0
          ? { title: t('building.floor.list.noDevices'), action: toFolded }
          : { title: t('building.floor.list.empty'), hint: t('building.floor.list.empty.hint') }
      }
      onOpen={({ buildingId, floor }) => navigate(`${pathTo('buildingDetail', { buildingId })}?floor=${floor}`)}
      tools={toFolded}
    />
  );
}

export const PlaceFloorsScreen = () => <FloorListScreen route="buildingFloors" />;
export const FireFloorsScreen = () => <FloorListScreen route="fireFloors" />;
