import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../Banner/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Reference } from '../lib/table/Reference.tsx';
import { needs } from '../lib/needs.ts';
import { confirmDialogWords } from './words.ts';

/** Why what was confirmed was not done. */
export interface ConfirmRefusal {
  /** In the reader's words. */
  readonly reason: string;
  /** What support asks for, such as the request's id; shown small, with a way to copy it. */
  readonly reference?: string | undefined;
}

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question: "注销账号 zhang？" */
  readonly title: ReactNode;
  /** What follows from it, and that it cannot be undone. */
  readonly children?: ReactNode;
  /** The verb of the question, never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** A third answer, between no and yes, such as leaving without a draft. */
  readonly other?: { readonly label: string; readonly onPress: () => void };
  /** Default `danger`: a dialog is only for what cannot be undone. */
  readonly tone?: 'danger' | 'primary';
  /**
   * May take its time: the button waits. The refusal that it resolves with is shown and the dialog stays;
   * where it rejects, the dialog says that it did not work.
   */
  readonly onConfirm: () => void | Promise<ConfirmRefusal | void>;
  readonly onCancel: () => void;
}

/**
 * Asks before something that cannot be undone. The safe button has the focus; Escape is no.
 * @spec LIB-01
 * @example
 * <ConfirmDialog isOpen={isAsking} title="注销账号？" confirmLabel="注销" onConfirm={remove} onCancel={stop} />
 */
export function ConfirmDialog({ isOpen, ...props }: ConfirmDialogProps) {
  needs('ConfirmDialog', { onConfirm: props.onConfirm, onCancel: props.onCancel });
  // the question is asked anew each time it opens: an old refusal does not linger
  return isOpen ? <Question {...props} /> : null;
}

function Question({
  title,
  children,
  confirmLabel,
  cancelLabel,
  other,
  tone = 'danger',
  onConfirm,
  onCancel,
}: Omit<ConfirmDialogProps, 'isOpen'>) {
  const t = useWords(confirmDialogWords);
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<ConfirmRefusal>();
  const confirm = async (): Promise<void> => {
    setWorking(true);
    setRefusal(undefined);
    try {
      setRefusal((await onConfirm()) ?? undefined);
    } catch {
      // the caller has told or logged the reason; here the reader must know that nothing happened
      setRefusal({ reason: t('ConfirmDialog.failed') });
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      onClose={onCancel}
      isForced={isWorking}
      footer={
        <>
          <SafeButton disabled={isWorking} onClick={onCancel}>
            {cancelLabel ?? t('ConfirmDialog.cancel')}
          </SafeButton>
          {other && (
            <Button disabled={isWorking} onClick={other.onPress}>
              {other.label}
            </Button>
          )}
          <Button variant={tone} isPending={isWorking} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {refusal && (
        <Banner tone="danger" live="assertive">
          {refusal.reason}
          {refusal.reference && <Reference text={refusal.reference} />}
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
