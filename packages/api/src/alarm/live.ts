import type { AlarmLevel } from '@fireline/domain/alarm';
import { CallError } from '../lib/callError.ts';
import type { Client } from '../lib/client.ts';
import { type Schedule, scheduleFrame } from '../lib/frame.ts';
import { LiveRows, type RowSource } from '../lib/liveRows.ts';
import type { PushClient } from '../lib/pushTypes.ts';
import { systemTimers, type Timers } from '../lib/time.ts';
import { AlarmSet } from './alarmSet.ts';
import type { LiveAlarm } from './liveAlarm.ts';
import { loadCurrentAlarms } from './loadCurrent.ts';
import { type Alarm, alarmTopic } from './topics.ts';

export interface LiveAlarmsOptions {
  readonly client: Pick<Client, 'send'>;
  readonly push: Pick<PushClient, 'listen'>;
  readonly schedule?: Schedule;
  readonly timers?: Timers;
}

/** What a status bar or a menu wants to know of the current alarms. */
export interface LiveAlarmsSnapshot {
  /** `ready` once a load was complete; `failed`: nothing could be loaded yet, and it is tried again. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly total: number;
  readonly byLevel: Readonly<Record<AlarmLevel, number>>;
  readonly unacknowledged: number;
}

export interface LiveAlarms {
  /** Loads and follows; until the returned function is called. */
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
}

const retryMs = 5_000;

const newestFirst = (a: Alarm, b: Alarm): number =>
  a.alarmTime === b.alarmTime ? b.alarmId - a.alarmId : a.alarmTime < b.alarmTime ? 1 : -1;

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
}: LiveAlarmsOptions): LiveAlarms {
  const listeners = new Set<() => void>();
  const arrivalListeners = new Set<(alarms: readonly LiveAlarm[]) => void>();
  let arrived: LiveAlarm[] = [];
  let state: LiveAlarmsSnapshot['state'] = 'loading';
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

  const load = async (signal: AbortSignal): Promise<void> => {
    const isFirst = !set.isLoaded;
    const finish = set.beginLoad();
    try {
      await loadCurrentAlarms(client, signal, (page) => set.load(page));
      finish();
      state = 'ready';
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (signal.aborted) return;
      if (isFirst) state = 'failed';
      const cancel = timers.after(retryMs, () => void load(signal));
      signal.addEventListener('abort', cancel);
    }
    rows.touch();
  };

  return {
    rows,
    start: () => {
      let running = new AbortController();
      const unlisten = push.listen(alarmTopic, {
        events: (events) => set.take(events.map(({ data }) => data)),
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
    getSnapshot: () => (snapshot ??= { state, total: rows.size, ...set.counts() }),
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
