import { deviceCalls } from '@fireline/api/device';
import { areaShapes } from '@fireline/api/shapes';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longBodyBytesMax } from '../../../apps/gateway/src/lib/http/body/body.ts';
import { decodeBody } from '../../../apps/gateway/src/lib/http/body/decoding.ts';
import { openApiOf } from '../../../apps/gateway/src/lib/http/openApi.ts';
import { borrowMemory } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway } from '../../fixtures/gateway.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';

let w: FixtureGateway;
beforeAll(async () => {
  w = await fixtureGateway(await borrowMemory(), { decode: decodeBody });
});
afterAll(() => w.close());

const imei = imeiOf(4);
const post = async (body: BodyInit, headers: Record<string, string> = {}, path = '/ingest/readings') => {
  const response = await w.request(path, {
    method: 'POST',
    headers: { authorization: deviceKeyOf('R001'), 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
  const { code, data } = (await response.json()) as { code: string; data: { raised?: number } };
  return { status: response.status, code, raised: data.raised, accepts: response.headers.get('accept-encoding') };
};

it('reports may come compressed, within the limit that holds for those that are not [DEV-09]', async () => {
  const fire = (kind: string) => JSON.stringify({ reports: [{ imei, kinds: [kind] }] });
  const sent: [coding: string, body: Uint8Array][] = [
    ['gzip', gzipSync(fire('smoke'))],
    ['X-Gzip', gzipSync(fire('sos'))],
    ['deflate', deflateSync(fire('manualCall'))],
    ['br', brotliCompressSync(fire('removed'))],
    ['identity', Buffer.from(fire('intrusion'))],
  ];
  for (const [coding, body] of sent)
    expect(await post(body as BodyInit, { 'content-encoding': coding })).toMatchObject({ status: 200, raised: 1 });
  const bomb = Buffer.alloc(50 * longBodyBytesMax, ' ');
  const bombs: [string, Uint8Array][] = [
    ['gzip', gzipSync(bomb)],
    ['br', brotliCompressSync(bomb)],
  ];
  for (const [coding, body] of bombs) {
    expect(body.byteLength).toBeLessThan(longBodyBytesMax);
    expect(await post(body as BodyInit, { 'content-encoding': coding })).toMatchObject({ status: 413 });
  }
  for (const broken of [gzipSync(fire('smoke')).subarray(0, 20), Buffer.from(fire('smoke')), Buffer.alloc(0)])
    expect(await post(broken as BodyInit, { 'content-encoding': 'gzip' })).toMatchObject({
      status: 200,
      code: 'form.parameter',
    });
  expect(w.failures).toEqual([]);
});

it('a body in another compression or charset is refused with what is read; other calls read nothing compressed', async () => {
  const fire = JSON.stringify({ reports: [{ imei, kinds: ['smoke'] }] });
  for (const coding of ['zstd', 'gzip, br', 'compress', 'x'])
    expect(await post(fire, { 'content-encoding': coding })).toEqual({
      status: 415,
      code: 'shell.contentEncoding',
      raised: undefined,
      accepts: 'gzip, deflate, br',
    });
  for (const charset of ['utf-16', '"UTF-16LE"', 'gbk', 'utf-8; charset=gbk', ''])
    expect(await post(fire, { 'content-type': `application/json; charset=${charset}` })).toMatchObject({
      status: 415,
      code: 'shell.mediaType',
    });
  const authorization = await w.token('platform');
  for (const [path, type] of [
    ['/alarm/handle', 'application/x-www-form-urlencoded'],
    ['/plan/layer/1/upload', 'multipart/form-data; boundary=x'],
  ] as const)
    expect(
      await post(gzipSync('x') as BodyInit, { authorization, 'content-type': type, 'content-encoding': 'gzip' }, path),
    ).toMatchObject({ status: 415, code: 'shell.contentEncoding', accepts: 'identity' });
  for (const charset of ['UTF-8', '"utf-8"', 'us-ascii'])
    expect(await post(fire, { 'content-type': `application/json;charset=${charset}` })).toMatchObject({
      code: '0000',
    });
});

it('what a call reads is said by its description', () => {
  const described = (call: 'ingest' | 'changeLife') => {
    const { send, reply } = areaShapes.device[call];
    const { paths } = openApiOf([{ call: deviceCalls[call], send, reply }], '');
    return JSON.stringify(paths);
  };
  expect(described('ingest')).toContain('"const":"gzip, deflate, br"');
  expect(described('ingest')).toContain('"Content-Encoding"');
  expect(described('changeLife')).toContain('"const":"identity"');
});
