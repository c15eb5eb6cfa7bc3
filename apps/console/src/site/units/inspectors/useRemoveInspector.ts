import { useSend } from '@fireline/api/react';
import { type Inspector, siteCalls } from '@fireline/api/site';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useTellFailure } from '../../../lib/page/useTellFailure.ts';
import { inspectorWords } from './words.ts';

/** Removes an inspector at once and offers to undo it. @spec SIT-06 */
export function useRemoveInspector(unitId: number) {
  const t = useWords(inspectorWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const outdates = [siteCalls.inspectors];
  const restoring = useSend(siteCalls.restoreInspector, {
    outdates,
    onDone: ({ reply }) => toasts.show({ tone: 'success', title: t('inspectors.restored', { name: reply.realName }) }),
    onFailed: ({ error, retry }) => tellFailure('save', error, retry),
  });
  const removing = useSend(siteCalls.removeInspector, {
    outdates,
    onDone: ({ reply: { inspectorId, realName, revision } }) =>
      toasts.show({
        tone: 'success',
        title: t('inspectors.removed', { name: realName }),
        action: { label: t('inspectors.undo'), onAct: () => restoring.mutate({ unitId, inspectorId, revision }) },
      }),
    onFailed: ({ error }) => tellFailure('delete', error),
  });
  return {
    isBusy: removing.isPending || restoring.isPending,
    remove: ({ inspectorId, revision }: Inspector): void => removing.mutate({ unitId, inspectorId, revision }),
  };
}
