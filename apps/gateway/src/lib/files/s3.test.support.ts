// Tries the files in S3 against a server that speaks it, and prints what came of it as JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { s3Files } from './s3.ts';

interface Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
// it comes without types
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Server;

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill);
async function* pieces(...list: readonly Uint8Array[]) {
  yield* list;
}
async function* broken(...list: readonly Uint8Array[]) {
  yield* list;
  throw new Error('cut off');
}
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (error: unknown) => (error as Error).message,
  );

const directory = mkdtempSync(join(tmpdir(), 'fireline-s3-'));
const [host, silent] = ['127.0.0.1', true];
const configureBuckets = [{ name: 'plans', configs: [] }];
const server = new S3rver({ port: 0, address: host, silent, directory, configureBuckets });
const { port } = await server.run();
const at = { endpoint: `http://${host}:${port}`, region: 'us-east-1' };
const store = await s3Files({ bucket: 'plans', prefix: 'a/', ...at });

const large = 9_000_000;
const written = await store.write('plans/1/a.dxf', pieces(bytes(3, 1), bytes(large, 2), bytes(large, 2)));
const whole = new Uint8Array(await new Response((await store.read('plans/1/a.dxf'))?.stream).arrayBuffer());
const file = await store.open('plans/1/a.dxf');
const part = [...((await file?.readAt(1, 4)) ?? [])];
const atEnd = (await file?.readAt(written - 3, 100))?.length;
const behind = (await file?.readAt(written + 10, 100))?.length;
await store.write('plans/2/kept.dxf', pieces(bytes(5, 7)));
const cut = await Promise.all(
  ['plans/2/kept.dxf', 'plans/2/new.dxf'].map((key) =>
    refusal(store.write(key, broken(bytes(large, 9), bytes(large, 9)))),
  ),
);
const after: string[] = [];
for await (const { key } of store.list('plans/2/')) after.push(key);
// this server does not tell of uploads in parts
const sweptUntold = await refusal(store.sweep(true));
await store.remove('plans/1/a.dxf');
const gone = [(await store.read('plans/1/a.dxf')) === undefined, (await store.open('plans/1/a.dxf')) === undefined];
await server.close();
const unreachable = (await refusal(store.read('plans/1/a.dxf'))) !== '';
rmSync(directory, { recursive: true, force: true });

/** Uploads in parts that were begun a minute ago, and two days ago. */
const uploadOf = (name: string, ageMs: number) =>
  `<Upload><Key>a/plans/${name}</Key><UploadId>${name}</UploadId><Initiated>${new Date(Date.now() - ageMs).toISOString()}</Initiated></Upload>`;
const listing = `<ListMultipartUploadsResult>${uploadOf('new', 60_000)}${uploadOf('old', 172_800_000)}</ListMultipartUploadsResult>`;
const aborted: string[] = [];
const parts = createServer((request, response) => {
  if (request.method === 'DELETE') aborted.push(new URL(request.url ?? '', 'http://s3').pathname);
  response.writeHead(request.method === 'DELETE' ? 204 : 200, { 'content-type': 'application/xml' });
  response.end(request.method === 'DELETE' ? undefined : listing);
});
await new Promise<void>((resolve) => parts.listen(0, host, resolve));
const endpoint = `http://${host}:${(parts.address() as AddressInfo).port}`;
const sweeping = await s3Files({ bucket: 'plans', prefix: 'a/', region: 'us-east-1', endpoint });
await sweeping.sweep(false);
const sweptAmongOthers = aborted.splice(0);
await sweeping.sweep(true);
parts.closeAllConnections();
parts.close();

console.log(
  JSON.stringify({
    written,
    whole: [whole.length, whole[2], whole[3]],
    part,
    atEnd,
    behind,
    broken: cut,
    after,
    gone,
    unreachable,
    sweptUntold,
    sweptAmongOthers,
    sweptAlone: aborted,
  }),
);
