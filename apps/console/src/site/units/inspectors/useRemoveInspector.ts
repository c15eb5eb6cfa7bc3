import { useSend } from '@fireline/api/react';
import { type Inspector, siteCalls } from '@fireline/api/site';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useUndo } from '../../../lib/form/useUndo.ts';
import { useTellFailure } from '../../../lib/page/useTellFailure.ts';
import { inspectorWords } from './words.ts';

/** Removes an inspector at once and offers to undo it. @param reload reads the inspectors again @spec SIT-06 */
export function useRemoveInspector(unitId: number, reload: () => void) {
  const t = useWords(inspectorWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const undo = useUndo(reload);
  const removing = useSend(siteCalls.removeInspector, {
    outdates: [siteCalls.inspectors],
    onDone: ({ reply: { inspectorId, realName, revision } }) =>
      toasts.show({
        tone: 'success',
        title: t('inspectors.removed', { name: realName }),
        action: undo(siteCalls.restoreInspector, { unitId, inspectorId, revision }),
      }),
    onFailed: ({ error }) => {
      tellFailure('delete', error);
      // the next try begins with what somebody else has saved
      reload();
    },
  });
  return {
    isBusy: removing.isPending,
    remove: ({ inspectorId, revision }: Inspector): void => removing.mutate({ unitId, inspectorId, revision }),
  };
}
