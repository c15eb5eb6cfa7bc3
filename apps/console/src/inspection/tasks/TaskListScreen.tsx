import { inspectionCalls } from '@fireline/api/inspection';
import { inspectionWords, taskStandings } from '@fireline/domain/inspection';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { BulkContext } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { dueWords, lengthWords } from '../../lib/words.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { dayText } from '../plans/planTexts.ts';
import { planWords } from '../plans/words.ts';
import { Reassign } from './Reassign.tsx';
import { TaskTabs } from './TaskTabs.tsx';
import { taskColumns } from './taskColumns.tsx';
import { taskWords } from './words.ts';

/** On a phone. */
const card = { marks: ['standing'], facts: ['due', 'from', 'points', 'failed', 'inspector', 'unit'] };
// a plan is named by its line
const hiddenByDefault = ['line', 'completedAt'];

function useTaskList() {
  const t = useWords(taskWords, inspectionWords);
  return useList(inspectionCalls.tasks, {
    filters: [
      { key: 'search', label: t('patrolTasks.search') },
      {
        key: 'standing',
        label: t('patrolTasks.standing'),
        any: t('patrolTasks.anyStanding'),
        isList: true,
        choices: taskStandings.map((value) => ({ value, label: t(`inspection.task.standing.${value}`) })),
      },
      {
        key: 'due',
        label: t('patrolTasks.due'),
        any: t('patrolTasks.anyDue'),
        choices: [{ value: 'today', label: t('patrolTasks.due.today') }],
      },
      {
        key: 'failed',
        label: t('patrolTasks.failed'),
        any: t('patrolTasks.anyFailed'),
        choices: [{ value: 'yes', label: t('patrolTasks.failed.yes') }],
      },
      {
        key: 'unitId',
        param: 'unit',
        label: t('patrolTasks.unit'),
        any: t('patrolTasks.anyUnit'),
        isList: true,
        ...useNodeFilter('unit'),
      },
      { key: 'from', label: t('patrolTasks.days'), isPeriod: true },
    ],
    sorts: ['due', 'plan', 'from', 'failed', 'inspector', 'unit'],
    sort: 'due',
  });
}

/** Tasks of patrols: how far each is, what failed, given to another in a batch. @spec INS-05 */
export function TaskListScreen() {
  const t = useWords(taskWords, planWords, inspectionWords, routeWords, dueWords, lengthWords);
  const format = useFormat();
  const short = useDayText();
  const list = useTaskList();
  const [, navigate] = useLocation();
  const mayPlan = useMay()(inspectionCalls.plans);
  const columns = useMemo(() => taskColumns(t, format, short), [t, format, short]);
  const [giving, setGiving] = useState<BulkContext>();
  return (
    <ListPage
      name="inspectionTasks"
      card={card}
      title={t('shell.route.inspectionTasks')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      lead={<TaskTabs url={list.url} counts={list.page.data?.counts} />}
      columns={columns}
      getRowId={({ taskId }) => taskId}
      rowName={({ planName, fromDay }) => `${planName} ${dayText(fromDay, format)}`}
      selectFor={[inspectionCalls.reassignTasks]}
      renderBulkActions={(selected) => <Button onClick={() => setGiving(selected)}>{t('patrolTasks.reassign')}</Button>}
      empty={{
        title: t('patrolTasks.empty'),
        hint: t('patrolTasks.empty.hint'),
        ...(mayPlan && { action: <Link href={pathTo('inspectionPlans')}>{t('patrolTasks.toPlans')}</Link> }),
      }}
      onOpen={({ taskId }) => navigate(pathTo('inspectionTaskDetail', { taskId }))}
    >
      {giving && (
        <Reassign
          selected={giving}
          loadRows={list.loadRows}
          onClose={() => setGiving(undefined)}
          onDone={() => {
            giving.clear();
            void list.page.refetch();
          }}
        />
      )}
    </ListPage>
  );
}
