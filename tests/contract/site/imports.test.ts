import { siteCalls } from '@fireline/api/site';
import { sessionCalls } from '@fireline/api/session';
import { csvText } from '@fireline/domain/lib';
import { importRowsMax } from '@fireline/domain/shell';
import { expect, it, vi } from 'vitest';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';

const head = ['名称?', '场所名称', '场所类型', '九小场所类别', '详细地址', '负责人', '报警电话', '场所编号'];
const row = (name: string, more: { kind?: string; address?: string; number?: string; phone?: string } = {}) => [
  '',
  name,
  '商场',
  more.kind ?? '小餐饮场所',
  more.address ?? '科技路1号',
  '陈师傅',
  more.phone ?? '13800138000',
  more.number ?? '',
];
const fileOf = (rows: readonly (readonly string[])[], name = 'places.csv') =>
  new File([csvText([head, ...rows])], name);

async function imported(w: FixtureGateway, file: File, as: 'platform' | 'agent' | 'unit' = 'platform') {
  const client = await w.as(as);
  const { importId } = await client.send(siteCalls.importPlaces, { file });
  const record = await vi.waitFor(async () => {
    const { rows } = await client.send(siteCalls.imports, { state: 'finished' });
    const found = rows.find((one) => one.importId === importId);
    if (!found) throw new Error('it has not finished');
    return found;
  });
  const failed = await client.send(siteCalls.importRows, { importId, state: 'failure', pageSize: 200 });
  return { importId, record, failed: failed.rows };
}
const placesNamed = (w: FixtureGateway, name: string) =>
  w.database.db.selectFrom('place').selectAll().where('name', 'like', `${name}%`).orderBy('placeId').execute();

await onEveryDatabase('an import of places', ({ open }) => {
  it('creates each good row once and says of each other what is wrong with it [SIT-04] [DEV-26]', async () => {
    const w = await open();
    const rows = [
      ...Array.from({ length: 230 }, (_, index) => row(`批量小店${index}`)),
      row('无类别', { kind: '' }),
      row('无地址', { address: ' ' }),
      row('坏电话', { phone: '0755-abc' }),
      row('有编号', { number: 'N-1' }),
      row('同编号', { number: 'N-1' }),
      row('=1+1'),
    ];
    const { record, failed } = await imported(w, fileOf(rows));
    expect(record).toMatchObject({ kind: 'place', state: 'finished', rows: 236, successRows: 232, failureRows: 4 });
    expect(failed.map(({ rowNo, problems }) => [rowNo, problems[0]?.code, problems[0]?.field])).toEqual([
      [232, 'site.place.smallOnly', 'smallKind'],
      [233, 'site.place.addressRequired', 'address'],
      [234, expect.stringMatching(/^(form|site)\./), 'phone'],
      [236, 'site.place.numberTaken', 'number'],
    ]);
    expect(await placesNamed(w, '批量小店')).toHaveLength(230);
    expect(await placesNamed(w, '=1+1')).toMatchObject([{ rentId: 'R001', smallKind: 'restaurant', placeType: 'C' }]);
    const log = (await (await w.as('platform')).send(sessionCalls.userLog, { action: 'import' })).rows;
    expect(log.map(({ detail }) => detail)).toContain('places.csv 236');
  });

  it('gives a place to the current partner, and to no partner that the importer does not stand above [SIT-04] [ROL-06]', async () => {
    const w = await open();
    await imported(w, fileOf([row('代理小店')]), 'agent');
    expect(await placesNamed(w, '代理小店')).toMatchObject([{ partnerId: 1 }]);
    const foreign = new File(
      [
        csvText([
          [...head, '合作商编号'],
          [...row('别家小店'), '2'],
        ]),
      ],
      'places.csv',
    );
    const { failed } = await imported(w, foreign, 'agent');
    expect(failed).toHaveLength(1);
    expect(await placesNamed(w, '别家小店')).toEqual([]);
  });

  it('is seen by who sent it and by the platform of its tenant, and by nobody else [ROL-06] [DEV-26]', async () => {
    const w = await open();
    const { importId } = await imported(w, fileOf([row('我的小店', { kind: '' })]), 'unit');
    expect((await (await w.as('platform')).send(siteCalls.importRows, { importId })).total).toBe(1);
    for (const client of [await w.as('agent'), await w.as('platform', 'R002')]) {
      expect((await client.send(siteCalls.imports, {})).rows.some((one) => one.importId === importId)).toBe(false);
      expect((await refusalOf(client.send(siteCalls.importRows, { importId }))).code).toBe('site.import.notFound');
    }
  });

  it('is refused whole when it is no text, has no rows or columns, or too many rows [DEV-26]', async () => {
    const w = await open();
    const client = await w.as('platform');
    const code = async (file: File) => (await refusalOf(client.send(siteCalls.importPlaces, { file }))).code;
    expect(await code(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0])], 'places.xlsx'))).toBe(
      'site.import.workbook',
    );
    expect(await code(new File([new Uint8Array([0xff, 0xfe, 0x41])], 'places.csv'))).toBe('sheet.noText');
    expect(await code(fileOf([]))).toBe('site.import.empty');
    expect(await code(new File(['a,b\n1,2\n'], 'places.csv'))).toBe('site.import.columnsMissing');
    const many = Array.from({ length: importRowsMax + 1 }, () => row('多'));
    expect(await code(fileOf(many))).toBe('sheet.tooManyRows');
    expect(await code(new File([new Uint8Array(11 * 1024 * 1024).fill(0x61)], 'places.csv'))).toBe('form.fileSize');
  });

  it('goes on after its gateway was killed, and makes no row twice [DEV-26]', async () => {
    const w = await open();
    const client = await w.as('platform');
    // a gateway that died after its first batch: its claim has ended, and what it did stays done
    const { importId } = await imported(w, fileOf(Array.from({ length: 150 }, (_, index) => row(`续传小店${index}`))));
    await w.database.db.deleteFrom('place').where('name', '=', '续传小店149').execute();
    await w.database.db
      .updateTable('importRow')
      .set({ state: 'waiting', madeId: null })
      .where('importId', '=', importId)
      .where('rowNo', '=', 150)
      .execute();
    const claimedUntil = new Date(w.time.clock() - 1000).toISOString();
    await w.database.db
      .updateTable('importJob')
      .set({ state: 'importing', endedAt: null, claimedUntil, starts: 7 })
      .where('importId', '=', importId)
      .execute();
    w.time.advance(31_000);
    await vi.waitFor(async () => {
      const { rows } = await client.send(siteCalls.imports, { state: 'finished' });
      expect(rows.find((one) => one.importId === importId)).toMatchObject({ successRows: 150, failureRows: 0 });
    });
    expect(await placesNamed(w, '续传小店')).toHaveLength(150);
  });
});
