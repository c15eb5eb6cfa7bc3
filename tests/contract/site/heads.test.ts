import { alarmCalls } from '@fireline/api/alarm';
import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import { inspectionCalls } from '@fireline/api/inspection';
import { planCalls } from '@fireline/api/plan';
import { siteCalls } from '@fireline/api/site';
import type { Client } from '@fireline/api/lib';
import { pendingLists } from '@fireline/domain/shell';
import { floorsOf } from '@fireline/domain/building';
import { type HeadKind, headKinds } from '@fireline/domain/site';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillHazards } from '../../fixtures/hazards.ts';
import { fillInspectionPoints } from '../../fixtures/inspectionPoints.ts';
import { fillProjects } from '../../fixtures/projects.ts';
import { asRole } from '../../fixtures/roles.ts';

const headOf = (client: Client, of: HeadKind, id: number) => {
  switch (of) {
    case 'place':
      return client.send(siteCalls.placeHead, { placeId: id });
    case 'unit':
      return client.send(siteCalls.unitHead, { unitId: id });
    case 'building':
      return client.send(siteCalls.buildingHead, { buildingId: id });
    case 'project':
      return client.send(siteCalls.projectHead, { projectId: id });
  }
};

await onTestDatabase('the heads of pages', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillHazards(w);
    await fillInspectionPoints(w);
    await fillProjects(w);
  });

  it('every figure of a place, a unit and a building is the length of the list that it leads to [SIT-02] [SIT-06] [BLD-04] [SHL-30]', async () => {
    const platform = await w.as('platform');
    const one = { pageNo: 1, pageSize: 1 } as const;
    for (const kind of ['place', 'unit', 'building'] as const) {
      const head = await headOf(platform, kind, 1);
      const ids = { [`${kind}Id`]: [1] };
      const alarmIds = kind === 'building' ? { buildingId: 1 } : ids;
      const current = await platform.send(alarmCalls.list, { list: 'current', ...alarmIds, pageSize: 200 });
      const open = await platform.send(alarmCalls.list, { list: 'current', state: ['open'], ...alarmIds, ...one });
      const levels = current.rows.map(({ level }) => level);
      expect(head.alarms).toMatchObject({ current: current.total, unacknowledged: open.total });
      expect(head.alarms?.level).toBe(levels.length === 0 ? null : Math.min(...levels));
      const devices = await platform.send(deviceCalls.list, { ...ids, ...one });
      const online = await platform.send(deviceCalls.list, { ...ids, status: ['online'], ...one });
      expect(head.devices).toMatchObject({ total: devices.total, online: online.total });
      const tests = await platform.send(deviceCalls.selfTests, { ...ids, state: 'overdue', ...one });
      expect(head.selfTests?.overdue).toBe(tests.total);
      const overdue = await platform.send(alarmCalls.hazards, { ...ids, due: 'overdue', ...one });
      const going = await platform.send(alarmCalls.hazards, { ...ids, state: ['inProgress'], ...one });
      const hazards = { overdue: overdue.total, inProgress: going.total };
      const points = await platform.send(inspectionCalls.points, { buildingId: [1], ...one });
      expect(head.hazards).toEqual(kind === 'building' ? null : hazards);
      expect(head.patrol?.points).toBe(kind === 'building' ? points.total : undefined);
    }
  });

  it('overdue hazards are as many as the list of them, where there are none too [ALM-13] [SIT-02] [SIT-06]', async () => {
    const platform = await w.as('platform');
    const asked = Object.fromEntries(new URLSearchParams(pendingLists.hazardsOverdue.query));
    const units = await platform.send(siteCalls.units, { pageSize: 200 });
    const places = await platform.send(siteCalls.places, { pageSize: 200 });
    const records = [
      ...units.rows.map(({ unitId }) => ({ of: 'unit', id: unitId }) as const),
      ...places.rows.map(({ placeId }) => ({ of: 'place', id: placeId }) as const),
    ];
    const counted = await Promise.all(
      records.map(async ({ of, id }) => {
        const { total } = await platform.send(alarmCalls.hazards, { [`${of}Id`]: [id], ...asked, pageSize: 1 });
        const { hazards } = await headOf(platform, of, id);
        expect([of, id, hazards?.overdue]).toEqual([of, id, total]);
        return total;
      }),
    );
    expect([counted.includes(0), counted.some((total) => total > 0)]).toEqual([true, true]);
  });

  it('the floors of a head are those of its building, each with what its page counts [BLD-04]', async () => {
    const platform = await w.as('platform');
    const { building: stack } = await headOf(platform, 'place', 1);
    const { building, floors } = await platform.send(buildingCalls.detail, { buildingId: stack?.buildingId ?? 0 });
    expect(stack?.floors.map(({ floor }) => floor)).toEqual(expect.arrayContaining(floorsOf(building)));
    for (const one of stack?.floors ?? []) expect(floors.find(({ floor }) => floor === one.floor)).toMatchObject(one);
  });

  it('a project counts its own devices, and its list shows those in alarm alone [SIT-08]', async () => {
    const platform = await w.as('platform');
    const { rows } = await platform.send(siteCalls.projects, {});
    for (const { projectId, devices, online, expiring } of rows) {
      const head = await headOf(platform, 'project', projectId);
      expect(head.devices).toEqual({ total: devices, online, expiring });
      const inAlarm = await platform.send(siteCalls.projectDevices, { projectId, alarms: 'yes' });
      const quiet = await platform.send(siteCalls.projectDevices, { projectId, alarms: 'no' });
      expect([head.alarms?.inAlarm, inAlarm.total + quiet.total]).toEqual([inAlarm.total, devices]);
      expect(inAlarm.rows.every(({ alarmLevel }) => alarmLevel !== null)).toBe(true);
      expect([head.hazards, head.selfTests, head.patrol]).toEqual([null, null, null]);
    }
  });

  it('a figure is shown to those who may open its list, a head to those who may open its record [ROL-03] [ROL-06]', async () => {
    await asRole(w, 'platform', ['placeDetail:view'], async (token) => {
      const client = w.client(token);
      const { building, ...figures } = await headOf(client, 'place', 1);
      expect([building, ...Object.values(figures)]).toEqual([null, null, null, null, null, null]);
      for (const kind of ['unit', 'building', 'project'] as const)
        expect((await refusalOf(headOf(client, kind, 1))).code).toBe('role.noPermission');
    });
    const stranger = await w.as('platform', 'R002');
    const codes = ['site.place.notFound', 'site.unit.notFound', 'building.notFound', 'site.project.notFound'];
    for (const [at, of] of headKinds.entries()) expect((await refusalOf(headOf(stranger, of, 1))).code).toBe(codes[at]);
  });

  it('an alarm and a device that no plan shows bring the floors of their building, for those who may open buildings [ALM-11] [DEV-13]', async () => {
    const platform = await w.as('platform');
    for (const alarmId of [1, 2, 3]) {
      const seen = await platform.send(alarmCalls.surroundings, { alarmId });
      const around = await platform.send(deviceCalls.around, { deviceId: seen.device.deviceId });
      expect(around.stack).toEqual(seen.stack);
      expect(seen.stack === null).toBe(seen.plans.length > 0 || around.buildingId === null);
      const isThere = seen.stack?.floors.some(({ floor }) => floor === seen.device.floor) ?? true;
      expect(isThere).toBe(true);
    }
    await asRole(w, 'platform', ['alarmDetail:view'], async (token) =>
      expect((await w.client(token).send(alarmCalls.surroundings, { alarmId: 1 })).stack).toBeNull(),
    );
  });

  it('samples show what they look like, and so does a plan unless it is hidden [PLN-03] [PLN-05]', async () => {
    const platform = await w.as('platform');
    const { samples } = await platform.send(planCalls.samples, {});
    for (const { sketch } of samples) expect(sketch?.path).toMatch(/^(M\d+ \d+L\d+ \d+)+$/);
    const { rows } = await platform.send(planCalls.list, { pageSize: 200 });
    for (const row of rows) expect('sketch' in row).toBe('name' in row);
  });
});
