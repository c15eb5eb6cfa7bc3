import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pushPath, systemClock, systemTimers } from '@fireline/api/lib';
import { WebSocketServer } from 'ws';
import { attachPush } from '../../../apps/gateway/src/lib/push/attach.ts';
import { Hub } from '../../../apps/gateway/src/lib/push/index.ts';
import type { PushMessage } from '../../../apps/gateway/src/lib/push/types.ts';
import { alarm } from './alarm.ts';

export interface Contender {
  readonly name: 'fireline' | 'bare ws';
  readonly url: string;
  readonly isStomp: boolean;
  /** Hands one message to every reader. */
  send(seq: number): void;
  close(): Promise<void>;
}

const path = { rentId: 'R001', user: 'platform' };
const where = { rentId: 'R001', orgPath: '/44/4403/', partnerId: 1, unitId: 1, maintId: 1, placeId: 1 };
const messageOf = (seq: number): PushMessage => ({
  rentId: 'R001',
  topic: 'alarm',
  seq,
  at: alarm.alarmTime,
  parts: [{ where, data: { alarmId: seq, ...alarm } }],
  list: false,
});

const newHub = () =>
  new Hub({
    authenticate: async () => ({
      scope: { rentId: 'R001', role: 'platform' },
      userId: 1,
      username: 'platform',
      sessionId: 's',
      topics: ['alarm'],
      rights: '',
      expiresAtMs: systemClock() + 86_400_000,
    }),
    principalsOf: async () => [],
    topics: ['alarm'],
    rightsChanged: { topic: 'account', data: {} },
    clock: systemClock,
    timers: systemTimers,
    limits: { connectionsPerSession: Number.POSITIVE_INFINITY },
  });

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}${pushPath(path)}`;
}
const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** The hub as the gateway runs it. */
export async function fireline(): Promise<Contender> {
  const server = createServer();
  const hub = newHub();
  const detach = attachPush(server, hub);
  return {
    name: 'fireline',
    url: await listen(server),
    isStomp: true,
    send: (seq) => void hub.deliver(messageOf(seq)),
    close: () => {
      detach();
      return closed(server);
    },
  };
}

/** The frame that the hub writes for a message, taken from a wire of our own. */
async function frameText(): Promise<string> {
  const hub = newHub();
  const { promise, resolve } = Promise.withResolvers<string>();
  const wire = {
    send: (text: string) => {
      if (text.startsWith('RECEIPT')) hub.deliver(messageOf(100_000));
      else if (text.startsWith('MESSAGE')) resolve(text);
    },
    close: () => {},
    bufferedAmount: 0,
  };
  const connection = hub.open(wire, path);
  connection.receive('CONNECT\naccept-version:1.2\nheart-beat:0,0\ntoken:bench\n\n\0');
  connection.receive('SUBSCRIBE\nid:alarm\ndestination:/topic/alarm\nreceipt:r\n\n\0');
  const text = await promise;
  connection.end(1000);
  return text;
}

/** The least a server can do: the same bytes to every open socket, with nobody asked who they are or what they may see. */
export async function bare(): Promise<Contender> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const text = await frameText();
  return {
    name: 'bare ws',
    url: await listen(server),
    isStomp: false,
    send: () => {
      for (const socket of sockets.clients) socket.send(text);
    },
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      return closed(server);
    },
  };
}
