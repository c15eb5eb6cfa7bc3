import { type InspectionFailure, type InspectionTaskDetail, inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { inspectionWords } from '@fireline/domain/inspection';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { newPress } from '../../lib/newPress.ts';
import { LoadedPage } from '../../lib/page/Loaded.tsx';
import { Page, TwoColumns } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { pageId } from '../../lib/page/pageId.ts';
import type { ScreenProps } from '../../lib/page/screen.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { planWords } from '../plans/words.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { ItemForm } from './ItemForm.tsx';
import { TaskPoint } from './TaskPoint.tsx';
import { pointsText, taskDays } from './taskTexts.ts';
import { useSendResults } from './useSendResults.ts';
import { taskWords } from './words.ts';

type Task = InspectionTaskDetail;
type Point = Task['points'][number];
type Item = Point['items'][number];

function Facts({ task }: { readonly task: Task }) {
  const t = useWords(taskWords, planWords, inspectionWords);
  const format = useFormat();
  const may = useMay();
  const { withdrawnAt, withdrawnBy, completedAt } = task;
  const missed = task.points.filter(({ items }) => items.some(({ results }) => results.length === 0));
  const isOver = task.standing === 'overdue' || task.standing === 'madeLate';
  return (
    <Card title={t('patrolTasks.facts')} headingLevel={2}>
      <DescriptionList
        layout="rows"
        items={[
          {
            term: t('patrolTasks.plan'),
            detail: may(inspectionCalls.plan) ? (
              <Link href={`${pathTo('inspectionPlans')}?open=${task.planId}`}>{task.planName}</Link>
            ) : (
              task.planName
            ),
          },
          { term: t('patrolTasks.unit'), detail: task.unitName },
          { term: t('patrolTasks.line'), detail: task.lineName },
          { term: t('patrolTasks.inspector'), detail: task.inspectorName },
          { term: t('patrolTasks.days'), detail: taskDays(task, t, format) },
          { term: t('patrolTasks.points'), detail: pointsText(task, t) },
          { term: t('patrolTasks.failed'), detail: format.number(task.failed) },
          ...(completedAt === null
            ? []
            : [{ term: t('patrolTasks.completedAt'), detail: format.dateTime(completedAt) }]),
          ...(withdrawnAt === null
            ? []
            : [
                {
                  term: t('inspection.task.standing.withdrawn'),
                  detail: t('patrolTasks.withdrawn', { name: withdrawnBy, at: format.dateTime(withdrawnAt) }),
                },
              ]),
          ...(isOver && missed.length > 0
            ? [{ term: t('patrolTasks.missed'), detail: missed.map(({ name }) => name).join('、') }]
            : []),
        ]}
      />
    </Card>
  );
}

/** Records what was not looked at yet of a point as passed, in one call. */
function usePassRest(task: Task, onSaved: () => void) {
  const t = useWords(taskWords);
  const send = useSendResults();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  return async (point: Point): Promise<void> => {
    const open = point.items.filter(({ results }) => results.length === 0);
    const of = { taskId: task.taskId, pointId: point.pointId, atMs: Date.now(), outcome: 'pass', description: '' };
    const who = task.inspectorId === null ? {} : { inspectorId: task.inspectorId };
    try {
      await send(open.map(({ itemId }) => ({ ...of, ...who, itemId, key: newPress(), images: [] })));
      toasts.show({ tone: 'success', title: t('patrolTasks.passed', { count: open.length }) });
    } catch (error) {
      tellFailure('save', error);
    }
    onSaved();
  };
}

interface Doing {
  readonly record?: { readonly point: Point; readonly item: Item };
  readonly decide?: InspectionFailure;
}

function Detail({ task, onSaved }: { readonly task: Task; readonly onSaved: () => void }) {
  const t = useWords(taskWords, planWords, inspectionWords);
  const format = useFormat();
  const may = useMay();
  const [doing, setDoing] = useState<Doing>({});
  const passRest = usePassRest(task, onSaved);
  const close = (): void => setDoing({});
  const then = {
    onClose: close,
    onSaved: () => {
      close();
      onSaved();
    },
  };
  const isTaken = task.hasBegun && task.standing !== 'withdrawn';
  const isOpen = isTaken && task.mayRecord;
  return (
    <Page>
      <PageHeader
        title={t('patrolTasks.title', { line: task.lineName, days: taskDays(task, t, format) })}
        back={pathTo('inspectionTasks')}
        state={t(`inspection.task.standing.${task.standing}`)}
        actions={
          <Button icon={<Printer aria-hidden />} onClick={() => print()}>
            {t('patrolTasks.report')}
          </Button>
        }
      />
      {task.standing === 'madeLate' && <Banner tone="info">{t('patrolTasks.madeLate')}</Banner>}
      {!task.hasBegun && task.standing !== 'withdrawn' && <Banner tone="info">{t('patrolTasks.notBegun')}</Banner>}
      {isTaken && !task.mayRecord && (
        <Banner tone="info">{t('patrolTasks.notYours', { name: task.inspectorName })}</Banner>
      )}
      <TwoColumns>
        <div>
          <Card title={t('patrolTasks.route')} headingLevel={2}>
            {task.points.length === 0 && <p>{t('patrolTasks.noPoints')}</p>}
            {task.points.map((point, at) => (
              <TaskPoint
                key={point.pointId}
                point={point}
                number={at + 1}
                isOpen={isOpen}
                onRecord={(item) => setDoing({ record: { point, item } })}
                onPassRest={() => void passRest(point)}
                onDecide={(decide) => setDoing({ decide })}
              />
            ))}
          </Card>
        </div>
        <div>
          <Facts task={task} />
          {may(sessionCalls.userLog) && <RecordHistory kind="inspectionTask" id={task.taskId} record={task} />}
        </div>
      </TwoColumns>
      {doing.record && <ItemForm task={task} {...doing.record} {...then} />}
      {doing.decide && <DecisionForm failure={doing.decide} {...then} />}
    </Page>
  );
}

/** One task: its points in order, what was found, by whom and when, what was missed, what became of failures. @spec INS-05 */
export function TaskDetailScreen({ params }: ScreenProps) {
  const t = useWords(routeWords);
  const taskId = pageId(params.taskId);
  const call = useCall(inspectionCalls.task, { taskId }, { isPolling: true });
  return (
    <LoadedPage call={call} title={t('shell.route.inspectionTaskDetail')} back={pathTo('inspectionTasks')}>
      {(task) => <Detail key={taskId} task={task} onSaved={() => void call.refetch()} />}
    </LoadedPage>
  );
}
