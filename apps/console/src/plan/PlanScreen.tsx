import type { Plan } from '@fireline/api/plan';
import { pathTo, routeWords, shellWords } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { pageId } from '../lib/page/pageId.ts';
import { CallFailed } from '../lib/page/CallFailed.tsx';
import { PageHeader } from '../lib/page/PageHeader.tsx';
import type { ScreenProps } from '../lib/page/screen.ts';
import { ComingPlan } from './ComingPlan.tsx';
import { KeyForm } from './form/KeyForm.tsx';
import { OpenPlan } from './OpenPlan.tsx';
import { Closed, Kept } from './Plan.styles.ts';
import { usePlan } from './usePlan.ts';
import { planViewWords } from './words.ts';

/** The plan that was open last. */
function useLastOpen(plan: Plan | undefined): Plan | undefined {
  const [last, setLast] = useState(plan);
  if (plan && plan !== last) setLast(plan);
  return plan ?? last;
}

/** One plan: looked at, edited or monitored; a private one after its key, and after it anew when that has run out. @spec PLN-04 PLN-05 PLN-06 */
export function PlanScreen({ params }: ScreenProps) {
  const layerId = pageId(params.layerId);
  const t = useWords(planViewWords, shellWords, routeWords);
  const { plan, isHidden, error, refetch, isFetching } = usePlan(layerId);
  const [isDirty, setDirty] = useState(false);
  const last = useLastOpen(plan);
  const isAgain = last?.layerId === layerId;
  // what was placed and not saved waits behind the key; a plan without such goes from the page altogether
  const kept = isHidden && isDirty && isAgain ? last : undefined;
  // from floor to floor only the drawing changes
  const left = !plan && !isHidden && !error && !isAgain ? last : undefined;
  const shown = plan ?? kept ?? left;
  return (
    <>
      {shown && (
        <Kept hidden={shown === kept}>
          <OpenPlan plan={shown} layerId={layerId} isDirty={isDirty} onDirtyChange={setDirty} />
        </Kept>
      )}
      {!plan && !left && (
        <Closed>
          <PageHeader title={t('shell.route.planMonitorDetail')} back={pathTo('planMonitor')} />
          {isHidden && <KeyForm key={layerId} layerId={layerId} isAgain={isAgain} onOpened={() => void refetch()} />}
          {error && !isHidden && <CallFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
          {!error && !isHidden && <ComingPlan />}
        </Closed>
      )}
    </>
  );
}
