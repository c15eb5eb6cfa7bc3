import { CallError } from '@fireline/api/lib';
import { type Plan, planCalls } from '@fireline/api/plan';
import { useApi } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import { Drawer } from '@fireline/ui/Drawer';
import { PlanVersions, type RollBackAnswer } from '@fireline/ui/PlanVersions';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useLocation } from 'wouter';
import { planVersionsWords } from '../centre/words.ts';
import { type PlanHistory, usePlanHistory } from '../monitor/usePlanHistory.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';

export interface PlanListVersionsProps {
  readonly plan: Plan;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The versions of a plan side by side; an older one is published once more from here. @spec N12 PLN-03 */
export function PlanListVersions({ plan, onClose, onChanged }: PlanListVersionsProps) {
  const t = useWords(planVersionsWords);
  const { client } = useApi();
  const toasts = useToast();
  const [, navigate] = useLocation();
  const { layerId, name } = plan;
  const told = usePlanHistory(layerId);
  const rollBack = async ({ idOf }: PlanHistory, versionNo: number): Promise<RollBackAnswer> => {
    try {
      await client.send(planCalls.rollBack, { layerId, versionId: idOf.get(versionNo) ?? 0 });
      toasts.show({ tone: 'success', title: t('plan.versions.back', { number: versionNo }) });
      told.reload();
      onChanged();
      return { ok: true };
    } catch (error) {
      if (!(error instanceof CallError) || error.problems.length === 0) throw error;
      return { ok: false, problems: error.problems };
    }
  };
  return (
    <Drawer isOpen isDismissable onClose={onClose} size="large" title={t('plan.versions.title', { name })}>
      {told.state === 'loading' && <Skeleton shape="block" lines={6} />}
      {told.state === 'failed' && <CallFailed error={told.error} action="query" onRetry={told.reload} />}
      {told.state === 'ready' && (
        <PlanVersions
          versions={told.history.versions}
          points={told.history.points}
          names={told.history.names}
          marks={told.history.marks}
          onPlaceAnew={() => navigate(`${pathTo('planMonitorDetail', { layerId })}?mode=edit`)}
          onRollBack={({ versionId }) => rollBack(told.history, versionId)}
        />
      )}
    </Drawer>
  );
}
