import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../lib/db/embedded/embedded.ts';
import { cityOf } from './seed.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fireline-city-'));
const folder = join(scratch, 'data');
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Seeds a folder and says when it is amid the readings. */
const child = `
  import { openEmbedded } from ${JSON.stringify(new URL('../lib/db/embedded/embedded.ts', import.meta.url).href)};
  import { seedCity } from ${JSON.stringify(new URL('./seed.ts', import.meta.url).href)};
  const { db } = await openEmbedded({ folder: ${JSON.stringify(folder)}, onUpkeepFailure: console.error });
  await seedCity({ db, clock: () => 1795248000000, devices: 100, pwHash: 'x', onProgress: ({ step, done, total }) => {
    if (step === 'readings' && done > total / 2) console.log('amid');
  } });`;

describe('a first start that is killed amid seeding', () => {
  it('leaves an empty database for the next start to fill [N25]', { timeout: 240_000 }, async () => {
    const script = join(scratch, 'seed.mjs');
    writeFileSync(script, child);
    const seeding = spawn(process.execPath, ['--conditions=fireline-source', script]);
    const ended = new Promise<NodeJS.Signals | null>((resolve) =>
      seeding.once('exit', (_code, signal) => resolve(signal)),
    );
    let errors = '';
    seeding.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    seeding.stdout.once('data', () => seeding.kill('SIGKILL'));
    expect(await ended, errors).toBe('SIGKILL');

    const opened = await openEmbedded({ folder, onUpkeepFailure: () => {} });
    for (const table of ['rent', 'device', 'reading', 'alarm'] as const)
      expect(await opened.db.selectFrom(table).selectAll().limit(1).execute(), table).toEqual([]);
    expect(await cityOf(opened.db)).toBeUndefined();
    await opened.close();
  });
});
