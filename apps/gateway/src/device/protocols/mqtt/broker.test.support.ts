import { createServer, type Socket } from 'node:net';
import { Aedes } from 'aedes';

export interface TestBroker {
  readonly url: string;
  /** How many messages each client was given. */
  readonly given: ReadonlyMap<string, number>;
  /** How many gateways are subscribed. */
  shares(): number;
  /** Takes no payload that is longer, in bytes: it ends the connection of the client that publishes one. */
  cutBeyond(bytes: number): void;
  /** Ends the connections of everybody, as a broker that is started again does. */
  dropAll(): void;
  close(): Promise<void>;
}

const shareForm = /^\$share\/[^/]+\//;

/**
 * A broker on the port, or on a free one. Aedes knows no shared subscriptions, which brokers in the field do: here their topic loses its prefix, and
 * each message goes to one of the members, by what it says.
 */
export async function openBroker(wantedPort = 0): Promise<TestBroker> {
  let cutFrom = Infinity;
  const given = new Map<string, number>();
  const members: string[] = [];
  const broker = await Aedes.createBroker({
    authorizeSubscribe: (client, subscription, done) => {
      if (client && shareForm.test(subscription.topic)) {
        if (!members.includes(client.id)) members.push(client.id);
        done(null, { ...subscription, topic: subscription.topic.replace(shareForm, '') });
      } else done(null, subscription);
    },
    authorizePublish: (client, { payload }, done) => {
      // as brokers do with packets beyond their limit: the connection ends without a word
      if (client && payload.length > cutFrom) client.conn.destroy();
      else done(null);
    },
    authorizeForward: (client, packet) => {
      if (!members.includes(client.id)) return packet;
      const sum = Buffer.from(packet.payload).reduce((total, byte) => total + byte, 0);
      if (members[sum % members.length] !== client.id) return null;
      given.set(client.id, (given.get(client.id) ?? 0) + 1);
      return packet;
    },
  });
  broker.on('clientDisconnect', ({ id }) => {
    if (members.includes(id)) members.splice(members.indexOf(id), 1);
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    broker.handle(socket);
  });
  const port = await new Promise<number>((done) =>
    server.listen(wantedPort, '127.0.0.1', () => {
      const at = server.address();
      done(typeof at === 'object' && at ? at.port : 0);
    }),
  );
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `mqtt://127.0.0.1:${port}`,
    given,
    shares: () => members.length,
    cutBeyond: (bytes) => {
      cutFrom = bytes;
    },
    dropAll,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      dropAll();
      await new Promise<void>((done) => broker.close(() => done()));
      await closed;
    },
  };
}
