import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from './rateLimit.ts';

export interface ConnectionLimits {
  /** Connections that one address may hold open, push included. */
  readonly perAddress: number;
  /** Addresses that many callers share, such as a proxy's. */
  readonly isExempt: (address: string) => boolean;
  /** Notified of an address whose further connection was refused. */
  readonly onRefused: (address: string) => void;
}

/** The connections of a server: how many there are of an address, and which of them are being answered. */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #sockets = new Set<Socket>();
  readonly #counts = new Map<string, number>();
  readonly #answering = new Map<Socket, ServerResponse>();
  #isClosing = false;

  constructor(server: Server, limits: ConnectionLimits) {
    this.#limits = limits;
    server.on('connection', (socket) => this.#take(socket));
    // before the one that answers: that the connection closes is said in the reply
    server.prependListener('request', (request, reply) => this.#answer(request, reply));
  }

  /** Closes every connection: idle ones now, others with their reply. Requests that are still coming in are cut off. */
  close(): void {
    this.#isClosing = true;
    for (const [socket, reply] of this.#answering) {
      reply.shouldKeepAlive = false;
      if (!reply.req.complete) socket.destroy();
    }
    // what was written before, such as a push connection's last frame, is still sent
    for (const socket of this.#sockets) if (!this.#answering.has(socket)) socket.destroySoon();
  }

  /** Ends every connection at once. */
  destroy(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #take(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const caller = callerOf(address);
    const count = (this.#counts.get(caller) ?? 0) + 1;
    if (count > this.#limits.perAddress && !this.#limits.isExempt(address)) {
      socket.destroy();
      this.#limits.onRefused(address);
      return;
    }
    this.#counts.set(caller, count);
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      const left = (this.#counts.get(caller) ?? 1) - 1;
      if (left === 0) this.#counts.delete(caller);
      else this.#counts.set(caller, left);
    });
  }

  #answer({ socket }: IncomingMessage, reply: ServerResponse): void {
    this.#answering.set(socket, reply);
    if (this.#isClosing) reply.shouldKeepAlive = false;
    reply.once('close', () => {
      this.#answering.delete(socket);
      if (this.#isClosing) socket.destroySoon();
    });
  }
}
