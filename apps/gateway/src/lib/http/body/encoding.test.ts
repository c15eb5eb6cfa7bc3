import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, encodeReply } from './encoding.ts';

const long = JSON.stringify({ rows: Array.from({ length: 200 }, (_, at) => ({ name: `烟感 ${at}` })) });

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('of "%s" the best that is accepted', (accepted, best) => {
    expect(acceptedEncoding(accepted)).toBe(best);
  });

  it('a long reply is the same text in fewer bytes', async () => {
    const [br, gzip] = [await encodeReply(long, 'gzip, br'), await encodeReply(long, 'gzip')];
    expect(br?.encoding).toBe('br');
    expect(gzip?.encoding).toBe('gzip');
    expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(long);
    expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(long);
    expect(br?.bytes.byteLength).toBeLessThan(long.length / 4);
  });

  it('a short reply stays as it is, and so does one for a caller that accepts nothing', async () => {
    expect(await encodeReply('{"code":"0000"}', 'br')).toBeUndefined();
    expect(await encodeReply(long, '')).toBeUndefined();
  });
});
