import { alarmCalls } from '@fireline/api/alarm';
import { inspectionCalls } from '@fireline/api/inspection';
import type { SendOf } from '@fireline/api/lib';
import { type TaskStanding, taskStanding, taskStandings } from '@fireline/domain/inspection';
import { dayAt, hourMs } from '@fireline/domain/lib';
import { beforeEach, expect, it } from 'vitest';
import { createCity } from '../../../apps/gateway/src/city/city.ts';
import { createPatrols } from '../../../apps/gateway/src/city/people/patrols.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { bindAccount, fillInspectionTasks } from '../../fixtures/inspectionTasks.ts';
import { asRole } from '../../fixtures/roles.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const c = inspectionCalls;
type Row = SendOf<typeof c.sync>['rows'][number];
const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const row = (key: string, taskId: number, pointId: number, itemId: number, changed: Partial<Row> = {}): Row => ({
  key: `phone-${key}`,
  taskId,
  pointId,
  itemId,
  outcome: 'pass',
  description: '',
  images: [],
  atMs: fixtureNow - hourMs,
  inspectorId: 21,
  ...changed,
});
const failed = { outcome: 'fail', description: '压力不足' } as const;

await onTestDatabase('tasks of patrols', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillInspectionTasks(w);
  });
  const sync = async (rows: readonly Row[], role: 'unit' | 'platform' = 'unit', sentAtMs = fixtureNow) =>
    (await (await w.as(role)).send(c.sync, { sentAtMs, rows: [...rows] })).rows.map(
      ({ outcome, problem }) => problem?.code ?? outcome,
    );
  const hazards = () =>
    w.database.db.selectFrom('hazard').selectAll().where('source', '=', 'inspection').orderBy('hazardId').execute();

  it('take results row by row: a refused one holds up no other, and sent again nothing is written twice [INS-05] [N24]', async () => {
    const rows = [
      row('0000000a', 1, 1, 3),
      row('0000000b', 1, 1, 1, { outcome: 'fail', description: '.' }),
      row('0000000c', 1, 9, 9),
      row('0000000d', 5, 5, 1),
      row('0000000e', 2, 1, 1),
      row('0000000f', 1, 1, 1),
      { ...row('0000000g', 1, 2, 1), key: 'short' },
      row('0000000h', 1, 2, 1, { inspectorId: 23 }),
      row('0000000i', 1, 2, 1),
    ];
    const answers = [
      'added',
      'inspection.result.describe',
      'inspection.result.notInTask',
      'inspection.task.notFound',
      'inspection.result.tooEarly',
      'added',
      'form.tooShort',
      'inspection.plan.inspector',
      'added',
    ];
    expect(await sync(rows)).toEqual(answers);
    expect(await sync(rows)).toEqual(answers.map((one) => (one === 'added' ? 'repeated' : one)));
    const unit = await w.as('unit');
    expect(await unit.send(c.task, { taskId: 1 })).toMatchObject({
      standing: 'completed',
      donePoints: 2,
      passed: 3,
      failed: 0,
      completedAt: new Date(fixtureNow - hourMs).toISOString(),
    });
    // what was too early let the task begin with the points of now
    expect(await unit.send(c.task, { taskId: 2 })).toMatchObject({ hasBegun: true, pointCount: 2 });
  });

  it('say at their points what was found last, which task asks for them next, and what hangs there [INS-02] [INS-05]', async () => {
    const unit = await w.as('unit');
    const pointsNow = async () => {
      const { rows } = await unit.send(c.points, { unitId: [1], sort: 'lastLook', order: 'desc', pageSize: 100 });
      return new Map(rows.map((point) => [point.pointId, point]));
    };
    const taskIn = async (due: { readonly from: string; readonly to: string } | null | undefined) => {
      const { rows } = await unit.send(c.tasks, { lineId: [1], sort: 'to', order: 'asc', pageSize: 100 });
      return rows.find(({ fromDay, toDay }) => fromDay === due?.from && toDay === due.to);
    };
    const { rows: byDue } = await unit.send(c.tasks, { sort: 'due', order: 'asc', pageSize: 100 });
    const running = byDue.filter(({ standing }) => standing === 'overdue' || standing === 'running');
    expect(running.length).toBeGreaterThan(0);
    expect(byDue.slice(0, running.length)).toEqual(running.toSorted((a, b) => a.toDay.localeCompare(b.toDay)));
    const before = await pointsNow();
    // what failed in task 3 was found after its days; its other point nobody has seen, so that the overdue task still asks for that
    expect(before.get(1)).toMatchObject({
      lastLook: { at: new Date(fixtureNow).toISOString(), passed: 0, failed: 1, open: 1 },
      tags: [{ tagId: 1, type: 'nfc', serial: 'T-1' }],
    });
    expect([before.get(1)?.due?.standing, (await taskIn(before.get(1)?.due))?.standing]).toEqual([
      'running',
      'running',
    ]);
    expect(before.get(2)?.lastLook).toBeNull();
    expect([before.get(2)?.due?.standing, (await taskIn(before.get(2)?.due))?.taskId]).toEqual(['overdue', 3]);
    // from the 19th to the day of the gateway
    expect(before.get(2)?.due?.daysLeft).toBe(-2);
    // in no line, so that no task asks for it
    expect(before.get(3)).toMatchObject({ lastLook: null, due: null, tags: [] });
    const atMs = fixtureNow + hourMs;
    w.time.advance(hourMs);
    await sync([row('0000000a', 1, 2, 1, { atMs })], 'unit', atMs);
    const after = await pointsNow();
    expect(after.get(2)?.lastLook).toEqual({ at: new Date(atMs).toISOString(), passed: 1, failed: 0, open: 0 });
    expect([...after.keys()][0]).toBe(2);
    // somebody has been there since: what is overdue asks no more
    expect(after.get(2)?.due?.standing).not.toBe('overdue');
    expect(after.get(1)?.due).toEqual(before.get(1)?.due);
    expect((await unit.send(c.point, { pointId: 2 })).due).toEqual(after.get(2)?.due);
  });

  it('say at a point only what the caller may see in the list of tasks and in that of tags [INS-02] [ROL-03]', async () => {
    const seen = async (permissions: readonly string[]) => {
      const found: object[] = [];
      const orders: string[] = [];
      await asRole(w, 'unit', ['inspectionPoints:view', 'inspectionPoints:modify', ...permissions], async (token) => {
        const client = w.client(token);
        const { rows } = await client.send(c.points, { unitId: [1] });
        const { pointId, revision, itemList, name, location, unitId, categoryId } = await client.send(c.point, {
          pointId: 1,
        });
        const itemIds = itemList.map(({ itemId }) => itemId);
        const sent = { name, location, unitId, categoryId, itemIds, lineId: 1 };
        const changed = await client.send(c.changePoint, { ...sent, pointId, revision });
        found.push(...rows, await client.send(c.point, { pointId }), changed);
        orders.push(
          await client.send(c.points, { sort: 'lastLook' }).then(
            () => 'ordered',
            ({ code }: { code: string }) => code,
          ),
        );
      });
      const names = ['lastLook', 'due', 'tags'] as const;
      return [...new Set(found.map((point) => names.filter((name) => name in point).join())), ...orders];
    };
    // an order tells it as well
    expect(await seen([])).toEqual(['', 'role.noPermission']);
    expect(await seen(['inspectionTags:view'])).toEqual(['tags', 'role.noPermission']);
    expect(await seen(['inspectionTasks:view'])).toEqual(['lastLook,due', 'ordered']);
    expect(await seen(['inspectionTags:view', 'inspectionTasks:view'])).toEqual(['lastLook,due,tags', 'ordered']);
  });

  it('ask for a point until each of its items has a result [INS-02] [INS-05]', async () => {
    const unit = await w.as('unit');
    const atMs = fixtureNow + hourMs;
    w.time.advance(hourMs);
    const point = () => unit.send(c.point, { pointId: 1 });
    await sync([row('0000000a', 1, 1, 3, { atMs })], 'unit', atMs);
    const half = await point();
    expect(half.lastLook).toEqual({ at: new Date(atMs).toISOString(), passed: 1, failed: 0, open: 1 });
    expect(half.due).toMatchObject({ from: '2026-11-15', to: '2026-11-21', standing: 'running' });
    await sync([row('0000000b', 4, 1, 3, { atMs }), row('0000000c', 4, 1, 1, { atMs })], 'unit', atMs);
    expect((await point()).due).toMatchObject({ from: '2026-11-21', to: '2026-11-21', standing: 'running' });
    await sync([row('0000000d', 1, 1, 1, { atMs })], 'unit', atMs);
    expect(await point()).toMatchObject({
      lastLook: { passed: 2, failed: 0, open: 0 },
      due: { from: '2026-11-22', standing: 'notBegun' },
    });
  });

  it('ask for the points of their begin, wherever these went since, and not for those that came since [INS-02] [INS-05]', async () => {
    const unit = await w.as('unit');
    const gone = await unit.send(c.point, { pointId: 2 });
    expect(gone.due).toMatchObject({ to: '2026-11-19', standing: 'overdue' });
    const { name, location, unitId, categoryId, revision } = gone;
    const itemIds = gone.itemList.map(({ itemId }) => itemId);
    const sent = { name, location, unitId, categoryId, itemIds };
    await unit.send(c.changePoint, { ...sent, pointId: 2, revision });
    expect(await unit.send(c.point, { pointId: 2 })).toMatchObject({ lineId: null, due: gone.due });
    const { pointId } = await unit.send(c.createPoint, { ...sent, name: '新来的', lineId: 1 });
    expect((await unit.send(c.point, { pointId })).due).toMatchObject({ from: '2026-11-22', standing: 'notBegun' });
  });

  it('take no result whose inspector is no number of one, in nobody else’s name [INS-05]', async () => {
    const unit = await w.as('unit');
    const rows = ['21', {}, 21.5, 0, -1, true].map((inspectorId, nth) => ({
      ...row(`wrong-00${nth}`, 1, 1, 3),
      inspectorId,
    }));
    const answers = await unit.send(c.sync, { sentAtMs: fixtureNow, rows: rows as unknown as Row[] });
    expect(answers.rows).toEqual(
      rows.map(({ key }) => ({ key, outcome: 'refused', problem: { code: 'form.format', field: 'inspectorId' } })),
    );
    expect(await w.database.db.selectFrom('inspectionResult').select('key').where('taskId', '=', 1).execute()).toEqual(
      [],
    );
  });

  it('keep what two phones found of an item: the worst counts, and makes one hazard, however often it is sent [INS-05] [ALM-13] [N24]', async () => {
    await sync([row('aaaaaaaa', 4, 1, 1)]);
    const worse = row('bbbbbbbb', 4, 1, 1, { ...failed, inspectorId: 22 });
    for (const role of ['unit', 'platform', 'unit'] as const) await sync([worse], role);
    await sync([row('cccccccc', 4, 1, 1, failed), row('dddddddd', 4, 1, 1)]);
    const task = await (await w.as('unit')).send(c.task, { taskId: 4 });
    const item = task.points[0]?.items.find(({ itemId }) => itemId === 1);
    expect([task.failed, item?.outcome, item?.results.map(({ outcome }) => outcome)]).toEqual([
      1,
      'fail',
      ['pass', 'fail', 'fail', 'pass'],
    ]);
    const [hazard, ...others] = await hazards();
    expect([hazard?.title, hazard?.level, hazard?.dueOn, hazard?.taskId, others.length]).toEqual([
      '大堂灭火器 · 压力',
      2,
      '2026-11-28',
      4,
      0,
    ]);
    expect(item?.failure).toMatchObject({ state: 'hazard', hazardId: hazard?.hazardId });
    // it stands where the building of the point does, so that those who keep the place see it
    const maint = await w.as('maint');
    const shown = await maint.send(alarmCalls.hazard, { hazardId: hazard?.hazardId ?? 0 });
    expect(shown.hazard).toMatchObject({ source: 'inspection', taskId: 4 });
  });

  it('make a work order as well where the plan says so, one for an item, with its hazard and its level [INS-05] [SRV-01]', async () => {
    const { db } = w.database;
    const failure = { way: 'order', level: 2, dueDays: 7, orderLevel: 'urgent', methods: ['sms'] };
    await db
      .updateTable('inspectionPlan')
      .set({ failure: JSON.stringify(failure) })
      .where('planId', '=', 2)
      .execute();
    const rows = [row('aaaaaaaa', 4, 1, 1, failed), row('bbbbbbbb', 4, 1, 1, failed)];
    for (const role of ['unit', 'platform', 'unit'] as const) expect(await sync(rows, role)).toHaveLength(2);
    const orders = await db.selectFrom('workOrder').selectAll().where('category', '=', 'inspection').execute();
    const [hazard] = await hazards();
    expect(orders).toMatchObject([
      { level: 'urgent', state: 'pending', methods: ['sms'], hazardId: hazard?.hazardId, placeId: hazard?.placeId },
    ]);
    const task = await (await w.as('unit')).send(c.task, { taskId: 4 });
    const item = task.points[0]?.items.find(({ itemId }) => itemId === 1);
    expect(item?.failure).toMatchObject({ state: 'order', orderId: orders[0]?.orderId });
  });

  it('put the clock of a phone right, mark it, and let nothing be later than its arrival [N24] [INS-05]', async () => {
    const yearAhead = 365 * 24 * hourMs;
    const ahead = row('eeeeeeee', 1, 1, 3, { atMs: fixtureNow + yearAhead - 2 * hourMs });
    expect(await sync([ahead], 'unit', fixtureNow + yearAhead)).toEqual(['added']);
    const task = await (await w.as('unit')).send(c.task, { taskId: 1 });
    expect(task.points[0]?.items[0]?.results).toMatchObject([
      { at: new Date(fixtureNow - 2 * hourMs).toISOString(), isClockWrong: true, skewMs: -yearAhead },
    ]);
  });

  it('let who recorded a result correct it until the task is completed [INS-05]', async () => {
    await sync([row('ffffffff', 1, 1, 1, failed)]);
    const right = { description: '看错了，压力正常', corrects: 'phone-ffffffff' };
    expect(await sync([row('gggggggg', 1, 1, 1, { ...right, inspectorId: 22 })])).toEqual(['inspection.result.others']);
    expect(await sync([row('hhhhhhhh', 1, 1, 1, right)])).toEqual(['added']);
    expect((await (await w.as('unit')).send(c.task, { taskId: 1 })).failed).toBe(0);
    await sync([row('iiiiiiii', 1, 1, 3), row('jjjjjjjj', 1, 2, 1)]);
    const late = row('kkkkkkkk', 1, 2, 1, { description: '更正说明', corrects: 'phone-jjjjjjjj' });
    expect(await sync([late])).toEqual(['inspection.result.complete']);
  });

  it('leave failures to somebody where the plan says nothing; of two who decide the second learns who was first [INS-05] [ALM-13]', async () => {
    const unit = await w.as('unit');
    expect((await unit.send(c.undecided, {})).rows).toMatchObject([{ failureId: 1, description: '指针在红区' }]);
    const decide = { failureId: 1, decision: 'hazard', hazardLevel: 3, dueDays: 5, methods: [], reason: '' };
    expect(await codeOf(unit.send(c.decideFailure, { ...decide, hazardLevel: undefined }))).toBe('form.required');
    expect(await codeOf(unit.send(c.decideFailure, { ...decide, decision: 'dismiss' }))).toBe(
      'inspection.failure.reason',
    );
    expect(await unit.send(c.decideFailure, decide)).toMatchObject({ state: 'hazard', decidedBy: 'unit-R001' });
    const second = await refusalOf((await w.as('platform')).send(c.decideFailure, decide));
    expect([second.code, second.problems[0]?.args?.name]).toEqual(['inspection.failure.decided', 'unit-R001']);
    expect(await hazards()).toHaveLength(1);
    expect((await unit.send(c.undecided, {})).total).toBe(0);
  });

  it('are found by how they stand as the rule says, and given to another inspector one by one [INS-05]', async () => {
    const platform = await w.as('platform');
    await w.database.db.updateTable('inspectionTask').set({ toDay: '2026-11-22' }).where('taskId', '=', 4).execute();
    const all = (await platform.send(c.tasks, { pageSize: 50 })).rows;
    expect(all).toHaveLength(5);
    for (const standing of taskStandings) {
      const { rows } = await platform.send(c.tasks, { standing: [standing], pageSize: 50 });
      const expected = all.filter(({ fromDay, toDay, completedAt, withdrawnAt, isMadeLate }) => {
        const completedAtMs = completedAt === null ? null : Date.parse(completedAt);
        const facts = { from: fromDay, to: toDay, completedAtMs, isWithdrawn: withdrawnAt !== null, isMadeLate };
        return taskStanding(facts, fixtureNow) === standing;
      });
      expect(rows.map(({ taskId }) => taskId)).toEqual(expected.map(({ taskId }) => taskId));
    }
    const { rows: dueToday, counts } = await platform.send(c.tasks, { due: 'today', pageSize: 50 });
    const of = (standing: TaskStanding) => all.filter((one) => one.standing === standing);
    expect(dueToday).toEqual(of('running').filter(({ toDay }) => toDay === dayAt(fixtureNow)));
    expect(counts).toEqual({
      overdue: of('overdue').length,
      dueToday: dueToday.length,
      running: of('running').length,
    });
    expect([dueToday.length, counts.running, counts.overdue]).toEqual([2, 3, 1]);
    await sync([row('aaaaaaaa', 1, 1, 1), row('iiiiiiii', 1, 1, 3), row('jjjjjjjj', 1, 2, 1)]);
    const { rows } = await platform.send(c.reassignTasks, { taskIds: [5, 1, 2, 101], inspectorId: 22 });
    expect(rows.map(({ taskId, problem }) => [taskId, problem?.code])).toEqual([
      [1, 'inspection.task.ended'],
      [2, undefined],
      [5, 'inspection.plan.inspector'],
      [101, 'inspection.task.notFound'],
    ]);
    expect(await platform.send(c.task, { taskId: 2 })).toMatchObject({ inspectorName: '李敏' });
  });

  it('are seen by their unit and those above it, with their pictures, by nobody of another unit or tenant [ROL-06] [INS-05]', async () => {
    const seenBy = async (role: 'platform' | 'agent' | 'unit' | 'maint' | 'org', rentId?: string) =>
      (await (await w.as(role, rentId)).send(c.tasks, { pageSize: 50 })).rows
        .map(({ taskId }) => taskId)
        .toSorted((a, b) => a - b);
    expect(await seenBy('platform')).toEqual([1, 2, 3, 4, 5]);
    for (const role of ['agent', 'unit', 'maint'] as const) expect(await seenBy(role)).toEqual([1, 2, 3, 4]);
    expect(await seenBy('platform', 'R002')).toEqual([101]);
    for (const foreign of [await w.as('unit'), await w.as('platform', 'R002')])
      expect(await codeOf(foreign.send(c.task, { taskId: 5 }))).toBe('inspection.task.notFound');
    const stranger = await w.as('platform', 'R002');
    expect(
      await codeOf(stranger.send(c.decideFailure, { failureId: 1, decision: 'dismiss', reason: '无需处理' })),
    ).toBe('inspection.failure.notFound');
  });

  it('take at the desk from the account of an inspector results of its own tasks in its own name, and of all tasks from who gives them out [INS-05] [ROL-06]', async () => {
    await bindAccount(w, 22, 'unit');
    const recording = ['inspectionTasks:view', 'inspectionTasks:handle', 'inspectionTaskDetail:view'];
    await asRole(w, 'unit', recording, async (token) => {
      const own = w.client(token);
      const record = async (...rows: Row[]) =>
        (await own.send(c.sync, { sentAtMs: fixtureNow, rows })).rows.map(
          ({ outcome, problem }) => problem?.code ?? outcome,
        );
      expect((await own.send(c.task, { taskId: 1 })).mayRecord).toBe(false);
      expect(await record(row('aaaaaaaa', 1, 1, 1), row('bbbbbbbb', 1, 1, 3, { inspectorId: 22 }))).toEqual([
        'inspection.result.notYours',
        'inspection.result.notYours',
      ]);
      expect(await codeOf(own.send(c.reassignTasks, { taskIds: [1], inspectorId: 22 }))).toBe('role.noPermission');
      await (await w.as('platform')).send(c.reassignTasks, { taskIds: [1], inspectorId: 22 });
      expect((await own.send(c.task, { taskId: 1 })).mayRecord).toBe(true);
      expect(await record(row('aaaaaaaa', 1, 1, 1), row('bbbbbbbb', 1, 1, 3, { inspectorId: 22 }))).toEqual([
        'inspection.result.ownName',
        'added',
      ]);
    });
    // with the button that gives tasks out, the same account records for the others
    expect(await sync([row('cccccccc', 4, 1, 1)])).toEqual(['added']);
    // an account that stands for no inspector, such as that of a shared phone, records what it sees
    await asRole(w, 'maint', recording, async (token) => {
      const { rows } = await w
        .client(token)
        .send(c.sync, { sentAtMs: fixtureNow, rows: [row('dddddddd', 4, 1, 3), row('eeeeeeee', 5, 1, 1)] });
      expect(rows.map(({ outcome, problem }) => problem?.code ?? outcome)).toEqual([
        'added',
        'inspection.task.notFound',
      ]);
    });
  });

  it('are walked by the inspectors of the demo city by the same call, each item once, and not before its hour [INS-05] [N25]', async () => {
    const account = await w.database.db
      .selectFrom('appUser')
      .select('username')
      .where('rentId', '=', 'R001')
      .where('role', '=', 'platform')
      .orderBy('userId')
      .executeTakeFirstOrThrow();
    const made = createCity({ seed: 'patrols', devices: 20, now: fixtureNow });
    const chief = made.accounts.find(({ role, rentId }) => role === 'platform' && rentId === 'R001');
    const accounts = chief ? [{ ...chief, ...account }] : [];
    const patrols = createPatrols({ city: { ...made, accounts }, desk: w.gateway.patrolDesk });
    const evening = fixtureNow + 7 * hourMs;
    expect(await patrols.tick(fixtureNow - 10 * hourMs)).toBe(0);
    const walked = await patrols.tick(evening);
    expect(walked).toBeGreaterThan(0);
    expect(await patrols.tick(evening)).toBe(0);
    const { results } = await w.database.db
      .selectFrom('inspectionResult')
      .select((eb) => eb.fn.countAll<number>().as('results'))
      .where('recordedBy', '<>', 'platform')
      .executeTakeFirstOrThrow();
    expect(results).toBe(walked);
  });

  it('come first as what needs somebody today, then as figures [INS-06]', async () => {
    await sync([row('aaaaaaaa', 1, 1, 1), row('iiiiiiii', 1, 1, 3), row('jjjjjjjj', 1, 2, 1)]);
    const home = await (await w.as('unit')).send(c.home, { days: 30 });
    expect(home).toMatchObject({ todayDone: 1, todayTotal: 2, overdueTotal: 1, undecidedTotal: 1 });
    expect(home.overdue.map(({ taskId }) => taskId)).toEqual([3]);
    expect(home.figures).toMatchObject({ total: 1, completed: 0, overdue: 1, failedItems: 1, completedRatio: 0 });
    expect(home.former).toMatchObject({ total: 0, completedRatio: null });
    expect(home.byInspector).toMatchObject([{ id: 21, name: '王芳', overdue: 1 }]);
  });
});
