import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { spawnGateway } from '../fixtures/gatewayProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'fireline-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const oneLine = (text: string) => text.trim().split('\n');
const refused = async (env: Record<string, string>) => {
  const gateway = spawnGateway('apps/gateway/src/main.ts', { FIRELINE_DATA: folder, PORT: '0', ...env });
  expect(await gateway.serving).toBe('');
  return { code: await gateway.ended, lines: oneLine(gateway.output()) };
};

describe('what keeps the gateway from starting is told in one clear line', () => {
  it('a second gateway on the folder, while the first goes on', async () => {
    const first = spawnGateway('tests/faults/gatewayMain.ts', { FOLDER: folder });
    const url = await first.serving;
    expect(await refused({})).toEqual({ code: 1, lines: [`The data folder ${folder} is in use by another process.`] });
    expect((await fetch(`${url}/smkgw/api/v1.0.0/auths/key`)).status).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });

  it('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await refused({ PORT: String(port) })).toEqual({
      code: 1,
      lines: [`Port ${port} is taken: stop what uses it, or set PORT to another one.`],
    });
    await new Promise((resolve) => other.close(resolve));
  });

  it('an installation that finds no data, which a demo city would hide', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'fireline-unmounted-'));
    const reached = { FIRELINE_DATA: empty, PORT: '0' };
    const answers = [
      await refused({ ...reached, HOST: '0.0.0.0' }),
      await refused({ ...reached, FIRELINE_PROXY: 'on' }),
    ];
    for (const { code, lines } of answers)
      expect([code, lines]).toEqual([
        1,
        [expect.stringContaining(`The data folder ${empty} is empty. Mount its volume`)],
      ]);
    rmSync(empty, { recursive: true });
  });

  it('a folder that cannot be written, and settings that make no sense', async () => {
    const { code, lines } = await refused({ FIRELINE_DATA: '/dev/null/data' });
    expect([code, lines.length, lines[0]]).toEqual([
      1,
      1,
      expect.stringContaining('The data folder /dev/null/data cannot be written'),
    ]);
    expect(await refused({ PORT: 'many' })).toEqual({
      code: 1,
      lines: [`PORT must be a whole number from 0 to 65535, not 'many'.`],
    });
    expect(await refused({ FIRELINE_READINGS_DAYS: 'ever' })).toEqual({
      code: 1,
      lines: [`FIRELINE_READINGS_DAYS must be a whole number from 1 to 36500, not 'ever'.`],
    });
    expect((await refused({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).lines).toEqual([
      expect.stringContaining('PostgreSQL at DATABASE_URL cannot be used'),
    ]);
  });

  it('a bucket that is away, told before anything is built; nothing is open to other users [PLN-02] [SES-01]', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'fireline-bucket-'));
    const nobody = 'http://127.0.0.1:9';
    const { code, lines } = await refused({
      FIRELINE_DATA: empty,
      FIRELINE_S3_BUCKET: 'plans',
      FIRELINE_S3_ENDPOINT: nobody,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    expect([code, lines]).toEqual([1, [expect.stringContaining(`The bucket plans at ${nobody} cannot be used: `)]]);
    const open = readdirSync(empty, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(empty, name)).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
    rmSync(empty, { recursive: true });
  });
});
