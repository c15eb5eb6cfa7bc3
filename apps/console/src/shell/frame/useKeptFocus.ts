import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
const canTake = (place: EventTarget): place is HTMLElement =>
  place instanceof HTMLElement && place.isConnected && place.matches(focusable);

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** @returns a function that cancels it */
function afterTwoFrames(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * When what has the focus is taken off the page, the focus goes to the nearest place around it that is left, at the latest to the page
 * itself, and never to `body`, from where Tab begins at the top again. Another page that gives the focus to nothing has it itself.
 * @spec N23
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: readonly EventTarget[] = [];
    const remember = (event: FocusEvent): void => {
      around = event.composedPath();
    };
    const keep = (): void => {
      const [last] = around;
      if (!isLost() || !(last instanceof Element) || last.isConnected) return;
      // a layer that closes gives the focus back by itself, within two frames
      afterTwoFrames(() => {
        if (!isLost()) return;
        const place = around.find(canTake) ?? document.getElementById('main');
        place?.focus({ preventScroll: true });
      });
    };
    const removals = new MutationObserver(keep);
    removals.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      removals.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    // what was pressed need not have had the focus, such as a row; what the new page gives it to comes first
    return afterTwoFrames(() => {
      if (isLost()) document.getElementById('main')?.focus({ preventScroll: true });
    });
  }, [path]);
}
