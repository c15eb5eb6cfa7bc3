import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { focusedIn } from '../lib/control/focusedIn.ts';

/** At which end of the window the queue stands; its own place is the top. */
export type End = 'top' | 'bottom';

/** Wholly: what reaches beyond the queue is still seen, such as the page itself. */
const isUnder = (target: DOMRect, { left, right, height }: DOMRect, top: number): boolean =>
  target.left >= left && target.right <= right && target.top >= top && target.bottom <= top + height;

const gap = 16;

/** What the keyboard is on, outside the queue; a press of a pointer is never on what is covered. */
function focusedBeside(root: HTMLElement): Element | null {
  const focused = document.activeElement;
  return focused && !focusedIn(root) && focused.matches(':focus-visible') && focused !== document.body ? focused : null;
}

/**
 * Keeps the floating queue off what has the focus of the keyboard: it goes to the other end of the window, and where that covers it too, it
 * folds. It goes back when the focus is elsewhere.
 * @param drawn changes whenever the queue is drawn with other entries
 * @spec N23 ALM-04
 */
export function useClearOfFocus(
  root: RefObject<HTMLElement | null>,
  { isFolded, drawn, fold }: { readonly isFolded: boolean; readonly drawn: number; readonly fold: () => void },
): End {
  const [end, setEnd] = useState<End>('top');
  const look = useEffectEvent(() => {
    const own = root.current;
    if (!own || isFolded || own.dataset.placement !== 'floating') return;
    const target = focusedBeside(own)?.getBoundingClientRect();
    const rect = own.getBoundingClientRect();
    const tops = { top: end === 'top' ? rect.top : 4 * gap, bottom: innerHeight - gap - rect.height };
    const free = (['top', 'bottom'] as const).find((one) => !target || !isUnder(target, rect, tops[one]));
    if (free) setEnd(free);
    else fold();
  });
  useEffect(() => {
    const onFocus = (): void => look();
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the queue has another height then
  }, [isFolded, drawn]);
  return end;
}
