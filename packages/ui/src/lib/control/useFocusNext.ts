import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sends the focus to what a change is about to draw: the first of the selectors that is there and can have it. A row that is removed
 * or moved takes its buttons with it, and the focus would fall to the page.
 * @example
 * const focusNext = useFocusNext(list);
 * focusNext(`[data-row="${at}"] input`, '[data-act="add"]');
 */
export function useFocusNext(root: RefObject<HTMLElement | null>): (...selectors: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    if (wanted.current.length === 0) return;
    const found = wanted.current
      .map((selector) => root.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`))
      .find((element) => element);
    wanted.current = [];
    found?.focus();
  });
  return (...selectors) => {
    wanted.current = selectors;
  };
}
