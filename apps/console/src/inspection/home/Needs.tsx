import { type InspectionFailure, type InspectionHome, inspectionCalls } from '@fireline/api/inspection';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useMay } from '../../lib/session/useMay.ts';
import { planWords } from '../plans/words.ts';
import { DecisionForm } from '../tasks/DecisionForm.tsx';
import { taskDays } from '../tasks/taskTexts.ts';
import { taskWords } from '../tasks/words.ts';
import { Rows } from './Home.styles.ts';
import { homeWords } from './words.ts';

type Home = InspectionHome;

function Overdue({ overdue, overdueTotal, from, to }: Home) {
  const t = useWords(homeWords, planWords);
  const format = useFormat();
  return (
    <section aria-label={t('patrolHome.overdue')}>
      <h3>{t('patrolHome.overdue')}</h3>
      <Rows>
        {overdue.map((task) => (
          <li key={task.taskId}>
            <Link href={pathTo('inspectionTaskDetail', { taskId: task.taskId })}>
              {t('patrolHome.row', {
                what: `${task.unitName} ${task.lineName}`,
                who: task.inspectorName,
                days: taskDays(task, t, format),
              })}
            </Link>
          </li>
        ))}
      </Rows>
      {overdueTotal > overdue.length && (
        <Link href={`${pathTo('inspectionTasks')}?standing=overdue&from=${from}&to=${to}`}>
          {t('patrolHome.all', { count: overdueTotal })}
        </Link>
      )}
    </section>
  );
}

function Undecided({ undecided, onDecide }: Home & { readonly onDecide: (failure: InspectionFailure) => void }) {
  const t = useWords(homeWords, taskWords);
  const { dateTime } = useFormat();
  const mayDecide = useMay()(inspectionCalls.decideFailure);
  return (
    <section aria-label={t('patrolHome.undecided')}>
      <h3>{t('patrolHome.undecided')}</h3>
      <Rows>
        {undecided.map((failure) => (
          <li key={failure.failureId}>
            <Link href={pathTo('inspectionTaskDetail', { taskId: failure.taskId })}>
              {t('patrolHome.row', {
                what: `${failure.pointName} · ${failure.itemContent}: ${failure.description}`,
                who: failure.foundBy,
                days: dateTime(failure.foundAt),
              })}
            </Link>
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
    </section>
  );
}

/** What of patrols needs somebody: overdue tasks by name, failures with the choices in place. @spec INS-06 */
export function Needs({ home, onSaved }: { readonly home: Home; readonly onSaved: () => void }) {
  const t = useWords(homeWords);
  const [deciding, setDeciding] = useState<InspectionFailure>();
  const close = (): void => setDeciding(undefined);
  const isQuiet = home.overdueTotal + home.undecidedTotal === 0;
  return (
    <Card title={t('patrolHome.needs')} headingLevel={2}>
      {isQuiet && <p>{t('patrolHome.nothing')}</p>}
      {home.undecidedTotal > 0 && <Undecided {...home} onDecide={setDeciding} />}
      {home.overdueTotal > 0 && <Overdue {...home} />}
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
    </Card>
  );
}
