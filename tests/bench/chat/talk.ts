import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '@fireline/api/lib';
import { serviceCalls } from '@fireline/api/service';
import { sessionCalls } from '@fireline/api/session';
import { fixturePassword } from '../../fixtures/tenant.ts';
import { apiBase } from '../lib/signIn.ts';

const clientOf = (url: string, token: string | null): Client =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'cn',
    session: { token: () => token, renew: async () => false, onExpired: () => {} },
  });

async function openClient(url: string, username: string): Promise<Client> {
  const login = { username, password: fixturePassword, rentId: 'R001' };
  return clientOf(url, (await clientOf(url, null).send(sessionCalls.login, login)).token);
}

/** Chats of several customers with one agent: who writes waits so long between two messages, and both sides read each message. */
export interface Talk {
  /** Begins, or goes on. */
  start(): void;
  /** @returns how many messages were written since the start */
  pause(): Promise<number>;
}

let keys = 0;

export async function openTalk(url: string, customers: readonly string[], everyMs: number): Promise<Talk> {
  const agent = await openClient(url, 'platform');
  const chats = await Promise.all(
    customers.map(async (username) => {
      const customer = await openClient(url, username);
      const { ticketId } = await customer.send(serviceCalls.openTicket, {
        key: `bench-begin-${username}`,
        text: '开始',
      });
      await agent.send(serviceCalls.takeTicket, { ticketId });
      return { customer, ticketId, reached: 0 };
    }),
  );
  const going = { on: false };
  let under: Promise<number[]> = Promise.resolve([]);
  const talk = async (chat: (typeof chats)[number], side: Client, text: string): Promise<number> => {
    let written = 0;
    while (going.on) {
      const key = `bench-key-${(keys += 1)}`;
      const { seq } = await side.send(serviceCalls.say, { ticketId: chat.ticketId, key, text });
      written += 1;
      const after = Math.max(0, seq - 1);
      // as the hint makes both pages do
      await Promise.all(
        [chat.customer, agent].map((reader) =>
          reader.send(serviceCalls.chatMessages, { ticketId: chat.ticketId, after }),
        ),
      );
      await wait(everyMs);
    }
    return written;
  };
  return {
    start: () => {
      going.on = true;
      under = Promise.all(
        chats.flatMap((chat) => [
          talk(chat, chat.customer, '设备又离线了，麻烦看一下'),
          talk(chat, agent, '好的，正在核实设备状态'),
        ]),
      );
    },
    pause: async () => {
      going.on = false;
      return (await under).reduce((sum, written) => sum + written, 0);
    },
  };
}
