import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cityOf } from '../../apps/gateway/src/city/seed.ts';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { entryOf } from '../fixtures/gatewayProcess.ts';

const scratch = mkdtempSync(join(tmpdir(), 'fireline-city-'));
const folder = join(scratch, 'data');
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

describe('a first start that is killed amid seeding', () => {
  it('leaves an empty database for the next start to fill [N25]', async () => {
    const seeding = spawn(process.execPath, ['--conditions=fireline-source', entryOf('tests/faults/seedMain.ts')], {
      env: { ...process.env, FOLDER: folder },
    });
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
