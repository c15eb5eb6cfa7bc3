import { FileX2, Map } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { planWords } from '@fireline/domain/plan';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { FailureState } from '../FailureState/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Loading, Notice } from './PlanCanvas.styles.ts';
import type { OpenPlan, PlanState } from './file/usePlan.ts';
import { planCanvasWords } from './words.ts';

export interface NoticesProps {
  readonly plan: OpenPlan;
  /** Why there is none; undefined: nothing was uploaded. */
  readonly emptyReason: ReactNode;
  /** What can be done where there is no plan. */
  readonly emptyActions: ReactNode;
}

/** What stands in place of a plan that is not there, not there yet, or cannot be. Nothing for one that is drawn. */
export function Notices({ plan, emptyReason, emptyActions }: NoticesProps) {
  const t = useWords(planCanvasWords);
  const { state } = plan;
  if (state.status === 'empty')
    return (
      <Notice>
        <EmptyState icon={<Map aria-hidden />} title={t('PlanCanvas.none')} actions={emptyActions}>
          {emptyReason ?? t('PlanCanvas.noneWhy')}
        </EmptyState>
      </Notice>
    );
  if (state.status === 'cancelled')
    return (
      <Notice>
        <EmptyState
          icon={<Map aria-hidden />}
          title={t('PlanCanvas.cancelled')}
          actions={<Button onClick={plan.retry}>{t('PlanCanvas.open')}</Button>}
        />
      </Notice>
    );
  if (state.status === 'loading') return <Opening progress={plan.progress} cancel={plan.cancel} />;
  if (state.status === 'failed') return <Failed state={state} onRetry={plan.retry} />;
  return state.meta.extent ? null : <Blank state={state} />;
}

type StateOf<Status extends PlanState['status']> = Extract<PlanState, { readonly status: Status }>;

const mebibyte = 1024 * 1024;

function Opening({ progress, cancel }: Pick<OpenPlan, 'progress' | 'cancel'>) {
  const t = useWords(planCanvasWords);
  const format = useFormat();
  const { doneBytes, totalBytes } = useSyncExternalStore(progress.subscribe, progress.get, progress.get);
  const size = format.number(doneBytes / mebibyte, { digits: 1, unit: 'MB' });
  const isRead = doneBytes > 0 && doneBytes === totalBytes;
  return (
    <Notice>
      <Loading>
        <ProgressBar
          label={t('PlanCanvas.loading')}
          {...(totalBytes === undefined ? {} : { value: doneBytes, max: totalBytes })}
          note={isRead ? t('PlanCanvas.drawing', { size }) : doneBytes > 0 && t('PlanCanvas.read', { size })}
        />
        <Button onClick={cancel}>{t('PlanCanvas.cancel')}</Button>
      </Loading>
    </Notice>
  );
}

function Failed({ state, onRetry }: { readonly state: StateOf<'failed'>; readonly onRetry: () => void }) {
  const t = useWords(planCanvasWords);
  const text = useProblemText(planCanvasWords, planWords);
  const reference = state.problems.map(({ code }) => code).join(', ');
  return (
    <Notice>
      <FailureState title={t('PlanCanvas.failed')} reference={reference} onRetry={onRetry}>
        {state.problems.map((problem) => (
          <p key={problem.code}>{text(problem)}</p>
        ))}
      </FailureState>
    </Notice>
  );
}

/** The file is all right, but nothing of it can be seen: says how much of it was left out. */
function Blank({ state }: { readonly state: StateOf<'ready'> }) {
  const t = useWords(planCanvasWords);
  const format = useFormat();
  const count = state.meta.report.rows.reduce((sum, { notDrawn }) => sum + notDrawn, 0);
  return (
    <Notice>
      <EmptyState icon={<FileX2 aria-hidden />} title={t('PlanCanvas.blank')}>
        {count > 0 && t('PlanCanvas.blankWhy', { count: format.number(count) })}
      </EmptyState>
    </Notice>
  );
}
