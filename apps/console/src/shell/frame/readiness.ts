import { type Client, CallError } from '@fireline/api/lib';
import { pollIntervalMs } from '@fireline/domain/shell';
import { useEffect, useSyncExternalStore } from 'react';

/** Whether the gateway saves what it is sent. */
export interface Readiness {
  readonly isReady: boolean;
  /** Why not, as the gateway told when it last refused something; empty: it has refused nothing. */
  readonly reason: string;
}

const unavailable = 503;
const ready: Readiness = { isReady: true, reason: '' };
let current = ready;
const listeners = new Set<() => void>();

function become(next: Readiness): void {
  if (next.isReady === current.isReady && next.reason === current.reason) return;
  current = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same client; that the gateway is not ready is noted with its reason. */
export function notingRefusals(client: Client): Client {
  const note = (error: unknown): never => {
    if (error instanceof CallError && error.status === unavailable)
      become({ isReady: false, reason: error.message || current.reason });
    throw error;
  };
  return {
    send: (call, args, options) => client.send(call, args, options).catch(note),
    download: (call, args, options) => client.download(call, args, options).catch(note),
    upload: (call, args, options) => client.upload(call, args, options).catch(note),
  };
}

/** Asks the gateway now. Without an answer nothing is known: the link state tells that. */
async function ask(): Promise<void> {
  const { status } = await fetch('/ready', { cache: 'no-store' });
  if (status === unavailable) become({ isReady: false, reason: current.reason });
  else become(ready);
}

/** Follows whether the gateway is ready, every 15 s while the tab is seen. @spec SHL-15 */
export function useReadiness(): Readiness {
  useEffect(() => {
    const askIfSeen = (): void => {
      if (!document.hidden) ask().catch(() => undefined);
    };
    askIfSeen();
    const timer = setInterval(askIfSeen, pollIntervalMs);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(subscribe, () => current);
}
