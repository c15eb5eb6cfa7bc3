import { useEffect, useState, useSyncExternalStore } from 'react';

/** Who may speak of alarms, the best first: a queue and a list know them by name, a status bar by number. */
const speakers = ['queue', 'list', 'bar'] as const;
export type Speaker = (typeof speakers)[number];

interface Present {
  readonly as: Speaker;
}
const present = new Set<Present>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const voice = (): Present | undefined => {
  for (const speaker of speakers) for (const one of present) if (one.as === speaker) return one;
  return undefined;
};

/**
 * Whether this component is the one that speaks of alarms: a page has one screen reader, and the same alarm said by a queue, a list and a
 * status bar is said twice too often. Of equals the one that came first speaks; when it goes, the next takes over.
 * @spec N23
 */
export function useAlarmVoice(as: Speaker): boolean {
  const [own] = useState<Present>(() => ({ as }));
  useEffect(() => {
    present.add(own);
    tell();
    return () => {
      present.delete(own);
      tell();
    };
  }, [own]);
  return useSyncExternalStore(
    subscribe,
    () => voice() === own,
    () => false,
  );
}
