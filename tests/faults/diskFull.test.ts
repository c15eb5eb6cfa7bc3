import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../apps/gateway/src/lib/db/embedded/embedded.ts';

const mountPoint = mkdtempSync(join(tmpdir(), 'fireline-full-'));
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', mountPoint]).status === 0;
if (!canMount) console.log('skipped: a full disk, which only root can mount');
afterAll(() => {
  if (canMount) spawnSync('umount', ['-l', mountPoint]);
  rmSync(mountPoint, { recursive: true, force: true });
});

/** Takes all the space there is. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  const block = new Uint8Array(1024 * 1024);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

describe('a disk on which the write-ahead log cannot grow', () => {
  it.runIf(canMount)('ends the database with its last words; with room it starts again, whole [N04]', async () => {
    const folder = join(mountPoint, 'data');
    const ballast = join(mountPoint, 'ballast');
    const death = Promise.withResolvers<Error>();
    const first = await openEmbedded({ folder, onUpkeepFailure: () => {}, onDeath: death.resolve });
    await sql`create table kept (n int)`.execute(first.db);
    await sql`insert into kept values (1)`.execute(first.db);
    fill(ballast);
    // grows the log by about a megabyte, and nothing else
    const log = sql`select pg_logical_emit_message(true, 'fill', string_agg(md5(n::text), '')) from generate_series(1, 30000) n`;
    const outcome = await Promise.race([
      (async () => {
        for (;;) await log.execute(first.db);
      })().catch((error: unknown) => error),
      death.promise,
    ]);
    expect(String(outcome)).toContain('No space left on device');
    expect((await death.promise).message).toMatch(/^The database gave up: .*No space left on device/);
    await expect(sql`select 1`.execute(first.db)).rejects.toBe(await death.promise);
    await first.close();

    rmSync(ballast);
    const second = await openEmbedded({ folder, onUpkeepFailure: () => {} });
    expect((await sql`select n from kept`.execute(second.db)).rows).toEqual([{ n: 1 }]);
    await second.close();
  });

  it.runIf(canMount)(
    'that has no byte left is still looked at: a start gives up the ballast, which comes back with room [SHL-15]',
    async () => {
      const folder = join(mountPoint, 'young');
      const held = join(folder, 'ballast');
      const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      const open = () => openEmbedded({ folder, onUpkeepFailure: () => {} });
      const first = await open();
      await sql`create table kept as select 1 as n`.execute(first.db);
      await expect.poll(() => sizeOf(held)).toBe(16 * 1024 * 1024);
      await first.close();
      fill(join(mountPoint, 'all'));

      const second = await open();
      expect(sizeOf(held)).toBe(0);
      expect((await sql`select n from kept`.execute(second.db)).rows).toEqual([{ n: 1 }]);
      await sql`insert into kept values (2)`.execute(second.db);
      await second.close();

      rmSync(join(mountPoint, 'all'));
      const third = await open();
      await expect.poll(() => sizeOf(held)).toBe(16 * 1024 * 1024);
      await third.close();
    },
  );
});
