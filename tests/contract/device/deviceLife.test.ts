import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import type { LifeDeed } from '@fireline/domain/device';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { fixturePassword, imeiOf } from '../../fixtures/tenant.ts';

await onTestDatabase('the life of a device', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const act = async (deviceId: number, event: LifeDeed, as: 'platform' | 'agent' = 'platform') => {
    // whoever opens a service logs in again
    const { token } = await w
      .client()
      .send(sessionCalls.login, { username: as, password: fixturePassword, rentId: 'R001' });
    const client = w.client(token);
    const { revision } = await (await w.as('platform')).send(deviceCalls.life, { deviceId });
    return client.send(deviceCalls.changeLife, { deviceId, revision, event });
  };
  const refused = async (promise: Promise<unknown>) => {
    const { code, problems } = await refusalOf(promise);
    return problems[0]?.code ?? code;
  };

  it('is opened, suspended, resumed and ended, each on record; what its state does not know is refused [DEV-13] [DEV-23] [DEV-02]', async () => {
    const platform = await w.as('platform');
    expect(await refused(act(5, 'suspend'))).toBe('device.life.is.notActivated');
    expect(await act(5, 'activate')).toEqual({ life: 'inService' });
    expect((await platform.send(deviceCalls.detail, { deviceId: 5 })).dStatus).toBe(1);
    expect(await refused(act(5, 'activate'))).toBe('device.life.is.inService');
    expect(await act(5, 'suspend')).toEqual({ life: 'suspended' });
    const { refused: rows } = await ingest(w, [{ imei: imeiOf(5), kinds: ['sos'] }]);
    expect(rows.map(({ code }) => code)).toEqual(['device.life.is.suspended']);
    expect(await act(5, 'resume')).toEqual({ life: 'inService' });
    expect((await ingest(w, [{ imei: imeiOf(5), readings: {} }])).accepted).toBe(1);
    const { life, records } = await platform.send(deviceCalls.life, { deviceId: 5 });
    expect([life, records.map(({ event }) => event)]).toEqual(['inService', ['resume', 'suspend', 'activate']]);
    expect(await act(5, 'remove')).toEqual({ life: 'removed' });
    expect(await refused(platform.send(deviceCalls.detail, { deviceId: 5 }))).toBe('device.notFound');
    expect((await platform.send(deviceCalls.list, { search: imeiOf(5) })).total).toBe(0);
    const after = await ingest(w, [{ imei: imeiOf(5), readings: {} }]);
    expect(after.refused.map(({ code }) => code)).toEqual(['device.unknownImei']);
  });

  it('the activation after the last place of the edition is refused, and a removal gives one back [DEV-28]', async () => {
    await w.database.db.updateTable('rent').set({ devicesMax: 5 }).where('rentId', '=', 'R001').execute();
    const { devicesInUse, devicesMax } = await (await w.as('platform')).send(deviceCalls.life, { deviceId: 5 });
    expect([devicesInUse, devicesMax]).toEqual([5, 5]);
    expect(await refused(act(5, 'activate'))).toBe('device.edition.full');
    await act(3, 'remove');
    expect(await act(5, 'activate')).toEqual({ life: 'inService' });
  });

  it('the use of the edition and the contact for a larger one are returned to accounts that may open services, and to no others [DEV-28] [ROL-07]', async () => {
    const platform = await w.as('platform');
    await w.database.db.updateTable('rent').set({ devicesMax: 5 }).where('rentId', '=', 'R001').execute();
    expect(await platform.send(deviceCalls.edition, {})).toMatchObject({ devicesInUse: 5, devicesMax: 5 });
    const {
      defaultPartner: _partner,
      devicesInUse,
      devicesMax,
      changedAt: _at,
      changedBy: _by,
      ...facts
    } = await platform.send(siteCalls.tenant, {});
    const said = {
      ...facts,
      contact: '前台',
      phone: '13800000001',
      defaultPartnerId: undefined,
      logDays: undefined,
      codesPerHour: undefined,
    };
    await platform.send(siteCalls.saveTenant, said);
    const agent = await w.as('agent');
    expect(await agent.send(deviceCalls.edition, {})).toEqual({
      devicesInUse,
      devicesMax,
      contact: '前台',
      phone: '13800000001',
    });
    expect(await refused((await w.as('org')).send(deviceCalls.edition, {}))).toBe('role.noPermission');
  });

  it('the basic edition holds ten thousand [DEV-28]', async () => {
    expect((await (await w.as('platform')).send(deviceCalls.life, { deviceId: 5 })).devicesMax).toBe(10_000);
  });

  it('one with a standing alarm is not removed, one of another node is not found, and a change of another is not overwritten [DEV-13] [ROL-06]', async () => {
    expect(await refused(act(1, 'remove'))).toBe('device.life.alarmStands');
    expect(await refused(act(3, 'suspend', 'agent'))).toBe('device.notFound');
    const platform = await w.as('platform');
    const suspend = () => platform.send(deviceCalls.changeLife, { deviceId: 3, revision: 1, event: 'suspend' });
    await suspend();
    expect(await refused(suspend())).toBe('device.life.conflict');
  });

  it('an ended service is renewed before it is resumed, and a silence ends where nobody listens any more [DEV-23] [DEV-14]', async () => {
    const { db } = w.database;
    await act(4, 'suspend');
    const open = await db.selectFrom('offlineRecord').select('toAt').where('deviceId', '=', 4).execute();
    expect(open.every(({ toAt }) => toAt !== null)).toBe(true);
    await db.updateTable('device').set({ expiresOn: '2026-11-01' }).where('deviceId', '=', 4).execute();
    expect(await refused(act(4, 'resume'))).toBe('device.life.serviceOver');
  });
});
