import { orgCalls } from '@fireline/api/org';
import { type SentPlace, siteCalls } from '@fireline/api/site';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { Tx } from '../../../apps/gateway/src/lib/db/schema.ts';
import { transact } from '../../../apps/gateway/src/lib/transact.ts';
import { holdOrgsCalled, insertUnit } from '../../../apps/gateway/src/site/units/store.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';

const unit = {
  name: '后海物业',
  contact: '林经理',
  address: '后海大道2388号',
  mobiles: ['13800138001'],
  landlines: [],
};
const place: SentPlace = {
  name: '街角小店',
  type: 'C',
  smallKind: 'shop',
  manager: '赵店长',
  phone: '13800138000',
  mobiles: ['13800138000'],
  address: '科技路9号',
  unitId: 1,
};

/** Finds a deadlock soon, so that this transaction is the one that PostgreSQL ends. */
const findSoon = (tx: Tx) => sql`set local deadlock_timeout = '20ms'`.execute(tx);
const lock = (tx: Tx, rentId: string) =>
  tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).forUpdate().execute();

/** Until so many transactions of the database wait for a lock. */
const waiting = ({ database: { db } }: FixtureGateway, count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    expect(Number(rows[0]?.count)).toBe(count);
  });

await onEveryDatabase('transactions that cross', ({ kind, open }) => {
  it('are refused with 503 and words once they crossed three times, and nothing of them stays [SIT-06]', async () => {
    const w = await open();
    await sql`create sequence tried`.execute(w.database.db);
    await sql`create function cross() returns trigger language plpgsql as $$ begin
      perform nextval('tried'); raise exception 'crossed' using errcode = '40P01'; end $$`.execute(w.database.db);
    await sql`create trigger crossing after insert on unit for each row execute function cross()`.execute(
      w.database.db,
    );
    try {
      const platform = await w.as('platform');
      const refusal = await refusalOf(platform.send(siteCalls.createUnit, { ...unit, orgId: '440305' }));
      expect(refusal).toMatchObject({ status: 503, code: 'shell.crossed' });
      const { rows } = await sql<{ tries: number }>`select last_value as tries from tried`.execute(w.database.db);
      expect(rows).toEqual([{ tries: 3 }]);
      expect((await platform.send(siteCalls.units, { search: unit.name })).rows).toEqual([]);
      expect(w.failures).toMatchObject([{ code: '40P01' }]);
    } finally {
      await sql`drop trigger crossing on unit`.execute(w.database.db);
      await sql`drop function cross`.execute(w.database.db);
      await sql`drop sequence tried`.execute(w.database.db);
    }
  });

  // one connection does everything in the embedded database: there nothing crosses
  describe.skipIf(kind.url === undefined)('on a server', () => {
    it('are run again, and both commit', async () => {
      const w = await open();
      const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const runs = [0, 0];
      const locking = (at: 0 | 1, rentIds: readonly [string, string]) =>
        transact(w.database, async ({ tx }) => {
          runs[at] = (runs[at] ?? 0) + 1;
          await findSoon(tx);
          await lock(tx, rentIds[0]);
          held[at]?.resolve();
          await Promise.all(held.map(({ promise }) => promise));
          await lock(tx, rentIds[1]);
          return at;
        });
      expect(await Promise.all([locking(0, ['R001', 'R002']), locking(1, ['R002', 'R001'])])).toEqual([0, 1]);
      // one of them, or on a slow machine each by the other's second try
      expect(Math.max(...runs)).toBe(2);
    });

    it('an import of units and the move of an organisation wait for each other in no ring [ORG-02] [DEV-26]', async () => {
      const w = await open();
      const platform = await w.as('platform');
      const { orgId: parentId } = await platform.send(orgCalls.create, {
        orgName: '前海',
        orgLevel: 'city',
        parentId: '44',
      });
      let moved: Promise<unknown> | undefined;
      await w.database.db.transaction().execute(async (tx) => {
        await findSoon(tx);
        await holdOrgsCalled(tx, 'R001', ['440304', '440305']);
        moved = platform.send(orgCalls.move, { orgId: '440305', parentId, revision: 1 });
        await waiting(w, 1);
        await insertUnit(tx, { rentId: 'R001', orgPath: '/44/4403/440305/', ...unit, mobiles: '[]', landlines: '[]' });
      });
      await moved;
      const { rows } = await platform.send(siteCalls.units, { search: unit.name });
      expect(rows).toMatchObject([{ orgId: '440305' }]);
    });

    it.each([
      ['a unit', 'its organisation', 'org', 'unit'],
      ['a place', 'the tenant', 'rent', 'place'],
    ] as const)(
      'the change of %s waits for %s before it holds what it changes [SIT-06]',
      async (_, __, first, then) => {
        const w = await open();
        const platform = await w.as('platform');
        const changing = {
          unit: async () => platform.send(siteCalls.changeUnit, { ...unit, unitId: 1, orgId: '440305', revision: 1 }),
          place: async () => platform.send(siteCalls.changePlace, { ...place, placeId: 1, revision: 1 }),
        };
        let changed: Promise<unknown> | undefined;
        await w.database.db.transaction().execute(async (tx) => {
          await sql`select from ${sql.table(first)} where rent_id = 'R001' for no key update`.execute(tx);
          changed = changing[then]().catch((error: unknown) => error);
          await waiting(w, 1);
          await sql`select from ${sql.table(then)} where rent_id = 'R001' for update nowait`.execute(tx);
        });
        await changed;
      },
    );
  });
});
