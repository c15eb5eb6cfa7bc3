import { type Visibility, pageVisibility, systemTimers } from '@fireline/api/lib';
import { pollIntervalMs } from '@fireline/domain/shell';
import { useFireline } from '@fireline/ui/lib';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { failureOf } from './failure.ts';
import { type Polled, Poller } from './poller.ts';

/** Seen, and told again when the phone has found a network. */
function phoneVisibility(): Visibility {
  const page = pageVisibility(document);
  return {
    isHidden: page.isHidden,
    subscribe: (listener) => {
      const unsubscribe = page.subscribe(listener);
      addEventListener('online', listener);
      return () => {
        unsubscribe();
        removeEventListener('online', listener);
      };
    },
  };
}

export interface LivePolled<Data> extends Polled<Data> {
  readonly refresh: () => void;
}

/**
 * What `load` answers, asked for again every 15 s while the page is seen.
 * @param load the one of the first render counts: give the component a key when it is to load something else
 * @spec SHL-24
 */
export function usePolled<Data>(load: (signal: AbortSignal) => Promise<Data>): LivePolled<Data> {
  const { clock } = useFireline();
  const [poller] = useState(
    () =>
      new Poller<Data>({
        load,
        failureOf: (error) => failureOf(error, navigator.onLine),
        intervalMs: pollIntervalMs,
        clock,
        timers: systemTimers,
        visibility: phoneVisibility(),
      }),
  );
  useEffect(() => poller.start(), [poller]);
  const state = useSyncExternalStore(poller.subscribe, poller.state);
  return { ...state, refresh: poller.refresh };
}
