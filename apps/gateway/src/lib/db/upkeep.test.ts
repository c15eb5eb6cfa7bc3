import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemory } from '../../../../../tests/fixtures/databases.ts';
import type { OpenedDatabase } from './opened.ts';
import { tidyOneTable } from './upkeep.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openMemory();
});
afterAll(() => opened.close());

it('only the table that changed much is vacuumed, and then gets its statistics [DEV-13]', async () => {
  const { db } = opened;
  const told = () => sql`select pg_stat_force_next_flush()`.execute(db);
  const rows = (from: number, count: number) =>
    sql`
    insert into report (device_id, at, readings)
    select 1, to_timestamp(n), '{}' from generate_series(${sql.lit(from)}, ${sql.lit(from + count - 1)}) as n`.execute(
      db,
    );
  for (; (await tidyOneTable(db)) !== undefined; await told());
  await rows(0, 900);
  await told();
  expect(await tidyOneTable(db)).toBeUndefined();
  await rows(1000, 25_000);
  await told();
  const isVacuumed = async () =>
    (
      await sql<{ vacuums: number; analyzed: number }>`
        select vacuum_count as vacuums, analyze_count as analyzed from pg_stat_user_tables where relname = 'report'`.execute(
        db,
      )
    ).rows[0];
  expect(await tidyOneTable(db)).toBe('report');
  expect(await isVacuumed()).toEqual({ vacuums: 1, analyzed: 0 });
  expect(await tidyOneTable(db)).toBe('report');
  expect(await isVacuumed()).toEqual({ vacuums: 1, analyzed: 1 });
  expect(await tidyOneTable(db)).toBeUndefined();
  await sql`delete from report where at < to_timestamp(4000)`.execute(db);
  await told();
  expect(await tidyOneTable(db)).toBe('report');
  expect(await isVacuumed()).toEqual({ vacuums: 2, analyzed: 1 });
});
