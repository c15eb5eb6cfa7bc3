import { globSync, readFileSync } from 'node:fs';
import { dayMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { timeColumns } from '../../../apps/gateway/src/everyArea.ts';
import { columnMends, mendAhead } from '../../../apps/gateway/src/lib/mending/ahead.ts';
import type { ColumnPlan } from '../../../apps/gateway/src/lib/mending/columns.ts';
import { fillAnalysis } from '../../fixtures/analysis.ts';
import { fillDownlink } from '../../fixtures/downlink.ts';
import { fillDrills, fillDuty } from '../../fixtures/drillsDuty.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fillHazards } from '../../fixtures/hazards.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const listed = Object.entries(timeColumns).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, plan]) => ({ table: snake(table), column: snake(column), plan })),
);
const isMended = (plan: ColumnPlan) => typeof plan === 'string' || 'back' in plan;

await onTestDatabase('columns with a time', ({ open }) => {
  const columns = async ({ database: { db } }: FixtureGateway) =>
    (
      await sql<{ table: string; column: string; isDay: boolean; isUnique: boolean }>`
        select table_name as table, column_name as column, data_type = 'date' as is_day, exists (
          select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indisunique and i.indrelid = to_regclass(quote_ident(table_name)) and a.attname = column_name) as is_unique
        from information_schema.columns
        where table_schema = current_schema() and (data_type = 'date' or data_type like 'timestamp%')
          and table_name not like 'kysely_%'`.execute(db)
    ).rows;

  it('are all listed with what mends them after a clock that ran ahead, or why they do no harm [DEV-13]', async () => {
    const found = await columns(await open());
    const names = (some: readonly { table: string; column: string }[]) =>
      some.map(({ table, column }) => `${table}.${column}`).toSorted();
    expect(names(listed)).toEqual(names(found));
    // one that is unique cannot be set to the same moment in two rows
    const unique = new Set(names(found.filter(({ isUnique }) => isUnique)));
    const set = listed.filter(({ plan }) => typeof plan === 'string' && plan !== 'remove');
    expect(names(set).filter((name) => unique.has(name))).toEqual([]);
  });

  it('name functions that are there [DEV-13]', () => {
    const source = globSync('{apps/gateway,packages/domain}/src/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const named = listed.flatMap(({ plan }) =>
      typeof plan === 'object' && 'by' in plan ? [/^\w+/.exec(plan.by)?.[0] ?? ''] : [],
    );
    expect(new Set(named).size).toBeGreaterThan(10);
    expect(named.filter((name) => !new RegExp(`(function|const) ${name}\\b`).test(source))).toEqual([]);
  });

  it('that are mended without code of their own lie ahead in no row afterwards, and keep what is not ahead [DEV-13]', async () => {
    const w = await open();
    const { db } = w.database;
    await fillHazards(w);
    await fillAnalysis(w);
    await fillDownlink(w);
    await fillDrills(w);
    await fillDuty(w);
    await w.token('platform');
    await ingest(w, [{ imei: imeiOf(3), at: iso(4), readings: { leakage: 400 } }]);
    await ingest(w, [{ imei: imeiOf(3), at: iso(3), readings: { leakage: 410 } }]);
    const days = new Map((await columns(w)).map(({ table, column, isDay }) => [`${table}.${column}`, isDay]));
    const isDay = (table: string, column: string) => days.get(`${table}.${column}`) ?? false;
    const mended = listed.filter(({ plan }) => isMended(plan));
    const count = async (table: string, column: string, at: string) => {
      const type = sql.raw(isDay(table, column) ? 'date' : 'timestamptz');
      const { rows } = await sql<{ rows: number; ahead: number }>`select count(*)::int as rows,
        (count(*) filter (where ${sql.ref(column)} > ${at}::${type}))::int as ahead from ${sql.table(table)}`.execute(
        db,
      );
      return rows[0] ?? { rows: 0, ahead: 0 };
    };
    const now = iso(0);
    const filled: string[] = [];
    for (const { table, column } of mended) {
      const moved = isDay(table, column) ? sql`interval '900 days'` : sql`${900 * dayMs} * interval '1 millisecond'`;
      const ref = sql.ref(column);
      await sql`update ${sql.table(table)} set ${ref} = coalesce(${ref}, ${now}::timestamptz) + ${moved}`.execute(db);
      if ((await count(table, column, now)).ahead > 0) filled.push(`${table}.${column}`);
    }
    expect(filled.length).toBeGreaterThan(60);
    const failures: unknown[] = [];
    const log = { ...w.log, error: (_: string, error: unknown) => void failures.push(error) };
    const mends = columnMends(db, timeColumns);
    expect(await mendAhead({ clock: () => fixtureNow, log }, mends)).toBe(true);
    expect(failures).toEqual([]);
    for (const { table, column } of mended)
      expect([table, column, (await count(table, column, now)).ahead]).toEqual([table, column, 0]);
    // what does not lie ahead is left as it is
    const before = await db.selectFrom('alarm').selectAll().orderBy('alarmId').execute();
    await mendAhead({ clock: () => fixtureNow + dayMs, log }, mends);
    expect(await db.selectFrom('alarm').selectAll().orderBy('alarmId').execute()).toEqual(before);
    const reports = await db.selectFrom('report').select('at').where('deviceId', '=', 3).orderBy('at').execute();
    expect(reports.map(({ at }) => at).slice(-2)).toEqual([iso(1), iso(0)]);
  });
});
