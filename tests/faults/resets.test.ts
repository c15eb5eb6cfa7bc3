import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushPath } from '@fireline/api/lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { type GatewayProcess, spawnGateway } from '../fixtures/gatewayProcess.ts';
import { fixturePassword } from '../fixtures/tenant.ts';

const folder = mkdtempSync(join(tmpdir(), 'fireline-resets-'));
const throwsOnSignal = `process.on('SIGUSR2', () => { throw Error('unforeseen'); })`;
let gateway: GatewayProcess;
let url = '';
let token = '';
beforeAll(async () => {
  gateway = spawnGateway('tests/faults/gatewayMain.ts', {
    FOLDER: folder,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(throwsOnSignal)}`,
  });
  url = await gateway.serving;
  const login = await fetch(`${url}${apiBase}/auths/weak/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'platform', password: fixturePassword, rentId: 'R001' }),
  });
  token = ((await login.json()) as { data: { token: string } }).data.token;
});
afterAll(async () => {
  gateway.process.kill('SIGKILL');
  await gateway.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Where PostgreSQL notes the state of its files, and its number for a database that was closed in order. */
const [databaseState, shutDown] = [16, 1];

const head = (first: string, ...lines: string[]) => [`${first} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n');
const upgradeTo = (path: string) =>
  head(
    `GET ${path}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  );
const push = upgradeTo(pushPath({ rentId: 'R001', user: 'platform' }));
/** A masked frame with the beginning of a STOMP CONNECT. */
const halfConnect = Buffer.concat([Buffer.from([0x81, 0x8c, 0, 0, 0, 0]), Buffer.from('CONNECT\ntoke')]);
const upload = head(
  `POST ${apiBase}/plan/layer/1/upload`,
  'Authorization: TOKEN',
  'Content-Type: multipart/form-data; boundary=b',
  'Content-Length: 100000',
);
const halfFile = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.dxf"\r\n\r\n${'x'.repeat(5000)}`;

interface State {
  readonly sends: string;
  /** Sent once the first bytes have come back. */
  readonly answers?: string | Buffer;
  /** Resets after the first bytes have come back, not at once. */
  readonly isAnswered?: boolean;
}
const states: Readonly<Record<string, State>> = {
  'before the request line': { sends: '' },
  'in the request line': { sends: `GET ${apiBase}` },
  'in the headers': { sends: 'GET / HTTP/1.1\r\nHost: x\r\n' },
  'after the headers': { sends: head(`GET ${apiBase}/openapi.json`) },
  'after bytes that are no HTTP': { sends: 'NOT HTTP\r\n\r\n' },
  'after the refusal of what is no HTTP': { sends: 'NOT HTTP\r\n\r\n', isAnswered: true },
  'after a tunnel was asked for': { sends: head('CONNECT a.example:443') },
  'after an upgrade of an unknown path': { sends: upgradeTo('/nope') },
  'after the 404 of such an upgrade': { sends: upgradeTo('/'), isAnswered: true },
  'after an upgrade of the push path': { sends: push },
  'after a push connection was opened': { sends: push, isAnswered: true },
  'in the middle of a STOMP CONNECT': { sends: push, answers: halfConnect },
  'after a WebSocket frame that breaks the protocol': { sends: push, answers: Buffer.from([0xff, 0xff]) },
  'in the middle of a body': { sends: `${head(`POST ${apiBase}/auths/weak/login`, 'Content-Length: 50')}user` },
  'in the middle of an upload': { sends: upload + halfFile },
  'in the middle of an upload of a stranger': { sends: upload.replace('TOKEN', 'nobody') + halfFile },
  'in the middle of a download': { sends: head(`GET ${apiBase}/openapi.json`).repeat(20), isAnswered: true },
  'after a 404': { sends: head('GET /smkgw/nothing'), isAnswered: true },
};

/** Opens a connection, brings it into the state, and resets it. */
async function reset({ sends, answers, isAnswered }: State): Promise<void> {
  const { port, hostname } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const heard = new Promise((resolve) => socket.once('data', resolve));
  socket.on('error', () => {});
  const write = (bytes: string | Buffer) => new Promise((resolve) => socket.write(bytes, resolve));
  await write(sends.replace('TOKEN', token));
  if (isAnswered || answers !== undefined) await Promise.race([heard, closed]);
  if (answers !== undefined) await write(answers);
  socket.resetAndDestroy();
  await closed;
}

const isServing = async () =>
  (await fetch(`${url}${apiBase}/authen/me`, { headers: { authorization: token } })).status === 200;

describe('a connection that the peer resets', () => {
  it.each(Object.entries(states))('%s leaves the gateway serving [ALM-06]', async (_, state) => {
    for (let round = 0; round < 5; round += 1) await Promise.all([reset(state), reset(state)]);
    expect(await isServing()).toBe(true);
  });

  it('is not logged, and an error that nothing caught is logged once and closes the database', async () => {
    gateway.process.kill('SIGUSR2');
    expect(await gateway.ended).toBe(1);
    const [, since = ''] = gateway.output().split(`serving ${url}\n`);
    const entries = since.trim().split(/\n(?=\S)/);
    expect(entries).toEqual([expect.stringContaining('that nothing caught')]);
    expect(entries[0]).toContain('unforeseen');
    expect(readFileSync(join(folder, 'database/global/pg_control')).readUInt32LE(databaseState)).toBe(shutDown);
  });
});
