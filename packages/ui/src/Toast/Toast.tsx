import { X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useToast as useToastAria } from 'react-aria/useToast';
import type { QueuedToast, ToastState } from 'react-stately/useToastState';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Reference } from '../lib/table/Reference.tsx';
import { toneIcons } from '../lib/alarm/tones.tsx';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useNow } from '../lib/format/useNow.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Content, Detail, Root, Title } from './Toast.styles.ts';
import type { ToastContent } from './queue.ts';
import { toastWords } from './words.ts';

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly toast: QueuedToast<ToastContent>;
  readonly state: ToastState<ToastContent>;
}

/** For the eye: read aloud, each second would interrupt the reader. */
function Countdown({ untilMs, title }: NonNullable<ToastContent['countdown']>) {
  const now = useNow(250);
  return <span aria-hidden>{title({ seconds: Math.max(0, Math.ceil((untilMs - now) / 1000)) })}</span>;
}

/** One notification. Failures interrupt a screen reader, the rest wait for a pause. */
export function Toast({ toast, state, ref, ...rest }: ToastProps) {
  const t = useWords(toastWords);
  const root = useObjectRef(ref);
  const aria = useToastAria({ toast }, state, root);
  const acted = useRef(false);
  const { tone = 'info', title, detail, reference, action, countdown } = toast.content;
  const act = (): void => {
    if (acted.current) return;
    acted.current = true;
    action?.onAct();
    state.close(toast.key);
  };
  return (
    <Root {...rest} {...aria.toastProps} ref={root} data-tone={tone}>
      <Content {...aria.contentProps} role={tone === 'danger' ? 'alert' : 'status'}>
        {toneIcons[tone]}
        <div>
          <Title {...aria.titleProps}>
            {countdown ? <Countdown {...countdown} /> : title}
            {countdown && <VisuallyHidden>{title}</VisuallyHidden>}
          </Title>
          {detail && <Detail {...aria.descriptionProps}>{detail}</Detail>}
          {reference && <Reference text={reference} />}
        </div>
      </Content>
      {action && (
        <Button variant="quiet" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton label={t('Toast.dismiss')} icon={<X aria-hidden />} onClick={() => state.close(toast.key)} />
    </Root>
  );
}
