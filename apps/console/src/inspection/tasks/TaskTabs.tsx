import type { inspectionCalls } from '@fireline/api/inspection';
import type { ReplyOf } from '@fireline/api/lib';
import { inspectionWords } from '@fireline/domain/inspection';
import { useWords } from '@fireline/ui/lib';
import { CountTabs } from '../../lib/list/CountTabs.tsx';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { taskWords } from './words.ts';

/** In the order in which they are to be seen to, each as the filters of the list name it. */
const tabs = [
  { key: 'overdue', label: 'inspection.task.standing.overdue', set: { standing: 'overdue' } },
  { key: 'dueToday', label: 'patrolTasks.due.today', set: { due: 'today' } },
  { key: 'running', label: 'inspection.task.standing.running', set: { standing: 'running' } },
] as const;

export interface TaskTabsProps {
  readonly url: UrlQuery;
  /** Undefined until it is known. */
  readonly counts: ReplyOf<typeof inspectionCalls.tasks>['counts'] | undefined;
}

/** What somebody has to see to. @spec INS-05 */
export function TaskTabs({ url, counts }: TaskTabsProps) {
  const t = useWords(taskWords, inspectionWords);
  return (
    <CountTabs
      label={t('patrolTasks.tabs')}
      all={t('patrolTasks.all')}
      tabs={tabs.map((tab) => ({ ...tab, label: t(tab.label), count: counts?.[tab.key] }))}
      url={url}
    />
  );
}
