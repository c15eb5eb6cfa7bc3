import { pollIntervalMs, screenLoadTimeoutMs } from '@fireline/domain/shell';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { LoadScreen, ScreenProps } from '../page/screen.ts';

export type LoadedScreen =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Screen: ComponentType<ScreenProps> }
  | { readonly state: 'failed'; readonly retry: () => void };

/** What is loaded, or a rejection once it has taken too long. @spec SHL-20 */
export function within<Loaded>(load: () => Promise<Loaded>, limitMs: number): Promise<Loaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Loaded>();
  const timer = setTimeout(() => reject(new Error(`Nothing arrived within ${limitMs} ms`)), limitMs);
  load()
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

/** Runs it when the browser has its network back and every 15 s, until the returned function is called. */
export function eachTimeBack(run: () => void): () => void {
  const timer = setInterval(run, pollIntervalMs);
  addEventListener('online', run);
  return () => {
    clearInterval(timer);
    removeEventListener('online', run);
  };
}

/**
 * Tries again by itself, when the browser has its network back and every 15 s, until it succeeds or the returned function is called. The
 * failure stays on screen meanwhile.
 */
export function whenBack(attempt: () => Promise<void>): () => void {
  const stop = eachTimeBack(() => {
    attempt().then(stop, (error: unknown) => console.error(error));
  });
  return stop;
}

/** Loads a screen when its route is opened; a failure can be tried again. @spec SHL-20 */
export function useLoadedScreen(load: LoadScreen): LoadedScreen {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ load: LoadScreen; attempt: number; loaded: LoadedScreen }>();
  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  useEffect(() => {
    let isCurrent = true;
    const settle = (loaded: LoadedScreen) => {
      if (isCurrent) setOutcome({ load, attempt, loaded });
    };
    within(load, screenLoadTimeoutMs).then(
      (Screen) => settle({ state: 'ready', Screen }),
      (error: unknown) => {
        console.error(error);
        settle({ state: 'failed', retry });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt, retry]);
  // what was loaded for another route or an earlier attempt does not count
  const loaded = outcome?.load === load && outcome.attempt === attempt ? outcome.loaded : undefined;
  useEffect(() => {
    if (loaded?.state !== 'failed') return undefined;
    return whenBack(() =>
      within(load, screenLoadTimeoutMs).then((Screen) =>
        setOutcome({ load, attempt, loaded: { state: 'ready', Screen } }),
      ),
    );
  }, [loaded, load, attempt]);
  return loaded ?? { state: 'loading' };
}
