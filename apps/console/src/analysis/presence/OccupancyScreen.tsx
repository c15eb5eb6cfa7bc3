import { analysisCalls, type OccupancyRow } from '@fireline/api/analysis';
import { useCall } from '@fireline/api/react';
import { analysisWords, idleCurrentA, occupancies } from '@fireline/domain/analysis';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { placeTypeLetters, siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { Lead, Row, State } from '../Analysis.styles.ts';
import { ChartOf } from '../ChartOf.tsx';
import { figure, hoursIn, lasting, words } from '../columns.tsx';
import { lengthWords } from '../../lib/words.ts';
import { analysisPageWords } from '../words.ts';
import { DayStrip } from './DayStrip.tsx';

/** The filters that pages of places with sensors have in common. */
export function usePlaceFilters() {
  const t = useWords(analysisPageWords, siteWords);
  return [
    { key: 'search', label: t('analysis.search') },
    {
      key: 'placeType',
      param: 'type',
      label: t('analysis.placeType'),
      any: t('analysis.anyPlaceType'),
      isList: true,
      choices: placeTypeLetters.map((value) => ({ value, label: t(`site.placeType.${value}`) })),
    },
    {
      key: 'unitId',
      param: 'unit',
      label: t('analysis.unit'),
      any: t('analysis.anyUnit'),
      isList: true,
      ...useNodeFilter('unit'),
    },
  ] as const;
}

function useOccupancy() {
  const t = useWords(analysisPageWords, analysisWords);
  return useList(analysisCalls.occupancy, {
    filters: [
      ...usePlaceFilters(),
      {
        key: 'state',
        label: t('analysis.state'),
        any: t('analysis.anyState'),
        choices: occupancies.map((value) => ({ value, label: t(`analysis.occupancy.${value}`) })),
      },
      { key: 'aboveA', label: t('analysis.aboveA') },
    ],
    sorts: ['lastAt', 'minutes', 'current', 'name'],
    sort: '-lastAt',
  });
}

function useOccupancyColumns(): readonly Column<OccupancyRow>[] {
  const t = useWords(analysisPageWords, analysisWords, siteWords, lengthWords);
  const format = useFormat();
  return useMemo(
    () => [
      words<OccupancyRow>('name', t('analysis.place'), ({ name }) => name, 200, {
        isSortable: true,
        isHideable: false,
      }),
      {
        id: 'state',
        header: t('analysis.state'),
        width: 110,
        text: ({ state }) => t(`analysis.occupancy.${state}`),
        cell: ({ state }) => <State data-state={state}>{t(`analysis.occupancy.${state}`)}</State>,
      },
      {
        id: 'lastAt',
        header: t('analysis.lastAt'),
        isSortable: true,
        ...timeCell(({ lastAt }: OccupancyRow) => lastAt, format, t('analysis.lastAt.never')),
      },
      {
        id: 'today',
        header: t('analysis.today'),
        width: 200,
        text: ({ minutes }) => t('analysis.hours', { hours: format.number(hoursIn(minutes), { digits: 1 }) }),
        cell: ({ spans }) => <DayStrip spans={spans} />,
      },
      lasting<OccupancyRow>('minutes', t('analysis.minutes'), ({ minutes }) => minutes, t, { isSortable: true }),
      figure<OccupancyRow>('current', t('analysis.current'), ({ current }) => current, format, {
        digits: 1,
        unit: 'A',
        isSortable: true,
      }),
      words<OccupancyRow>(
        'answering',
        t('analysis.answering'),
        ({ answering, sensors }) => t('analysis.answeringOf', { answering, sensors }),
        120,
      ),
      words<OccupancyRow>(
        'placeType',
        t('analysis.placeType'),
        ({ placeType }) => t(`site.placeType.${placeType}`),
        130,
      ),
      words<OccupancyRow>('unit', t('analysis.unit'), ({ unitName }) => unitName),
    ],
    [t, format],
  );
}

/** Which places are manned, which stand empty, and which of the empty ones still draw power. @spec ANA-02 */
export function OccupancyScreen() {
  const t = useWords(analysisPageWords, analysisWords, routeWords);
  const [, navigate] = useLocation();
  const list = useOccupancy();
  const counts = useCall(analysisCalls.occupancyCounts, {}, { isPolling: true });
  const columns = useOccupancyColumns();
  const to = (query: string) => `${pathTo('occupancy')}?${query}`;
  const lead = (
    <Lead>
      <ChartOf call={counts}>
        {(count) => (
          <Row>
            {occupancies.map((state) => (
              <Stat
                key={state}
                label={t(`analysis.occupancy.${state}`)}
                value={count[state]}
                note={<Link href={to(`state=${state}`)}>{t('analysis.show')}</Link>}
              />
            ))}
            <Stat
              label={t('analysis.idle')}
              value={count.idle}
              note={
                <>
                  {t('analysis.idle.above', { limit: idleCurrentA })}{' '}
                  <Link href={to(`state=unmanned&aboveA=${idleCurrentA}&sort=current&order=desc`)}>
                    {t('analysis.show')}
                  </Link>
                </>
              }
            />
          </Row>
        )}
      </ChartOf>
    </Lead>
  );
  return (
    <ListPage
      name="occupancy"
      title={t('shell.route.occupancy')}
      list={list}
      lead={lead}
      columns={columns}
      getRowId={({ placeId }) => placeId}
      rowName={({ name }) => name}
      empty={{ title: t('analysis.occupancy.none') }}
      onOpen={({ placeId }) => navigate(`${pathTo('placeUsage')}?open=${placeId}`)}
    />
  );
}
