import { alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmWords, segmentOf } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PagedList } from '../lib/list/PagedList.tsx';
import { filterText } from '../lib/list/filterText.ts';
import { pagingOf } from '../lib/list/pageInUrl.ts';
import { useAllRows } from '../lib/list/useAllRows.ts';
import { type UrlQuery, useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { AlarmFilterBar } from './AlarmFilterBar.tsx';
import { historyColumns } from './columns.tsx';
import { alarmFilterOf, periodOf } from './filter.ts';
import { filterWords } from './filterWords.ts';
import { alarmScreenWords } from './words.ts';

const hiddenByDefault = ['address', 'unit', 'category', 'value', 'building', 'clearType', 'handledAt'];
const sortable = { time: 'alarmTime', level: 'level', handledAt: 'handledAt' } as const;
type SortColumn = keyof typeof sortable;

const queryOf = (url: UrlQuery) => {
  const { search, level, category, deviceType } = alarmFilterOf(url);
  const clearType = (['AUTO', 'manual'] as const).find((type) => type === url.get('clearType'));
  return {
    list: 'history' as const,
    search: search || undefined,
    level: [...level],
    category: [...category],
    deviceType: [...deviceType],
    clearType,
    ...periodOf(url),
  };
};

/** Alarms that are closed, found, sorted and paged by the gateway. @spec ALM-01 ALM-03 SHL-24 */
export function AlarmHistoryScreen() {
  const t = useWords(alarmScreenWords, alarmWords, deviceWords, siteWords);
  const format = useFormat();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const query = useMemo(() => queryOf(url), [url]);
  const sortColumn = (Object.keys(sortable) as SortColumn[]).find((id) => id === url.get('sort')) ?? 'time';
  const order = url.get('order') === 'asc' ? 'asc' : 'desc';
  const sorted = useMemo(() => ({ ...query, sort: sortable[sortColumn], order }) as const, [query, sortColumn, order]);
  const list = useCall(alarmCalls.list, { ...sorted, ...pagingOf(url) }, { keepsPrevious: true });
  const loadRows = useAllRows(alarmCalls.list, sorted);
  const columns = useMemo(() => historyColumns({ t, format }), [t, format]);
  return (
    <PagedList
      title={t('alarm.list.history')}
      name="alarm.history"
      {...{ hiddenByDefault, url, columns }}
      page={list}
      ordered={{ sort: sortColumn, order }}
      getRowId={({ alarmId }) => alarmId}
      rowName={(alarm) => `${t(`alarm.kind.${alarm.kind}`)} ${alarm.placeName}`}
      filters={['search', 'level', 'category', 'type', 'clearType', 'from', 'to']}
      empty={{ title: t('alarm.list.none') }}
      onOpen={({ alarmId, state, closing }) =>
        navigate(pathTo('alarmDetail', { alarmId, segment: segmentOf(state, closing) }))
      }
      toolbar={<AlarmFilterBar url={url} list="history" />}
      loadRows={loadRows}
      filterText={filterText(filterWords(url, t))}
    />
  );
}
