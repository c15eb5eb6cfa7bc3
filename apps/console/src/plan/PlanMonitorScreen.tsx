import { planCalls, planTopic } from '@fireline/api/plan';
import { useCall, useTopic } from '@fireline/api/react';
import { isAlarmLevel } from '@fireline/domain/alarm';
import { defaultPageSize, pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { DataTable, pageSizes } from '@fireline/ui/DataTable';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { FilterBar, HiddenHeading, ListScreen } from '../lib/ListScreen.styles.ts';
import { SearchField } from '../lib/SearchField.tsx';
import { useFailureText } from '../lib/failure.ts';
import { useHiddenColumns } from '../lib/useHiddenColumns.ts';
import { useUrlQuery } from '../lib/useUrlQuery.ts';
import { useAlarmCounts } from '../shell/live.ts';
import { monitorColumns } from './monitorColumns.tsx';
import { planMonitorWords } from './words.ts';

/** After a change of alarms the plans are asked for again, at most this often. */
const paceMs = 2000;

/** Asks again a little after alarms or plans changed, however many of them. */
function useAgain(refetch: () => unknown): void {
  const counts = useAlarmCounts();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(refetch);
  useEffect(() => {
    again.current = refetch;
  });
  const ask = (): void => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      again.current();
    }, paceMs);
  };
  useEffect(ask, [counts]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useTopic(planTopic, { events: ask, reload: ask });
}

/** The published plans with their alarms, the worst first. @spec PLN-06 */
export function PlanMonitorScreen() {
  const t = useWords(planMonitorWords, siteWords, routeWords);
  const format = useFormat();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const failureText = useFailureText();
  const pageNo = Math.max(1, Number.parseInt(url.get('page'), 10) || 1);
  const pageSize = pageSizes.find((size) => String(size) === url.get('size')) ?? defaultPageSize;
  const search = url.get('search') || undefined;
  const list = useCall(planCalls.monitor, { search, pageNo, pageSize }, { keepsPrevious: true });
  useAgain(() => void list.refetch());
  const columns = useMemo(() => monitorColumns(t, format), [t, format]);
  const hidden = useHiddenColumns('plan.monitor', []);
  const title = t('shell.route.planMonitor');
  return (
    <ListScreen>
      <HiddenHeading>{title}</HiddenHeading>
      <DataTable
        label={title}
        rows={list.data?.rows ?? []}
        getRowId={({ layerId }) => layerId}
        columns={columns}
        rowLevel={(plan) =>
          'name' in plan && plan.alarmLevel !== null && isAlarmLevel(plan.alarmLevel) ? plan.alarmLevel : undefined
        }
        height="fill"
        queryKey={url.text}
        onRowOpen={({ row }) => navigate(pathTo('planMonitorDetail', { layerId: row.layerId }))}
        paging={{
          page: pageNo,
          pageSize,
          total: list.data?.total ?? 0,
          onChange: (paging) =>
            url.set({ page: paging.page === 1 ? '' : String(paging.page), size: String(paging.pageSize) }),
        }}
        isLoading={list.isPending}
        failure={list.error ? failureText('query', list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{ title: t('plan.monitor.empty') }}
        onClearFilters={() => url.set({ search: '', page: '' })}
        toolbar={
          <FilterBar>
            <SearchField
              label={t('plan.monitor.search')}
              value={url.get('search')}
              onSearch={(text) => url.set({ search: text, page: '' })}
            />
          </FilterBar>
        }
        renderTools={(table) => <TableExport table={table} name="plans" filterText={search ?? ''} />}
        {...hidden}
      />
    </ListScreen>
  );
}
