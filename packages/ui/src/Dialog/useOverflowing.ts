import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeSize } from '../lib/control/observeSize.ts';

/** Whether the element has more than it shows: then it must be reachable by keyboard, so that it can be scrolled. */
export function useOverflowing(ref: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  // before anybody sees it: what scrolls is in reach of the keyboard from the first moment
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setOverflowing(element.scrollHeight > element.clientHeight);
    measure();
    return observeSize(measure, element, ...element.children);
  }, [ref]);
  return isOverflowing;
}
