import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeReply } from '../../../apps/gateway/src/lib/http/body/encoding.ts';
import { borrowMemory } from '../../fixtures/databases.ts';
import { fixtureGateway, type FixtureGateway } from '../../fixtures/gateway.ts';

let fixture: FixtureGateway;
beforeAll(async () => {
  fixture = await fixtureGateway(await borrowMemory(), { encode: encodeReply });
});
afterAll(() => fixture.close());

it('a long reply comes smaller to those who accept it and whole to the others, with all headers', async () => {
  const authorization = await fixture.token('platform');
  const ask = (accepted: string) =>
    fixture.request('/device/all', { headers: { authorization, 'accept-encoding': accepted } });
  const [small, whole] = [await ask('gzip, br'), await ask('identity')];
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(whole.headers.get('content-encoding')).toBeNull();
  for (const { headers } of [small, whole]) {
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  const bytes = Buffer.from(await small.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(await whole.text());
});
