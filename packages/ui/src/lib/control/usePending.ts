import { createContext, use, useEffect, useRef } from 'react';

/** How a part of a form holds the form back from being sent; what it gets lets go again. */
export const FormHold = createContext<(() => () => void) | null>(null);

export interface PendingProps {
  /**
   * When work begins on what is not in the value yet, and when all of it has ended. A `Form` around the field waits by itself; a form of
   * one's own must not be sent meanwhile.
   */
  readonly onPendingChange?: (change: { readonly isPending: boolean }) => void;
}

/** Tells the owner of a field, and the form around it, that what it holds is not whole yet. */
export function usePending(isPending: boolean, onPendingChange: PendingProps['onPendingChange']): void {
  const hold = use(FormHold);
  const latest = useRef(onPendingChange);
  useEffect(() => {
    latest.current = onPendingChange;
  });
  useEffect(() => {
    if (!isPending) return undefined;
    latest.current?.({ isPending: true });
    const letGo = hold?.();
    return () => {
      letGo?.();
      latest.current?.({ isPending: false });
    };
  }, [isPending, hold]);
}
