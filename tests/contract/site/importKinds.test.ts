import { sessionCalls } from '@fireline/api/session';
import { importTopic, siteCalls } from '@fireline/api/site';
import { csvText } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import type { ImportKind } from '@fireline/domain/site';
import { expect, it, vi } from 'vitest';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillImports, runningImport } from '../../fixtures/imports.ts';
import { snapshot } from '../../fixtures/snapshot.ts';

type Rows = readonly (readonly string[])[];
const fileOf = (rows: Rows, name = 'rows.csv') => new File([csvText(rows)], name);
const unitHead = ['单位名称', '联系人', '单位地址', '手机号码', '固定电话', '监管机构名称或编号', '合作商编号'];
const unit = (name: string, more: { mobiles?: string; org?: string; partner?: string; landlines?: string } = {}) => [
  name,
  '王主管',
  '科技路2号',
  more.mobiles ?? '（+86）138 0013 8000；１３９００１３９０００',
  more.landlines ?? '+86 755 8888 6666',
  more.org ?? '4403',
  more.partner ?? '',
];
const userHead = [
  'User name',
  'Real name',
  'Mobile number',
  'Kind of account',
  'Bound to (name or number)',
  'Role name',
];

const calls = { unit: siteCalls.importUnits, user: siteCalls.importUsers, place: siteCalls.importPlaces } as const;

async function imported(w: FixtureGateway, kind: keyof typeof calls, file: File, as: Role = 'platform') {
  const client = await w.as(as);
  const { importId } = await client.send(calls[kind], { file });
  const record = await vi.waitFor(async () => {
    const { rows } = await client.send(siteCalls.imports, { kind, state: 'finished' });
    const found = rows.find((one) => one.importId === importId);
    if (!found) throw new Error('it has not finished');
    return found;
  });
  const failed = await client.send(siteCalls.importRows, { importId, state: 'failure', pageSize: 200 });
  return { record, failed: failed.rows.map(({ rowNo, problems }) => [rowNo, problems[0]?.code, problems[0]?.field]) };
}
const checked = async (w: FixtureGateway, kind: ImportKind, file: File, as: Role = 'platform') => {
  const { rows, failures } = await (await w.as(as)).send(siteCalls.checkImport, { kind, file });
  return { rows, failed: failures.map(({ rowNo, problems }) => [rowNo, problems[0]?.code, problems[0]?.field]) };
};

await onEveryDatabase('imports of units and accounts', ({ open }) => {
  it('units: numbers as people write them, organisations by number or name, and each bad row with its column [SIT-06] [SIT-03] [DEV-26]', async () => {
    const w = await open();
    const rows = [
      unitHead,
      unit('批量单位一'),
      unit('批量单位二', { org: '南山区', mobiles: '13800138001', landlines: '' }),
      unit('同号', { mobiles: '13800138000;138-0013-8000' }),
      unit('无电话', { mobiles: '', landlines: '' }),
      unit('无机构', { org: '没有的机构' }),
      unit('六个号码', { mobiles: Array.from({ length: 6 }, (_, at) => `1380013800${at}`).join('；') }),
    ];
    const bad = [
      [4, 'site.phone.sameMobile', 'mobiles.1'],
      [5, 'site.phone.required', 'mobiles'],
      [6, 'site.unitImport.orgUnknown', 'org'],
      [7, 'form.tooMany', 'mobiles'],
    ];
    expect(await checked(w, 'unit', fileOf(rows))).toEqual({ rows: 6, failed: bad });
    const { record, failed } = await imported(w, 'unit', fileOf(rows, '单位.csv'));
    expect(record).toMatchObject({ kind: 'unit', fileName: '单位.csv', rows: 6, successRows: 2, failureRows: 4 });
    expect(failed).toEqual(bad);
    const units = await w.database.db
      .selectFrom('unit')
      .select(['name', 'mobiles', 'landlines'])
      .where('name', 'like', '批量单位%')
      .orderBy('name')
      .execute();
    expect(units.map(({ name, mobiles, landlines }) => [name, mobiles, landlines])).toEqual([
      ['批量单位一', ['13800138000', '13900139000'], ['0755-88886666']],
      ['批量单位二', ['13800138001'], []],
    ]);
  });

  it('units go to the partner of who imports them, and to no other [SIT-06] [ROL-06] [ORG-05]', async () => {
    const w = await open();
    const rows = [unitHead, unit('代理单位'), unit('别家单位', { partner: '2' })];
    const { failed } = await imported(w, 'unit', fileOf(rows), 'agent');
    expect(failed).toEqual([[3, 'site.unit.otherPartner', 'partnerId']]);
    const made = await w.database.db.selectFrom('unit').selectAll().where('name', '=', '代理单位').execute();
    expect(made).toMatchObject([{ partnerId: 1, rentId: 'R001' }]);
  });

  it('accounts: of kinds and nodes within reach, with a password that nobody knows [SES-03] [SES-08] [DEV-26]', async () => {
    const w = await open();
    const rows = [
      userHead,
      ['batch_unit', '王批量', '138 0013 8000', 'Unit', '1', ''],
      ['batch_platform', '李批量', '', '平台', '', ''],
      ['batch_unit', '重名', '', '聯網單位', '1', ''],
      ['1bad', '坏名', '', 'unit', '1', ''],
      ['no_node', '无归属', '', 'unit', '', ''],
      ['far_node', '远归属', '', 'unit', '没有的单位', ''],
      ['no_role', '无角色', '', 'unit', '1', '没有的角色'],
    ];
    const bad = [
      [4, 'session.usernameTaken', 'username'],
      [5, 'session.username.form', 'username'],
      [6, 'session.node.required', 'node'],
      [7, 'session.import.nodeUnknown', 'node'],
      [8, 'session.import.roleUnknown', 'roleName'],
    ];
    expect((await checked(w, 'user', fileOf(rows))).failed).toEqual(bad);
    expect((await imported(w, 'user', fileOf(rows))).failed).toEqual(bad);
    const users = await w.database.db
      .selectFrom('appUser')
      .select(['username', 'role', 'unitId', 'mobile', 'mustChangePassword', 'pwHash'])
      .where('username', 'like', 'batch%')
      .orderBy('username')
      .execute();
    expect(users).toMatchObject([
      { username: 'batch_platform', role: 'platform', unitId: null },
      { username: 'batch_unit', role: 'unit', unitId: 1, mobile: '13800138000', mustChangePassword: true },
    ]);
    // a unit's own people create no accounts of the platform
    const own = await imported(w, 'user', fileOf([userHead, ['own_boss', '自家', '', 'platform', '', '']]), 'unit');
    expect(own.failed).toEqual([[2, 'session.kindNotYours', 'role']]);
  });

  it('a dry run writes nothing, and finds what is repeated at the second row, a hundred rows later too [SIT-04] [DEV-26]', async () => {
    const w = await open();
    const place = (name: string, number = '') => [
      name,
      'C',
      'restaurant',
      '科技路1号',
      '陈师傅',
      '13800138000',
      number,
    ];
    const head = ['name', 'type', 'smallKind', 'address', 'manager', 'phone', 'number'];
    const many = Array.from({ length: 150 }, (_, at) => place(`试跑${at}`));
    const rows = [head, place('甲', 'N-9'), ...many, place('乙', 'n-9'), place('丙', 'N-9')];
    const before = await snapshot(w.database.db);
    const { rows: count, failed } = await checked(w, 'place', fileOf(rows));
    expect(count).toBe(153);
    expect(failed).toEqual([[154, 'site.place.numberTaken', 'number']]);
    expect(await snapshot(w.database.db)).toBe(before);
    expect((await (await w.as('platform')).send(siteCalls.imports, { search: 'rows.csv' })).rows).not.toContainEqual(
      expect.objectContaining({ rows: 153 }),
    );
    const agent = await w.as('maint');
    const refused = await refusalOf(agent.send(siteCalls.checkImport, { kind: 'place', file: fileOf(rows) }));
    expect(refused.code).toBe('role.noPermission');
  });

  it('units of a file without a partner come to the tenant’s default one, as those of a form do [SIT-06] [ORG-05] [DEV-26]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { defaultPartner: _none, ...tenant } = await platform.send(siteCalls.tenant, {});
    const { name, contact, phone, isRegistrationOpen, terms, revision } = tenant;
    const facts = { name, contact, phone, isRegistrationOpen, terms, revision };
    await platform.send(siteCalls.saveTenant, { ...facts, defaultPartnerId: 1 });
    await imported(w, 'unit', fileOf([unitHead, unit('默认归属的单位')]));
    const { rows } = await platform.send(siteCalls.units, { search: '默认归属的单位' });
    expect(rows.map(({ partnerId }) => partnerId)).toEqual([1]);
  });

  it('headers mean what they say in any language, what was chosen for them before, or what stands at their place [SIT-04] [DEV-26]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const columns = async (headers: string[], tenant = 'R001') =>
      (await (await w.as('platform', tenant)).send(siteCalls.importColumns, { kind: 'unit', headers })).columns.map(
        ({ column, source }) => `${column} ${source}`,
      );
    expect(await columns(['聯絡人', '备注', 'Ｕｎｉｔ name'])).toEqual(['contact name', 'null null', 'name name']);
    expect(await columns(['甲', '乙'])).toEqual(['name position', 'contact position']);
    const headers = JSON.stringify({ ' 企业全称 ': 'name', 联系人: null });
    await platform.send(siteCalls.importUnits, { headers, file: fileOf([unitHead, unit('记住的单位')]) });
    expect(await columns(['企业全称', '联系人'])).toEqual(['name remembered', 'null null']);
    expect(await columns(['企业全称', '联系人'], 'R002')).toEqual(['name position', 'contact name']);
    for (const bad of ['{', '[]', '{"a":"nowhere"}'])
      expect(
        (await refusalOf(platform.send(siteCalls.importUnits, { headers: bad, file: fileOf([unitHead, unit('x')]) })))
          .code,
      ).toBe('form.format');
  });

  it('one that runs is cancelled by its sender or the platform: what waits fails with the reason, what is done stays [DEV-26] [ROL-06]', async () => {
    const w = await open();
    await fillImports(w);
    const cancel = async (as: Role, rentId = 'R001') =>
      refusalOf((await w.as(as, rentId)).send(siteCalls.cancelImport, { importId: runningImport }));
    expect((await cancel('agent')).code).toBe('site.import.notFound');
    expect((await cancel('platform', 'R002')).code).toBe('site.import.notFound');
    const platform = await w.as('platform');
    const told: unknown[] = [];
    const stopListening = w.database.bell.listen((ring) => void told.push(ring));
    const record = await platform.send(siteCalls.cancelImport, { importId: runningImport });
    const end = { importId: runningImport, state: 'finished', failureRows: 2 };
    const progress = { type: 'tell', topic: importTopic.name, userId: 1, data: expect.objectContaining(end) as object };
    await vi.waitFor(() => expect(told).toContainEqual(expect.objectContaining(progress)));
    stopListening();
    expect(record).toMatchObject({ state: 'finished', rows: 3, successRows: 1, failureRows: 2 });
    expect(record.cancelledBy).toContain('platform');
    const { rows } = await platform.send(siteCalls.importRows, { importId: runningImport });
    expect(rows.map(({ state, problems }) => [state, problems[0]?.code])).toEqual([
      ['success', undefined],
      ['failure', 'form.required'],
      ['failure', 'site.import.cancelled'],
    ]);
    expect((await cancel('platform')).code).toBe('site.import.notRunning');
    const log = (await platform.send(sessionCalls.userLog, { action: 'import' })).rows;
    expect(log.map(({ detail }) => detail)).toContain('进行中.csv');
  });

  it('an import ends without a record more when its sender may import no longer [ROL-07] [DEV-26]', async () => {
    const w = await open();
    await fillImports(w);
    const { userId } = await w.database.db
      .selectFrom('appUser')
      .select('userId')
      .where('rentId', '=', 'R001')
      .where('role', '=', 'org')
      .executeTakeFirstOrThrow();
    await w.database.db
      .updateTable('importJob')
      .set({ userId, claimedUntil: null })
      .where('importId', '=', runningImport)
      .execute();
    w.time.advance(31_000);
    const platform = await w.as('platform');
    await vi.waitFor(async () => {
      const { rows } = await platform.send(siteCalls.importRows, { importId: runningImport, state: 'failure' });
      expect(rows.at(-1)?.problems[0]?.code).toBe('role.noPermission');
    });
  });
});
