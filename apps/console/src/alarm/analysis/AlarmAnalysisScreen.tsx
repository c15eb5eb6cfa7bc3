import { type AlarmAnalysisReply, alarmCalls } from '@fireline/api/alarm';
import type { SendOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import {
  analysisDaysMax,
  analysisWords,
  changePercent,
  statisticsRanges,
  type StatisticsRange,
} from '@fireline/domain/analysis';
import { deviceWords } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { useListQuery } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { alarmFilters } from '../list/alarmFilters.tsx';
import { alarmScreenWords } from '../words.ts';
import { Figures } from '../../lib/page/Analysis.styles.ts';
import { Breakdowns } from './Breakdowns.tsx';
import { type Narrowed, toAlarms } from '../../lib/list/toAlarms.ts';
import { useRange } from '../../lib/list/useRange.tsx';
import { alarmAnalysisWords } from './words.ts';

type Send = Omit<SendOf<typeof alarmCalls.analysis>, 'from' | 'to'>;
const offered = Object.keys(statisticsRanges) as readonly StatisticsRange[];

function useNarrowing() {
  const t = useWords(alarmAnalysisWords, alarmScreenWords, alarmWords, deviceWords);
  const node = { unit: useNodeFilter('unit'), place: useNodeFilter('place'), partner: useNodeFilter('partner') };
  return useListQuery<Send>({
    filters: [
      ...alarmFilters(t).filter((filter) => filter.key !== 'search'),
      { key: 'unitId', param: 'unit', label: t('alarms.unit'), any: t('alarms.anyUnit'), isList: true, ...node.unit },
      {
        key: 'placeId',
        param: 'place',
        label: t('alarms.place'),
        any: t('alarms.anyPlace'),
        isList: true,
        ...node.place,
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('alarms.partner'),
        any: t('alarms.anyPartner'),
        isList: true,
        ...node.partner,
      },
    ],
  });
}

/** All of the range against the time before, and what was left out. */
function Totals({ data, narrowed }: { readonly data: AlarmAnalysisReply; readonly narrowed: Narrowed }) {
  const t = useWords(alarmAnalysisWords);
  const format = useFormat();
  const { total, before, drills } = data;
  const percent = changePercent(total, before);
  const count = format.number(before);
  const change = `${percent !== undefined && percent > 0 ? '+' : ''}${format.number(percent ?? 0)} %`;
  return (
    <Figures>
      <Stat
        label={t('alarms.total')}
        value={total}
        note={
          <>
            {percent === undefined ? t('alarms.before', { count }) : t('alarms.change', { count, change })}{' '}
            {total > 0 && <Link href={toAlarms(narrowed)}>{t('alarms.all')}</Link>}
          </>
        }
      />
      {drills > 0 && (
        <Stat
          label={t('alarms.drills')}
          value={drills}
          note={<Link href={toAlarms(narrowed, { drill: 'yes' })}>{t('alarms.all')}</Link>}
        />
      )}
    </Figures>
  );
}

/** The alarms of a range by time, level, kind, device type, result and place; each bar opens exactly its alarms. @spec ALM-10 SHL-07 */
export function AlarmAnalysisScreen() {
  const t = useWords(alarmAnalysisWords, alarmWords, analysisWords, routeWords);
  const list = useNarrowing();
  const { range, field } = useRange(list.url, {
    usual: 'last30Days',
    offered,
    daysMax: analysisDaysMax,
    label: t('alarms.range'),
  });
  const call = useCall(
    alarmCalls.analysis,
    { ...list.query, ...range },
    {
      keepsPrevious: true,
      isPolling: true,
    },
  );
  const narrowed = { range, get: list.url.get };
  return (
    <Page>
      <PageHeader
        title={t('shell.route.alarmIndex')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <ListFilters list={list}>{field}</ListFilters>
      <Loaded call={call} action="query">
        {(data) => (
          <>
            <Totals data={data} narrowed={narrowed} />
            {data.total === 0 ? (
              <EmptyState title={t('alarm.noneInRange')} />
            ) : (
              <>
                <p>{t('alarms.hint')}</p>
                <Breakdowns data={data} narrowed={narrowed} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
