import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { tariffCalls } from '@fireline/api/tariff';
import { addDays, csvText, dayAt, dayMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { unbalancedUnits } from '../../../apps/gateway/src/tariff/units/account.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { comingGrant, fillGrants, granted } from '../../fixtures/grants.ts';
import { fixtureNow, fixturePassword, imeiOf } from '../../fixtures/tenant.ts';

const today = dayAt(fixtureNow);
const tomorrow = addDays(today, 1);
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
type Client = Awaited<ReturnType<FixtureGateway['as']>>;

const newDevice = (no: number) => ({ imei: imeiOf(no), deviceType: 'smoke', name: `新装${no}`, placeId: 1 }) as const;
const registered = async (client: Client, no: number) =>
  (await client.send(deviceCalls.create, newDevice(no))).record.deviceId;

/** What the device has of its own. */
async function unitsOf(client: Client, deviceId: number) {
  const { holders, records } = await client.send(tariffCalls.deviceUnits, { deviceId });
  const own = holders.find(({ kind }) => kind === 'device');
  return [own?.sms, own?.voice, records.map(({ sellType, amount }) => [sellType, amount])];
}

/** The last day of the service of a device that the client activates; the client's session ends with it. */
async function opened(w: FixtureGateway, deviceId: number, client: Client) {
  const { revision } = await client.send(deviceCalls.life, { deviceId });
  await client.send(deviceCalls.changeLife, { deviceId, revision, event: 'activate' });
  const device = await w.database.db
    .selectFrom('device')
    .select('expiresOn')
    .where('deviceId', '=', deviceId)
    .executeTakeFirstOrThrow();
  return device.expiresOn;
}

/** A session of its own, opened now. */
async function loggedIn(w: FixtureGateway) {
  const sent = { username: 'platform', password: fixturePassword, rentId: 'R001' };
  return w.client((await w.client().send(sessionCalls.login, sent)).token);
}

async function remove(client: Client, deviceId: number): Promise<void> {
  const { revision } = await client.send(deviceCalls.life, { deviceId });
  await client.send(deviceCalls.changeLife, { deviceId, revision, event: 'remove' });
}

await onTestDatabase('what devices are granted on registration', ({ open }) => {
  const start = async () => {
    const w = await open();
    await fillGrants(w);
    return w;
  };

  it('is given once when a device is registered, and its activation begins with the free months [TAR-04] [TAR-08] [TAR-07]', async () => {
    const w = await start();
    const [agent, platform] = [await w.as('agent'), await w.as('platform')];
    const deviceId = await registered(agent, 901);
    expect(await unitsOf(platform, deviceId)).toEqual([
      50,
      5,
      [
        ['grant', 5],
        ['grant', 50],
      ],
    ]);
    const seen = await agent.send(tariffCalls.deviceGrants, { search: imeiOf(901) });
    expect(seen).toMatchObject({ total: 1, totals: { sms: 50, voice: 5 } });
    expect(seen.rows).toMatchObject([
      { deviceId, deviceName: '新装901', ...granted, by: 'agent-R001', isRemoved: false },
    ]);
    expect(await unbalancedUnits(w.database.db)).toEqual([]);
    expect(await opened(w, deviceId, platform)).toBe('2027-05-21');
  });

  it('is given with each device of an import, and with no row that fails [TAR-04] [DEV-26]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const rows = [
      ['IMEI', '设备类型', '设备名称', '场所名称或编号', '楼栋名称', '楼层', '备注'],
      [imeiOf(911), 'smoke', '批量甲', '', '', '', ''],
      [imeiOf(912), 'smoke', '批量乙', '', '', '', ''],
      [imeiOf(911), 'smoke', '重复', '', '', '', ''],
    ];
    const { importId } = await platform.send(deviceCalls.importDevices, {
      file: new File([csvText(rows)], 'devices.csv'),
    });
    await vi.waitFor(async () => {
      const { rows: done } = await platform.send(siteCalls.imports, { kind: 'device', state: 'finished' });
      if (!done.some((one) => one.importId === importId)) throw new Error('it has not finished');
    });
    const { total, totals } = await platform.send(tariffCalls.deviceGrants, {});
    expect([total, totals]).toEqual([2, { sms: 100, voice: 10 }]);
  });

  it('is not given twice: not by two registrations at once, and not after a removal [TAR-08]', async () => {
    const w = await start();
    const [agent, platform] = [await w.as('agent'), await w.as('platform')];
    const results = await Promise.allSettled([registered(agent, 921), registered(platform, 921)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await platform.send(tariffCalls.deviceGrants, {})).total).toBe(1);
    const [first] = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await remove(platform, first ?? 0);
    const second = await registered(platform, 921);
    expect(await unitsOf(platform, second)).toEqual([0, 0, []]);
    expect((await platform.send(tariffCalls.deviceGrants, {})).rows).toMatchObject([
      { deviceId: first, isRemoved: true },
    ]);
    // the partner sees no device that was removed
    expect((await agent.send(tariffCalls.deviceGrants, {})).total).toBe(0);
    // the months were not used yet: they are used once
    expect(await opened(w, second, platform)).toBe('2027-05-21');
  });

  it('brings no free months to an IMEI that has had them [TAR-08] [TAR-02]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const first = await registered(platform, 931);
    await opened(w, first, platform);
    const agent = await w.as('agent');
    await remove(agent, first);
    const second = await registered(agent, 931);
    const { revision } = await agent.send(deviceCalls.life, { deviceId: second });
    expect(
      await problemOf(agent.send(deviceCalls.changeLife, { deviceId: second, revision, event: 'activate' })),
    ).toMatchObject({ code: 'device.life.notPaidFor' });
  });

  it('changes from its day on: devices of before keep theirs, and those of another tenant get nothing [TAR-04] [ORG-06]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const before = await registered(platform, 941);
    const change = { freeMonths: 0, sms: 7, voice: 0 };
    await platform.send(tariffCalls.saveGrant, { ...change, from: tomorrow, revision: 0 });
    const stillToday = await registered(platform, 942);
    const foreign = await w.as('platform', 'R002');
    const { record } = await foreign.send(deviceCalls.create, { imei: imeiOf(943), deviceType: 'smoke', name: '别家' });
    expect((await foreign.send(tariffCalls.deviceGrants, {})).total).toBe(0);
    expect(await foreign.send(tariffCalls.registrationGrant, {})).toMatchObject({ revision: 0, entries: [] });
    expect(await unitsOf(foreign, record.deviceId)).toEqual([0, 0, []]);
    w.time.advance(dayMs);
    const later = await loggedIn(w);
    const after = await registered(later, 944);
    const { rows } = await later.send(tariffCalls.deviceGrants, { order: 'asc' });
    expect(rows.map(({ deviceId, freeMonths, sms, voice }) => [deviceId, freeMonths, sms, voice])).toEqual([
      [before, 6, 50, 5],
      [stillToday, 6, 50, 5],
      [after, 0, 7, 0],
    ]);
    expect(await opened(w, before, later)).toBe('2027-05-22');
  });

  it('is shown with who set it, what is to come and what was; the second of two editors learns who was first [TAR-04] [SES-08]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const change = { freeMonths: 12, sms: 10, voice: 10, from: today, revision: 0 };
    const results = await Promise.allSettled([
      platform.send(tariffCalls.saveGrant, change),
      platform.send(tariffCalls.saveGrant, { ...change, sms: 11 }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await problemOf(platform.send(tariffCalls.saveGrant, change))).toMatchObject({
      code: 'form.conflict',
      args: { name: 'platform-R001' },
    });
    const shown = await (await w.as('agent')).send(tariffCalls.registrationGrant, {});
    expect(shown).toMatchObject({ today, isTenants: true, revision: 1, changedBy: 'platform-R001' });
    expect(shown.entries.map(({ state }) => state)).toEqual(['coming', 'current', 'past']);
    expect(shown.entries[0]).toMatchObject({ grantId: 2, ...comingGrant, from: '2026-12-01', madeBy: '平台' });
    await platform.send(tariffCalls.withdrawGrant, { grantId: 2, revision: 1 });
    const { entries } = await platform.send(tariffCalls.registrationGrant, {});
    expect(entries[0]).toMatchObject({ state: 'withdrawn', withdrawnBy: 'platform-R001' });
    for (const grantId of [1, 2])
      expect(await problemOf(platform.send(tariffCalls.withdrawGrant, { grantId, revision: 2 }))).toMatchObject({
        code: 'tariff.grant.notComing',
      });
    const foreign = await w.as('platform', 'R002');
    expect(await problemOf(foreign.send(tariffCalls.withdrawGrant, { grantId: 2, revision: 0 }))).toMatchObject({
      code: 'tariff.grant.notFound',
    });
    await registered(platform, 951);
    for (const statement of [
      sql`update registration_grant set sms = 1`,
      sql`delete from registration_grant`,
      sql`update device_grant set sms = 1`,
      sql`delete from device_grant`,
    ])
      await expect(statement.execute(w.database.db)).rejects.toThrow(/never changed/);
  });

  it('names the field and the limit of what cannot be set, and is set by the tenant alone [TAR-04] [ROL-07]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    const change = { freeMonths: 12, sms: 10, voice: 10, from: tomorrow, revision: 0 };
    const refused = async (sent: object) =>
      (await refusalOf(platform.send(tariffCalls.saveGrant, { ...change, ...sent }))).problems.map(({ code, field }) =>
        `${code} ${field ?? ''}`.trim(),
      );
    expect(await refused({ freeMonths: 73, sms: -1, voice: 100_001 })).toEqual([
      'form.range freeMonths',
      'tariff.gift.negative sms',
      'form.range voice',
    ]);
    expect(await refused({ from: addDays(today, -1) })).toEqual(['tariff.chain.past from']);
    expect(await refused({ ...granted })).toEqual(['tariff.grant.nothingNew']);
    for (const role of ['agent', 'unit', 'maint', 'resident', 'org'] as const)
      expect((await refusalOf((await w.as(role)).send(tariffCalls.saveGrant, change))).kind).toBe('forbidden');
  });

  it('that is all nothing gives nothing, and a tenant that has set none opens with a year [TAR-02] [TAR-08]', async () => {
    const w = await start();
    const platform = await w.as('platform');
    await platform.send(tariffCalls.saveGrant, { freeMonths: 0, sms: 0, voice: 0, from: today, revision: 0 });
    const deviceId = await registered(platform, 961);
    expect((await platform.send(tariffCalls.deviceGrants, {})).total).toBe(0);
    const { revision } = await platform.send(deviceCalls.life, { deviceId });
    expect(
      await problemOf(platform.send(deviceCalls.changeLife, { deviceId, revision, event: 'activate' })),
    ).toMatchObject({ code: 'device.life.notPaidFor' });
    const foreign = await w.as('platform', 'R002');
    const { record } = await foreign.send(deviceCalls.create, { imei: imeiOf(962), deviceType: 'smoke', name: '别家' });
    expect(await opened(w, record.deviceId, foreign)).toBe('2027-11-21');
  });

  it('is followed by the free months of the service mode, where a tenant has set no grant; a mode in which nothing is given has none [TAR-02] [TAR-08]', async () => {
    const w = await start();
    const { db } = w.database;
    const ofSeller = { rentId: 'R002', sellerKind: 'tenant', sellerId: 'R002', description: '' } as const;
    await db
      .insertInto('priceMode')
      .values([
        { ...ofSeller, mode: 'standard', name: '标准', freeMonths: 3 },
        { ...ofSeller, mode: 'inclusive', name: '全包', freeMonths: 3 },
      ])
      .execute();
    const foreign = await w.as('platform', 'R002');
    const create = async (at: number) => {
      const sent = { imei: imeiOf(at), deviceType: 'smoke', name: '别家' } as const;
      return (await foreign.send(deviceCalls.create, sent)).record.deviceId;
    };
    const [standard, whole] = [await create(971), await create(972)];
    await db.updateTable('device').set({ serviceMode: 'inclusive' }).where('deviceId', '=', whole).execute();
    const { revision } = await foreign.send(deviceCalls.life, { deviceId: whole });
    expect(
      await problemOf(foreign.send(deviceCalls.changeLife, { deviceId: whole, revision, event: 'activate' })),
    ).toMatchObject({ code: 'device.life.notPaidFor' });
    expect(await opened(w, standard, foreign)).toBe('2027-02-21');
  });
});
