import { CallError } from '../lib/callError.ts';
import type { Client } from '../lib/client.ts';
import type { SendOf } from '../lib/call.ts';
import { type Schedule, scheduleFrame } from '../lib/frame.ts';
import { LiveRows, type RowSource } from '../lib/liveRows.ts';
import type { PushClient } from '../lib/pushTypes.ts';
import { systemTimers, type Timers } from '../lib/time.ts';
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
}

export interface LiveDevicesSnapshot {
  readonly state: 'loading' | 'ready' | 'failed';
  /** How many devices the query lets through; more than the rows when the server cut the reply off. */
  readonly total: number;
}

export interface LiveDevices {
  /** Loads and follows; until the returned function is called. */
  start(): () => void;
  getSnapshot(): LiveDevicesSnapshot;
  subscribe(listener: () => void): () => void;
  /** In the order of the query. A device that no longer meets the query stays until the next load. */
  readonly rows: RowSource<Device>;
}

const retryMs = 5_000;

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
}: LiveDevicesOptions): LiveDevices {
  const listeners = new Set<() => void>();
  let snapshot: LiveDevicesSnapshot = { state: 'loading', total: 0 };
  const rows = new LiveRows<Device>({
    schedule,
    afterFrame: () => {
      for (const listener of listeners) listener();
    },
  });
  /** Changes that came while a list was on its way: they are at least as new as the list. */
  let waiting: DeviceChange[] | null = null;

  const change = (changes: readonly DeviceChange[]) => {
    for (const next of changes) {
      const row = rows.getRow(next.deviceId);
      if (row) rows.set(next.deviceId, { ...row, ...next, readings: { ...row.readings, ...next.readings } });
    }
  };

  const load = async (signal: AbortSignal): Promise<void> => {
    waiting = [];
    try {
      const reply = await client.send(deviceCalls.all, query, { signal });
      rows.replace(new Map(reply.rows.map((device) => [device.deviceId, device])));
      change(waiting);
      snapshot = { state: 'ready', total: reply.total };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (signal.aborted) return;
      change(waiting);
      if (snapshot.state === 'loading') snapshot = { ...snapshot, state: 'failed' };
      const cancel = timers.after(retryMs, () => void load(signal));
      signal.addEventListener('abort', cancel);
    }
    waiting = null;
    rows.touch();
  };

  return {
    rows,
    start: () => {
      let running = new AbortController();
      const unlisten = push.listen(deviceTopic, {
        events: (events) => {
          for (const { data } of events) {
            change(data);
            waiting?.push(...data);
          }
        },
        reload: () => {
          running.abort();
          running = new AbortController();
          void load(running.signal);
        },
      });
      return () => {
        unlisten();
        running.abort();
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
