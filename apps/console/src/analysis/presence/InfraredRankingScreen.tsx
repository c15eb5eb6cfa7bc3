import { analysisCalls, type RankedVenue } from '@fireline/api/analysis';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import type { Column } from '@fireline/ui/DataTable';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Fields, Lead } from '../Analysis.styles.ts';
import { figure, lasting, words } from '../columns.tsx';
import { useDays } from '../useDays.tsx';
import { lengthWords } from '../../lib/words.ts';
import { analysisPageWords } from '../words.ts';
import { useWorkingHours } from './useWorkingHours.tsx';

const percent = 100;

function useRankingColumns(): readonly Column<RankedVenue>[] {
  const t = useWords(analysisPageWords, lengthWords);
  const format = useFormat();
  return useMemo(() => {
    const change = ({ rank, before }: RankedVenue): string => {
      if (before === null) return '—';
      if (before === rank) return t('analysis.rankChange.same');
      return t(before > rank ? 'analysis.rankChange.up' : 'analysis.rankChange.down', { by: Math.abs(before - rank) });
    };
    return [
      figure<RankedVenue>('rank', t('analysis.rank'), ({ rank }) => rank, format, { width: 80 }),
      words<RankedVenue>('change', t('analysis.rankChange'), change, 110),
      words<RankedVenue>('name', t('analysis.device'), ({ name }) => name, 200),
      words<RankedVenue>('place', t('analysis.place'), ({ placeName }) => placeName, 200),
      {
        ...figure<RankedVenue>('rate', t('analysis.rate'), ({ rate }) => rate * percent, format, {
          digits: 1,
          unit: '%',
        }),
        description: t('analysis.rate.help'),
      },
      lasting<RankedVenue>('used', t('analysis.usedHours'), ({ usedMinutes }) => usedMinutes, t),
      lasting<RankedVenue>('working', t('analysis.workingHours'), ({ workingMinutes }) => workingMinutes, t),
    ];
  }, [t, format]);
}

/** Venues by how much of their working hours they were used, and how their rank changed. @spec ANA-02 */
export function InfraredRankingScreen() {
  const t = useWords(analysisPageWords, routeWords);
  const [, navigate] = useLocation();
  const url = useUrlQuery();
  const { days, field } = useDays(url);
  const { hours, fields } = useWorkingHours(url);
  const list = useList(analysisCalls.infraredRanking, {
    filters: [
      { key: 'search', label: t('analysis.searchDevice') },
      {
        key: 'unitId',
        param: 'unit',
        label: t('analysis.unit'),
        any: t('analysis.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
    ],
    fixed: { ...days, ...hours },
  });
  const rows = list.page.data?.rows ?? [];
  const open = (deviceId: number | string): void => {
    const asked = { devices: String(deviceId), ...days, workFrom: hours.workFrom, workTo: hours.workTo };
    navigate(`${pathTo('infraredUsage')}?${new URLSearchParams(asked).toString()}`);
  };
  const lead = (
    <Lead>
      <Fields>
        {field}
        {fields}
      </Fields>
      {rows.length > 0 && (
        <Card>
          <BarChart
            label={t('analysis.rateByDevice')}
            direction="horizontal"
            series={[{ key: 'rate', label: t('analysis.rate') }]}
            bars={rows.map(({ deviceId, name, placeName, rate }) => ({
              name: [placeName, name].filter((part) => part !== '').join(' · '),
              key: String(deviceId),
              values: { rate: rate * percent },
            }))}
            barsLabel={t('analysis.device')}
            onOpen={({ key }) => open(key)}
            unit="%"
            digits={1}
          />
        </Card>
      )}
    </Lead>
  );
  return (
    <ListPage
      name="infraredRanking"
      title={t('shell.route.infraredRanking')}
      list={list}
      lead={lead}
      columns={useRankingColumns()}
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      empty={{ title: t('analysis.occupancy.none') }}
      onOpen={({ deviceId }) => open(deviceId)}
    />
  );
}
