import { alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmWords, segmentOf } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { defaultPageSize, pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { DataTable, type Sort, pageSizes } from '@fireline/ui/DataTable';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useLanguage, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { HiddenHeading, ListScreen } from '../lib/ListScreen.styles.ts';
import { filterText } from '../lib/filterText.ts';
import { useAllRows } from '../lib/useAllRows.ts';
import { useFailureText } from '../lib/failure.ts';
import { useDownload } from '../lib/useDownload.ts';
import { useHiddenColumns } from '../lib/useHiddenColumns.ts';
import { type UrlQuery, useUrlQuery } from '../lib/useUrlQuery.ts';
import { AlarmFilterBar } from './AlarmFilterBar.tsx';
import { historyColumns } from './columns.tsx';
import { alarmFilterOf, periodOf } from './filter.ts';
import { filterWords } from './filterWords.ts';
import { alarmScreenWords } from './words.ts';

const hiddenByDefault = ['address', 'unit', 'category', 'value'];
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
  const language = useLanguage();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const failureText = useFailureText();
  const query = useMemo(() => queryOf(url), [url]);
  const pageNo = Math.max(1, Number.parseInt(url.get('page'), 10) || 1);
  const pageSize = pageSizes.find((size) => String(size) === url.get('size')) ?? defaultPageSize;
  const sortColumn = (Object.keys(sortable) as SortColumn[]).find((id) => id === url.get('sort')) ?? 'time';
  const order = url.get('order') === 'asc' ? 'asc' : 'desc';
  const sorted = useMemo(() => ({ ...query, sort: sortable[sortColumn], order }) as const, [query, sortColumn, order]);
  const list = useCall(alarmCalls.list, { ...sorted, pageNo, pageSize }, { keepsPrevious: true });
  const loadRows = useAllRows(alarmCalls.list, sorted);
  const columns = useMemo(() => historyColumns({ t, format }), [t, format]);
  const hidden = useHiddenColumns('alarm.history', hiddenByDefault);
  const { download } = useDownload(alarmCalls.export);
  const sort: Sort = [{ columnId: sortColumn, direction: order === 'asc' ? 'ascending' : 'descending' }];
  return (
    <ListScreen>
      <HiddenHeading>{t('alarm.list.history')}</HiddenHeading>
      <DataTable
        label={t('alarm.list.history')}
        rows={list.data?.rows ?? []}
        getRowId={(alarm) => alarm.alarmId}
        columns={columns}
        rowName={(alarm) => `${t(`alarm.kind.${alarm.kind}`)} ${alarm.placeName}`}
        height="fill"
        queryKey={url.text}
        sort={sort}
        onSortChange={({ sort: [item] }) =>
          url.set({ sort: item?.columnId ?? '', order: item?.direction === 'ascending' ? 'asc' : '', page: '' })
        }
        onRowOpen={({ row }) =>
          navigate(pathTo('alarmDetail', { alarmId: row.alarmId, segment: segmentOf(row.state, row.closing) }))
        }
        paging={{
          page: pageNo,
          pageSize,
          total: list.data?.total ?? 0,
          onChange: (paging) =>
            url.set({ page: paging.page === 1 ? '' : String(paging.page), size: String(paging.pageSize) }),
        }}
        isLoading={list.isFetching}
        failure={list.error ? failureText('query', list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{ title: t('alarm.list.none') }}
        onClearFilters={() =>
          url.set({ search: '', level: '', category: '', type: '', clearType: '', from: '', to: '', page: '' })
        }
        toolbar={<AlarmFilterBar url={url} list="history" />}
        renderTools={(table) => (
          <TableExport
            table={table}
            name="alarms"
            filterText={filterText(filterWords(url, t))}
            loadRows={loadRows}
            onCsv={() => void download({ ...query, language })}
          />
        )}
        {...hidden}
      />
    </ListScreen>
  );
}
