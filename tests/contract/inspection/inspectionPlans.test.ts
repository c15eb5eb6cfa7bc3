import { inspectionCalls } from '@fireline/api/inspection';
import { sessionCalls } from '@fireline/api/session';
import { addDays } from '@fireline/domain/lib';
import { beforeEach, expect, it } from 'vitest';
import { makeTasks } from '../../../apps/gateway/src/inspection/plans/making.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillInspectionPlans } from '../../fixtures/inspectionPlans.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};
const c = inspectionCalls;
const today = '2026-11-21';
const sent = {
  name: '夜间巡检',
  cycle: 'weekly',
  lineId: 1,
  inspectorId: 21,
  validFrom: '2026-11-18',
  validTo: '2027-11-17',
  onFailure: 'decide',
};
const paceOf = () => ({ isStopped: () => false, rest: async () => {} });

await onTestDatabase('plans of patrols', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillInspectionPlans(w);
  });
  const deps = (aheadMs = 0) => ({ database: w.database, clock: () => fixtureNow + aheadMs, log: w.log });
  const tasksOf = (planId: number) =>
    w.database.db
      .selectFrom('inspectionTask')
      .select(['fromDay', 'toDay', 'withdrawnBy', 'isMadeLate', 'inspectorName', 'snapshot'])
      .where('planId', '=', planId)
      .orderBy('fromDay')
      .orderBy('taskId')
      .execute();
  const openDays = async (planId: number) =>
    (await tasksOf(planId)).filter(({ withdrawnBy }) => withdrawnBy === '').map(({ fromDay }) => fromDay);

  it('have their tasks of the next days as soon as they are saved, also that of a week that has begun [INS-04] [INS-05]', async () => {
    const unit = await w.as('unit');
    const made = await unit.send(c.createPlan, { ...sent, status: 'enabled' });
    expect(made).toMatchObject({ unitName: '单位1', lineName: '一号线', inspectorName: '王芳', state: 'enabled' });
    expect(made.nextTask).toEqual({ from: '2026-11-18', to: '2026-11-24' });
    expect((await tasksOf(made.planId)).map(({ fromDay, toDay }) => [fromDay, toDay])).toEqual([
      ['2026-11-18', '2026-11-24'],
      ['2026-11-25', '2026-12-01'],
    ]);
    // the forecast goes on where they end
    expect(made.next[0]).toEqual({ from: '2026-12-02', to: '2026-12-08' });
    expect(made.next).toHaveLength(10);
    const off = await unit.send(c.createPlan, { ...sent, status: 'disabled' });
    expect(off).toMatchObject({ state: 'disabled', pausedFrom: '2026-11-18', nextTask: null });
  });

  it('take lines and inspectors of their unit, and none that is over as enabled [INS-04]', async () => {
    const platform = await w.as('platform');
    const create = (change: object) =>
      problemOf(platform.send(c.createPlan, { ...sent, status: 'enabled', ...change }));
    expect(await create({ inspectorId: 23 })).toBe('inspection.plan.inspector inspectorId');
    expect(await create({ lineId: 101 })).toBe('inspection.line.notFound lineId');
    expect(await create({ validTo: '2026-11-20' })).toBe('inspection.plan.over validTo');
    expect(await create({ onFailure: 'order' })).toBe('form.required hazardLevel');
    expect(await create({ cycle: 'custom', cycleDays: 11 })).toBe('form.range cycleDays');
    const named = { planId: 1, revision: 1 };
    expect(await problemOf(platform.send(c.changePlan, { ...sent, ...named, lineId: 3, inspectorId: 23 }))).toBe(
      'inspection.plan.otherUnit lineId',
    );
  });

  it('take back when they are disabled as many tasks as the question says, and make their days again when enabled [INS-04] [INS-05]', async () => {
    const unit = await w.as('unit');
    await makeTasks(deps(), paceOf());
    const before = await unit.send(c.plan, { planId: 1 });
    expect(await openDays(1)).toEqual(Array.from({ length: 11 }, (_, at) => addDays(today, at)));
    const step = { planId: 1, revision: 1, event: 'disable' } as const;
    expect(await problemOf(unit.send(c.switchPlan, step))).toBe('inspection.plan.confirm');
    const off = await unit.send(c.switchPlan, { ...step, isConfirmed: true });
    expect([off.withdrawn, before.withdraws, before.stays]).toEqual([10, 10, 1]);
    expect(off).toMatchObject({ state: 'disabled', pausedFrom: today, withdraws: 0, stays: 1 });
    expect(await openDays(1)).toEqual([today]);
    const late = await refusalOf((await w.as('platform')).send(c.switchPlan, { ...step, isConfirmed: true }));
    expect(late.code).toBe('inspection.plan.refusal.disabled');
    await makeTasks(deps(), paceOf());
    expect(await openDays(1)).toEqual([today]);
    await unit.send(c.switchPlan, { planId: 1, revision: 2, event: 'enable', isConfirmed: true });
    expect(await openDays(1)).toHaveLength(11);
  });

  it('stay among the deleted ones with who deleted them and when, and their line is free then [INS-04] [INS-03]', async () => {
    const unit = await w.as('unit');
    const line = await refusalOf(unit.send(c.deleteLine, { lineId: 1, revision: 1 }));
    expect(line.problems).toMatchObject([{ code: 'inspection.line.inPlan', args: { plan: '巡检计划1' } }]);
    for (const planId of [1, 2]) await unit.send(c.deletePlan, { planId, revision: 1, isConfirmed: true });
    const { rows } = await unit.send(c.deletedPlans, {});
    expect(rows.map(({ planId, deletedBy }) => [planId, deletedBy])).toEqual(
      expect.arrayContaining([
        [1, 'unit-R001'],
        [2, 'unit-R001'],
      ]),
    );
    expect((await unit.send(c.plans, {})).rows).toEqual([]);
    expect(await problemOf(unit.send(c.changePlan, { ...sent, planId: 1, revision: 2 }))).toBe(
      'inspection.plan.refusal.deleted',
    );
    await unit.send(c.deleteLine, { lineId: 1, revision: 1 });
    expect(await unit.send(c.plan, { planId: 1 })).toMatchObject({ lineId: null, lineName: '一号线' });
  });

  it('that are planned otherwise make again what has not begun; a new inspector takes over what was nobody else’s [INS-04] [INS-05]', async () => {
    const unit = await w.as('unit');
    await makeTasks(deps(), paceOf());
    const daily = { ...sent, planId: 1, cycle: 'daily', validFrom: '2026-11-01', validTo: '2027-10-31' };
    await unit.send(c.changePlan, { ...daily, revision: 1, inspectorId: 22 });
    expect((await tasksOf(1)).map(({ inspectorName }) => inspectorName)).toEqual(['王芳', ...Array(10).fill('李敏')]);
    const late = await refusalOf((await w.as('platform')).send(c.changePlan, { ...daily, revision: 1 }));
    expect([late.code, late.problems[0]?.args?.name]).toEqual(['form.conflict', 'unit-R001']);
    await unit.send(c.changePlan, { ...daily, revision: 2, cycle: 'tenDays' });
    const open = (await tasksOf(1)).filter(({ withdrawnBy }) => withdrawnBy === '');
    expect(open.map(({ fromDay, toDay }) => [fromDay, toDay])).toEqual([
      [today, today],
      ['2026-11-22', '2026-11-30'],
      ['2026-12-01', '2026-12-10'],
    ]);
  });

  it('have one task for each day, however many gateways make them and wherever one is killed [INS-05]', async () => {
    await Promise.all(Array.from({ length: 10 }, () => makeTasks(deps(), paceOf())));
    let steps = 0;
    // one that ends between two plans, and one whose clock was put back an hour
    await makeTasks(deps(), { ...paceOf(), isStopped: () => ++steps > 2 });
    await makeTasks(deps(-3_600_000), paceOf());
    for (const planId of [1, 2, 4, 101]) {
      const days = await openDays(planId);
      expect(new Set(days).size).toBe(days.length);
    }
    expect(await openDays(4)).toHaveLength(11);
    const [begun, tomorrow] = await tasksOf(4);
    expect(begun?.snapshot?.map(({ name, items }) => [name, items.length])).toEqual([['仓库灭火器', 1]]);
    expect(tomorrow?.snapshot).toBeNull();
  });

  it('that nobody could make for days are made up for, marked as made late [INS-05]', async () => {
    await makeTasks(deps(), paceOf());
    await makeTasks(deps(14 * 86_400_000), paceOf());
    const tasks = await tasksOf(1);
    expect(tasks).toHaveLength(25);
    expect(tasks.filter(({ isMadeLate }) => isMadeLate).map(({ fromDay }) => fromDay)).toEqual([
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
  });

  it('are seen by their unit and those above it, by nobody of another unit or tenant, and the log tells what was changed [ROL-06] [SES-10] [INS-04]', async () => {
    const seenBy = async (role: 'platform' | 'agent' | 'unit' | 'maint', rentId?: string) =>
      (await (await w.as(role, rentId)).send(c.plans, {})).rows.map(({ planId }) => planId).toSorted((a, b) => a - b);
    expect(await seenBy('platform')).toEqual([1, 2, 4]);
    for (const role of ['agent', 'unit', 'maint'] as const) expect(await seenBy(role)).toEqual([1, 2]);
    expect(await seenBy('platform', 'R002')).toEqual([101]);
    for (const foreign of [await w.as('unit'), await w.as('platform', 'R002')]) {
      expect(await problemOf(foreign.send(c.plan, { planId: 4 }))).toBe('inspection.plan.notFound planId');
      expect(await problemOf(foreign.send(c.planChoices, { unitId: 2 }))).toBe('site.unit.notFound unitId');
      expect(await problemOf(foreign.send(c.deletePlan, { planId: 4, revision: 1, isConfirmed: true }))).toBe(
        'inspection.plan.notFound planId',
      );
    }
    const platform = await w.as('platform');
    await platform.send(c.switchPlan, { planId: 4, revision: 1, event: 'disable', isConfirmed: true });
    const { rows } = await platform.send(sessionCalls.userLog, { targetKind: 'inspectionPlan', targetId: '4' });
    expect(rows[0]).toMatchObject({
      action: 'inspection.switchPlan',
      detail: '4 巡检计划4',
      changes: { state: { before: 'enabled', after: 'disabled' } },
    });
  });
});
