import { pollIntervalMs, screenLoadTimeoutMs } from '@fireline/domain/shell';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { LoadScreen, ScreenProps } from '../../lib/page/screen.ts';

export type LoadedScreen =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Screen: ComponentType<ScreenProps> }
  | { readonly state: 'failed'; readonly retry: () => void };

/** The screen's code, or a rejection once it has taken too long. @spec SHL-20 */
export function within(load: LoadScreen, limitMs: number): Promise<ComponentType<ScreenProps>> {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<ScreenProps>>();
  const timer = setTimeout(() => reject(new Error(`The screen did not arrive within ${limitMs} ms`)), limitMs);
  load()
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

/**
 * Tries again by itself, when the browser has its network back and every 15 s, until it succeeds or the returned function is called. The
 * failure stays on screen meanwhile.
 */
export function whenBack(attempt: () => Promise<void>): () => void {
  const run = (): void => {
    attempt().then(stop, (error: unknown) => console.error(error));
  };
  const timer = setInterval(run, pollIntervalMs);
  const stop = (): void => {
    clearInterval(timer);
    removeEventListener('online', run);
  };
  addEventListener('online', run);
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
