import type { ReactNode } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useFireline } from '../lib/context.ts';
import { needs } from '../lib/needs.ts';
import { Modal } from './Modal.tsx';
import type { ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {
  readonly isOpen: boolean;
}

/**
 * Asks for something before the work goes on. Focus goes in, stays in and returns to where it was; Escape closes; a long
 * body scrolls between title and buttons. What is typed is kept when the dialog is pressed beside, unless `isDismissable`.
 * @spec LIB-01
 * @example
 * <Dialog isOpen={isOpen} onClose={close} title="处理报警" footer={<Button variant="primary">提交</Button>}>…</Dialog>
 */
export function Dialog({ isOpen, ...modal }: DialogProps): ReactNode {
  needs('Dialog', { onClose: modal.onClose });
  const { overlays } = useFireline();
  if (!isOpen || !overlays) return null;
  return (
    <Overlay portalContainer={overlays}>
      <Modal {...modal} />
    </Overlay>
  );
}
