import { createServer, type Server, type Socket } from 'node:net';
import { gbReader } from '@fireline/domain/device';
import { minuteMs } from '@fireline/domain/lib';
import { callerOf } from '../../../lib/http/edge/rateLimit.ts';
import { StartProblem } from '../../../lib/startProblem.ts';
import type { Uplink } from '../uplink.ts';
import { GbAddresses } from './addresses.ts';
import { PeerLog } from './peerLog.ts';
import { GbPending } from './pending.ts';
import { GbSession, type GbSessionOptions } from './session.ts';

export interface GbServerOptions {
  readonly uplink: Uplink;
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Whose devices connect to it; undefined: those of shared addresses. */
  readonly rentId?: string | undefined;
  /** Connections that one address may hold; 64 unless said otherwise. */
  readonly perAddress?: number;
  /** Connections of all; 5 000 unless said otherwise. */
  readonly connections?: number;
  /** After so long without a byte a connection is closed; 5 minutes unless said otherwise: heartbeats come every 20 to 30 s. */
  readonly idleMs?: number;
  /** What may wait to be read by the other end; one that reads nothing is closed. */
  readonly unsentBytes?: number;
}

export interface ProtocolServer {
  /** Where it listens, such as `127.0.0.1:5200`. */
  readonly address: string;
  close(): Promise<void>;
}

/** How many connections there are, of each address and of all. */
class Counts {
  readonly #counts = new Map<string, number>();
  #all = 0;

  /** @returns gives the place back; undefined where there is none */
  take(address: string, perAddress: number, all: number): (() => void) | undefined {
    const caller = callerOf(address);
    const count = this.#counts.get(caller) ?? 0;
    if (count >= perAddress || this.#all >= all) return undefined;
    this.#counts.set(caller, count + 1);
    this.#all += 1;
    return () => {
      this.#all -= 1;
      const left = (this.#counts.get(caller) ?? 1) - 1;
      if (left === 0) this.#counts.delete(caller);
      else this.#counts.set(caller, left);
    };
  }
}

/** What the connections of a port have together. */
type Shared = Pick<GbSessionOptions, 'pending' | 'addresses' | 'log'>;

/** Reads a connection to its end. Nothing is read while a frame is taken, so that a sender cannot fill the memory. */
async function serveSocket(socket: Socket, shared: Shared, options: GbServerOptions): Promise<void> {
  const { uplink, idleMs = 5 * minuteMs, unsentBytes = 256_000 } = options;
  const peer = socket.remoteAddress ?? '';
  socket.setTimeout(idleMs, () => socket.destroy());
  socket.setNoDelay(true);
  const send = (bytes: Uint8Array): void => {
    if (socket.writableLength > unsentBytes) socket.destroy();
    else if (socket.writable) socket.write(bytes);
  };
  const session = new GbSession({ uplink, ...shared, send, peer });
  const read = gbReader();
  try {
    for await (const chunk of socket) for (const piece of read(chunk as Uint8Array)) await session.take(piece);
  } catch {
    // a connection that is lost is no failure of ours
  } finally {
    session.close();
    socket.destroy();
  }
}

const listening = (server: Server, host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' || error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL'
          ? new StartProblem(`FIRELINE_GB26875: ${host}:${port} cannot be listened on (${error.code}).`)
          : error,
      ),
    );
    server.listen(port, host, () => {
      const at = server.address();
      resolve(typeof at === 'object' && at ? `${host}:${at.port}` : '');
    });
  });

/**
 * Listens for transmission devices that speak GB/T 26875.3 over TCP. The protocol has no secret: whoever reaches the port and knows a
 * registered address can report as it, so the port belongs into a closed network.
 */
export async function serveGb26875(options: GbServerOptions): Promise<ProtocolServer> {
  const { host, port, rentId, perAddress = 64, connections = 5000 } = options;
  // an address is one of this port: another port may have the same for another tenant
  const uplink: Uplink = {
    ...options.uplink,
    transmissionAt: (address) => options.uplink.transmissionAt(address, rentId),
    transmissionAddresses: () => options.uplink.transmissionAddresses(rentId),
  };
  const pending = new GbPending(uplink);
  const log = new PeerLog(uplink);
  const shared = { pending, log, addresses: new GbAddresses(uplink) };
  const counts = new Counts();
  const open = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const address = socket.remoteAddress ?? '';
    socket.on('error', () => socket.destroy());
    const leave = counts.take(address, perAddress, connections);
    if (!leave) {
      log.note('warn', 'a connection of a transmission device was refused', address);
      socket.destroy();
      return;
    }
    const served = serveSocket(socket, shared, { ...options, uplink }).finally(() => {
      leave();
      open.delete(socket);
    });
    open.set(socket, served);
  });
  const address = await listening(server, host, port);
  server.on('error', (error) => uplink.log.error('the port of transmission devices had a problem', error));
  return {
    address,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of open.keys()) socket.destroy();
      await Promise.all(open.values());
      pending.close();
      log.close();
      await closed;
    },
  };
}
