import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { shellCalls } from '@fireline/api/shell';
import { roles } from '@fireline/domain/role';
import { beforeEach, expect, it } from 'vitest';
import { AlarmRules } from '../../../apps/gateway/src/alarm/rules/judging.ts';
import { sweepDevices } from '../../../apps/gateway/src/device/jobs.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { asRole } from '../../fixtures/roles.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { iso } from '../../fixtures/reports.ts';
import { fixtureNow, fixturePassword, imeiOf } from '../../fixtures/tenant.ts';

const ids = (rows: readonly { deviceId: number }[]) => rows.map((row) => row.deviceId);

await onTestDatabase('devices', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w ??= await open();
  });

  it('are searched, filtered, sorted and paged within the scope [DEV-12]', async () => {
    const platform = await w.as('platform');
    expect(ids((await platform.send(deviceCalls.list, {})).rows)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids((await platform.send(deviceCalls.list, { search: '场所2' })).rows)).toEqual([3, 4, 6]);
    expect(ids((await platform.send(deviceCalls.list, { search: imeiOf(5) })).rows)).toEqual([5]);
    expect(ids((await platform.send(deviceCalls.list, { search: '100%_' })).rows)).toEqual([]);
    expect(ids((await platform.send(deviceCalls.list, { deviceType: ['smoke'] })).rows)).toEqual([1, 4]);
    expect(ids((await platform.send(deviceCalls.list, { status: ['lowBattery', 'removed'] })).rows)).toEqual([4, 6]);
    expect(ids((await platform.send(deviceCalls.list, { partnerId: [1], placeId: [1, 2] })).rows)).toEqual([1, 2, 5]);
    const page = await platform.send(deviceCalls.list, { sort: 'status', order: 'desc', pageNo: 2, pageSize: 2 });
    expect([page.total, ids(page.rows)]).toEqual([6, [5, 3]]);
    expect(ids((await platform.send(deviceCalls.list, { sort: 'batteryRatio' })).rows)).toEqual([4, 1, 2, 3, 5, 6]);
    // alarms by their level, an open housing, what is well, and what was never opened
    expect(ids((await platform.send(deviceCalls.list, { sort: 'rank' })).rows)).toEqual([1, 2, 4, 6, 3, 5]);
  });

  it('the counts beside a filter are those of the list under the other filters [DEV-12]', async () => {
    const platform = await w.as('platform');
    const { byStatus, byType } = await platform.send(deviceCalls.filters, { deviceType: ['smoke'] });
    expect(Object.values(byStatus).reduce((sum, count) => sum + count, 0)).toBe(2);
    for (const [type, count] of Object.entries(byType)) {
      const deviceType = [type as keyof typeof byType];
      expect((await platform.send(deviceCalls.list, { deviceType })).total).toBe(count);
    }
  });

  it('every other role sees its own node only, in lists, counts, details and curves [ROL-06]', async () => {
    for (const role of roles.filter((r) => r !== 'platform')) {
      const client = await w.as(role);
      expect(ids((await client.send(deviceCalls.all, {})).rows)).toEqual([1, 2, 5]);
      // those of somebody else that are asked for by name are not there
      expect(ids((await client.send(deviceCalls.all, { deviceId: [2, 3, 4] })).rows)).toEqual([2]);
      expect((await client.send(siteCalls.choices, { kind: 'place' })).choices.map(({ name }) => name)).toEqual([
        '场所1',
      ]);
      expect((await client.send(shellCalls.overview, {})).devices).toBe(3);
      expect((await refusalOf(client.send(deviceCalls.detail, { deviceId: 4 }))).code).toBe('device.notFound');
      const curve = client.send(deviceCalls.readings, {
        deviceId: 4,
        measurement: 'smoke',
        from: iso(999),
        to: iso(0),
      });
      expect((await refusalOf(curve)).code).toBe('device.notFound');
    }
  });

  it('their curve holds what was measured between two instants [DEV-13]', async () => {
    const platform = await w.as('platform');
    const curve = (from: number, to: number) =>
      platform.send(deviceCalls.readings, { deviceId: 1, measurement: 'temperature', from: iso(from), to: iso(to) });
    expect((await curve(1000, 0)).points).toEqual([
      { at: iso(180), value: 22 },
      { at: iso(60), value: 31.5 },
    ]);
    expect((await curve(179, 61)).points).toEqual([]);
    const problems = async (from: number, to: number) => (await refusalOf(curve(from, to))).problems;
    expect(await problems(1, 1)).toEqual([{ code: 'form.dayOrder', field: 'to' }]);
    expect(await problems(60 * 24 * 367, 0)).toEqual([
      { code: 'form.tooManyDays', field: 'to', args: { 0: 366, days: 367 } },
    ]);
  });

  it('where a device hangs, whom to call and what explains its silence, within the scope; plans for those who may open them [DEV-13] [N13] [ROL-03]', async () => {
    const platform = await w.as('platform');
    const around = await platform.send(deviceCalls.around, { deviceId: 1 });
    expect(around.people).toEqual([{ of: 'place', name: '陈主任', phones: ['13800138000'] }]);
    expect(around.plans).toEqual([{ layerId: 1, name: '楼1 三层' }]);
    expect(around).toMatchObject({ hasFault: false, offlineBeside: 0 });
    const { db } = w.database;
    const set = (deviceId: number, to: { online?: boolean; suspendedAt?: string | null }) =>
      db.updateTable('device').set(to).where('deviceId', '=', deviceId).execute();
    const fault = (category: 'fault' | 'alarm', kind: 'offline' | 'componentFault' | 'smoke') =>
      db.updateTable('alarm').set({ category, kind }).where('alarmId', '=', 1).execute();
    await set(2, { online: false });
    expect((await platform.send(deviceCalls.around, { deviceId: 1 })).offlineBeside).toBe(1);
    // one whose service was stopped is silent by intent
    await set(2, { suspendedAt: iso(10) });
    expect((await platform.send(deviceCalls.around, { deviceId: 1 })).offlineBeside).toBe(0);
    expect((await platform.send(deviceCalls.detail, { deviceId: 2 })).isSuspended).toBe(true);
    await set(2, { online: true, suspendedAt: null });
    await fault('fault', 'offline');
    expect((await platform.send(deviceCalls.around, { deviceId: 1 })).hasFault).toBe(false);
    await fault('fault', 'componentFault');
    expect((await platform.send(deviceCalls.around, { deviceId: 1 })).hasFault).toBe(true);
    await fault('alarm', 'smoke');
    const foreign = (await w.as('unit')).send(deviceCalls.around, { deviceId: 4 });
    expect((await refusalOf(foreign)).code).toBe('device.notFound');
    await asRole(w, 'platform', ['deviceDetail:view'], async (token) =>
      expect((await w.client(token).send(deviceCalls.around, { deviceId: 1 })).plans).toEqual([]),
    );
  });

  it('a reader keeps the columns they hid, also in another session [SHL-23]', async () => {
    await (await w.as('unit')).send(shellCalls.saveHiddenColumns, { table: 'device.list', columns: ['imei', 'floor'] });
    const { token } = await w
      .client()
      .send(sessionCalls.login, { username: 'unit', password: fixturePassword, rentId: 'R001' });
    expect(await w.client(token).send(shellCalls.hiddenColumns, { table: 'device.list' })).toEqual(['imei', 'floor']);
    expect(await (await w.as('org')).send(shellCalls.hiddenColumns, { table: 'device.list' })).toBeNull();
    // the tables that there are, and no others: nobody fills the database under names of their own
    const made = { table: 'anything' as 'device.list', columns: ['x'] };
    expect((await refusalOf((await w.as('unit')).send(shellCalls.saveHiddenColumns, made))).problems).toMatchObject([
      { code: 'form.choice', field: 'table' },
    ]);
  });

  it('a device silent for longer than its heartbeat goes offline; what could not be heard is no silence [DEV-07]', async () => {
    const platform = await w.as('platform');
    const status = async (deviceId: number) => (await platform.send(deviceCalls.detail, { deviceId })).online;
    const deps = { database: w.database, clock: w.time.clock, alarmRules: new AlarmRules() };
    const hour = 3_600_000;
    w.time.advance(2 * hour);
    // heard of an hour too long ago, yet this gateway has listened for a minute only
    expect(await sweepDevices(deps, w.time.clock() - 60_000)).toBe(0);
    expect(await sweepDevices(deps, fixtureNow)).toBe(1);
    expect([await status(3), await status(1)]).toEqual([false, true]);
    expect(await sweepDevices(deps, fixtureNow)).toBe(0);
  });
});
