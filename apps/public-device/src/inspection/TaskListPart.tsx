import { inspectionWords, phoneTasksMax } from '@fireline/domain/inspection';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useFormat, useWords } from '@fireline/ui/lib';
import { RowButton, Rows } from './Patrol.styles.ts';
import type { Phone, PhoneState } from './phone.ts';
import { roundOf } from './round.ts';
import type { KeptTask } from './types.ts';
import { patrolWords } from './words.ts';

export interface TaskListPartProps {
  readonly phone: Phone;
  readonly state: PhoneState;
  readonly onOpen: (taskId: number) => void;
}

const failureKey = (kind: PhoneState['failure']) =>
  kind === 'network' || kind === 'timeout'
    ? 'patrol.failed.network'
    : kind === 'forbidden'
      ? 'patrol.failed.forbidden'
      : 'patrol.failed.server';

/** The tasks of today, each with how far it is; those that are open and end first come first. @spec N24 */
export function TaskListPart({ phone, state, onOpen }: TaskListPartProps) {
  const t = useWords(patrolWords, inspectionWords);
  const { date } = useFormat();
  const { tasks, rows, isLoading, isReady, failure, isBound, isCut, isOnline } = state;
  const isOver = (one: KeptTask): boolean => roundOf(one.task, rows).next === undefined;
  const sorted = tasks.toSorted(
    (a, b) => Number(isOver(a)) - Number(isOver(b)) || a.task.toDay.localeCompare(b.task.toDay) || a.taskId - b.taskId,
  );
  const isEmpty = isReady && tasks.length === 0 && !isLoading;
  return (
    <>
      {failure !== undefined && isOnline && (
        <Banner tone="attention" live="polite" actions={<Button onClick={phone.sync}>{t('patrol.retry')}</Button>}>
          {t('patrol.failed', { why: t(failureKey(failure)) })}
        </Banner>
      )}
      {!isReady || (isLoading && tasks.length === 0) ? (
        <>
          <p role="status">{t('patrol.loading')}</p>
          <Skeleton shape="block" />
        </>
      ) : null}
      {isEmpty && failure === undefined && (
        <EmptyState title={t(isBound ? 'patrol.none.title' : 'patrol.notBound.title')}>
          {t(isBound ? 'patrol.none.text' : 'patrol.notBound.text')}
        </EmptyState>
      )}
      {isCut && <Banner tone="info">{t('patrol.cut', { count: phoneTasksMax })}</Banner>}
      <Rows>
        {sorted.map(({ taskId, task }) => {
          const { done, points, waiting } = roundOf(task, rows);
          return (
            <li key={taskId}>
              <RowButton onClick={() => onOpen(taskId)}>
                <span>
                  <strong>{task.lineName}</strong>
                  <span>{task.unitName}</span>
                  <small>
                    {task.planName} ·{' '}
                    {task.fromDay === task.toDay
                      ? date(task.toDay)
                      : t('patrol.task.days', { from: date(task.fromDay), to: date(task.toDay) })}
                  </small>
                  {task.standing === 'overdue' && <small>{t('inspection.task.standing.overdue')}</small>}
                  {waiting > 0 && <small>{t('patrol.task.waiting', { count: waiting })}</small>}
                </span>
                <strong>{t('patrol.task.done', { done, total: points.length })}</strong>
              </RowButton>
            </li>
          );
        })}
      </Rows>
    </>
  );
}
