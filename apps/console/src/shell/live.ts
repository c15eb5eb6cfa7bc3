import { type LiveAlarm, type LiveAlarms, alarmTopic, createLiveAlarms } from '@fireline/api/alarm';
import { type Client, type PushClient, type PushOptions, createPushClient, pushPath } from '@fireline/api/lib';
import { shellCalls } from '@fireline/api/shell';
import { paceMs } from '@fireline/domain/alarm';
import type { Account } from '@fireline/domain/session';
import { type SoundEngine, createBrowserSound } from '@fireline/ui/SoundControl';
import { createContext, use, useSyncExternalStore } from 'react';

/** What is alive as long as somebody is signed in: the push connection, the alarms that stand, and the voice of the station. */
export interface Live {
  readonly push: PushClient;
  readonly alarms: LiveAlarms;
  readonly sound: SoundEngine<LiveAlarm>;
  /** Runs it all until the returned function is called. */
  readonly start: () => () => void;
}

function* standing({ rows }: LiveAlarms): Generator<LiveAlarm> {
  for (const id of rows.getIds()) {
    const alarm = rows.getRow(id);
    if (alarm) yield alarm;
  }
}

/** Lets the engine know of the alarms that stand, in a storm now and then: the ear knows no difference. */
function feed(sound: Live['sound'], alarms: LiveAlarms): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = alarms.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      sound.setAlarms(standing(alarms));
    }, paceMs(alarms.rows.getIds().length));
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

export interface LiveOptions extends Pick<PushOptions, 'session' | 'webSocketFactory'> {
  readonly account: Account;
  readonly client: Client;
}

/** Nothing is asked for until `start`; one per signed-in account. @spec ALM-06 */
export function createLive({ account, client, ...options }: LiveOptions): Live {
  const { rentId, username: user } = account;
  const url = new URL(pushPath({ rentId, user }), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const push = createPushClient({
    ...options,
    url: url.href,
    fetchEvents: (args, more) => client.send(shellCalls.events, args, more),
    keptTopics: [alarmTopic],
  });
  const alarms = createLiveAlarms({ client, push });
  const { engine: sound, close } = createBrowserSound<LiveAlarm>();
  return {
    push,
    alarms,
    sound,
    start: () => {
      const stopFeed = feed(sound, alarms);
      const stopAlarms = alarms.start();
      push.start();
      return () => {
        stopFeed();
        stopAlarms();
        push.stop();
        close();
      };
    },
  };
}

export const LiveContext = createContext<Live | null>(null);

/** @throws Error outside the frame */
export function useLive(): Live {
  const live = use(LiveContext);
  if (!live) throw new Error('Live data exist inside the frame only');
  return live;
}

/** Counts of the alarms that stand, told at most once per frame. */
export function useAlarmCounts() {
  const { alarms } = useLive();
  return useSyncExternalStore(alarms.subscribe, alarms.getSnapshot);
}
