import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { parsePushPath } from '@fireline/api/lib';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hub } from './hub.ts';

interface AttachOptions {
  /** Upgrades of other addresses, such as a development server's. Refused with 404 when absent. */
  readonly other?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** The most bytes of one WebSocket message; the frame limit of the hub is stricter. */
const messageBytes = 64 * 1024;
/** How long a reader may take to answer our close before the socket is torn down. */
const closeTimeoutMs = 5_000;

let last = { text: '', bytes: Buffer.alloc(0) };

/** The text in UTF-8. What goes to many readers, one after the other, is encoded once. */
function bytesOf(text: string): Buffer {
  if (text !== last.text) last = { text, bytes: Buffer.from(text) };
  return last.bytes;
}

function connect(hub: Hub, socket: WebSocket, path: NonNullable<ReturnType<typeof parsePushPath>>): void {
  const connection = hub.open(
    {
      send: (text) => socket.send(bytesOf(text), { binary: false }),
      close: (code, reason) => {
        socket.close(code, reason);
        const late = setTimeout(() => socket.terminate(), closeTimeoutMs);
        socket.once('close', () => clearTimeout(late));
      },
      get bufferedAmount() {
        return socket.bufferedAmount;
      },
    },
    path,
  );
  // `binaryType` is left at its default, where every message is one Buffer
  socket.on('message', (data: Buffer) => connection.receive(data));
  socket.on('close', () => connection.end(1000));
  // what ws itself finds wrong (an oversized message, bad UTF-8) it also closes with the right code
  socket.on('error', () => connection.end(1006));
}

/**
 * Serves the hub's push address on a Node server.
 * @returns detaches again and closes the open sockets
 * @spec ALM-06
 */
export function attachPush(server: Server, hub: Hub, { other }: AttachOptions = {}): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = parsePushPath(request.url ?? '');
    if (path) {
      sockets.handleUpgrade(request, socket, head, (opened) => connect(hub, opened, path));
    } else if (other) {
      other(request, socket, head);
    } else {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    }
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    hub.close();
    sockets.close();
  };
}
