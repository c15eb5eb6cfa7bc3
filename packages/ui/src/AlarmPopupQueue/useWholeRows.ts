import { type RefCallback, useCallback } from 'react';

/**
 * The ref of a list that ends with a whole row where it has to scroll: a row that is cut in the middle cannot be read. It looks again when the room or the
 * rows change.
 */
export function useWholeRows(): RefCallback<HTMLElement> {
  return useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const fit = (): void => {
      list.style.maxHeight = '';
      if (list.scrollHeight <= list.clientHeight) return;
      const top = list.getBoundingClientRect().top - list.scrollTop;
      const ends = [...list.children].map((row) => row.getBoundingClientRect().bottom - top);
      const whole = ends.findLast((end) => end <= list.clientHeight);
      if (whole !== undefined) list.style.maxHeight = `${whole}px`;
    };
    const rows = new MutationObserver(fit);
    rows.observe(list, { childList: true });
    fit();
    addEventListener('resize', fit);
    return () => {
      rows.disconnect();
      removeEventListener('resize', fit);
    };
  }, []);
}
