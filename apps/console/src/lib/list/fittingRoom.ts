import { useSyncExternalStore } from 'react';
import { asFitting } from './pageInUrl.ts';

/** Rows that the table last drawn over a page's height has room for: unknown until the first one is measured. */
let rows: number | undefined;
const listeners = new Set<() => void>();

/** A table was measured: as strips and banners come and go above it, or the window changes. */
export function setRoom(measured: number): void {
  const next = asFitting(measured);
  if (next === rows) return;
  rows = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useRoom = (): number | undefined => useSyncExternalStore(subscribe, () => rows);
