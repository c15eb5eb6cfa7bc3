import { type Alarm, alarmCalls } from '@fireline/api/alarm';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { DataTable, type Selection, type Sort, isSelected } from '@fireline/ui/DataTable';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import { ListScreen } from '../lib/list/ListScreen.styles.ts';
import { ListFilters } from '../lib/list/ListFilters.tsx';
import { narrowedText, paramsOf } from '../lib/list/filter.ts';
import { useListQuery } from '../lib/list/useList.ts';
import { useAlarmCounts, useLive } from '../shell/live.ts';
import { useReason } from '../lib/page/failure.ts';
import { useHiddenColumns } from '../lib/list/useHiddenColumns.ts';
import { useKeptPlace } from '../lib/list/useKeptPlace.ts';
import { useTableSort } from '../lib/list/useTableSort.ts';
import { staleSince, useAlarmFreshness } from '../shell/useFreshness.ts';
import { useMay } from '../shell/useMay.ts';
import { alarmFilters, drillFilter, stateFilter } from './alarmFilters.tsx';
import { currentColumns } from './columns.tsx';
import { type AlarmFilter, isNarrowing, matches } from './filter.ts';
import { useBulkAcknowledge } from './useBulkAcknowledge.tsx';
import { alarmScreenWords } from './words.ts';

const table = 'alarm.current';
const hiddenByDefault = ['address', 'unit', 'category'];
const defaultSort: Sort = [
  { columnId: 'state', direction: 'ascending' },
  { columnId: 'level', direction: 'ascending' },
  { columnId: 'time', direction: 'descending' },
];

/** Alarms that stand, live: a new one is there as it is pushed, a handled one leaves. @spec ALM-01 ALM-06 ALM-07 */
export function AlarmListScreen() {
  const t = useWords(alarmScreenWords, alarmWords, deviceWords, siteWords);
  const format = useFormat();
  const list = useListQuery<AlarmFilter>({ filters: [...alarmFilters(t), stateFilter(t), drillFilter(t)] });
  const { url, query: filter, filters } = list;
  const [, navigate] = useLocation();
  const { alarms } = useLive();
  const { state, error, total } = useAlarmCounts();
  const freshness = useAlarmFreshness();
  const reason = useReason();
  const may = useMay();
  const columns = useMemo(() => currentColumns({ t, format }), [t, format]);
  const passes = useMemo(() => (alarm: Alarm) => matches(alarm, filter), [filter]);
  const hidden = useHiddenColumns(table, hiddenByDefault);
  const sorting = useTableSort(url, columns, defaultSort);
  const keptPlace = useKeptPlace(table);
  const { acknowledge, isPending, question } = useBulkAcknowledge();

  const chosen = (selection: Selection) =>
    alarms.rows.getIds().filter((id) => {
      const alarm = alarms.rows.getRow(id);
      return alarm?.state === 'open' && isSelected(selection, id) && passes(alarm);
    });
  return (
    <ListScreen>
      <PageHeader
        title={t('alarm.list.current')}
        count={freshness.name === 'unknown' ? undefined : total}
        staleSinceMs={staleSince(freshness)}
      />
      <DataTable
        label={t('alarm.list.current')}
        store={alarms.rows}
        columns={columns}
        filter={isNarrowing(filter) ? passes : undefined}
        quickSearch={filter.search ?? ''}
        rowLevel={(alarm) => alarm.level}
        rowName={(alarm) => `${t(`alarm.kind.${alarm.kind}`)} ${alarm.placeName}`}
        height="fill"
        {...sorting}
        keptPlace={keptPlace}
        onRowOpen={({ row }) => navigate(pathTo('alarmDetail', { alarmId: row.alarmId, segment: 'current' }))}
        isSelectable={may(alarmCalls.acknowledge)}
        renderBulkActions={({ selection, clear }) => (
          <Button variant="primary" isPending={isPending} onClick={() => acknowledge(chosen(selection), clear)}>
            {t('alarm.list.acknowledge')}
          </Button>
        )}
        isLoading={state === 'loading'}
        failure={state === 'failed' ? reason(error) : undefined}
        onRetry={alarms.reload}
        empty={{ title: t('alarm.list.quiet'), hint: t('alarm.list.quiet.hint') }}
        onClearFilters={() => url.set(Object.fromEntries(filters.flatMap(paramsOf).map((param) => [param, ''])))}
        toolbar={<ListFilters list={list} />}
        renderTools={(shown) => <TableExport table={shown} filterText={narrowedText(filters, url)} />}
        {...hidden}
      />
      {question}
    </ListScreen>
  );
}
