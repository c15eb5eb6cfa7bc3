import { type RefObject, useEffect, useRef } from 'react';

/** The row of a stack that a key leads to: both pairs of arrows, since a stack may lie. */
export function rowAfterKey(key: string, at: number, count: number): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined ? undefined : Math.min(Math.max(0, next), count - 1);
}

const optionsOf = (list: HTMLElement) => list.querySelectorAll<HTMLElement>('[role=option], [role=listitem]');

export const focusOption = (list: HTMLElement | null, at: number): void => {
  if (list) optionsOf(list).item(at).focus();
};

/**
 * Keeps the chosen option of a list that scrolls in sight, at first in its middle; the page itself does not move.
 * @param at negative: none is chosen
 */
export function useOptionInSight(list: RefObject<HTMLElement | null>, at: number): void {
  const isPlaced = useRef(false);
  useEffect(() => {
    // by hand: scrollIntoView would move the page as well
    const stack = list.current;
    const row = stack && at >= 0 ? optionsOf(stack).item(at) : undefined;
    if (!stack || !row) return;
    const [box, one] = [stack.getBoundingClientRect(), row.getBoundingClientRect()];
    if (!isPlaced.current) {
      isPlaced.current = true;
      stack.scrollBy(
        (one.left + one.right - box.left - box.right) / 2,
        (one.top + one.bottom - box.top - box.bottom) / 2,
      );
      return;
    }
    stack.scrollBy(
      Math.min(0, one.left - box.left) + Math.max(0, one.right - box.right),
      Math.min(0, one.top - box.top) + Math.max(0, one.bottom - box.bottom),
    );
  }, [list, at]);
}
