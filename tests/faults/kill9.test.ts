import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { spawnGateway } from '../fixtures/gatewayProcess.ts';
import { faultScale } from './faultScale.ts';
import { checkKept, reportUntilDead, start, stop } from './ledger.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-kill-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A round's reports are a second apart, and fewer than 60. */
const roundMs = 120_000;

describe('kill -9 under writes', () => {
  it('loses nothing that was acknowledged, leaves no gap in the numbers, and starts again by itself', async () => {
    const folder = newFolder();
    const started = Date.now() - 3 * 3_600_000;
    const rounds = 4 * faultScale;
    const taken: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const gateway = await start(folder);
      const killAfter = 5 + (round % 8) * 7;
      taken.push(
        ...(await reportUntilDead(gateway, started + round * roundMs, (count) => {
          if (count === killAfter) gateway.process.kill('SIGKILL');
        })),
      );
      expect(await gateway.ended).toBe('SIGKILL');
    }
    expect(taken.length).toBeGreaterThanOrEqual(rounds * 5);
    const gateway = await start(folder);
    await checkKept(gateway, started, taken);
    await stop(gateway);
  });

  it('a first start that is killed half-way leaves nothing that stops the next', async () => {
    const folder = newFolder();
    const beginning = new Promise<void>((resolve) => {
      const watcher = watch(folder, () => {
        watcher.close();
        resolve();
      });
    });
    const half = spawnGateway('tests/faults/gatewayMain.ts', { FOLDER: folder });
    await beginning;
    half.process.kill('SIGKILL');
    expect(await half.ended).toBe('SIGKILL');
    expect(await half.serving).toBe('');
    await stop(await start(folder));
  });
});
