import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { claimFacts } from '../../../apps/gateway/src/alarm/triggers/store.ts';
import { isFree, leaseMs } from '../../../apps/gateway/src/lib/jobs/lease.ts';
import { claimPublish } from '../../../apps/gateway/src/plan/publish/store.ts';
import { claimImport } from '../../../apps/gateway/src/site/imports/store.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const iso = (afterMs: number) => new Date(fixtureNow + afterMs).toISOString();
/** Of a gateway whose clock is five minutes ahead. */
const longestMs = leaseMs + 5 * 60_000;
const claims = ['claimed_until', 'lease_until'];

await onTestDatabase('claims', ({ open }) => {
  it('is free where nobody has it, its gateway died, or a clock ran ahead; the others are held [SIT-05] [PLN-03]', async () => {
    const { database } = await open();
    const { rows } = await sql<{ at: string | null }>`
      select at from (values (null::timestamptz), (${iso(-1)}::timestamptz), (${iso(0)}::timestamptz), (${iso(1)}::timestamptz),
        (${iso(longestMs)}::timestamptz), (${iso(longestMs + 1)}::timestamptz), (${iso(2 * 3_600_000)}::timestamptz)) claim(at)
      where ${isFree('at', iso(0))} order by at nulls first`.execute(database.db);
    expect(rows.map(({ at }) => at && Date.parse(at) - fixtureNow)).toEqual([
      null,
      -1,
      0,
      longestMs + 1,
      2 * 3_600_000,
    ]);
  });

  it('an import and a publish whose gateway died while its clock was ahead are taken over [SIT-05] [PLN-03]', async () => {
    const { database } = await open();
    const { db } = database;
    const ahead = iso(2 * 3_600_000);
    const by = { rentId: 'R001', userId: 1, by: 'platform', at: iso(0) };
    await db
      .insertInto('importJob')
      .values({
        ...by,
        kind: 'units',
        fileName: 'units.csv',
        state: 'importing',
        rows: 1,
        claimedUntil: ahead,
      } as never)
      .execute();
    const layer = await db.selectFrom('planLayer').select('layerId').executeTakeFirstOrThrow();
    await db
      .insertInto('planPublish')
      .values({
        rentId: 'R001',
        by: 'platform',
        at: iso(0),
        layerId: layer.layerId,
        kind: 'publish',
        state: 'inProgress',
        progressPercent: 0,
        fileKey: 'k',
        fileName: 'f.dxf',
        fileKind: 'dxf',
        fileBytes: 1,
        claimedUntil: ahead,
      } as never)
      .execute();
    expect(await claimImport(db, iso(0), iso(leaseMs))).toMatchObject({ starts: 1 });
    expect(await claimPublish(db, iso(0), iso(leaseMs))).toMatchObject({ starts: 1 });
    // and are held from then on
    expect(await claimImport(db, iso(1), iso(leaseMs))).toBeUndefined();
    expect(await claimPublish(db, iso(1), iso(leaseMs))).toBeUndefined();
    expect(await claimFacts(db, iso(0), leaseMs, 10)).toEqual([]);
  });

  it('every column that holds a claim is known here, and is compared by isFree alone', async () => {
    const { database } = await open();
    const { rows } = await sql<{ name: string }>`select distinct column_name as name from information_schema.columns
      where table_schema = current_schema() and data_type like 'timestamp%' and column_name ~ '(claim|lease)'`.execute(
      database.db,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(claims);
    const compared = /(claimed_?until|lease_?until)['"`]?\s*,?\s*['"`]?\s*[<>]=?/i;
    const files = globSync('apps/gateway/src/**/*.ts').filter((file) => !file.includes('.test.'));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => compared.test(readFileSync(file, 'utf8')))).toEqual([]);
    for (const written of [
      `claimed_until is null or claimed_until < now()`,
      `eb('claimedUntil', '<=', now)`,
      `.where('leaseUntil', '>', now)`,
    ])
      expect(written).toMatch(compared);
  });
});
