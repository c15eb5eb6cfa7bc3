import { once } from 'node:events';
import { CompiledQuery, sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anyId, anyText, listOfIds } from '../../../apps/gateway/src/lib/db/query/anyOf.ts';
import { isDatabaseAway } from '../../../apps/gateway/src/lib/db/embedded/away.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { advanceIds, type OpenedDatabase } from '../../../apps/gateway/src/lib/db/opened.ts';
import { pgDialect } from '../../../apps/gateway/src/lib/db/pgDialect.ts';
import { updateMany } from '../../../apps/gateway/src/lib/db/query/updateMany.ts';
import { together } from '../../../apps/gateway/src/lib/db/query/together.ts';
import type { Ring } from '../../../apps/gateway/src/lib/ring.ts';
import { transact } from '../../../apps/gateway/src/lib/transact.ts';
import { everyDatabase } from '../../fixtures/databases.ts';
import { postgresServer } from '../../fixtures/testServer.ts';

const at = '2026-11-21T08:52:07.500Z';
const events = (rentId: string, count: number) =>
  Array.from({ length: count }, (_, seq) => ({ rentId, orgPath: '/', seq, topic: 't', at, data: { seq } }));

// what drivers and servers do differently, and stores rely on: the rest of their SQL is the same
describe.each(await everyDatabase())('the dialect of $name', (kind) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await kind.open();
  });
  afterAll(() => opened.close());

  const seqs = async (rentId: string) =>
    (await opened.db.selectFrom('pushEvent').select('seq').where('rentId', '=', rentId).orderBy('seq').execute()).map(
      ({ seq }) => seq,
    );

  it('reads big integers and numerics as numbers, instants in UTC, dates as written, and JSON as values', async () => {
    const { rows } = await sql`
      select count(*) as n, sum(x) as total, avg(x) as mean, timestamptz '2026-11-21 16:52:07.5+08' as at,
        date '2026-11-21' as day, '{"a":[1,null]}'::jsonb as data, '[2]'::json as list, null::bigint as nothing, true as is_so
      from (values (1::bigint), (2::bigint)) as v(x)`.execute(opened.db);
    expect(rows).toEqual([
      {
        n: 2,
        total: 3,
        mean: 1.5,
        at,
        day: '2026-11-21',
        data: { a: [1, null] },
        list: [2],
        nothing: null,
        isSo: true,
      },
    ]);
  });

  it('a refusal rolls back what was written before it, and notifies nobody [SHL-15]', async () => {
    const heard: Ring[] = [];
    const stop = opened.bell.listen((ring) => {
      if (ring) heard.push(ring);
    });
    const write = (result: { readonly ok: boolean }) =>
      transact(opened, async ({ tx, tell }) => {
        await insertMany(tx, 'pushEvent', events('R-rollback', 1));
        await tell({ type: 'roles', rentId: 'R-rollback' });
        return result;
      });
    expect(await write({ ok: false })).toEqual({ ok: false });
    expect([await seqs('R-rollback'), heard]).toEqual([[], []]);
    expect(await write({ ok: true })).toEqual({ ok: true });
    expect(await seqs('R-rollback')).toEqual([0]);
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'roles', rentId: 'R-rollback' }]));
    stop();
  });

  it('stores an instant whatever its offset, and finds it again', async () => {
    const { rows } = await sql<{ same: boolean }>`
      select ${'2026-11-21T16:52:07.500+08:00'}::timestamptz = ${at}::timestamptz as same`.execute(opened.db);
    expect(rows).toEqual([{ same: true }]);
  });

  it('sorts text by code point', async () => {
    const names = ['中', 'b', 'é', 'B', 'a', '_'];
    await opened.db.transaction().execute((tx) =>
      insertMany(
        tx,
        'rent',
        names.map((name) => ({ rentId: `sorted-${name}`, name })),
      ),
    );
    const rows = await opened.db
      .selectFrom('rent')
      .select('name')
      .where('rentId', 'like', 'sorted-%')
      .orderBy('name')
      .execute();
    expect(rows.map(({ name }) => name)).toEqual(['B', '_', 'a', 'b', 'é', '中']);
  });

  it('inserts more rows than one statement takes, and changes many with one', async () => {
    const { db } = opened;
    await db.transaction().execute((tx) => insertMany(tx, 'pushEvent', events('many', 4001)));
    expect((await seqs('many')).length).toBe(4001);
    const changed = [
      { seq: 4000, topic: 'x', data: { seq: 'x' } },
      { seq: 2, topic: 'y', data: { seq: null } },
    ];
    await db.transaction().execute((tx) => updateMany(tx, 'pushEvent', 'seq', ['topic', 'data'], changed));
    const rows = await db
      .selectFrom('pushEvent')
      .select(['seq', 'topic', 'data'])
      .where('rentId', '=', 'many')
      .where('topic', '<>', 't')
      .orderBy('seq', 'desc')
      .execute();
    expect(rows).toEqual(changed);
  });

  it('finds any of many ids and texts', async () => {
    const { rows } = await sql`
      select x from (values (1::bigint, 'a'), (2, 'b''"\\'), (3, '中')) as v(x, t)
      where x = ${anyId([1, 2, 9])} and t = ${anyText([`b'"\\`, '中'])}`.execute(opened.db);
    expect(rows).toEqual([{ x: 2 }]);
    expect((await sql`select ${listOfIds([])} = '{}'::bigint[] as is_empty`.execute(opened.db)).rows).toEqual([
      { isEmpty: true },
    ]);
  });

  it('keeps nothing of a transaction that fails, and works on after a statement that was refused', async () => {
    const { db } = opened;
    const failing = db.transaction().execute(async (tx) => {
      await insertMany(tx, 'pushEvent', events('failed', 3));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await seqs('failed')).toEqual([]);
    const twice = db.transaction().execute(async (tx) => {
      await insertMany(tx, 'rent', [{ rentId: 'twice', name: 'one' }]);
      await insertMany(tx, 'rent', [{ rentId: 'twice', name: 'two' }]);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await db.selectFrom('rent').select('name').where('rentId', '=', 'twice').execute()).toEqual([]);
  });

  it('loses no change of two transactions at once, and counts the rows that one changed', async () => {
    const { db } = opened;
    await db.transaction().execute(async (tx) => {
      await insertMany(tx, 'rent', [{ rentId: 'counted', name: 'n' }]);
      await insertMany(tx, 'pushSequence', [{ rentId: 'counted', seq: 0 }]);
    });
    const next = () =>
      db.transaction().execute((tx) =>
        tx
          .updateTable('pushSequence')
          .set((row) => ({ seq: row('seq', '+', 1) }))
          .where('rentId', '=', 'counted')
          .returning('seq')
          .executeTakeFirstOrThrow(),
      );
    const given = await Promise.all(Array.from({ length: 12 }, next));
    expect(given.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const { numUpdatedRows } = await db
      .updateTable('pushSequence')
      .set({ seq: 0 })
      .where('rentId', 'in', ['counted', 'nobody'])
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
  });

  it('numbers new rows after those that brought their own numbers', async () => {
    const { db } = opened;
    await db.transaction().execute(async (tx) => {
      await insertMany(tx, 'rent', [{ rentId: 'numbered', name: 'n' }]);
      await insertMany(tx, 'partner', [{ partnerId: 41, rentId: 'numbered', name: 'p' }]);
      await advanceIds(tx);
    });
    const { partnerId } = await db
      .insertInto('partner')
      .values({ rentId: 'numbered', name: 'q' })
      .returning('partnerId')
      .executeTakeFirstOrThrow();
    expect(partnerId).toBe(42);
  });

  it('runs statements that are sent together one after another, and each answers for itself [DEV-09]', async () => {
    const rentId = 'R-together';
    const asked = (at: number) => sql<{ seqOf: number }>`select seq as seq_of from push_event
      where rent_id = ${rentId} and seq >= ${at} order by seq`;
    const run = (first: number) =>
      opened.db
        .transaction()
        .execute((tx) =>
          together(tx, [
            asked(first),
            tx.insertInto('pushEvent').values(events(rentId, 2).map((row) => ({ ...row, data: '{}' }))),
            asked(first),
          ]),
        );
    expect(await run(1)).toEqual([[], [], [{ seqOf: 1 }]]);
    // the same texts again, by the plans that are kept
    await opened.db.deleteFrom('pushEvent').where('rentId', '=', rentId).execute();
    expect(await run(0)).toEqual([[], [], [{ seqOf: 0 }, { seqOf: 1 }]]);
    // the first that fails says why, not those that fail because of it
    await expect(run(0)).rejects.toThrow(/duplicate key/);
    expect(await seqs(rentId)).toEqual([0, 1]);
  });

  it('a kept plan that no longer fits the tables fails no more than once [DEV-09]', async () => {
    const { db } = opened;
    await sql`create table kept_plan (note text)`.execute(db);
    const ask = () => db.transaction().execute((tx) => together(tx, [sql`select note from kept_plan`]));
    await ask();
    await sql`alter table kept_plan alter column note type varchar(9)`.execute(db);
    await ask().catch(() => {});
    expect(await ask()).toEqual([[]]);
    await sql`drop table kept_plan`.execute(db);
  });

  it('what is sent with the commit is kept or fails with all of it, and says why [DEV-09]', async () => {
    const { bell } = opened;
    const heard: (Ring | null)[] = [];
    const stop = bell.listen((ring) => heard.push(ring));
    const write = (rentId: string, more: string) =>
      transact(opened, async ({ tx, telling, last }) => {
        await insertMany(tx, 'pushEvent', events(rentId, 1));
        last([...telling({ type: 'roles', rentId }), sql`select ${more}::int`]);
        return 'written';
      });
    await expect(write('R-last', 'no number')).rejects.toThrow(/invalid input syntax for type integer/);
    expect(await write('R-last', '1')).toBe('written');
    expect(await seqs('R-last')).toEqual([0]);
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'roles', rentId: 'R-last' }]));
    stop();
  });

  it.runIf(kind.name === 'PostgreSQL')(
    'a connection that ends before the commit keeps nothing, and another one is taken [DEV-09]',
    async () => {
      const rentId = 'R-ended';
      const ended = transact(opened, async ({ tx, last }) => {
        await insertMany(tx, 'pushEvent', events(rentId, 1));
        last([sql`select pg_terminate_backend(pg_backend_pid())`, sql`select 1`]);
      });
      await expect(ended).rejects.toSatisfy(isDatabaseAway);
      expect(await seqs(rentId)).toEqual([]);
    },
  );

  it.runIf(kind.name === 'PostgreSQL')('nothing is written where a transaction cannot begin [DEV-09]', async () => {
    const pool = new Pool({ connectionString: postgresServer, pipeline: true });
    const [client] = await Promise.all([
      once(pool, 'connect').then(([made]) => made as PoolClient),
      pool.query('select 1'),
    ]);
    const driver = pgDialect(pool).createDriver();
    const connection = await driver.acquireConnection();
    const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    await run('create temporary table written (id int)');
    await driver.beginTransaction(connection, { isolationLevel: 'no such level' as never });
    await expect(run('insert into written values (1)')).rejects.toThrow(/syntax error/);
    await expect(driver.rollbackTransaction(connection)).rejects.toThrow(/syntax error/);
    expect((await client.query('select id from written')).rows).toEqual([]);
    await driver.releaseConnection(connection);
    expect(pool.totalCount).toBe(0);
    await driver.destroy();
  });

  it('what is said to be last more than once is one whole, and is not even sent when the work fails [DEV-09]', async () => {
    const rentId = 'R-lasts';
    const row = (seq: number) =>
      sql`insert into push_event (rent_id, org_path, seq, topic, at, data) values (${rentId}, '/', ${seq}::int, 't', ${at}, '{}')`;
    const write = (seqsWritten: readonly (readonly number[])[], error?: Error) =>
      transact(opened, async ({ last }) => {
        for (const some of seqsWritten) last(some.map(row));
        if (error) throw error;
      });
    await expect(write([[0, 0], [1]])).rejects.toThrow(/duplicate key/);
    await expect(write([[0, 0]], new Error('on purpose'))).rejects.toThrow('on purpose');
    expect(await seqs(rentId)).toEqual([]);
    await write([[0], [1, 2]]);
    expect(await seqs(rentId)).toEqual([0, 1, 2]);
  });

  it('rings once for what was committed, and not for what was rolled back', async () => {
    const { bell } = opened;
    const heard: (Ring | null)[] = [];
    const stop = bell.listen((ring) => heard.push(ring));
    const ringFor = async (rentId: string, isKept: boolean) => {
      await transact(opened, async ({ tell }) => {
        await tell({ type: 'events', rentId });
        if (!isKept) throw new Error('on purpose');
      });
    };
    await expect(ringFor('rolledBack', false)).rejects.toThrow('on purpose');
    await ringFor('first', true);
    await ringFor('last', true);
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'events', rentId: 'last' }));
    stop();
    expect(heard).toEqual([
      { type: 'events', rentId: 'first' },
      { type: 'events', rentId: 'last' },
    ]);
  });
});
