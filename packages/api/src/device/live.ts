import { deviceStatus, deviceStatuses } from '@fireline/domain/device';
import { pushReconnectMs } from '@fireline/domain/shell';
import { CallError } from '../lib/callError.ts';
import type { Client } from '../lib/client.ts';
import type { SendOf } from '../lib/call.ts';
import { type Schedule, scheduleFrame } from '../lib/frame.ts';
import { LiveRows, type RowSource } from '../lib/liveRows.ts';
import type { PushClient } from '../lib/pushTypes.ts';
import { spreadDelay } from '../lib/spread.ts';
import { afterUnlessAborted, type Cancel, systemTimers, type Timers } from '../lib/time.ts';
import { deviceCalls } from './calls.ts';
import type { Device } from './device.ts';
import { type DeviceChange, deviceTopic } from './topics.ts';

export interface LiveDevicesOptions {
  readonly client: Pick<Client, 'send'>;
  readonly push: Pick<PushClient, 'listen'>;
  /** Which devices, in which order. */
  readonly query?: SendOf<typeof deviceCalls.all>;
  readonly schedule?: Schedule;
  readonly timers?: Timers;
  readonly random?: () => number;
}

export interface LiveDevicesSnapshot {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why the last load failed; null once one was answered. */
  readonly error: CallError | null;
  /** How many devices the query lets through; more than the rows when the server cut the reply off. */
  readonly total: number;
}

export interface LiveDevices {
  /** Loads and follows; until the returned function is called. */
  start(): () => void;
  getSnapshot(): LiveDevicesSnapshot;
  subscribe(listener: () => void): () => void;
  /** Loads afresh now, such as after a failure. */
  reload(): void;
  /** In the order of the query. One that no longer meets its `status` goes at once; what may meet it now is asked for soon. */
  readonly rows: RowSource<Device>;
}

/** Between two questions for what may have joined a filtered list: thousands of devices change in a minute. */
const askAgainMs = 5_000;

/**
 * The devices of a query, kept up to date row by row.
 * @spec DEV-12 DEV-13
 */
export function createLiveDevices({
  client,
  push,
  query = {},
  schedule = scheduleFrame,
  timers = systemTimers,
  random = Math.random,
}: LiveDevicesOptions): LiveDevices {
  const listeners = new Set<() => void>();
  let snapshot: LiveDevicesSnapshot = { state: 'loading', error: null, total: 0 };
  const rows = new LiveRows<Device>({
    schedule,
    afterFrame: () => {
      for (const listener of listeners) listener();
    },
  });
  /** Changes that came while a list was on its way: they are at least as new as the list. */
  let waiting: DeviceChange[] | null = null;

  const asked = new Set<unknown>([query.status].flat());
  const statuses = deviceStatuses.filter((status) => asked.has(status));
  let running = new AbortController();
  let cancelAsk: Cancel | undefined;

  /** Whether a device of that status belongs here, as far as the status says. */
  const isWanted = (fields: DeviceChange): boolean => statuses.length === 0 || statuses.includes(deviceStatus(fields));

  const change = (changes: readonly DeviceChange[]) => {
    let gone = 0;
    for (const next of changes) {
      const row = rows.getRow(next.deviceId);
      if (row && isWanted(next)) {
        // its name or place is another one now: what is pushed does not say which
        if (row.revision !== next.revision) askSoon();
        rows.set(next.deviceId, { ...row, ...next, readings: { ...row.readings, ...next.readings } });
      } else if (row) {
        rows.delete(next.deviceId);
        gone += 1;
      } else if (statuses.length > 0 && isWanted(next)) {
        askSoon();
      }
    }
    if (gone > 0) snapshot = { ...snapshot, total: snapshot.total - gone };
  };

  const load = async (signal: AbortSignal, attempt = 1): Promise<void> => {
    const came: DeviceChange[] = [];
    waiting = came;
    try {
      const reply = await client.send(deviceCalls.all, query, { signal });
      if (signal.aborted) return;
      rows.replace(new Map(reply.rows.map((device) => [device.deviceId, device])));
      snapshot = { state: 'ready', error: null, total: reply.total };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (signal.aborted) return;
      snapshot = { ...snapshot, state: snapshot.state === 'ready' ? 'ready' : 'failed', error };
      const delayMs = spreadDelay(pushReconnectMs, attempt, random());
      afterUnlessAborted(timers, delayMs, signal, () => void load(signal, attempt + 1));
    }
    waiting = null;
    change(came);
    rows.touch();
  };

  const reload = (): void => {
    cancelAsk?.();
    cancelAsk = undefined;
    running.abort();
    running = new AbortController();
    void load(running.signal);
  };
  const askSoon = (): void => {
    // a load on its way answers after the change
    cancelAsk ??= waiting ? undefined : timers.after(askAgainMs, reload);
  };

  return {
    rows,
    reload,
    start: () => {
      const unlisten = push.listen(deviceTopic, {
        events: (events) => {
          for (const { data } of events) {
            change(data);
            waiting?.push(...data);
          }
        },
        reload,
      });
      return () => {
        unlisten();
        running.abort();
        cancelAsk?.();
        cancelAsk = undefined;
      };
    },
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
