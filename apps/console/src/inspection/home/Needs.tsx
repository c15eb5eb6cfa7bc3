import { type InspectionFailure, type InspectionHome, inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { DueMark } from '../../lib/list/DueMark.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { planWords } from '../plans/words.ts';
import { DecisionForm } from '../tasks/DecisionForm.tsx';
import { dueOfTask, pointsText, taskDays } from '../tasks/taskTexts.ts';
import { taskWords } from '../tasks/words.ts';
import { Rows, Sides } from './Home.styles.ts';
import { homeWords } from './words.ts';

type Home = InspectionHome;

/** So many of each are named; the list holds all. */
const named = 5;

function Overdue({ overdue, overdueTotal, from, to }: Home) {
  const t = useWords(homeWords, planWords, taskWords);
  const format = useFormat();
  return (
    <Card title={t('patrolHome.overdue')} headingLevel={2}>
      {overdueTotal === 0 && <p>{t('patrolHome.noneOverdue')}</p>}
      <Rows>
        {overdue.slice(0, named).map((task) => {
          const due = dueOfTask(task, t);
          return (
            <li key={task.taskId}>
              <span data-part="what">
                <Link href={pathTo('inspectionTaskDetail', { taskId: task.taskId })} isQuiet>
                  {`${task.unitName} · ${task.lineName}`}
                </Link>
                <small>
                  {[task.inspectorName, taskDays(task, t, format), pointsText(task, t)].filter(Boolean).join(' · ')}
                </small>
              </span>
              {due && <DueMark {...due} />}
            </li>
          );
        })}
      </Rows>
      {overdueTotal > 0 && (
        <Link href={`${pathTo('inspectionTasks')}?standing=overdue&from=${from}&to=${to}`}>
          {t('patrolHome.all', { count: overdueTotal })}
        </Link>
      )}
    </Card>
  );
}

interface UndecidedProps extends Home {
  readonly onDecide: (failure: InspectionFailure) => void;
}

function Undecided({ undecided, undecidedTotal, onDecide }: UndecidedProps) {
  const t = useWords(homeWords, taskWords);
  const { shortDateTime } = useFormat();
  const mayDecide = useMay()(inspectionCalls.decideFailure);
  return (
    <Card title={t('patrolHome.undecided')} headingLevel={2}>
      {undecidedTotal === 0 && <p>{t('patrolHome.noneUndecided')}</p>}
      <Rows>
        {undecided.slice(0, named).map((failure) => (
          <li key={failure.failureId}>
            <span data-part="what">
              <Link href={pathTo('inspectionTaskDetail', { taskId: failure.taskId })} isQuiet>
                {`${failure.pointName} · ${failure.description}`}
              </Link>
              <small>{`${failure.itemContent} · ${failure.foundBy} · ${shortDateTime(failure.foundAt)}`}</small>
            </span>
            {mayDecide && (
              <Button
                aria-label={`${t('patrolTasks.decide')} ${failure.pointName} ${failure.itemContent}`}
                onClick={() => onDecide(failure)}
              >
                {t('patrolTasks.decide')}
              </Button>
            )}
          </li>
        ))}
      </Rows>
      {undecidedTotal > 0 && (
        <Link href={`${pathTo('inspectionTasks')}?failed=yes&sort=failed&order=desc`}>{t('patrolHome.toFailed')}</Link>
      )}
    </Card>
  );
}

/** What of patrols needs somebody: the tasks that are overdue longest, and failures with the choices in place. @spec INS-06 */
export function Needs({ home, onSaved }: { readonly home: Home; readonly onSaved: () => void }) {
  const [deciding, setDeciding] = useState<InspectionFailure>();
  const close = (): void => setDeciding(undefined);
  return (
    <Sides>
      <Overdue {...home} />
      <Undecided {...home} onDecide={setDeciding} />
      {deciding && (
        <DecisionForm
          failure={deciding}
          onClose={close}
          onSaved={() => {
            close();
            onSaved();
          }}
        />
      )}
    </Sides>
  );
}
