import { type RefObject, useLayoutEffect } from 'react';
import { observeSize } from '../lib/control/observeSize.ts';

/** Everything before the element in the page: what pushes it down as it grows. */
function* before(element: Element): Generator<Element> {
  for (let one: Element | null = element; one; one = one.parentElement)
    for (let other = one.previousElementSibling; other; other = other.previousElementSibling) yield other;
}

/**
 * Keeps in `--fl-alarm-edge` of the provider's element how far down the window the element reaches, so that dialogs and drawers keep below it.
 * @param isShown nothing is kept while it is false
 * @spec ALM-04
 */
export function useEdge(root: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const own = root.current;
    const style = own?.closest<HTMLElement>('[data-fl-theme]')?.style;
    if (!own || !style || !isShown) return undefined;
    const note = (): void =>
      style.setProperty('--fl-alarm-edge', `${Math.max(0, Math.round(own.getBoundingClientRect().bottom))}px`);
    note();
    const stop = observeSize(note, own, ...before(own));
    addEventListener('resize', note);
    return () => {
      stop();
      removeEventListener('resize', note);
      style.removeProperty('--fl-alarm-edge');
    };
  }, [root, isShown]);
}
