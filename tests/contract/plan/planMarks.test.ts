import type { Client } from '@fireline/api/lib';
import { planCalls, type Plan } from '@fireline/api/plan';
import { dayMs } from '@fireline/domain/lib';
import { planReplayDaysMax, planResourcesMax } from '@fireline/domain/plan';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabases } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { dxfText } from '../../fixtures/plans.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const layerId = 1;
const exit = { resourceId: 1, kind: 'exit', name: '东门', layer: 'WALL', x: 10, y: 20 } as const;
const hydrant = { resourceId: 2, kind: 'hydrant', name: '', layer: '', x: 900, y: 900 } as const;
const at = (ms: number) => new Date(fixtureNow + ms).toISOString();

describe.each(await testDatabases())('what is marked on plans, and what happened on them, on $name', (kind) => {
  let world: FixtureGateway;
  let platform: Client;
  beforeAll(async () => {
    world = await fixtureGateway(await kind.open());
    platform = await world.as('platform');
  });
  afterAll(() => world.close());

  const save = (client: Client, revision: number, resources: readonly unknown[]) =>
    client.send(planCalls.saveResources, { layerId, revision, resources: resources as [] });

  it('is kept, tells who saved first, and writes over nobody [PLN-04] [N07]', async () => {
    expect(await platform.send(planCalls.resources, { layerId })).toEqual({ revision: 0, savedBy: '', resources: [] });
    expect(await save(await world.as('unit'), 0, [exit, hydrant])).toEqual({ revision: 1 });
    const refusal = await refusalOf(save(platform, 0, []));
    expect([refusal.code, refusal.problems[0]?.args]).toEqual(['plan.conflict', { name: 'unit-R001' }]);
    const kept = await platform.send(planCalls.resources, { layerId });
    expect(kept).toEqual({
      revision: 1,
      savedBy: 'unit-R001',
      resources: [exit, hydrant].map((one) => ({ ...one, orphan: null })),
    });
    expect(await codeOf(save(platform, 1, [exit, exit]))).toBe('plan.resource.twice');
    const many = Array.from({ length: planResourcesMax + 1 }, (_, index) => ({ ...exit, resourceId: index + 1 }));
    expect((await refusalOf(save(platform, 1, many))).problems).not.toEqual([]);
    expect(await codeOf(save(await world.as('platform', 'R002'), 1, []))).toBe('plan.notFound');
    expect(await codeOf(save(await world.as('org'), 1, []))).toBe('role.noPermission');
  });

  it('goes along with every version: what lost its layer or lies outside is told, and is back with the roll back [N12] [N07]', async () => {
    const before = (await platform.send(planCalls.detail, { layerId })) as Plan;
    await platform.send(planCalls.upload, { layerId, file: new File([dxfText(500, ['DOOR'])], 'moved.dxf') });
    await platform.send(planCalls.publish, { layerId });
    await vi.waitUntil(
      async () => ((await platform.send(planCalls.detail, { layerId })) as Plan).publishState === 'complete',
    );
    const orphans = async () =>
      (await platform.send(planCalls.resources, { layerId })).resources.map(({ orphan }) => orphan);
    expect(await orphans()).toEqual(['layerGone', 'outside']);
    await platform.send(planCalls.rollBack, { layerId, versionId: before.versionId ?? 0 });
    expect(await orphans()).toEqual([null, null]);
  });

  it('what the devices of a plan alarmed is told in its order, closed alarms too, for those who may see them [N08] [ROL-06]', async () => {
    const period = { layerId, from: at(-30 * dayMs), to: at(dayMs) };
    const { alarms, total } = await platform.send(planCalls.alarms, period);
    const { rows } = await world.database.db
      .selectFrom('alarm')
      .innerJoin('planPoint', 'planPoint.deviceId', 'alarm.deviceId')
      .select(['alarm.alarmId', 'alarm.alarmTime'])
      .where('planPoint.layerId', '=', layerId)
      .orderBy('alarm.alarmTime')
      .orderBy('alarm.alarmId')
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows.length).toBeGreaterThan(1);
    expect([alarms.map(({ alarmId }) => alarmId), total]).toEqual([rows.map(({ alarmId }) => alarmId), rows.length]);
    expect(alarms.some(({ state }) => state === 'closed')).toBe(true);
    // the first instant belongs to the period, the last does not
    const [first = '', second = ''] = rows.map(({ alarmTime }) => new Date(alarmTime).toISOString());
    const part = await platform.send(planCalls.alarms, { layerId, from: first, to: second });
    expect(part.alarms.every(({ alarmTime }) => alarmTime >= first && alarmTime < second)).toBe(true);
    expect(await codeOf(platform.send(planCalls.alarms, { ...period, from: period.to }))).toBe('form.endBeforeStart');
    const long = { ...period, from: at(-(planReplayDaysMax + 1) * dayMs) };
    expect(await codeOf(platform.send(planCalls.alarms, long))).toBe('form.tooManyDays');
    expect(await codeOf((await world.as('platform', 'R002')).send(planCalls.alarms, period))).toBe('plan.notFound');
    expect(await codeOf(platform.send(planCalls.alarms, { ...period, layerId: 2 }))).toBe('plan.key.enter');
  });

  it('a replay tells the times without a report, where the record begins, and who alarmed off the plan [N08] [ROL-06]', async () => {
    const { db } = world.database;
    const minutesAgo = (minutes: number) => at(-minutes * 60_000);
    const period = { layerId, from: minutesAgo(400), to: at(dayMs) };
    // reports came 180, 120 and 60 minutes ago, alarms 50 and 12 minutes ago
    await db.updateTable('device').set({ heartbeatS: 1800 }).where('deviceId', '=', 2).execute();
    const whole = await platform.send(planCalls.alarms, period);
    expect(whole.record).toEqual({
      from: minutesAgo(400),
      to: at(0),
      firstAt: minutesAgo(180),
      gaps: [
        { from: minutesAgo(180), to: minutesAgo(120) },
        { from: minutesAgo(120), to: minutesAgo(60) },
        { from: minutesAgo(50), to: minutesAgo(12) },
      ],
      // the last ten minutes somebody else spoke for
      silent: {
        devices: [
          {
            deviceId: 2,
            gaps: [
              { from: minutesAgo(180), to: minutesAgo(50) },
              { from: minutesAgo(50), to: at(0) },
            ],
          },
        ],
        total: 1,
      },
    });
    expect(whole.elsewhere).toEqual({ devices: [], total: 0 });
    const { revision, points } = await platform.send(planCalls.points, { layerId });
    const kept = points.filter(({ deviceId }) => deviceId !== 2);
    await platform.send(planCalls.savePoints, { layerId, revision, points: kept });
    const less = await platform.send(planCalls.alarms, period);
    const [device] = less.elsewhere.devices;
    expect([less.elsewhere.total, device?.deviceId, device?.floor, device?.level]).toEqual([1, 2, 3, 3]);
    expect(device?.alarmTime).toBe(minutesAgo(50));
    // the other one reports once a day: no silence
    expect(less.record).toMatchObject({ gaps: [], silent: { devices: [], total: 0 } });
    // a low battery is no detector that went
    await db.updateTable('alarm').set({ category: 'fault' }).where('deviceId', 'in', [1, 2]).execute();
    const quiet = await platform.send(planCalls.alarms, period);
    expect([quiet.total, quiet.elsewhere.total]).toEqual([0, 0]);
    await db.deleteFrom('reading').where('deviceId', '=', 1).execute();
    expect((await platform.send(planCalls.alarms, period)).record).toMatchObject({ firstAt: null, gaps: [] });
  });
});
