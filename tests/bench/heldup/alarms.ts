import { WebSocket } from 'ws';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';
import { apiBase } from '../lib/signIn.ts';
import { ask } from './ask.ts';

/** Alarms one after another, each timed from its report to the frame at a socket. */
export interface AlarmTimes {
  /** What was measured since the last question, in ms. */
  taken(): readonly number[];
  stop(): Promise<void>;
}

const everyMs = 25;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function openSocket(url: string, token: string): Promise<WebSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/websock/pushCenter/R001-platform`, ['v12.stomp']);
  socket.on('error', reject);
  socket.on('message', (data: Buffer) => {
    if (data.toString('latin1', 0, 7) === 'RECEIPT') resolve(socket);
  });
  socket.on('open', () => {
    socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\ntoken:${token}\n\n\0`);
    socket.send('SUBSCRIBE\nid:alarm\ndestination:/topic/alarm\nreceipt:r\n\n\0');
  });
  return promise;
}

async function report(url: string): Promise<void> {
  const { text } = await ask(`${url}${apiBase}/ingest/readings`, {
    method: 'POST',
    headers: { authorization: deviceKeyOf('R001'), 'content-type': 'application/json' },
    body: JSON.stringify({ reports: [{ imei: imeiOf(4), at: new Date().toISOString(), kinds: ['smoke'] }] }),
    from: '127.0.0.4',
  });
  const { data } = JSON.parse(text) as { data?: { accepted: number } };
  if (data?.accepted !== 1) throw new Error(`A report was not taken: ${text}`);
}

/** Reports a fire again and again: the alarm stands, and each report counts up what readers see. */
export async function timeAlarms(url: string, token: string): Promise<AlarmTimes> {
  const socket = await openSocket(url, token);
  let came = Promise.withResolvers<void>();
  socket.on('message', (data: Buffer) => {
    if (data.toString('latin1', 0, 7) === 'MESSAGE') came.resolve();
  });
  let times: number[] = [];
  const going = { on: true };
  const stopped = (async () => {
    while (going.on) {
      came = Promise.withResolvers<void>();
      const begun = performance.now();
      await Promise.all([report(url), came.promise]);
      times.push(performance.now() - begun);
      await pause(everyMs);
    }
  })();
  return {
    taken: () => {
      const taken = times;
      times = [];
      return taken;
    },
    stop: async () => {
      going.on = false;
      await stopped;
      socket.terminate();
    },
  };
}
