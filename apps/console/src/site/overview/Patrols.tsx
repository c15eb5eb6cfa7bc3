import { type InspectionTaskRow, inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { inspectionWords } from '@fireline/domain/inspection';
import { startOfDay } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { StateMark } from '../../lib/list/StateMark.tsx';
import { Lines, Quiet } from './Overview.styles.ts';
import { Need } from './Part.tsx';
import { overviewWords } from './words.ts';

const marks = {
  notBegun: 'notStarted',
  running: 'running',
  overdue: 'missed',
  completed: 'completed',
  completedLate: 'ending',
  madeLate: 'none',
  withdrawn: 'cancelled',
} as const;

function Task({ task, label }: { readonly task: InspectionTaskRow; readonly label: string }) {
  const t = useWords(overviewWords, inspectionWords);
  const { date } = useFormat();
  const { taskId, planName, inspectorName, standing, toDay, failed } = task;
  const day = date(startOfDay(toDay));
  return (
    <Need
      mark={label}
      href={pathTo('inspectionTaskDetail', { taskId })}
      what={planName}
      where={inspectorName === '' ? day : t('overview.patrols.until', { who: inspectorName, day })}
      since={<StateMark state={marks[standing]}>{t(`inspection.task.standing.${standing}`)}</StateMark>}
      note={failed > 0 && t('overview.patrols.failed', { count: failed })}
    />
  );
}

interface PatrolsProps {
  readonly unitId: number;
  /** The page is of a place of the unit. Default false. */
  readonly isOfPlace?: boolean;
}

/** The patrols that are due next, and how the last one ended. @spec INS-05 INS-06 SIT-06 */
export function Patrols({ unitId, isOfPlace = false }: PatrolsProps) {
  const t = useWords(overviewWords);
  const asked = { unitId: [unitId], pageNo: 1 };
  const next = useCall(inspectionCalls.tasks, {
    ...asked,
    standing: ['running', 'notBegun'],
    sort: 'to',
    order: 'asc',
    pageSize: 2,
  });
  const last = useCall(inspectionCalls.tasks, {
    ...asked,
    standing: ['completed', 'completedLate', 'overdue'],
    sort: 'to',
    order: 'desc',
    pageSize: 1,
  });
  return (
    <Card
      title={t(isOfPlace ? 'overview.patrols.ofUnit' : 'overview.patrols')}
      headingLevel={2}
      actions={<Link href={`${pathTo('inspectionTasks')}?unit=${unitId}`}>{t('overview.patrols.all')}</Link>}
    >
      <Loaded call={next} action="query" lines={3}>
        {({ rows }) => {
          const done = last.data?.rows ?? [];
          if (rows.length + done.length === 0) return <Quiet>{t('overview.patrols.none')}</Quiet>;
          return (
            <Lines>
              {rows.map((task) => (
                <Task key={task.taskId} task={task} label={t('overview.patrols.next')} />
              ))}
              {done.map((task) => (
                <Task key={task.taskId} task={task} label={t('overview.patrols.last')} />
              ))}
            </Lines>
          );
        }}
      </Loaded>
    </Card>
  );
}
