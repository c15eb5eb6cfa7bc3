import { pathTo, shellWords } from '@fireline/domain/shell';
import { FailureState } from '@fireline/ui/FailureState';
import { Link } from '@fireline/ui/Link';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useReason } from '../lib/failure.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { KeyForm } from './KeyForm.tsx';
import { OpenPlan } from './OpenPlan.tsx';
import { usePlan } from './usePlan.ts';
import { planViewWords } from './words.ts';

/** One plan: looked at, edited or monitored; a private one after its key. @spec PLN-04 PLN-05 PLN-06 */
export function PlanScreen({ params }: ScreenProps) {
  const t = useWords(planViewWords, shellWords);
  const reason = useReason();
  const layerId = Number(params.layerId);
  const { plan, isHidden, error, refetch, isFetching } = usePlan(layerId);
  if (plan) return <OpenPlan plan={plan} />;
  return (
    <>
      <Link href={pathTo('planMonitor')}>{t('plan.view.back')}</Link>
      {isHidden && <KeyForm key={layerId} layerId={layerId} onOpened={() => void refetch()} />}
      {error && !isHidden && (
        <FailureState onRetry={() => void refetch()} isRetrying={isFetching}>
          {reason(error)}
        </FailureState>
      )}
      {!error && !isHidden && <Skeleton shape="block" lines={8} />}
    </>
  );
}
