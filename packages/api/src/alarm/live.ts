import type { AlarmLevel } from '@fireline/domain/alarm';
import { pushReconnectMs } from '@fireline/domain/shell';
import { CallError } from '../lib/callError.ts';
import type { Client } from '../lib/client.ts';
import { type Schedule, scheduleFrame } from '../lib/frame.ts';
import { LiveRows, type RowSource } from '../lib/liveRows.ts';
import { type Network, ownNetwork } from '../lib/network.ts';
import type { PushClient } from '../lib/pushTypes.ts';
import { spreadDelay } from '../lib/spread.ts';
import { afterUnlessAborted, type Clock, systemClock, systemTimers, type Timers } from '../lib/time.ts';
import { AlarmSet } from './alarmSet.ts';
import type { LiveAlarm } from './liveAlarm.ts';
import { loadCurrentAlarms } from './loadCurrent.ts';
import { type Alarm, alarmTopic } from './topics.ts';

export interface LiveAlarmsOptions {
  readonly client: Pick<Client, 'send'>;
  readonly push: Pick<PushClient, 'listen'>;
  readonly schedule?: Schedule;
  readonly timers?: Timers;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly network?: Network;
}

/** What a status bar or a menu wants to know of the current alarms. */
export interface LiveAlarmsSnapshot {
  /** `ready` once the newest are there; `failed`: no load was complete yet, and it is tried again. */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Why the last load failed; null once one was answered. */
  readonly error: CallError | null;
  /** When a load was last complete, in milliseconds since 1970; null: never, and the counts below mean nothing. */
  readonly loadedAtMs: number | null;
  /** Since when some may be missing and are being loaded; null: none is missing. */
  readonly missingSinceMs: number | null;
  readonly total: number;
  readonly byLevel: Readonly<Record<AlarmLevel, number>>;
  readonly unacknowledged: number;
}

export interface LiveAlarms {
  /** Loads at once, without waiting for push, and follows; until the returned function is called. */
  start(): () => void;
  getSnapshot(): LiveAlarmsSnapshot;
  /** Told at most once per frame. */
  subscribe(listener: () => void): () => void;
  /** The current alarms, newest first: what `AlarmList` and `DataTable` take as their `store`. */
  readonly rows: RowSource<LiveAlarm>;
  /** Alarms that were raised since the start, each once, gathered per frame: for pop-ups and sound. */
  onArrived(listener: (alarms: readonly LiveAlarm[]) => void): () => void;
  /** Takes over what a call answered, such as the alarm after it was handled, without waiting for the push. */
  put(alarm: Alarm): void;
  /** Loads afresh now, such as after a failure. */
  reload(): void;
}

const newestFirst = (a: Alarm, b: Alarm): number =>
  a.receivedAt === b.receivedAt ? b.alarmId - a.alarmId : a.receivedAt < b.receivedAt ? 1 : -1;

/**
 * The set of current alarms, equal to the server's: loaded by pages, kept by events, and told once per frame however many
 * events there are.
 * @spec ALM-06 ALM-07 N04
 */
export function createLiveAlarms({
  client,
  push,
  schedule = scheduleFrame,
  timers = systemTimers,
  clock = systemClock,
  random = Math.random,
  network = ownNetwork(),
}: LiveAlarmsOptions): LiveAlarms {
  const listeners = new Set<() => void>();
  const arrivalListeners = new Set<(alarms: readonly LiveAlarm[]) => void>();
  let arrived: LiveAlarm[] = [];
  let loading: Pick<LiveAlarmsSnapshot, 'state' | 'error' | 'loadedAtMs' | 'missingSinceMs'> = {
    state: 'loading',
    error: null,
    loadedAtMs: null,
    missingSinceMs: null,
  };
  let snapshot: LiveAlarmsSnapshot | undefined;

  const rows = new LiveRows<LiveAlarm>({
    schedule,
    compare: newestFirst,
    afterFrame: () => {
      snapshot = undefined;
      for (const listener of listeners) listener();
      const batch = arrived;
      arrived = [];
      if (batch.length > 0) for (const listener of arrivalListeners) listener(batch);
    },
  });
  const set = new AlarmSet(rows, (alarm) => {
    arrived.push(alarm);
    // the list may have shown it already, so that no row changes with it
    rows.touch();
  });

  const load = async (signal: AbortSignal, attempt = 1): Promise<void> => {
    loading = { ...loading, missingSinceMs: loading.missingSinceMs ?? clock() };
    rows.touch();
    const finish = set.beginLoad();
    try {
      await loadCurrentAlarms(client, signal, (page) => {
        set.load(page);
        // what is there is shown while the rest is on its way, as `missingSinceMs` says
        loading = { ...loading, state: 'ready' };
      });
      if (signal.aborted) return;
      finish();
      loading = { state: 'ready', error: null, loadedAtMs: clock(), missingSinceMs: null };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (signal.aborted) return;
      loading = { ...loading, state: set.isLoaded ? 'ready' : 'failed', error };
      const delayMs = spreadDelay(pushReconnectMs, attempt, random());
      afterUnlessAborted(timers, delayMs, signal, () => void load(signal, attempt + 1));
    }
    rows.touch();
  };

  let running = new AbortController();
  const reload = (): void => {
    running.abort();
    running = new AbortController();
    void load(running.signal);
  };

  return {
    rows,
    reload,
    start: () => {
      // a line for push may take its time, or never come: what stands is asked for without it
      reload();
      const unlisten = push.listen(alarmTopic, {
        events: (events) => set.take(events.map(({ data }) => data)),
        reload,
      });
      const unwatch = network.subscribe(({ isOnline }) => {
        if (isOnline && loading.error) reload();
      });
      return () => {
        unlisten();
        unwatch();
        running.abort();
      };
    },
    getSnapshot: () => (snapshot ??= { ...loading, total: rows.size, ...set.counts() }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    onArrived: (listener) => {
      arrivalListeners.add(listener);
      return () => {
        arrivalListeners.delete(listener);
      };
    },
    put: (alarm) => set.take([alarm]),
  };
}
