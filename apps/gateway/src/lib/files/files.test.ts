import { mkdtempSync, readdirSync, rmSync, writeFileSync, mkdirSync, utimesSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { folderFiles } from './folder.ts';
import { memoryFiles } from './memory.ts';
import { s3Files } from './s3.ts';
import type { FileStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'fireline-files-'));
const bucketFolder = mkdtempSync(join(tmpdir(), 'fireline-s3-'));
afterAll(() => {
  for (const one of [folder, bucketFolder]) rmSync(one, { recursive: true, force: true });
});

const bytes = (length: number, fill = 7) => new Uint8Array(length).fill(fill);
async function* pieces(...list: readonly Uint8Array[]) {
  yield* list;
}
/** Breaks off after its pieces, as a line does. */
async function* broken(...list: readonly Uint8Array[]) {
  yield* list;
  throw new Error('cut off');
}
const contentOf = async (store: FileStore, key: string) => {
  const file = await store.read(key);
  return file && new Uint8Array(await new Response(file.stream).arrayBuffer());
};
const keysOf = async (store: FileStore, prefix = '') =>
  (await Array.fromAsync(store.list(prefix))).map(({ key }) => key).toSorted();

const kinds = ['memory', 'folder', 'S3'] as const;
describe.each(kinds)('files in %s', (kind) => {
  let store: FileStore;
  let server: { close(): Promise<void> } | undefined;
  beforeAll(async () => {
    if (kind === 'memory') store = memoryFiles();
    if (kind === 'folder') store = folderFiles(folder);
    if (kind === 'S3') {
      const s3 = new S3rver({
        port: 0,
        address: '127.0.0.1',
        silent: true,
        directory: bucketFolder,
        configureBuckets: [{ name: 'plans', configs: [] }],
      });
      const { port } = await s3.run();
      server = { close: () => s3.close() };
      vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
      vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
      store = await s3Files({
        bucket: 'plans',
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        prefix: 'a/',
      });
    }
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server?.close();
  });

  it('come back as they were written, whole and in parts [PLN-02]', async () => {
    expect(await store.write('plans/1/a.dxf', pieces(bytes(3, 1), bytes(70_000, 2)))).toBe(70_003);
    const whole = await contentOf(store, 'plans/1/a.dxf');
    expect([whole?.length, whole?.[2], whole?.[3]]).toEqual([70_003, 1, 2]);
    const file = await store.open('plans/1/a.dxf');
    expect(file?.sizeBytes).toBe(70_003);
    expect(await file?.readAt(1, 4)).toEqual(new Uint8Array([1, 1, 2, 2]));
    expect((await file?.readAt(70_000, 100))?.length).toBe(3);
    expect((await file?.readAt(80_000, 100))?.length).toBe(0);
    await file?.close();
  });

  it('a file that breaks off is not there at all, and one that was stays as it was [PLN-02]', async () => {
    await store.write('plans/2/kept.dxf', pieces(bytes(5)));
    const large = kind === 'S3' ? 9 * 1024 * 1024 : 100_000;
    for (const key of ['plans/2/kept.dxf', 'plans/2/new.dxf'])
      await expect(store.write(key, broken(bytes(large, 9), bytes(large, 9)))).rejects.toThrow('cut off');
    expect(await keysOf(store, 'plans/2/')).toEqual(['plans/2/kept.dxf']);
    expect(await contentOf(store, 'plans/2/kept.dxf')).toEqual(bytes(5));
    if (kind === 'folder') expect(readdirSync(join(folder, 'plans/2'))).toEqual(['kept.dxf']);
  });

  it('are removed, listed by how they begin, and told when they are not there', async () => {
    await store.write('plans/3/a.zip', pieces(bytes(1)));
    await store.write('plans/30/a.zip', pieces(bytes(1)));
    expect(await keysOf(store, 'plans/3/')).toEqual(['plans/3/a.zip']);
    await store.remove('plans/3/a.zip');
    await store.remove('plans/3/a.zip');
    expect([await store.read('plans/3/a.zip'), await store.open('plans/3/a.zip')]).toEqual([undefined, undefined]);
  });

  it('have no key that leads elsewhere', async () => {
    for (const key of ['../a', '/a', 'a//b', 'a/../b', 'a\\b', '', '.a', 'a/b.dxf.part.x'])
      await expect(store.write(key, pieces(bytes(1))), key).rejects.toThrow(RangeError);
  });
});

describe('a folder that a gateway left in the middle of an upload', () => {
  const left = mkdtempSync(join(tmpdir(), 'fireline-left-'));
  afterAll(() => rmSync(left, { recursive: true, force: true }));

  it('is swept at the start; of a folder that others write to too, only what nobody adds to [PLN-02]', async () => {
    const parts = join(left, 'plans/1');
    mkdirSync(parts, { recursive: true });
    const write = (name: string, minutesAgo: number) => {
      writeFileSync(join(parts, name), 'x');
      const at = Date.now() / 1000 - minutesAgo * 60;
      utimesSync(join(parts, name), at, at);
    };
    write('a.dxf', 100);
    write('a.dxf.1.part', 100);
    write('b.dxf.2.part', 0);
    await folderFiles(left).sweep(false);
    expect(readdirSync(parts).toSorted()).toEqual(['a.dxf', 'b.dxf.2.part']);
    await folderFiles(left).sweep(true);
    expect(readdirSync(parts)).toEqual(['a.dxf']);
    await folderFiles(join(left, 'none')).sweep(true);
  });
});

describe('a server that speaks S3', () => {
  let server: Server;
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('that cannot be reached is an error, not a missing file', async () => {
    server = createServer((_, response) => response.writeHead(503).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'x');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'x');
    const store = await s3Files({ bucket: 'b', endpoint: `http://127.0.0.1:${port}`, region: 'r', prefix: '' });
    await expect(store.read('plans/1/a.dxf')).rejects.toThrow();
    vi.unstubAllEnvs();
  });
});
