import { useEffect, useRef, useState } from 'react';

/**
 * Asks the owner what matches in branches that are not loaded; resolves to the ids of all branches on the way to it. They are loaded
 * then, and searched like the others: what is found by more than its label needs it in `keywords`.
 */
export type FindBranches = (request: {
  readonly text: string;
  readonly signal: AbortSignal;
}) => Promise<readonly string[]>;

export interface Finding {
  /** Branches that have to be loaded for what is typed. */
  readonly ways: ReadonlySet<string>;
  readonly status: 'idle' | 'searching' | 'failed';
}

/** Keys are pressed faster than this in one word. */
const pauseMs = 200;
const idle: Finding = { ways: new Set(), status: 'idle' };

/** What the owner finds elsewhere, asked for after a pause in typing; an answer that comes late is dropped. */
export function useFind(find: FindBranches | undefined, query: string): Finding {
  const text = query.trim();
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const [answer, setAnswer] = useState<{ readonly to: string; readonly finding: Finding } | null>(null);
  const isAsked = find !== undefined && text !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (finding: Finding): void => {
      if (!signal.aborted) setAnswer({ to: text, finding });
    };
    const ask = async (): Promise<void> => {
      try {
        settle({ ways: new Set(await latest.current?.({ text, signal })), status: 'idle' });
      } catch {
        settle({ ways: idle.ways, status: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, text]);
  if (!isAsked) return idle;
  return answer?.to === text ? answer.finding : { ways: idle.ways, status: 'searching' };
}
