import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../apps/gateway/src/lib/db/embedded/folderLock.ts';
import { entryOf } from '../fixtures/gatewayProcess.ts';

const cli = entryOf('apps/gateway/src/cli.ts');

describe('the command line', () => {
  let server: Server;
  let taken: { key: string | undefined; path: string | undefined; imeis: string[] }[];
  beforeEach(async () => {
    taken = [];
    server = createServer((request, response) => {
      void json(request).then((body) => {
        const { reports } = body as { reports: { imei: string }[] };
        taken.push({
          key: request.headers.authorization,
          path: request.url,
          imeis: reports.map(({ imei }) => imei),
        });
        response.end(JSON.stringify({ code: '0000', message: '', data: { accepted: reports.length } }));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => void server.close());

  it('unlocks nothing, makes no administrator and takes no clock for right where there is no data, and says what to do while the gateway runs [SES-06] [SES-08]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fireline-unlock-'));
    const free = await lockFolder(folder);
    try {
      const missing = join(folder, 'missing');
      for (const command of [['unlock'], ['tenant', 'admin'], ['clock', 'right']]) {
        const [nowhere, running] = await Promise.all(
          [missing, folder].map((data) => run([...command, 'R001/platform'], { FIRELINE_DATA: data })),
        );
        expect([nowhere?.code, running?.code]).toEqual([1, 1]);
        expect(nowhere?.out).toContain(missing);
        expect(existsSync(missing)).toBe(false);
        expect(running?.out).toContain('Stop the gateway');
      }
    } finally {
      await free();
      rmSync(folder, { recursive: true });
    }
  });

  const run = (args: string[], more = {}): Promise<{ code: number; out: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, FIRELINE_DEVICES: '300', FIRELINE_DEVICE_KEY: '', ...more };
      execFile(
        process.execPath,
        [
          '--liftoff-only',
          '--conditions=fireline-source',
          cli,
          ...args,
          '--url',
          `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        ],
        { env },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), out: stdout + stderr }),
      );
    });

  it('sends a storm with the key it was given [ALM-07 N25]', async () => {
    expect(await run(['storm', '20x1', '--key', 'a key'])).toEqual({ code: 0, out: '20 alarms sent.\n' });
    expect(taken.flatMap(({ imeis }) => imeis)).toHaveLength(20);
    expect(new Set(taken.map(({ key, path }) => `${key} ${path}`))).toEqual(
      new Set(['a key /smkgw/api/v1.0.0/ingest/readings']),
    );
  });

  it('says how a storm is written, and that it needs a key [ALM-07 N25]', async () => {
    const [wrong, nowhere, keyless] = await Promise.all([
      run(['storm', 'big', '--key', 'a key']),
      run(['storm', '1x1@999999', '--key', 'a key']),
      run(['storm', '1x1']),
    ]);
    expect([wrong.code, nowhere.code, keyless.code]).toEqual([1, 1, 1]);
    expect(wrong.out).toContain('200x30@17');
    expect(nowhere.out).toContain('200x30@17');
    expect(keyless.out).toContain('--key KEY');
    expect(taken).toEqual([]);
  });
});
