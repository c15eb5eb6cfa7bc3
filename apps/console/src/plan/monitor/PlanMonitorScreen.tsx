import { planCalls, planTopic } from '@fireline/api/plan';
import { useTopic } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useAlarmCounts } from '../../lib/session/live.ts';
import { levelOf, monitorColumns } from './monitorColumns.tsx';
import { usePaced } from '../usePaced.ts';
import { planMonitorWords } from '../words.ts';

/** Requests the list again a little after alarms or plans changed, however many of them. */
function useAgain(refetch: () => unknown): void {
  const counts = useAlarmCounts();
  const ask = usePaced(refetch);
  useEffect(ask, [ask, counts]);
  useTopic(planTopic, { events: ask, reload: ask });
}

/** On a phone: a plan is called by its place, building and floor. */
const card = { marks: ['level'], facts: ['name', 'alarms', 'unacknowledged', 'offline'] };

/** The published plans with their alarms, the worst first. @spec PLN-06 */
export function PlanMonitorScreen() {
  const t = useWords(planMonitorWords, alarmWords, siteWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const list = useList(planCalls.monitor, {
    filters: [{ key: 'search', label: t('plan.monitor.search') }],
    isPolling: false,
  });
  useAgain(() => void list.page.refetch());
  const columns = useMemo(() => monitorColumns(t, format), [t, format]);
  return (
    <ListPage
      title={t('shell.route.planMonitor')}
      name="plan.monitor"
      {...{ list, columns, card }}
      getRowId={({ layerId }) => layerId}
      rowLevel={levelOf}
      empty={{ title: t('plan.monitor.empty') }}
      onOpen={({ layerId }) => navigate(pathTo('planMonitorDetail', { layerId }))}
    />
  );
}
