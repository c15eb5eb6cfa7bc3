import { deviceStatus, deviceStatuses, turnsPerReply } from '@fireline/domain/device';
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
import { createTurns, turnSpreadMs } from './turns.ts';

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
  /**
   * In the order of the query; one that joins later stands at the end until the next load. One that no longer meets its `status` goes at once,
   * and what else may have joined or left is asked for: within a second after a push, and within six where time alone makes a device late.
   */
  readonly rows: RowSource<Device>;
}

/** Between a change and the question whether its device belongs to the query now: thousands of devices change in a minute. */
const askAfterMs = 1000;
/** A list that tells no more of its moments than it can is asked for again no sooner than this. */
const reloadAfterMs = 10_000;
/** As many ids as one question names; the others wait for the next one. */
const askedIdsMax = 200;

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
  /** Changes that came while an answer was on its way: they are at least as new. */
  const underWay = new Set<DeviceChange[]>();

  const asked = new Set<unknown>([query.status].flat());
  const statuses = deviceStatuses.filter((status) => asked.has(status));
  const isAsked = (...filters: readonly (readonly unknown[] | undefined)[]) => filters.some((one) => one?.length);
  const hasLife = isAsked(query.life);
  const hasConcern = isAsked(query.concern, query.signal, query.battery, query.freshness, query.firmware);
  /** What decides whether the query finds a device of a wanted status, as far as it is pushed: the same text while none of it changes. */
  const markOf = (fields: DeviceChange): string => {
    const { revision, alarmLevel, signals, batteryRatio, lastSeenAt } = fields;
    const status = hasConcern || hasLife ? deviceStatus(fields) : '';
    return [revision, status, ...(hasConcern ? [alarmLevel, signals, batteryRatio, lastSeenAt] : [])].join();
  };
  let running = new AbortController();
  /** Devices of which it is not known whether they belong here, and those that do not, as they were when that was known. */
  const unsure = new Set<number>();
  const outside = new Map<number, string>();
  let cancelAsk: Cancel | undefined;
  /** Of a list that was cut off nobody knows what is behind its end. */
  let isCut = false;
  /** Whether the list as a whole is on its way, or asked for again soon after a failure: it holds what one would ask for. */
  let isLoading = false;

  const turns = createTurns(
    timers,
    (id) => {
      if (!isCut || rows.getRow(id)) askSoon(id);
    },
    random(),
  );

  /** Whether a device of that status belongs here, as far as the status says. */
  const isWanted = (fields: DeviceChange): boolean => statuses.length === 0 || statuses.includes(deviceStatus(fields));

  /** Whether the query may find a device now that it did not find before, or the other way round. */
  const isUnsure = (row: Device | undefined, next: DeviceChange): boolean => {
    if (!row && isCut) return false;
    const mark = markOf(next);
    if (row) return markOf(row) !== mark;
    if (outside.get(next.deviceId) === mark) return false;
    outside.set(next.deviceId, mark);
    return true;
  };

  const change = (changes: readonly DeviceChange[]) => {
    let gone = 0;
    for (const next of changes) {
      const row = rows.getRow(next.deviceId);
      if (!isWanted(next)) {
        if (row) gone += 1;
        rows.delete(next.deviceId);
        // when it is of a wanted status again, it may be found
        outside.delete(next.deviceId);
        continue;
      }
      if (isUnsure(row, next)) askSoon(next.deviceId);
      if (row) rows.set(next.deviceId, { ...row, ...next, readings: { ...row.readings, ...next.readings } });
    }
    if (gone > 0) snapshot = { ...snapshot, total: snapshot.total - gone };
  };

  /** Runs it, and what was pushed meanwhile after it. */
  const meanwhile = async (signal: AbortSignal, run: () => Promise<void>): Promise<void> => {
    const came: DeviceChange[] = [];
    underWay.add(came);
    try {
      await run();
    } finally {
      underWay.delete(came);
    }
    if (signal.aborted) return;
    change(came);
    rows.touch();
  };

  const load = (signal: AbortSignal, attempt = 1): Promise<void> => {
    isLoading = true;
    return meanwhile(signal, async () => {
      try {
        const reply = await client.send(deviceCalls.all, query, { signal });
        if (signal.aborted) return;
        rows.replace(new Map(reply.rows.map((device) => [device.deviceId, device])));
        outside.clear();
        unsure.clear();
        turns.clear();
        turns.add(reply.turns ?? []);
        const last = reply.turns?.[turnsPerReply - 1];
        // of those after the last one nothing is known yet
        if (last) {
          const delayMs = Math.max(last.inMs, reloadAfterMs) + Math.round(turnSpreadMs * random());
          afterUnlessAborted(timers, delayMs, signal, reload);
        }
        isCut = reply.total > reply.rows.length;
        isLoading = false;
        snapshot = { state: 'ready', error: null, total: reply.total };
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (signal.aborted) return;
        snapshot = { ...snapshot, state: snapshot.state === 'ready' ? 'ready' : 'failed', error };
        const delayMs = spreadDelay(pushReconnectMs, attempt, random());
        afterUnlessAborted(timers, delayMs, signal, () => void load(signal, attempt + 1));
      }
    });
  };

  const reload = (): void => {
    stopAsking();
    running.abort();
    running = new AbortController();
    void load(running.signal);
  };

  /** Asks for those that are not sure: what the query finds of them belongs here, and nothing else. */
  const ask = (signal: AbortSignal): Promise<void> =>
    meanwhile(signal, async () => {
      if (unsure.size === 0 || isLoading) return;
      const ids = [...unsure].slice(0, askedIdsMax);
      for (const id of ids) unsure.delete(id);
      try {
        const reply = await client.send(deviceCalls.all, { ...query, deviceId: ids }, { signal });
        if (signal.aborted) return;
        turns.add(reply.turns ?? []);
        const before = rows.size;
        const found = new Map(reply.rows.map((device) => [device.deviceId, device]));
        for (const id of ids) {
          const device = found.get(id);
          if (device) {
            rows.set(id, device);
            outside.delete(id);
          } else rows.delete(id);
        }
        snapshot = { ...snapshot, total: snapshot.total + rows.size - before };
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (!signal.aborted) reload();
      }
    });
  const askSoon = (id: number): void => {
    unsure.add(id);
    cancelAsk ??= timers.after(askAfterMs, () => {
      cancelAsk = undefined;
      void ask(running.signal).then(() => {
        for (const next of unsure) return askSoon(next);
      });
    });
  };
  const stopAsking = (): void => {
    cancelAsk?.();
    cancelAsk = undefined;
    unsure.clear();
    turns.clear();
  };

  return {
    rows,
    reload,
    start: () => {
      const unlisten = push.listen(deviceTopic, {
        events: (events) => {
          for (const { data } of events) {
            change(data);
            for (const came of underWay) came.push(...data);
          }
        },
        reload,
      });
      return () => {
        unlisten();
        running.abort();
        stopAsking();
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
