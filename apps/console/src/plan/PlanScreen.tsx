import type { Plan } from '@fireline/api/plan';
import { pathTo, shellWords } from '@fireline/domain/shell';
import { FailureState } from '@fireline/ui/FailureState';
import { Link } from '@fireline/ui/Link';
import { useSparePlanWorker } from '@fireline/ui/PlanCanvas';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useReason } from '../lib/failure.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { KeyForm } from './KeyForm.tsx';
import { OpenPlan } from './OpenPlan.tsx';
import { Closed, Kept } from './Plan.styles.ts';
import { usePlan } from './usePlan.ts';
import { planViewWords } from './words.ts';

/** The plan as it was last open to the reader. */
function useLastOpen(plan: Plan | undefined): Plan | undefined {
  const [last, setLast] = useState(plan);
  if (plan && plan !== last) setLast(plan);
  return plan ?? last;
}

/** One plan: looked at, edited or monitored; a private one after its key, and after it anew when that has run out. @spec PLN-04 PLN-05 PLN-06 */
export function PlanScreen({ params }: ScreenProps) {
  const layerId = Number(params.layerId);
  return <OnePlan key={layerId} layerId={layerId} />;
}

function OnePlan({ layerId }: { readonly layerId: number }) {
  const t = useWords(planViewWords, shellWords);
  const reason = useReason();
  const { plan, isHidden, error, refetch, isFetching } = usePlan(layerId);
  const [isDirty, setDirty] = useState(false);
  const last = useLastOpen(plan);
  // what was placed and not saved waits behind the key; a plan without such goes from the page altogether
  const shown = plan ?? (isHidden && isDirty ? last : undefined);
  return (
    <>
      {shown && (
        <Kept hidden={!plan}>
          <OpenPlan plan={shown} isDirty={isDirty} onDirtyChange={setDirty} />
        </Kept>
      )}
      {!plan && (
        <Closed>
          <Link href={pathTo('planMonitor')}>{t('plan.view.back')}</Link>
          {isHidden && <KeyForm layerId={layerId} isAgain={last !== undefined} onOpened={() => void refetch()} />}
          {error && !isHidden && (
            <FailureState onRetry={() => void refetch()} isRetrying={isFetching}>
              {reason(error)}
            </FailureState>
          )}
          {!error && !isHidden && <Coming />}
        </Closed>
      )}
    </>
  );
}

/** The plan is asked for; meanwhile what will draw it starts. */
function Coming() {
  useSparePlanWorker();
  return <Skeleton shape="block" lines={8} />;
}
