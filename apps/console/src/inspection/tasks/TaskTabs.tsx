import type { inspectionCalls } from '@fireline/api/inspection';
import type { ReplyOf } from '@fireline/api/lib';
import { inspectionWords } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Link } from 'wouter';
import { Tab, Tabs } from '../../lib/page/PageTabs.styles.ts';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { taskWords } from './words.ts';

type Counts = ReplyOf<typeof inspectionCalls.tasks>['counts'];

/** In the order in which they are to be seen to, each as the filters of the list name it. */
const tabs = [
  { key: 'overdue', label: 'inspection.task.standing.overdue', standing: 'overdue', due: '' },
  { key: 'dueToday', label: 'patrolTasks.due.today', standing: '', due: 'today' },
  { key: 'running', label: 'inspection.task.standing.running', standing: 'running', due: '' },
] as const satisfies readonly { key: keyof Counts; label: string; standing: string; due: string }[];
const all = { standing: '', due: '' };

export interface TaskTabsProps {
  readonly url: UrlQuery;
  /** Undefined until it is known. */
  readonly counts: Counts | undefined;
}

/** What somebody has to see to, each with how many tasks it finds; the address names the one that is shown. @spec INS-05 */
export function TaskTabs({ url, counts }: TaskTabsProps) {
  const t = useWords(taskWords, inspectionWords);
  const { number } = useFormat();
  const linkOf = (set: typeof all) => {
    const params = new URLSearchParams(url.text);
    for (const gone of ['page', 'standing', 'due']) params.delete(gone);
    for (const name of ['standing', 'due'] as const) if (set[name] !== '') params.set(name, set[name]);
    const text = params.toString();
    const isShown = url.get('standing') === set.standing && url.get('due') === set.due;
    return {
      as: Link,
      href: pathTo('inspectionTasks') + (text && `?${text}`),
      'aria-current': isShown ? ('page' as const) : undefined,
    };
  };
  return (
    <Tabs aria-label={t('patrolTasks.tabs')}>
      <Tab {...linkOf(all)}>{t('patrolTasks.all')}</Tab>
      {tabs.map(({ key, label, ...set }) => (
        <Tab key={key} {...linkOf(set)}>
          {t(label)} {counts && number(counts[key])}
        </Tab>
      ))}
    </Tabs>
  );
}
