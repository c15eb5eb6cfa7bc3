import { type Plan, planCalls } from '@fireline/api/plan';
import { useSend } from '@fireline/api/react';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { planUploadWords } from '../centre/words.ts';

/** Publishes the file that a plan has, once more; how it went is seen in the list. @spec PLN-03 */
export function usePlanPublish(): (plan: Pick<Plan, 'layerId'>) => void {
  const t = useWords(planUploadWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const { mutate } = useSend(planCalls.publish, {
    outdates: [planCalls.list],
    onDone: ({ reply }) => toasts.show({ tone: 'success', title: t('plan.upload.begun', { name: reply.name }) }),
    onFailed: ({ error, retry }) => tellFailure('publish', error, retry),
  });
  return mutate;
}
