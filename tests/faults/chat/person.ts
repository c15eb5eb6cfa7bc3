import { setTimeout as wait } from 'node:timers/promises';
import { CallError, type Client, createClient, createPushClient, pushPath } from '@fireline/api/lib';
import { type ChatLine, chatTopic, serviceCalls } from '@fireline/api/service';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { createLineReader } from '../../../apps/console/src/service/chat/lineReader.ts';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';
import type { Findings } from '../findings.ts';
import { mortalSocket } from '../pushWorld.ts';
import type { Wire } from './line.ts';

const againMs = 50;
const answerWithinMs = 20_000;

/** Sends again what was cut off, until it is answered. @throws CallError of a refusal */
export async function untilAnswered<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError) || !error.isPassing) throw error;
      await wait(againMs);
    }
  }
}

/** Somebody at one side of a chat: sends one message after the other, and reads at each hint and when the link is back, as the page does. */
export interface Person {
  readonly client: Client;
  /** What was read, in the order in which it came. */
  readonly lines: readonly ChatLine[];
  /** How many tries were cut off. */
  readonly cutOff: () => number;
  readonly say: (text: string, key: string) => Promise<number>;
  readonly follow: (ticketId: number) => void;
  readonly stop: () => void;
}

export async function openPerson(username: string, wire: Wire, findings: Findings): Promise<Person> {
  const clientWith = (token: string | null) =>
    createClient({
      baseUrl: wire.url + apiBase,
      language: () => 'en',
      session: { token: () => token, renew: async () => false, onExpired: () => {} },
    });
  const login = { username, password: fixturePassword, rentId: 'R001' };
  const { token } = await untilAnswered(() => clientWith(null).send(sessionCalls.login, login));
  const client = clientWith(token);
  const lines: ChatLine[] = [];
  let cutOff = 0;
  let ticketId: number | undefined;
  const reader = createLineReader(client, {
    onLines: (fresh) => lines.push(...fresh),
    // the page shows it and asks again when the link is back; a link that was never cut has no such moment
    onFailure: () => void wait(againMs).then(() => reader.load(ticketId)),
  });
  const push = createPushClient({
    url: wire.url.replace('http', 'ws') + pushPath({ rentId: 'R001', user: username }),
    session: createSession({
      store: memorySessionStore({ token, expiresAt: '', account: {} as never, rights: {} as never }),
      onExpired: () => findings.add(`${username} was logged out`),
    }),
    fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
    keptTopics: [],
    webSocketFactory: (address) => mortalSocket(address),
  });
  push.listen(chatTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.ticketId === ticketId)) void reader.load(ticketId);
    },
    reload: () => void reader.load(ticketId),
  });
  push.start();
  return {
    client,
    lines,
    cutOff: () => cutOff,
    say: (text, key) =>
      untilAnswered(async () => {
        try {
          const said = { key, text };
          const options = { timeoutMs: answerWithinMs };
          const stored = await (ticketId === undefined || username === 'unit'
            ? client.send(serviceCalls.openTicket, said, options)
            : client.send(serviceCalls.say, { ticketId, ...said }, options));
          return stored.seq;
        } catch (error) {
          cutOff += 1;
          throw error;
        }
      }),
    follow: (id) => {
      ticketId = id;
      void reader.load(id);
    },
    stop: () => push.stop(),
  };
}
