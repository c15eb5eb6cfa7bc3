import { alarmCalls } from '@fireline/api/alarm';
import type { SendOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { qualityDaysMax } from '@fireline/domain/analysis';
import { routeWords } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useWords } from '@fireline/ui/lib';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { useListQuery } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useRange } from '../../lib/list/useRange.tsx';
import { alarmAnalysisWords } from '../analysis/words.ts';
import { QualityFigures } from './QualityFigures.tsx';
import { QualityTrend } from './QualityTrend.tsx';
import { WorstDevices } from './WorstDevices.tsx';
import { alarmQualityWords } from './words.ts';

type Send = SendOf<typeof alarmCalls.quality>;
const offered = ['last7Days', 'last10Days', 'last30Days'] as const;
const teams = [2, 3, 4, 6, 8, 12] as const;

function useNarrowing() {
  const t = useWords(alarmQualityWords, alarmAnalysisWords);
  return useListQuery<Omit<Send, 'from' | 'to'>>({
    filters: [
      {
        key: 'operators',
        label: t('quality.operators'),
        any: t('quality.oneOperator'),
        choices: teams.map((value) => ({ value, label: t('quality.someOperators', { count: value }) })),
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('alarms.unit'),
        any: t('alarms.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('alarms.partner'),
        any: t('alarms.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
    ],
  });
}

/** How good alarms were: how fast people reacted, how many were false, how much it was, and which devices trouble most. @spec N17 */
export function AlarmQualityScreen() {
  const t = useWords(alarmQualityWords, alarmAnalysisWords, alarmWords, routeWords);
  const list = useNarrowing();
  const { range, field } = useRange(list.url, {
    usual: 'last7Days',
    offered,
    daysMax: qualityDaysMax,
    label: t('alarms.range'),
  });
  const call = useCall(alarmCalls.quality, { ...list.query, ...range }, { keepsPrevious: true });
  const narrowed = { range, get: list.url.get };
  return (
    <Page>
      <PageHeader title={t('shell.route.alarmQuality')} />
      <ListFilters list={list}>{field}</ListFilters>
      <Loaded call={call} action="query">
        {(data) =>
          data.alarms === 0 && data.standing === 0 ? (
            <EmptyState title={t('alarm.noneInRange')} />
          ) : (
            <>
              <QualityFigures data={data} narrowed={narrowed} />
              <QualityTrend send={{ ...list.query, to: range.to }} />
              <WorstDevices data={data} narrowed={narrowed} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
