// The readers, in a process of their own: sockets that do nothing but count the messages that come.
import { WebSocket } from 'ws';
import type { FromReaders, ToReaders } from './readers.ts';

const tell = (message: FromReaders): void => void process.send?.(message);
/** Of a frame `MESSAGE`; neither a heart-beat nor a receipt counts. */
const letterM = 77;
let sockets: WebSocket[] = [];
/** Messages may come before we are told to expect them. */
let [got, wanted] = [0, 0];

function check(): void {
  if (got === wanted) tell({ have: 'all' });
}

function count(data: Buffer): void {
  if (data[0] !== letterM) return;
  got += 1;
  check();
}

/** Open, and subscribed where the server speaks STOMP. */
function openReader(url: string, isStomp: boolean, token: string, topic: string): Promise<WebSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  const socket = new WebSocket(url, ['v12.stomp']);
  socket.on('error', reject);
  socket.on('message', (data: Buffer) => {
    if (data.toString('latin1', 0, 7) === 'RECEIPT') resolve(socket);
    else count(data);
  });
  socket.on('open', () => {
    if (!isStomp) return resolve(socket);
    socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\ntoken:${token}\n\n\0`);
    socket.send(`SUBSCRIBE\nid:${topic}\ndestination:/topic/${topic}\nreceipt:r\n\n\0`);
  });
  return promise;
}

async function act(message: ToReaders): Promise<void> {
  if ('expect' in message) {
    wanted += message.expect;
    return check();
  }
  for (const socket of sockets) socket.terminate();
  sockets = [];
  [got, wanted] = [0, 0];
  // some at a time: a listening socket keeps only so many waiting
  const { url, readers, isStomp, tokens = ['bench'], topic = 'alarm' } = message;
  while (sockets.length < readers) {
    const first = sockets.length;
    const some = Array.from({ length: Math.min(50, readers - first) }, (_, at) => tokens[(first + at) % tokens.length]);
    sockets.push(...(await Promise.all(some.map((token = '') => openReader(url, isStomp, token, topic)))));
  }
  tell({ have: 'opened' });
}

process.on('message', (message: ToReaders) => void act(message));
process.on('SIGTERM', () => process.exit(0));
