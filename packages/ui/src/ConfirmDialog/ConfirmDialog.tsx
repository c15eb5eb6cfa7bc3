import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../Banner/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { confirmDialogWords } from './words.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question: "注销账号 zhang？" */
  readonly title: ReactNode;
  /** What follows from it, and that it cannot be undone. */
  readonly children?: ReactNode;
  /** The verb of the question, never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Default `danger`: a dialog is only for what cannot be undone. */
  readonly tone?: 'danger' | 'primary';
  /** May take its time: the button waits; a refusal is shown and the dialog stays. */
  readonly onConfirm: () => void | Promise<void>;
  readonly onCancel: () => void;
}

/**
 * Asks before something that cannot be undone. The safe button has the focus; Escape is no.
 * @spec LIB-01
 * @example
 * <ConfirmDialog isOpen={isAsking} title="注销账号？" confirmLabel="注销" onConfirm={remove} onCancel={stop} />
 */
export function ConfirmDialog({ isOpen, ...props }: ConfirmDialogProps) {
  // the question is asked anew each time it opens: an old refusal does not linger
  return isOpen ? <Question {...props} /> : null;
}

function Question({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  onCancel,
}: Omit<ConfirmDialogProps, 'isOpen'>) {
  const t = useWords(confirmDialogWords);
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const confirm = async (): Promise<void> => {
    setState('working');
    try {
      await onConfirm();
      setState('asking');
    } catch {
      // the caller's client has told or logged the reason; here the reader must know that nothing happened
      setState('failed');
    }
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      onClose={onCancel}
      isForced={state === 'working'}
      footer={
        <>
          <SafeButton disabled={state === 'working'} onClick={onCancel}>
            {cancelLabel ?? t('ConfirmDialog.cancel')}
          </SafeButton>
          <Button variant={tone} isPending={state === 'working'} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {state === 'failed' && (
        <Banner tone="danger" live="assertive">
          {t('ConfirmDialog.failed')}
        </Banner>
      )}
    </Dialog>
  );
}

/** Has the focus when the question comes, so that an Enter in flight does no harm. */
function SafeButton(props: Omit<ButtonProps, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <Button {...props} ref={button} />;
}
