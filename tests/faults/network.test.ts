import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pushPath } from '@fireline/api/lib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { proxiesFrom } from '../../apps/gateway/src/lib/http/edge/proxies.ts';
import { serve, type Served } from '../../apps/gateway/src/node.ts';
import type { OpenedDatabase } from '../../apps/gateway/src/lib/db/opened.ts';
import { openMemory } from '../fixtures/databases.ts';
import { fillTenants, fixturePassword } from '../fixtures/tenant.ts';

let database: OpenedDatabase;
let served: Served;
let token = '';
const failures: unknown[] = [];
const log = { info: () => {}, warn: () => {}, error: (message: string) => failures.push(message) };
const most = 30;
const login = new URLSearchParams({ username: 'platform', password: fixturePassword, rentId: 'R001' });
beforeAll(async () => {
  database = await openMemory();
  await fillTenants(database.db);
  const options = { database, host: '127.0.0.1', port: 0, log, loginsPerMinute: 1_000 };
  served = await serve({ ...options, bodyMs: 300, connectionsPerAddress: most, origins: ['https://wall.example'] });
  const reply = await fetch(`${served.url}${apiBase}/auths/weak/login`, { method: 'POST', body: login });
  token = ((await reply.json()) as { data: { token: string } }).data.token;
});
afterAll(() => served.close());

/** Bytes on a connection, as they are. */
function visitor(at: Served = served) {
  const { port, hostname } = new URL(at.url);
  const socket: Socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString()));
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const status = () => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? Number.NaN);
  return { socket, closed, heard: () => heard, status };
}
const head = (first: string, ...lines: string[]) =>
  `${[`${first} HTTP/1.1`, 'Host: x', ...lines].join('\r\n')}\r\n\r\n`;
const upload = (...lines: string[]) =>
  head(
    `POST ${apiBase}/plan/layer/1/upload`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
    ...lines,
  );
const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.dxf"\r\n\r\nxxxx';
const form = 'Content-Type: application/x-www-form-urlencoded';

describe('a body that does not come in', () => {
  it.each([
    ['of a login', 408, head(`POST ${apiBase}/auths/weak/login`, form, 'Content-Length: 1000')],
    [
      'of a login, after its first bytes',
      408,
      `${head(`POST ${apiBase}/auths/weak/login`, form, 'Content-Length: 1000')}user`,
    ],
    ['of an upload without a token', 401, upload() + file],
    // cut off while they still send, who is refused is not told why by every system
    ['of an upload with a token nobody has', expect.anything(), upload('Authorization: nobody') + file],
    ['of a question, which has none', 200, head(`GET ${apiBase}/openapi.json`, 'Content-Length: 10')],
    ['of a call that there is not', 404, head(`POST ${apiBase}/no/such`, form, 'Content-Length: 1000')],
  ])('%s holds no connection [SHL-15] [PLN-02]', async (_, status, bytes) => {
    const one = visitor();
    one.socket.write(bytes);
    await one.closed;
    expect(one.status()).toEqual(status);
    expect(failures).toEqual([]);
  });

  it('is waited for where a signed-in person uploads a file [PLN-02]', async () => {
    const one = visitor();
    one.socket.write(upload(`Authorization: ${token}`) + file);
    // outlasts what others are given
    const other = visitor();
    other.socket.write(head(`POST ${apiBase}/auths/weak/login`, form, 'Content-Length: 1000'));
    await other.closed;
    expect(one.socket.closed).toBe(false);
    one.socket.end();
    await one.closed;
  });
});

describe('a request', () => {
  it('with two hosts is refused [SHL-15]', async () => {
    const one = visitor();
    one.socket.write(head(`GET ${apiBase}/openapi.json`, 'Host: other'));
    await one.closed;
    expect(one.status()).toBe(400);
  });

  it.each(['/smkgw/api/v1%2e0.0/authen/me', '/smkg%77/api/v1.0.0/authen/me', `${apiBase}/authen/me`, '/health'])(
    'to %s is answered for nobody to keep [SES-01]',
    async (path) => {
      const { headers } = await fetch(served.url + path, { headers: { authorization: token } });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('is told what its way allows: HSTS over HTTPS, no COOP over plain HTTP [SHL-15]', async () => {
    const at = await serve({
      database: { ...database, close: async () => {} },
      host: '127.0.0.1',
      port: 0,
      log,
      proxies: proxiesFrom('on'),
    });
    const ask = async (host: string, ...lines: string[]) => {
      const one = visitor(at);
      one.socket.write(`GET / HTTP/1.1\r\n${[`Host: ${host}`, 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`);
      await one.closed;
      const found = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(one.heard())?.[1];
      return [found('strict-transport-security'), found('cross-origin-opener-policy')];
    };
    expect(await ask('fire.example', 'X-Forwarded-Proto: https')).toEqual(['max-age=31536000', 'same-origin']);
    expect(await ask('fire.example')).toEqual([undefined, undefined]);
    expect(await ask('localhost:8080')).toEqual([undefined, 'same-origin']);
    await at.close();
  });
});

describe('push', () => {
  const opening = (headers: Record<string, string>) => {
    const socket = new WebSocket(served.url.replace('http', 'ws') + pushPath({ rentId: 'R001', user: 'platform' }), {
      headers,
    });
    return new Promise<string>((resolve) => {
      socket.on('open', () => {
        resolve('open');
        socket.terminate();
      });
      socket.on('error', (error) => resolve(error.message));
    });
  };
  it('is opened for pages of this origin and of those set up, and for what is no page [SHL-15]', async () => {
    const own = new URL(served.url).host;
    for (const origin of [undefined, `http://${own}`, 'https://wall.example'])
      expect(await opening(origin === undefined ? {} : { origin })).toBe('open');
    for (const origin of ['https://evil.example', `https://evil.example/${own}`, 'null', `http://${own}.evil.example`])
      expect(await opening({ origin })).toContain('403');
    // whoever reaches us without a proxy may not say what host they asked for
    expect(await opening({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toContain('403');
  });
});

describe('one address', () => {
  it('holds so many connections; a further one is closed, and taken when another has ended [SHL-15]', async () => {
    const held = Array.from({ length: most + 5 }, () => visitor());
    await vi.waitUntil(() => held.filter(({ socket }) => socket.closed).length >= 5);
    const open = held.filter(({ socket }) => !socket.closed);
    expect(open.length).toBeLessThanOrEqual(most);
    expect(new Set(failures)).toEqual(new Set(['a connection was refused']));
    failures.length = 0;
    for (const { socket } of open) socket.destroy();
    await Promise.all(held.map(({ closed }) => closed));
    await vi.waitFor(async () => expect((await fetch(`${served.url}/health`)).status).toBe(200));
  });
});

describe('the end of a gateway', () => {
  it('gives those who are being answered their answer, and waits for nobody else [SHL-15] [ALM-06]', async () => {
    const at = await serve({ database: { ...database, close: async () => {} }, host: '127.0.0.1', port: 0, log });
    const push = new WebSocket(at.url.replace('http', 'ws') + pushPath({ rentId: 'R001', user: 'platform' }));
    await once(push, 'open');
    const pushEnded = once(push, 'close').then(([code]) => code as number);
    const [silent, used, uploading] = [visitor(at), visitor(at), visitor(at)];
    const [sending, asking] = [visitor(at), visitor(at)];
    const answer = Promise.withResolvers<Response>();
    const fetched = at.gateway.fetch.bind(at.gateway);
    const answering = vi
      .spyOn(at.gateway, 'fetch')
      .mockImplementation((request, ...more) =>
        request.url.endsWith('/slow') ? answer.promise : fetched(request, ...more),
      );
    used.socket.write(head(`GET ${apiBase}/openapi.json`));
    uploading.socket.write(upload(`Authorization: ${token}`) + file);
    sending.socket.write(`${head(`POST ${apiBase}/auths/weak/login`, form, 'Content-Length: 1000')}user`);
    await Promise.all([once(silent.socket, 'connect'), vi.waitUntil(() => used.status() === 200)]);
    asking.socket.write(head('GET /slow'));
    await vi.waitUntil(() => answering.mock.calls.length === 4);
    // the deadline after which every connection is torn down never comes
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const ended = at.close();
    await Promise.all([silent, used, uploading, sending].map(({ closed }) => closed));
    answer.resolve(new Response('done'));
    await Promise.all([asking.closed, ended]);
    vi.useRealTimers();
    expect([asking.status(), /^connection: (.*)$/im.exec(asking.heard())?.[1]]).toEqual([200, 'close']);
    expect(asking.heard()).toContain('done');
    expect(await pushEnded).toBe(1001);
    expect(failures).toEqual([]);
  });
});
