import { alarmCalls } from '@fireline/api/alarm';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { hazardMeasureNames, hazardMeasures } from '@fireline/domain/alarm';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { m0022LogOrigins } from '../../../apps/gateway/src/migrations/m0022LogOrigins.ts';
import { m0023Parties } from '../../../apps/gateway/src/migrations/m0023Parties.ts';
import { m0024RootOrganisations } from '../../../apps/gateway/src/migrations/m0024RootOrganisations.ts';
import { m0025SessionAddresses } from '../../../apps/gateway/src/migrations/m0025SessionAddresses.ts';
import { m0070DeviceHolders } from '../../../apps/gateway/src/migrations/m0070DeviceHolders.ts';
import { m0075HazardMeasures } from '../../../apps/gateway/src/migrations/m0075HazardMeasures.ts';
import { m0099LookedAfter } from '../../../apps/gateway/src/migrations/m0099LookedAfter.ts';
import { m0110Gifts } from '../../../apps/gateway/src/migrations/m0110Gifts.ts';
import { m0112bTenantSettings } from '../../../apps/gateway/src/migrations/m0112bTenantSettings.ts';
import { m0190PatrolDispatch } from '../../../apps/gateway/src/migrations/m0190PatrolDispatch.ts';
import { m0112cPlaceSounds } from '../../../apps/gateway/src/migrations/m0112cPlaceSounds.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fillHazards } from '../../fixtures/hazards.ts';

await onTestDatabase('data of an older version', ({ open }) => {
  it('keeps its log and its partners, and everybody sees what they saw [SES-10] [ORG-06] [SIT-02]', async () => {
    const w = await open();
    const { db } = w.database;
    const platform = await w.as('platform');
    const before = await platform.send(sessionCalls.userLog, { action: 'login' });
    for (const older of [
      'update org set parent_id = null',
      "delete from org where org_id = '00000000'",
      'alter table session drop column ip',
      'drop table place_member',
      'alter table partner drop column parent_id',
      'alter table user_log drop column area, drop column client',
    ])
      await sql.raw(older).execute(db);
    await m0022LogOrigins.up(db);
    await m0023Parties.up(db);
    await m0024RootOrganisations.up(db);
    await m0025SessionAddresses.up(db);
    const orgs = await db.selectFrom('org').select(['orgId', 'path']).where('parentId', 'is', null).execute();
    expect(orgs).toEqual([1, 2].map(() => ({ orgId: '00000000', path: '/' })));
    const after = await platform.send(sessionCalls.userLog, { action: 'login' });
    expect(after.rows).toEqual(before.rows.map((row) => ({ ...row, area: '', client: '' })));
    for (const kind of ['agent', 'unit', 'maint', 'resident'] as const) {
      const { rows } = await (await w.as(kind)).send(siteCalls.places, {});
      expect(rows.map(({ placeId }) => placeId)).toEqual([1]);
    }
  });

  it('knows since when a device is in a home of its own, or of another unit [DEV-12] [ROL-06]', async () => {
    const { db } = (await open()).database;
    for (const older of [
      'alter table device drop column held_since',
      'drop table device_undo',
      'alter table reading_due drop column seq',
      'create index reading_due_next on reading_due (tries, day, device_id)',
      // places 1 and 2 of one unit, of which only the first is a home
      "update place set unit_id = 1, place_type = case place_id when 1 then 'A' else 'C' end where place_id in (1, 2)",
      'update device set unit_id = 1, place_id = 2 where device_id in (1, 2, 3)',
    ])
      await sql.raw(older).execute(db);
    const at = '2026-11-20T08:00:00.000Z';
    const moved = (deviceId: number, placeId: number | null) => {
      const was = { placeId, buildingId: null, floor: null, revision: 1 };
      return { deviceId, at, event: 'bind', by: '搬运', detail: '', was };
    };
    const rows = [moved(1, 1), moved(2, 2), moved(3, null)];
    await db.transaction().execute((tx) => insertMany(tx, 'deviceLife', rows));
    await m0070DeviceHolders.up(db);
    const held = await db
      .selectFrom('device')
      .select('heldSince')
      .where('deviceId', 'in', [1, 2, 3])
      .orderBy('deviceId')
      .execute();
    expect(held.map(({ heldSince }) => heldSince)).toEqual([at, null, null]);
  });

  it('keeps the measures of its hazards, and every tenant has a catalogue [ALM-13]', async () => {
    const w = await open();
    const { db } = w.database;
    await fillHazards(w);
    for (const older of [
      'drop table hazard_measure',
      `update hazard set measures = '["repairWater","clearExit"]' where hazard_id in (1, 101)`,
      `update hazard set measures = '[]' where hazard_id = 2`,
      `update hazard set measures = '["trainStaff"]' where hazard_id in (3, 4, 5)`,
    ])
      await sql.raw(older).execute(db);
    await m0075HazardMeasures.up(db);
    const measuresOf = async (hazardId: number, rentId: string) => {
      const { hazard } = await (await w.as('platform', rentId)).send(alarmCalls.hazard, { hazardId });
      return hazard.measures;
    };
    const given = (measureId: number, code: string) => ({ measureId, code, name: '' });
    expect(await measuresOf(1, 'R001')).toEqual([given(9, 'repairWater'), given(1, 'clearExit')]);
    expect(await measuresOf(101, 'R002')).toEqual([given(21, 'repairWater'), given(13, 'clearExit')]);
    expect(await measuresOf(2, 'R001')).toEqual([]);
    const { measures } = await (await w.as('platform')).send(alarmCalls.hazardMeasures, {});
    expect(measures.map(({ code }) => code)).toEqual(hazardMeasureNames);
    expect(measures.map(({ kinds, days, basisCode }) => ({ kinds, days, basis: basisCode }))).toEqual(
      Object.values(hazardMeasures),
    );
  });

  it('lets the roles that gave services away do so on the page of the device, and no others [DEV-20] [ROL-01]', async () => {
    const { db } = (await open()).database;
    const held = ['deviceDetail:view', 'pricesFree:add', 'renewalDevices:pay'];
    const role = (roleName: string, permissions: readonly string[]) => ({
      rentId: 'R001',
      kind: 'platform' as const,
      roleName,
      description: '',
      permissions: JSON.stringify(permissions),
      changedBy: '',
      changedAt: new Date(0).toISOString(),
    });
    const rows = [
      role('all', held),
      ...held.map((left) =>
        role(
          left,
          held.filter((one) => one !== left),
        ),
      ),
    ];
    await db.insertInto('role').values(rows).execute();
    await m0110Gifts.up(db);
    const given = await db.selectFrom('role').select(['roleName', 'permissions']).execute();
    const giving = given.filter(({ permissions }) => permissions.includes('deviceDetail:give'));
    expect(giving).toEqual([{ roleName: 'all', permissions: [...held, 'deviceDetail:give'] }]);
  });

  it('opens the settings of the tenant to roles that could open them among the partners, and to no others [SHL-13] [ROL-01]', async () => {
    const { db } = (await open()).database;
    const roles = ['systemAgent:view', 'systemEmpower:view', 'systemUser:view'].map((held) => ({
      rentId: 'R001',
      kind: 'platform' as const,
      roleName: held,
      description: '',
      permissions: JSON.stringify([held]),
      changedBy: '',
      changedAt: new Date(0).toISOString(),
    }));
    await db.insertInto('role').values(roles).execute();
    await m0112bTenantSettings.up(db);
    const rows = await db.selectFrom('role').select(['roleName', 'permissions']).execute();
    const opened = rows.filter(({ permissions }) => permissions.includes('tenantSettings:view'));
    expect(opened.map(({ roleName }) => roleName).toSorted()).toEqual(['systemAgent:view', 'systemEmpower:view']);
  });

  it('lets roles give tasks out that decide already who walks, and none that only records results [INS-05] [ROL-01]', async () => {
    const { db } = (await open()).database;
    const sets = [
      ['inspectionTasks:handle', 'inspectionPlans:modify'],
      ['inspectionTasks:handle'],
      ['inspectionPlans:modify'],
    ];
    const roles = sets.map((held) => ({
      rentId: 'R001',
      kind: 'platform' as const,
      roleName: held.join(' '),
      description: '',
      permissions: JSON.stringify(held),
      changedBy: '',
      changedAt: new Date(0).toISOString(),
    }));
    await db.insertInto('role').values(roles).execute();
    await m0190PatrolDispatch.up(db);
    const rows = await db.selectFrom('role').select(['roleName', 'permissions']).execute();
    const given = rows.filter(({ permissions }) => permissions.includes('inspectionTasks:dispatch'));
    expect(given.map(({ roleName }) => roleName)).toEqual(['inspectionTasks:handle inspectionPlans:modify']);
  });

  it('is found by the sounds of names that were written before [SHL-23]', async () => {
    const w = await open();
    const { db } = w.database;
    await sql`alter table place drop column name_sounds`.execute(db);
    await sql`update place set name = case place_id when 1 then '宏城花园' else 'O''Brien "Tower"' end`.execute(db);
    await m0112cPlaceSounds.up(db);
    const { rows } = await (await w.as('platform')).send(siteCalls.places, { search: 'hchy' });
    expect(rows.map(({ placeId }) => placeId)).toEqual([1]);
  });

  it('limits whom a partner created or opened, and knows whose number was proven [SES-08] [ORG-05] [SIT-02]', async () => {
    const w = await open();
    const { db } = w.database;
    const agent = await w.as('agent');
    const sent = { username: 'older', realName: '旧号', role: 'unit', nodeId: '1' } as const;
    const { userId } = await agent.send(sessionCalls.createUser, sent);
    await agent.send(sessionCalls.resetPassword, { userId: 8 });
    const register = (of: number, username: string) =>
      ({
        rentId: 'R001',
        at: '2026-11-01T00:00:00Z',
        userId: of,
        username,
        action: 'register',
        result: 'success',
        ip: '',
        detail: '',
      }) as const;
    await db
      .insertInto('userLog')
      .values([register(10, 'spare10'), register(11, 'spare11')])
      .execute();
    await db.updateTable('appUser').set({ mobile: '13700003333' }).where('userId', 'in', [6, 10, 11]).execute();
    await db.updateTable('appUser').set({ partnerId: 1 }).where('userId', '=', 10).execute();
    const change = { userId: 11, revision: 1, realName: '旧号', mobile: '13700004444' };
    await (await w.as('platform')).send(sessionCalls.changeUser, change);
    await sql`alter table app_user drop column limited, drop column proven_mobile`.execute(db);
    await m0099LookedAfter.up(db);
    const users = await db
      .selectFrom('appUser')
      .select(['userId', 'limited', 'provenMobile'])
      .where('rentId', '=', 'R001')
      .execute();
    const ids = (isOne: (user: (typeof users)[number]) => boolean) =>
      users
        .filter(isOne)
        .map((user) => user.userId)
        .toSorted((a, b) => a - b);
    expect(ids(({ limited }) => limited)).toEqual([8, 10, userId]);
    expect(ids(({ provenMobile }) => provenMobile !== '')).toEqual([10]);
  });
});
