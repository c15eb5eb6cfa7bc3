import { type SeenPlan, planCalls } from '@fireline/api/plan';
import { useApi } from '@fireline/api/react';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { planListWords } from '../centre/words.ts';
import { planTitle } from './planListColumns.tsx';

/** Takes a plan away and offers to bring it back. @spec PLN-01 */
export function usePlanDelete(onChanged: () => unknown): (plan: SeenPlan) => Promise<void> {
  const t = useWords(planListWords);
  const { client } = useApi();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  return useMemo(() => {
    async function restore(layerId: number): Promise<void> {
      try {
        await client.send(planCalls.restore, { layerId });
        onChanged();
      } catch (error) {
        tellFailure('save', error, () => void restore(layerId));
      }
    }
    async function remove(plan: SeenPlan): Promise<void> {
      const { layerId } = plan;
      try {
        await client.send(planCalls.delete, { layerId });
        onChanged();
        toasts.show({
          tone: 'success',
          title: t('plan.list.deleted', { name: planTitle(plan, t) }),
          action: { label: t('plan.list.undo'), onAct: () => void restore(layerId) },
        });
      } catch (error) {
        tellFailure('delete', error, () => void remove(plan));
      }
    }
    return remove;
  }, [t, client, toasts, tellFailure, onChanged]);
}
