import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../../../apps/gateway/src/lib/db/embedded/embedded.ts';
import type { OpenedDatabase } from '../../../apps/gateway/src/lib/db/opened.ts';
import { everyDatabase } from '../../fixtures/databases.ts';

const fail = (error: unknown): never => {
  throw error;
};

function openInFolder(): Promise<OpenedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-health-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return openEmbedded({ folder, onUpkeepFailure: fail });
}

/** Transactions that keep every connection until they are let go of. */
async function takeAll({ db }: OpenedDatabase, count: number) {
  const over = Promise.withResolvers<void>();
  const begun = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const running = begun.map(({ resolve }) =>
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      resolve();
      await over.promise;
    }),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  return async () => {
    over.resolve();
    await Promise.all(running);
  };
}

it('a database in a folder answers for its health while a transaction has it, also one that has failed, and not once it is closed [SHL-15]', async () => {
  const database = await openInFolder();
  const letGo = await takeAll(database, 1);
  await expect(database.answers()).resolves.toBeDefined();
  await letGo();
  const failed = database.db.transaction().execute(async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => {});
    await database.answers();
    throw new Error('to be rolled back');
  });
  await expect(failed).rejects.toThrow('to be rolled back');
  // nothing of it is left behind
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  await database.close();
  await expect(database.answers()).rejects.toThrow('closed');
});

const servers = (await everyDatabase()).filter(({ url }) => url !== undefined);
it.each(servers)('$name answers for its health while calls have all its connections [SHL-15]', async ({ open }) => {
  const database = await open();
  const letGo = await takeAll(database, 10);
  await expect(database.answers()).resolves.toBeDefined();
  await letGo();
  await database.close();
});
