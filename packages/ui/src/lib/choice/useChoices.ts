import { useEffect, useMemo, useRef, useState } from 'react';
import { type Choice, filterChoices } from './choices.ts';

/** Asks for the choices to a text; `signal` is aborted when the answer is no longer wanted. */
export type LoadChoices<Value extends string> = (request: {
  readonly text: string;
  readonly signal: AbortSignal;
}) => Promise<readonly Choice<Value>[]>;

export interface ChoicesOptions<Value extends string> {
  readonly options: readonly Choice<Value>[];
  readonly load: LoadChoices<Value> | undefined;
  readonly query: string;
  readonly isOpen: boolean;
}

export interface Choices<Value extends string> {
  readonly found: readonly Choice<Value>[];
  readonly status: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

interface Answer<Value extends string> {
  readonly to: string;
  readonly status: 'ready' | 'failed';
  readonly found: readonly Choice<Value>[];
}

/** Keys are pressed faster than this in one word. */
const pauseMs = 200;

/**
 * The choices to what is typed: filtered here, or asked for after a pause in typing. An answer that comes late is dropped and its
 * request aborted; nothing of an earlier text stays in the list, so that Enter never takes what is no longer meant.
 */
export function useChoices<Value extends string>(wanted: ChoicesOptions<Value>): Choices<Value> {
  const { options, load, query, isOpen } = wanted;
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const filtered = useMemo(() => (load ? options : filterChoices(options, query)), [load, options, query]);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  // what is given beforehand is shown until something is typed
  const asks = load !== undefined && isOpen && (query !== '' || options.length === 0);
  const key = `${attempt}:${query}`;
  useEffect(() => {
    if (!asks) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (status: Answer<Value>['status'], found: readonly Choice<Value>[]): void => {
      if (!signal.aborted) setAnswer({ to: key, status, found });
    };
    const ask = async (): Promise<void> => {
      try {
        settle('ready', (await latest.current?.({ text: query, signal })) ?? []);
      } catch {
        settle('failed', []);
      }
    };
    const timer = setTimeout(() => void ask(), query === '' ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, key, query]);
  const retry = (): void => setAttempt(attempt + 1);
  if (!asks) return { found: filtered, status: 'ready', retry };
  if (answer?.to !== key) return { found: [], status: 'loading', retry };
  return { found: answer.found, status: answer.status, retry };
}
