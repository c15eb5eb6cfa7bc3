import { X } from 'lucide-react';
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useId, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { IconButton } from '../IconButton/index.ts';
import { OverlayHost } from '../lib/overlay/OverlayHost.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Body, Footer, Frame, Header, Panel, Scrim, Title } from './Dialog.styles.ts';
import { useOverflowing } from './useOverflowing.ts';
import { dialogWords } from './words.ts';

export interface ModalProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** The buttons, the most important last. */
  readonly footer?: ReactNode;
  /** 400, 560 or 880 px at most. Default `medium`. */
  readonly size?: 'small' | 'medium' | 'large';
  /** `alertdialog` for what interrupts. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog';
  /** A press beside it closes it. Default false. */
  readonly isDismissable?: boolean;
  /** Neither Escape nor a cross: something must be answered. Default false. */
  readonly isForced?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

export function Modal(props: ModalProps) {
  const {
    title,
    onClose,
    footer,
    size = 'medium',
    role = 'dialog',
    isDismissable = false,
    isForced = false,
    ...others
  } = props;
  const { ref, children, ...rest } = others;
  const t = useWords(dialogWords);
  const panel = useObjectRef(ref);
  const body = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflowing(body);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: (isOpen) => !isOpen && onClose() });
  const overlay = useModalOverlay({ isDismissable, isKeyboardDismissDisabled: isForced }, state, panel);
  // an id of its own: the library's is looked for in the document, and not in a shadow root
  const titleId = useId();
  const { dialogProps } = useDialog({ role, 'aria-labelledby': titleId }, panel);
  return (
    <>
      <Scrim {...overlay.underlayProps} />
      <Frame>
        <Panel {...mergeProps(overlay.modalProps, dialogProps, rest)} ref={panel} data-size={size} aria-modal="true">
          <OverlayHost>
            <Header>
              <Title id={titleId}>{title}</Title>
              {!isForced && <IconButton label={t('Dialog.close')} icon={<X aria-hidden />} onClick={onClose} />}
            </Header>
            <Body ref={body} tabIndex={isOverflowing ? 0 : undefined}>
              <div>{children}</div>
            </Body>
            {footer && <Footer>{footer}</Footer>}
          </OverlayHost>
        </Panel>
      </Frame>
    </>
  );
}
