import type { RefCallback } from 'react';

const kept = new Set<Element>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/**
 * A `ref` for what people handle an alarm with, such as its preview beside a list: the floating queue gives way to it sideways, however far the
 * page is scrolled, and where it takes the whole width the queue becomes its bar.
 * @spec ALM-04
 * @example <section ref={keepClearOfAlarms}>…</section>
 */
export const keepClearOfAlarms: RefCallback<Element> = (element) => {
  if (!element) return undefined;
  kept.add(element);
  notify();
  return () => {
    kept.delete(element);
    notify();
  };
};

/** What is kept clear now. */
export const keptClear = (): readonly Element[] => [...kept];

/** Calls the listener whenever something begins or ends to be kept clear. @returns ends it */
export function onKeptClear(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
