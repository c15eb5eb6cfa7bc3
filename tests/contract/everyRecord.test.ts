import type { RecordDefinition } from '@fireline/domain/record';
import { recordSorts, shownFields } from '@fireline/domain/record';
import { sessionCalls } from '@fireline/api/session';
import { userLogWords } from '@fireline/domain/log';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { columnName } from '../fixtures/columnName.ts';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../fixtures/gateway.ts';
import { allRecords, callsOf, createRecord, idOf, type Row } from '../fixtures/recordSample.ts';

const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const whole = 2_147_483_647;

/** What refers to the record and is a record itself, by the field. */
const referringTo = (record: RecordDefinition) =>
  allRecords.flatMap((other) =>
    Object.entries(other.fields).flatMap(([field, { kind, ...of }]) =>
      kind === 'ref' && 'to' in of && of.to === record ? [{ other, field }] : [],
    ),
  );

const refsOf = ({ fields }: RecordDefinition) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'ref' ? [name] : []));
/** The choices that a row shows: its own, and those of what it refers to. */
const chosenIn = (record: RecordDefinition) =>
  shownFields(record).flatMap(({ name, field }) => (field.kind === 'choice' ? [{ name, choices: field.choices }] : []));

await onTestDatabase('every record', ({ open }) => {
  let opened: Promise<FixtureGateway> | undefined;
  /** The world of all these tests: each makes its own records. */
  const world = (): Promise<FixtureGateway> => (opened ??= open());

  describe.each(allRecords.map((record) => ({ name: record.prefix, record })))('$name', ({ record }) => {
    const calls = callsOf(record);
    const named = (row: Row, revision = row.revision) => ({ [record.id]: idOf(record, row), revision });
    const notFound = { code: `${record.prefix}.notFound`, field: record.id };

    it('a table has a column for each field, for its number, its tenant and its changes', async () => {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${columnName(record.name)}`.execute(
        (await world()).database.db,
      );
      const expected = [
        record.id,
        'rentId',
        ...Object.keys(record.fields),
        'createdBy',
        'createdAt',
        'changedBy',
        'changedAt',
        'revision',
      ];
      expect(rows.map(({ name }) => name).toSorted()).toEqual(expected.map(columnName).toSorted());
    });

    it('a created one is answered whole, and found by its text, its choices and what it refers to, in every order [SHL-23]', async () => {
      const platform = await (await world()).as('platform');
      const { sent, row } = await createRecord(platform, record);
      expect(row).toMatchObject({ ...sent, revision: 1, createdBy: 'platform-R001', changedBy: 'platform-R001' });
      for (const count of record.counts ?? []) expect(row[count]).toBe(0);
      const id = idOf(record, row);
      const found = async (send: object) =>
        (await platform.send(calls.list, { pageSize: 100, ...send })).rows.map((one) => idOf(record, one));
      expect(await found({ search: String(sent[record.named]) })).toContain(id);
      expect(await found({ search: 'nothing has this text' })).toEqual([]);
      for (const name of refsOf(record)) {
        expect(await found({ [name]: [sent[name]] })).toEqual([id]);
        expect(await found({ [name]: [whole] })).toEqual([]);
      }
      for (const { name, choices } of chosenIn(record)) {
        expect(await found({ [name]: row[name] })).toContain(id);
        for (const other of choices.filter((choice) => choice !== row[name]))
          expect(await found({ [name]: other })).not.toContain(id);
      }
      await createRecord(platform, record);
      for (const sort of recordSorts(record)) {
        const up = await found({ sort, order: 'asc' });
        expect([sort, (await found({ sort, order: 'desc' })).toReversed()]).toEqual([sort, up]);
      }
    });

    it('a change goes on from what its writer read, and says who was first otherwise [SHL-30]', async () => {
      const platform = await (await world()).as('platform');
      const { sent, row } = await createRecord(platform, record);
      const other = (await createRecord(platform, record)).sent;
      const text = { ...sent, [record.named]: `${String(other[record.named])} 改` };
      const changed = await platform.send(calls.change, { ...named(row), ...text });
      expect(changed).toMatchObject({ ...text, revision: 2 });
      const late = { code: 'form.conflict', args: { name: 'platform-R001' } };
      expect(await problemOf(platform.send(calls.change, { ...named(row), ...sent }))).toMatchObject(late);
      expect(await problemOf(platform.send(calls.delete, named(row)))).toMatchObject(late);
    });

    it('what is unique is so in a tenant, also when two write at once', async () => {
      const w = await world();
      const platform = await w.as('platform');
      const { sent, row } = await createRecord(platform, record);
      const again = await Promise.allSettled([platform.send(calls.create, sent), platform.send(calls.create, sent)]);
      const isUnique = record.unique !== undefined;
      expect(again.map(({ status }) => status)).toEqual(Array(2).fill(isUnique ? 'rejected' : 'fulfilled'));
      expect(w.failures).toEqual([]);
      if (!isUnique) return;
      const taken = { code: `${record.prefix}.taken`, field: record.named };
      const refused = await refusalOf(platform.send(calls.create, sent));
      expect(refused.problems[0]).toMatchObject(taken);
      expect(refused.message).not.toContain(taken.code);
      const next = await createRecord(platform, record);
      expect(await problemOf(platform.send(calls.change, { ...named(next.row), ...sent }))).toMatchObject(taken);
      expect(await platform.send(calls.change, { ...named(row), ...sent })).toMatchObject({ revision: 2 });
      const fresh = { ...sent, [record.named]: `${String(sent[record.named])} 新` };
      const both = await Promise.allSettled([1, 2].map(() => platform.send(calls.create, fresh)));
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('one that is deleted is gone, and what refers to it keeps it [SHL-15]', async () => {
      const platform = await (await world()).as('platform');
      const { sent, row } = await createRecord(platform, record);
      await platform.send(calls.delete, named(row));
      expect(await problemOf(platform.send(calls.delete, named(row)))).toMatchObject(notFound);
      expect(await problemOf(platform.send(calls.change, { ...named(row), ...sent }))).toMatchObject(notFound);
      for (const { other, field } of referringTo(record)) {
        const held = (await createRecord(platform, record)).row;
        const holder = await createRecord(platform, other, { [field]: idOf(record, held) });
        const refused = await refusalOf(platform.send(calls.delete, named(held)));
        expect(refused.problems[0]).toMatchObject({ code: `${record.prefix}.inUse`, field: record.id });
        expect(refused.message).toContain('1');
        const missing = { ...holder.sent, [field]: idOf(record, row), [other.named]: '别的' };
        expect(await problemOf(platform.send(callsOf(other).create, missing))).toMatchObject({ ...notFound, field });
      }
    });

    it('the user log says what was created, changed and deleted, by field [SES-10]', async () => {
      const platform = await (await world()).as('platform');
      const { sent, row } = await createRecord(platform, record);
      const text = `${String(sent[record.named])} 记`;
      await platform.send(calls.change, { ...named(row), ...sent, [record.named]: text });
      await platform.send(calls.delete, named(row, 2));
      const target = { targetKind: record.name, targetId: String(idOf(record, row)) };
      const { rows } = await platform.send(sessionCalls.userLog, target);
      expect(rows.map(({ action }) => action)).toEqual(
        [calls.delete, calls.change, calls.create].map(({ logs }) => logs),
      );
      expect(rows[1]?.changes).toEqual({ [record.named]: { before: sent[record.named], after: text } });
      expect(Object.keys(rows[0]?.changes ?? {})).toHaveLength(Object.keys(record.fields).length);
      for (const name of Object.keys(rows[0]?.changes ?? {}))
        expect(userLogWords).toHaveProperty([`session.log.field.${name}`]);
    });

    it('another tenant sees and changes none of it [ROL-06]', async () => {
      const w = await world();
      const { sent, row } = await createRecord(await w.as('platform'), record);
      const other = await w.as('platform', 'R002');
      expect((await other.send(calls.list, { pageSize: 100 })).rows.map((one) => idOf(record, one))).not.toContain(
        idOf(record, row),
      );
      expect((await problemOf(other.send(calls.change, { ...named(row), ...sent })))?.code).toBe(notFound.code);
      expect(await problemOf(other.send(calls.delete, named(row)))).toMatchObject(notFound);
      const refused = refsOf(record).map((field) => expect.objectContaining({ field }));
      const problems = refused.length > 0 ? (await refusalOf(other.send(calls.create, sent))).problems : [];
      expect(problems).toEqual(refused);
    });
  });
});
