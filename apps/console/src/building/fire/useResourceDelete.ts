import { type FireResource, buildingCalls } from '@fireline/api/building';
import { useSend } from '@fireline/api/react';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { fireResourceWords } from './words.ts';

/** Takes a resource off the record; a refusal is told. @spec BLD-05 */
export function useResourceDelete(onChanged: () => void): (resource: FireResource) => Promise<void> {
  const t = useWords(fireResourceWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const { mutateAsync } = useSend(buildingCalls.deleteResource, {
    outdates: [buildingCalls.resources],
    onFailed: ({ error, retry }) => tellFailure('delete', error, retry),
  });
  return async ({ resourceId, name }) => {
    await mutateAsync({ resourceId });
    toasts.show({ tone: 'success', title: t('building.fire.deleted', { name }) });
    onChanged();
  };
}
