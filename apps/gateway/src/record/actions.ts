import type { NamedRecord, RecordQuery } from '@fireline/api/lib';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  checkDeleteRecord,
  loggedName,
  type RecordDefinition,
  type RecordRow,
  type RecordValue,
} from '@fireline/domain/record';
import { loggedChanges } from '@fireline/domain/log';
import { changedNow, changedSince, createdNow } from '../lib/changes.ts';
import type { SignedInAsks } from '../lib/context.ts';
import { lockTenant } from '../lib/db/locks.ts';
import { fullProblem } from '../lib/db/room.ts';
import type { Database, Db, Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { logUse } from '../session/userLog.ts';
import { type AnyRecordQuery, type CountsOf, recordStore } from './store.ts';

type Values = Readonly<Record<string, unknown>>;
type Written<Reply> = Promise<Result<Reply>>;

/** Changes records of the caller's tenant, one change at a time: what is found stays until the end. */
export const inTurn = <Value>({ deps, scope }: SignedInAsks, act: (tx: Tx) => Written<Value>): Written<Value> =>
  transact(deps.database, async ({ tx }): Written<Value> => {
    await lockTenant(tx, scope.rentId);
    return act(tx);
  });

/**
 * What is done with a record of a tenant: list, create, change, delete. Each is a plain function that an area may use or replace; `find`, `logged` and
 * `store` are for the acts that it adds.
 */
export function recordActions<R extends RecordDefinition>(record: R, counts: CountsOf<R>) {
  type Row = RecordRow<R>;
  const { id, prefix, named, unique = [] } = record;
  const store = recordStore(record, counts);
  const valuesOf = (row: object): Values => row as Values;
  const idOf = (row: Row): number => Number(valuesOf(row)[id]);
  const refs = Object.entries(record.fields).flatMap(([name, field]) =>
    field.kind === 'ref' ? [{ name, ...field }] : [],
  );

  /** Those of these that the caller's tenant has. */
  const find = (db: Db | Tx, ids: readonly number[], { scope }: SignedInAsks) => store.byIds(db, scope.rentId, ids);
  const here = async (tx: Tx, one: number, asks: SignedInAsks): Written<Row> => {
    const [row] = await find(tx, [one], asks);
    return row ? ok(row) : refuse({ code: `${prefix}.notFound`, field: id });
  };
  /** The record, if nobody has saved it since it was read. */
  const unchanged = async (tx: Tx, sent: NamedRecord<R>, asks: SignedInAsks): Written<Row> => {
    const found = await here(tx, Number(valuesOf(sent)[id]), asks);
    const conflict = found.ok && changedSince('form.conflict', found.value, sent.revision);
    return conflict ? refuse(conflict) : found;
  };

  /** What the log says of a record: what it refers to by name. */
  const factsOf = (row: Row): Values =>
    Object.fromEntries(
      Object.entries(record.fields).map(([name, field]) => [
        loggedName(name, field),
        valuesOf(row)[field.kind === 'ref' ? (Object.keys(field.shows)[0] ?? name) : name],
      ]),
    );
  /** An entry of the log about a record: as it was and as it is; left out: it was not, or is not any more. */
  const logged = (before: Row | undefined, after: Row | undefined) => {
    const row = after ?? before;
    const changes = loggedChanges<Values, Values>(before ? factsOf(before) : {}, after ? factsOf(after) : {});
    const one = row ? idOf(row) : 0;
    return { detail: `${one} ${String(row && valuesOf(row)[named])}`, changes, target: { kind: record.name, id: one } };
  };

  /** Why the record cannot be so: what it refers to is not there, or another one is the same. */
  async function writeProblem(
    tx: Tx,
    row: Values,
    one: number | undefined,
    { scope }: SignedInAsks,
  ): Promise<Problem | undefined> {
    const { rentId } = scope;
    for (const { name, to } of refs) {
      const other = recordStore(to as RecordDefinition, {});
      if ((await other.having(tx, rentId, { [to.id]: row[name] })) === undefined)
        return { code: `${to.prefix}.notFound`, field: name };
    }
    if (unique.length === 0) return undefined;
    const same = Object.fromEntries(unique.map((name) => [name, row[name]]));
    const holder = await store.having(tx, rentId, same);
    return holder === undefined || holder === one ? undefined : { code: `${prefix}.taken`, field: named };
  }
  /** What is absent is stored as null. */
  const storedOf = (value: RecordValue<R>): Values =>
    Object.fromEntries(Object.keys(record.fields).map((name) => [name, valuesOf(value)[name] ?? null]));

  return {
    record,
    store,
    find,
    here,
    logged,
    list: async (query: RecordQuery<R>, { deps, scope }: SignedInAsks) =>
      ok(await store.page(deps.database.db, scope.rentId, query as unknown as AnyRecordQuery)),
    async create(sent: object, asks: SignedInAsks): Written<Row> {
      const form = record.form.check(sent);
      if (!form.ok) return form;
      const row = storedOf(form.value as RecordValue<R>);
      const { rentId } = asks.scope;
      return inTurn(asks, async (tx): Written<Row> => {
        const problem =
          (await writeProblem(tx, row, undefined, asks)) ??
          (await fullProblem(tx, { table: record.name as keyof Database, of: { rentId }, max: record.max }));
        if (problem) return refuse(problem);
        const made = await here(tx, await store.insert(tx, { rentId, ...row, ...createdNow(asks) }), asks);
        if (made.ok) await logUse(tx, asks, logged(undefined, made.value));
        return made;
      });
    },
    async change(sent: NamedRecord<R>, asks: SignedInAsks): Written<Row> {
      const form = record.form.check(sent);
      if (!form.ok) return form;
      const row = storedOf(form.value as RecordValue<R>);
      return inTurn(asks, async (tx): Written<Row> => {
        const before = await unchanged(tx, sent, asks);
        if (!before.ok) return before;
        const one = idOf(before.value);
        const problem = await writeProblem(tx, row, one, asks);
        if (problem) return refuse(problem);
        await store.update(tx, [one], { ...row, ...changedNow(asks) });
        const after = await here(tx, one, asks);
        if (after.ok) await logUse(tx, asks, logged(before.value, after.value));
        return after;
      });
    },
    remove: (sent: NamedRecord<R>, asks: SignedInAsks): Written<{ done: true }> =>
      inTurn(asks, async (tx): Written<{ done: true }> => {
        const found = await unchanged(tx, sent, asks);
        if (!found.ok) return found;
        const problem = checkDeleteRecord(record, found.value);
        if (problem) return refuse(problem);
        await store.delete(tx, idOf(found.value));
        await logUse(tx, asks, logged(found.value, undefined));
        return ok({ done: true });
      }),
  };
}
export type RecordActions<R extends RecordDefinition> = ReturnType<typeof recordActions<R>>;
