import { type LiveAlarm, type LiveAlarms, alarmTopic, createLiveAlarms } from '@fireline/api/alarm';
import { taskTopic } from '@fireline/api/device';
import {
  type Client,
  type PushClient,
  type PushOptions,
  type Topic,
  createPushClient,
  mayCall,
  pushPath,
} from '@fireline/api/lib';
import { type Session, accountTopic, sessionCalls } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { paceMs } from '@fireline/domain/alarm';
import type { Account } from '@fireline/domain/session';
import { type SoundEngine, createBrowserSound } from '@fireline/ui/SoundControl';
import { followSettings } from './followSettings.ts';
import { permissionsOf } from './permissions.ts';
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

const hears = (session: Session, topic: Topic): boolean => {
  const signedIn = session.current();
  return signedIn !== null && mayCall(permissionsOf(signedIn.account, signedIn.rights), topic);
};

/** Runs while the role may hear alarms: begun and ended as that changes. @returns ends it for good @spec ROL-07 */
function whileHeard(session: Session, push: PushClient, run: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const follow = (): void => {
    const isHeard = hears(session, alarmTopic);
    if (isHeard === (stop !== undefined)) return;
    if (isHeard) stop = run();
    else {
      stop?.();
      stop = undefined;
    }
    // the line subscribes to what may be heard when it is opened
    if (push.link().state !== 'closed') {
      push.stop();
      push.start();
    }
  };
  follow();
  const unsubscribe = session.subscribe(follow);
  return () => {
    unsubscribe();
    stop?.();
  };
}

/** Asks what the account may do whenever that may have changed: at each new beginning, and when it is told. @spec ROL-07 */
function followRights(session: Session, client: Client, push: PushClient): () => void {
  let asking = new AbortController();
  const ask = (): void => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    client.send(sessionCalls.me, {}, { signal }).then(
      ({ rights, ...account }) => {
        const known = session.current();
        if (signal.aborted || known?.account.userId !== account.userId) return;
        const next = { ...known, account, rights };
        if (JSON.stringify(next) !== JSON.stringify(known)) session.signIn(next);
      },
      // asked again with the next line; what the role may not do the gateway refuses meanwhile
      () => {},
    );
  };
  const unlisten = push.listen(accountTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.what === 'rights')) ask();
    },
    reload: ask,
  });
  return () => {
    unlisten();
    asking.abort();
  };
}

export interface LiveOptions extends Pick<PushOptions, 'webSocketFactory'> {
  readonly session: Session;
  readonly account: Account;
  readonly client: Client;
}

/** Nothing is asked for until `start`; one per signed-in account. @spec ALM-06 */
export function createLive({ account, client, session, ...options }: LiveOptions): Live {
  const { rentId, username: user } = account;
  const url = new URL(pushPath({ rentId, user }), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const push = createPushClient({
    ...options,
    session,
    mayListen: (topic) => hears(session, topic),
    url: url.href,
    fetchEvents: (args, more) => client.send(shellCalls.events, args, more),
    keptTopics: [alarmTopic, taskTopic],
  });
  const alarms = createLiveAlarms({ client, push });
  const { engine: sound, close } = createBrowserSound<LiveAlarm>();
  return {
    push,
    alarms,
    sound,
    start: () => {
      const stopAlarms = whileHeard(session, push, () => {
        const stopFeed = feed(sound, alarms);
        const stop = alarms.start();
        return () => {
          stopFeed();
          stop();
          sound.setAlarms([]);
        };
      });
      const stopRights = followRights(session, client, push);
      const stopSettings = followSettings(client, push, account);
      push.start();
      return () => {
        stopSettings();
        stopRights();
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
