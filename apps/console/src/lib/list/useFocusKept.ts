import { useEffect, useRef } from 'react';

const focusable = 'input:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** When what has the focus is gone from the bar, with its value or for another of its kind, the focus goes to what stands there now. */
export function useFocusKept() {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly element: HTMLElement; readonly at: number }>(undefined);
  useEffect(() => {
    const { current } = bar;
    const note = ({ target }: FocusEvent): void => {
      const at = [...(current?.children ?? [])].findIndex((place) => place.contains(target as Node));
      if (target instanceof HTMLElement) last.current = { element: target, at };
    };
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !bar.current || !last.current || last.current.element.isConnected) return;
    const places = [...bar.current.children];
    const next = places[Math.min(last.current.at, places.length - 1)];
    last.current = undefined;
    const target = next?.matches(focusable) ? next : next?.querySelector(focusable);
    if (target instanceof HTMLElement) target.focus();
  });
  return bar;
}
