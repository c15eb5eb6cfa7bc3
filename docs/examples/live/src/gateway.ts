import { alarmTopic, createLiveAlarms } from '@fireline/api/alarm';
import { createClient, createPushClient, pushPath } from '@fireline/api/lib';
import { createSession, localSessionStore } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import type { Account } from '@fireline/domain/session';

/** Outlives a reload; when it runs out, the page shows its sign-in again. */
export const session = createSession({ store: localSessionStore(window), onExpired: () => session.signOut() });

export const client = createClient({ baseUrl: '/smkgw/api/v1.0.0', session, language: () => 'en' });

/** The alarms that stand: loaded once, kept by push, and nothing is missed while the line is down. */
export function watchAlarms({ rentId, username }: Account) {
  const push = createPushClient({
    url: new URL(pushPath({ rentId, user: username }), location.origin.replace('http', 'ws')).href,
    session,
    fetchEvents: (args, options) => client.send(shellCalls.events, args, options),
    keptTopics: [alarmTopic],
  });
  const alarms = createLiveAlarms({ client, push });
  return {
    push,
    alarms,
    start: () => {
      const stop = alarms.start();
      push.start();
      return () => {
        stop();
        push.stop();
      };
    },
  };
}

/** The gateway's own reason where it gave one. */
export const failureText = (error: unknown): string =>
  (error instanceof Error && error.message) || 'The gateway does not answer.';
