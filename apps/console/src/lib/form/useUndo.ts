import { type Call, CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useTellFailure } from '../page/useTellFailure.ts';
import { undoWords } from '../words.ts';

/** What a toast offers after a change: to send what takes it back. A refusal says what was changed since, and by whom. @spec SHL-15 ORG-02 SIT-06 */
export function useUndo(onUndone: () => void) {
  const t = useWords(undoWords);
  const { client } = useApi();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  /** @param note what the reply says that the reader has to know */
  return function offer<Send, Reply>(call: Call<Send, Reply>, sent: Send, note?: (reply: Reply) => string | undefined) {
    const undo = async (): Promise<void> => {
      try {
        const reply = await client.send(call, sent);
        const detail = note?.(reply);
        toasts.show({ tone: 'success', title: t('undo.done'), ...(detail !== undefined && { detail }) });
        onUndone();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        tellFailure('undo', error, () => void undo());
      }
    };
    return { label: t('undo.offer'), onAct: () => void undo() };
  };
}
