import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { parsePushPath } from '@fireline/api/lib';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hub } from './hub.ts';

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

/** Answers and closes; a peer that never closes its own half does not keep the socket open. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Serves the hub's push address on a Node server.
 * @param refusalOf the status with which an upgrade is refused, if it is
 * @returns detaches again and closes the open sockets
 * @spec ALM-06
 */
export function attachPush(
  server: Server,
  hub: Hub,
  refusalOf: (request: IncomingMessage) => string | undefined = () => undefined,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node removes its own listener before this event, and an 'error' without a listener ends the process
    socket.on('error', () => socket.destroy());
    const path = parsePushPath(request.url ?? '');
    const refusal = refusalOf(request);
    if (refusal !== undefined) refuseUpgrade(socket, refusal);
    else if (path) sockets.handleUpgrade(request, socket, head, (opened) => connect(hub, opened, path));
    else refuseUpgrade(socket, '404 Not Found');
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    hub.close();
    sockets.close();
  };
}
