import type { Call } from '@fireline/api/lib';
import { useSend } from '@fireline/api/react';
import type { Action } from '@fireline/domain/shell';
import { ConfirmDialog, type ConfirmDialogProps, type ConfirmRefusal } from '@fireline/ui/ConfirmDialog';
import { useToast } from '@fireline/ui/Toast';
import { useConfirmRefusal } from '../page/failure.ts';

export interface ConfirmSendProps<Send, Reply> extends Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'tone'
> {
  readonly call: Call<Send, Reply>;
  readonly send: Send;
  /** Calls whose replies are out of date after it. */
  readonly outdates?: readonly { readonly name: string }[];
  /** Names what failed in the sentence. */
  readonly action: Action;
  /** The sentence that says that it is done. */
  readonly done: string;
  readonly onDone?: (reply: Reply) => void;
  readonly onClose: () => void;
}

/** Asks before a call that cannot be undone, and makes it. A refusal says why and keeps the question open. @spec SHL-15 SHL-18 */
export function ConfirmSend<Send, Reply>(props: ConfirmSendProps<Send, Reply>) {
  const { call, send, outdates, action, done, onDone, onClose, ...question } = props;
  const toasts = useToast();
  const refusal = useConfirmRefusal();
  const { mutateAsync } = useSend(call, outdates && { outdates });
  const confirm = async (): Promise<ConfirmRefusal | void> => {
    try {
      const reply = await mutateAsync(send);
      toasts.show({ tone: 'success', title: done });
      onClose();
      onDone?.(reply);
    } catch (error) {
      return refusal(action, error);
    }
  };
  return <ConfirmDialog {...question} isOpen onConfirm={confirm} onCancel={onClose} />;
}
