import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { dayMs } from '@fireline/domain/lib';
import { removedInspectorDays, unitInspectorsMax } from '@fireline/domain/site';
import { beforeEach, expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { deleteRemoved } from '../../../apps/gateway/src/site/units/inspectors.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillInspectors } from '../../fixtures/inspectors.ts';
import { emptyUnitId, fixtureNow } from '../../fixtures/tenant.ts';

const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};
const zhou = { unitId: 1, realName: '周强', mobile: '138-0013-8014' };
const first = { unitId: 1, inspectorId: 1, revision: 1 };

await onTestDatabase('inspectors of units', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillInspectors(w);
  });
  const listed = async () => (await (await w.as('unit')).send(siteCalls.inspectors, { unitId: 1 })).rows;

  it('are created under a unit with a number of their own; the second of two editors learns who was first [SIT-06] [SIT-03]', async () => {
    const unit = await w.as('unit');
    expect(await unit.send(siteCalls.createInspector, zhou)).toMatchObject({ mobile: '138****8014', revision: 1 });
    const names = (await listed()).map(({ realName }) => realName);
    expect(names.toSorted()).toEqual(['周强', '李敏', '王芳']);
    for (const sent of [zhou, { ...zhou, mobile: '138 0013 8011' }])
      expect(await problemOf(unit.send(siteCalls.createInspector, sent))).toBe('site.phone.sameMobile mobile');
    expect(await problemOf(unit.send(siteCalls.createInspector, { ...zhou, mobile: '1380013801' }))).toBe(
      'session.mobile mobile',
    );
    // a unit beside it may have somebody with the same number
    const agent = await w.as('agent');
    expect(await agent.send(siteCalls.createInspector, { ...zhou, unitId: emptyUnitId })).toMatchObject({
      mobile: '138****8014',
    });
    const change = { ...first, realName: '王芳', mobile: '13800138016' };
    expect(await unit.send(siteCalls.changeInspector, change)).toMatchObject({ mobile: '138****8016', revision: 2 });
    const late = await refusalOf(agent.send(siteCalls.changeInspector, change));
    expect([late.code, late.problems[0]?.args?.name]).toEqual(['site.conflict', 'unit-R001']);
    const taken = { ...change, revision: 2, mobile: '13800138012' };
    expect(await problemOf(unit.send(siteCalls.changeInspector, taken))).toBe('site.phone.sameMobile mobile');
  });

  it('of two who send one number at once one is refused [SIT-06] [SIT-03]', async () => {
    const [unit, agent] = [await w.as('unit'), await w.as('agent')];
    const sent = await Promise.allSettled([
      unit.send(siteCalls.createInspector, zhou),
      agent.send(siteCalls.createInspector, zhou),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listed()).toHaveLength(3);
  });

  it('removed by mistake come back, unless the number has gone to somebody else; after a month they are deleted [SIT-06]', async () => {
    const unit = await w.as('unit');
    const removed = await unit.send(siteCalls.removeInspector, first);
    expect((await listed()).map(({ inspectorId }) => inspectorId)).toEqual([2]);
    expect(await problemOf(unit.send(siteCalls.removeInspector, first))).toBe('site.inspector.notFound inspectorId');
    const undo = { ...first, revision: removed.revision };
    expect(await problemOf(unit.send(siteCalls.restoreInspector, first))).toBe('site.conflict');
    expect(await unit.send(siteCalls.restoreInspector, undo)).toMatchObject({ realName: '王芳', revision: 3 });
    expect(await problemOf(unit.send(siteCalls.restoreInspector, undo))).toBe('site.inspector.notFound inspectorId');
    const third = { unitId: 1, inspectorId: 3, revision: 1 };
    await unit.send(siteCalls.createInspector, { ...zhou, mobile: '13800138013' });
    expect(await problemOf(unit.send(siteCalls.restoreInspector, third))).toBe('site.phone.sameMobile mobile');
    const after = (days: number) => new Date(fixtureNow + days * dayMs).toISOString();
    expect(await deleteRemoved(w, after(removedInspectorDays))).toBe(0);
    expect(await deleteRemoved(w, after(removedInspectorDays + 1))).toBe(1);
    expect(await problemOf(unit.send(siteCalls.restoreInspector, third))).toBe('site.inspector.notFound inspectorId');
  });

  it('are at most so many, and go with their unit [SIT-06]', async () => {
    const { db } = w.database;
    const many = Array.from({ length: unitInspectorsMax }, (_, index) => ({
      unitId: emptyUnitId,
      realName: `巡检员${index}`,
      mobile: String(13_900_000_000 + index),
    }));
    await db.transaction().execute((tx) => insertMany(tx, 'inspector', many));
    const agent = await w.as('agent');
    const sent = { ...zhou, unitId: emptyUnitId };
    expect(await problemOf(agent.send(siteCalls.createInspector, sent))).toBe('form.tooMany');
    await agent.send(siteCalls.deleteUnit, { unitId: emptyUnitId });
    const left = await db
      .selectFrom('inspector')
      .select('inspectorId')
      .where('unitId', '=', emptyUnitId)
      .where('removedAt', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });

  it('are seen and changed within the scope alone; each change is logged with its unit [SIT-06] [ROL-06] [SES-10]', async () => {
    const org = await w.as('org');
    expect((await org.send(siteCalls.inspectors, { unitId: 1 })).rows).toHaveLength(2);
    expect((await refusalOf(org.send(siteCalls.createInspector, zhou))).code).toBe('role.noPermission');
    for (const foreign of [await w.as('unit', 'R002'), await w.as('platform', 'R002')]) {
      expect(await problemOf(foreign.send(siteCalls.inspectors, { unitId: 1 }))).toBe('site.unit.notFound unitId');
      expect(await problemOf(foreign.send(siteCalls.createInspector, zhou))).toBe('site.unit.notFound unitId');
      expect(await problemOf(foreign.send(siteCalls.removeInspector, first))).toBe('site.unit.notFound unitId');
    }
    // an inspector of one unit is none of another
    const agent = await w.as('agent');
    expect(await problemOf(agent.send(siteCalls.removeInspector, { ...first, unitId: emptyUnitId }))).toBe(
      'site.inspector.notFound inspectorId',
    );
    await agent.send(siteCalls.removeInspector, first);
    const log = await (await w.as('platform')).send(sessionCalls.userLog, { action: 'site.removeInspector' });
    expect(log.rows).toMatchObject([{ username: 'agent', detail: '1 单位1: 王芳', result: 'success' }]);
  });

  it('are named by what was done to a device of their unit, which keeps their name [SIT-06] [DEV-13]', async () => {
    const unit = await w.as('unit');
    const offered = await unit.send(deviceCalls.upkeepInspectors, { deviceId: 1 });
    expect(offered.rows.map(({ realName }) => realName).toSorted()).toEqual(['李敏', '王芳']);
    const done = { deviceId: 1, kind: 'tested', doneDay: '2026-11-20' };
    expect(await unit.send(deviceCalls.recordUpkeep, { ...done, inspectorId: 1 })).toMatchObject({ by: '王芳' });
    for (const inspectorId of [3, 999])
      expect(await problemOf(unit.send(deviceCalls.recordUpkeep, { ...done, inspectorId }))).toBe(
        'device.upkeep.inspector inspectorId',
      );
    const row = (await listed()).find(({ inspectorId }) => inspectorId === 1);
    expect(row).toMatchObject({ upkeeps: 1, lastDay: '2026-11-20' });
    await unit.send(siteCalls.removeInspector, first);
    await deleteRemoved(w, new Date(fixtureNow + 40 * dayMs).toISOString());
    const { rows } = await unit.send(deviceCalls.upkeeps, { deviceId: 1 });
    expect(rows).toMatchObject([{ by: '王芳', kind: 'tested' }]);
  });
});
