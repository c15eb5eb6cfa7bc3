import { type ReactNode, createContext, use, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToastRegion } from 'react-aria/useToast';
import { ToastQueue, type ToastState, useToastQueue } from 'react-stately/useToastState';
import { useFireline } from '../lib/context.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Toast } from './Toast.tsx';
import { Region } from './Toast.styles.ts';
import { type ToastContent, stayMs, visibleMax } from './queue.ts';
import { toastWords } from './words.ts';

export interface Toasts {
  /** Shows it above those already there, of which the oldest steps back when there are too many; answers the id that takes it away. */
  readonly show: (content: ToastContent) => string;
  readonly dismiss: (toast: { readonly id: string }) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/**
 * How to tell the reader that something has happened. Needs a {@link ToastProvider} above.
 * @example
 * const toasts = useToast();
 * toasts.show({ tone: 'success', title: t('alarm.handled'), action: { label: t('form.undo'), onAct: undo } });
 */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}

/**
 * Keeps the queue and shows it in a corner, as a landmark that F6 reaches. Time stands still while a toast is pointed at or
 * has the focus; closing the last one gives the focus back.
 * @spec LIB-01
 * @example <FirelineProvider><ToastProvider><App /></ToastProvider></FirelineProvider>
 */
export function ToastProvider({ children }: { readonly children?: ReactNode }) {
  const [queue] = useState(() => new ToastQueue<ToastContent>({ maxVisibleToasts: visibleMax }));
  const state = useToastQueue(queue);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (content) => {
        const timeout = stayMs(content);
        return queue.add(content, timeout === null ? {} : { timeout });
      },
      dismiss: ({ id }) => queue.close(id),
    }),
    [queue],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {state.visibleToasts.length > 0 && <ToastRegion state={state} />}
    </ToastContext>
  );
}

function ToastRegion({ state }: { readonly state: ToastState<ToastContent> }) {
  const { overlays } = useFireline();
  const t = useWords(toastWords);
  const region = useRef<HTMLDivElement>(null);
  const { regionProps } = useToastRegion({ 'aria-label': t('Toast.region') }, state, region);
  if (!overlays) return null;
  return createPortal(
    <Region {...regionProps} ref={region}>
      {state.visibleToasts.map((toast) => (
        <Toast key={toast.key} toast={toast} state={state} />
      ))}
    </Region>,
    overlays,
  );
}
