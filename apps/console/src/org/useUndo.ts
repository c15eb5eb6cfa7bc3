import { type Call, CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useTellFailure } from '../lib/page/useTellFailure.ts';
import { orgScreenWords } from './words.ts';

/** What a toast offers after a change: to send what takes it back. @spec ORG-02 */
export function useUndo(onUndone: () => void) {
  const t = useWords(orgScreenWords);
  const { client } = useApi();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  return function offer<Send, Reply>(call: Call<Send, Reply>, sent: Send) {
    const undo = async (): Promise<void> => {
      try {
        await client.send(call, sent);
        toasts.show({ tone: 'success', title: t('orgs.undone') });
        onUndone();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        tellFailure('save', error, () => void undo());
      }
    };
    return { label: t('orgs.undo'), onAct: () => void undo() };
  };
}
