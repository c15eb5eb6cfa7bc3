import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { bodyBytesMax, longBodyBytesMax } from '../../apps/gateway/src/lib/http/body/body.ts';
import { serve, type Served } from '../../apps/gateway/src/node.ts';
import { openMemory } from '../fixtures/databases.ts';
import { snapshot } from '../fixtures/snapshot.ts';
import { deviceKeyOf, fillTenants, fixturePassword } from '../fixtures/tenant.ts';
import type { OpenedDatabase } from '../../apps/gateway/src/lib/db/opened.ts';

let database: OpenedDatabase;
let served: Served;
let token = '';
const failures: unknown[] = [];
beforeAll(async () => {
  database = await openMemory();
  await fillTenants(database.db);
  served = await serve({
    database,
    host: '127.0.0.1',
    port: 0,
    log: { info: () => {}, warn: () => {}, error: (_, error) => failures.push(error) },
    loginsPerMinute: 10_000,
  });
  const login = await fetch(`${served.url}${apiBase}/auths/weak/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'platform', password: fixturePassword, rentId: 'R001' }),
  });
  token = ((await login.json()) as { data: { token: string } }).data.token;
});
afterAll(() => served.close());

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
async function post(path: string, headers: Record<string, string>, body: BodyInit | null, authorization = token) {
  const response = await fetch(served.url + apiBase + path, {
    method: 'POST',
    headers: { authorization, 'accept-language': 'en', ...headers },
    body,
  });
  const reply = (await response.json()) as {
    code: string;
    message: string;
    data: { problems?: { code: string; field?: string }[] };
  };
  return { status: response.status, code: reply.code, message: reply.message, field: reply.data.problems?.[0]?.field };
}
/** Bytes as they are, without a client that would put them right. @returns the status line */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(served.url);
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    // a server may cut off who does not stop talking, once it has answered
    socket.on('error', (error) => (answer ? undefined : reject(error)));
  });

it('oversized and malformed bodies get a clear error, and nothing changes', async () => {
  const before = await snapshot(database.db);
  const key = deviceKeyOf('R001');
  const big = JSON.stringify({ reports: [{ imei: 'x'.repeat(longBodyBytesMax) }] });
  expect(await post('/ingest/readings', json, big, key)).toEqual({
    status: 413,
    code: 'shell.tooLarge',
    message: 'What was sent is too large: at most 1,024 kB',
    field: undefined,
  });
  const longName = JSON.stringify({ name: 'x'.repeat(bodyBytesMax) });
  expect(await post('/inspection/categories/create', json, longName)).toMatchObject({ status: 413 });
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(65_536))),
  });
  const streamed = await fetch(`${served.url}${apiBase}/ingest/readings`, {
    method: 'POST',
    headers: { ...json, authorization: key },
    body: endless,
    duplex: 'half',
  } as RequestInit).then(
    (response) => response.status,
    () => 413, // the connection was cut while more was on its way
  );
  expect(streamed).toBe(413);
  for (const body of ['{', 'null', '[]', '"x"', '{"reports":', '\u0000', '{"a":1}}']) {
    expect(await post('/ingest/readings', json, body, key)).toMatchObject({
      status: 200,
      code: 'form.parameter',
      field: 'body',
    });
  }
  expect(await post('/ingest/readings', json, `${'['.repeat(50_000)}${']'.repeat(50_000)}`, key)).toMatchObject({
    status: 200,
    code: 'form.format',
  });
  expect(await post('/ingest/readings', json, '{"reports":[]}', key)).toMatchObject({
    code: 'form.required',
    field: 'reports',
  });
  expect(await post('/ingest/readings', json, `{"reports":[${'{},'.repeat(1000)}{}]}`, key)).toMatchObject({
    code: '0000',
  });
  const zipped = gzipSync('{"reports":[{}]}') as BodyInit;
  expect(await post('/ingest/readings', { ...json, 'content-encoding': 'gzip' }, zipped, key)).toMatchObject({
    code: '0000',
  });
  expect(await post('/alarm/acknowledge', form, 'alarmIds=1')).toMatchObject({ status: 415, code: 'shell.mediaType' });
  expect(await post('/alarm/handle', json, '{"alarmId":1,"closing":"manual"}')).toMatchObject({ status: 415 });
  expect(await post('/alarm/handle', form, 'alarmId=1&closing=manual&closing=reset')).toMatchObject({
    status: 200,
    code: 'form.format',
    field: 'closing',
  });
  expect(await post('/alarm/handle', form, 'alarmId=1&closing=manual&remark=%00')).toMatchObject({
    code: 'form.format',
    field: 'remark',
  });
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="'])
    expect(await post('/plan/layer/1/upload', { 'content-type': type }, 'x')).toMatchObject({
      status: 200,
      code: 'form.parameter',
      field: 'body',
    });
  expect(await post('/alarm/nothing', form, 'x=1')).toMatchObject({ status: 405 });
  expect(await post('/nothing/at/all', form, 'x=1')).toMatchObject({ status: 404 });
  expect(await snapshot(database.db)).toBe(before);
  expect(failures).toEqual([]);
});

it('deeply nested input does not bring the server down', async () => {
  const deep = `{"reports":[{"imei":"1","readings":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}]}`;
  const reply = await post('/ingest/readings', json, deep, deviceKeyOf('R001'));
  expect(reply).toMatchObject({ status: 200, code: 'form.format', field: 'body' });
  const nested = `{"name":${'['.repeat(40)}${']'.repeat(40)}}`;
  expect(await post('/device/1/zones', json, nested)).toMatchObject({ status: 200, code: 'form.format' });
  expect(failures).toEqual([]);
});

it('broken HTTP is refused and the next caller is served', async () => {
  expect(await raw('NOT HTTP\r\n\r\n')).toContain('400');
  expect(await raw(`GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toContain('431');
  expect(
    await raw(
      'POST /smkgw/api/v1.0.0/authen/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ),
  ).toContain('400');
  expect((await fetch(`${served.url}${apiBase}/authen/me`, { headers: { authorization: token } })).status).toBe(200);
});

it("everything comes with headers that keep strangers' scripts out", async () => {
  const { headers } = await fetch(`${served.url}${apiBase}/openapi.json`);
  expect(headers.get('content-security-policy')).toContain(`script-src 'self';`);
  expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
