import { planCalls, planTopic } from '@fireline/api/plan';
import { useCall, useTopic } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { FilterBar } from '../lib/list/ListScreen.styles.ts';
import { PagedList } from '../lib/list/PagedList.tsx';
import { SearchField } from '../lib/list/SearchField.tsx';
import { pagingOf } from '../lib/list/pageInUrl.ts';
import { useAllRows } from '../lib/list/useAllRows.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { useAlarmCounts } from '../shell/live.ts';
import { levelOf, monitorColumns } from './monitorColumns.tsx';
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
  const t = useWords(planMonitorWords, alarmWords, siteWords, routeWords);
  const format = useFormat();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const search = url.get('search') || undefined;
  const query = useMemo(() => ({ search }), [search]);
  const list = useCall(planCalls.monitor, { ...query, ...pagingOf(url) }, { keepsPrevious: true });
  const loadRows = useAllRows(planCalls.monitor, query);
  useAgain(() => void list.refetch());
  const columns = useMemo(() => monitorColumns(t, format), [t, format]);
  return (
    <PagedList
      title={t('shell.route.planMonitor')}
      name="plan.monitor"
      {...{ url, columns }}
      page={list}
      getRowId={({ layerId }) => layerId}
      rowLevel={levelOf}
      filters={['search']}
      empty={{ title: t('plan.monitor.empty') }}
      onOpen={({ layerId }) => navigate(pathTo('planMonitorDetail', { layerId }))}
      toolbar={
        <FilterBar>
          <SearchField
            label={t('plan.monitor.search')}
            value={url.get('search')}
            onSearch={(text) => url.set({ search: text, page: '' })}
          />
        </FilterBar>
      }
      loadRows={loadRows}
      filterText={search ?? ''}
    />
  );
}
