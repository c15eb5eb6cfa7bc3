import { useEffect } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
const canTake = (place: EventTarget): place is HTMLElement =>
  place instanceof HTMLElement && place.isConnected && place.matches(focusable);

/**
 * When what has the focus is taken off the page, the focus goes to the nearest place around it that is left, at the latest to the page
 * itself, and never to `body`, from where Tab begins at the top again.
 * @spec N23
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: readonly EventTarget[] = [];
    const remember = (event: FocusEvent): void => {
      around = event.composedPath();
    };
    const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
    const keep = (): void => {
      const [last] = around;
      if (!isLost() || !(last instanceof Element) || last.isConnected) return;
      // a layer that closes gives the focus back by itself, within two frames
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!isLost()) return;
          const place = around.find(canTake) ?? document.getElementById('main');
          place?.focus({ preventScroll: true });
        }),
      );
    };
    const removals = new MutationObserver(keep);
    removals.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      removals.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
