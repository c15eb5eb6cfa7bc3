import { buildingCalls } from '@fireline/api/building';
import { inspectionCalls, type SentInspectionPoint } from '@fireline/api/inspection';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { linePointCount } from '@fireline/domain/inspection';
import { beforeEach, expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { advanceIds } from '../../../apps/gateway/src/lib/db/opened.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillInspectionPoints } from '../../fixtures/inspectionPoints.ts';
import { emptyUnitId, fixtureNow } from '../../fixtures/tenant.ts';

const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};
const sent: SentInspectionPoint = {
  name: '配电间灭火器',
  location: '配电间门口',
  categoryId: 1,
  unitId: 1,
  buildingId: 1,
  floor: 1,
  itemIds: [3, 1],
};
const c = inspectionCalls;

await onTestDatabase('points and lines of patrols', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillInspectionPoints(w);
  });
  const routeOf = async (lineId: number) => {
    const { route, revision } = await (await w.as('platform')).send(c.line, { lineId });
    return { ids: route.map(({ pointId }) => pointId), revision };
  };

  it('ask for all that a point needs, each at its field, with one message [INS-02] [INS-03]', async () => {
    const unit = await w.as('unit');
    const { problems } = await refusalOf(unit.send(c.createPoint, {}));
    expect(problems.map(({ code, field }) => [code, field])).toEqual(
      ['name', 'location', 'categoryId', 'unitId', 'itemIds'].map((field) => ['inspection.point.incomplete', field]),
    );
    const made = await unit.send(c.createPoint, sent);
    expect(made).toMatchObject({ unitName: '单位1', categoryName: '灭火器', floor: 1, lineId: null, items: 2 });
    expect(made.itemList.map(({ itemId }) => itemId)).toEqual([3, 1]);
    expect(await unit.send(c.point, { pointId: made.pointId })).toEqual(made);
  });

  it('are on a floor that a building of the unit has, with a category and items of the tenant [INS-02] [BLD-04]', async () => {
    const platform = await w.as('platform');
    const create = (change: object) => problemOf(platform.send(c.createPoint, { ...sent, ...change }));
    expect(await create({ buildingId: 2 })).toBe('inspection.point.buildingElsewhere buildingId');
    expect(await create({ floor: 99 })).toBe('inspection.point.noFloor floor');
    expect(await create({ floor: 0 })).toBe('inspection.point.noFloor floor');
    expect(await create({ buildingId: undefined })).toBe('inspection.point.buildingFirst buildingId');
    expect(await create({ categoryId: 4 })).toBe('inspection.category.notFound categoryId');
    expect(await create({ itemIds: [1, 4] })).toBe('inspection.item.notFound itemIds');
    expect(await create({ unitId: 101 })).toBe('site.unit.notFound unitId');
    expect(await create({ lineId: 3 })).toBe('inspection.line.otherUnit lineId');
    expect(await create({ lineId: 101 })).toBe('inspection.line.notFound lineId');
    const { buildings } = await platform.send(c.unitBuildings, { unitId: 1 });
    expect(buildings.map(({ buildingId }) => buildingId)).toEqual([1]);
  });

  it('keep the floor of a building that they are on [INS-02] [BLD-04]', async () => {
    const { db } = w.database;
    const platform = await w.as('platform');
    await db.updateTable('building').set({ floorsAbove: 30 }).where('buildingId', '=', 1).execute();
    await platform.send(c.createPoint, { ...sent, floor: 30 });
    const { problems } = await refusalOf(
      platform.send(buildingCalls.change, {
        number: 'A-1',
        status: 'inUse',
        category: 'multiStorey',
        usage: 'commercial',
        structure: 'concrete',
        fireHazard: 'wu',
        fireResistance: 'two',
        seismic: 'standard',
        ownership: 'private',
        name: '楼1',
        buildingId: 1,
        revision: 1,
        floorsAbove: 29,
        floorsUnder: 3,
      }),
    );
    expect(problems).toMatchObject([{ code: 'building.floorsInUse', field: 'floorsAbove', args: { 0: '30F' } }]);
  });

  it('stay in a building that has left their unit, which no other point can be in [INS-02] [BLD-04]', async () => {
    const { db } = w.database;
    const platform = await w.as('platform');
    const { pointId } = await platform.send(c.createPoint, sent);
    const { placeId } = await db
      .selectFrom('building')
      .select('placeId')
      .where('buildingId', '=', 2)
      .executeTakeFirstOrThrow();
    await db.updateTable('building').set({ placeId }).where('buildingId', '=', 1).execute();
    const named = { pointId, revision: 1 };
    expect(await platform.send(c.changePoint, { ...sent, ...named, name: '新名' })).toMatchObject({
      name: '新名',
      buildingId: 1,
      floor: 1,
    });
    const elsewhere = 'inspection.point.buildingElsewhere buildingId';
    expect(await problemOf(platform.send(c.changePoint, { ...sent, ...named, revision: 2, floor: 2 }))).toBe(elsewhere);
    expect(await problemOf(platform.send(c.createPoint, sent))).toBe(elsewhere);
  });

  it('are in no building of a deleted place, which no form offers [INS-02] [SIT-01]', async () => {
    const { db } = w.database;
    const platform = await w.as('platform');
    const { placeId } = await db
      .selectFrom('building')
      .select('placeId')
      .where('buildingId', '=', 1)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('place')
      .set({ deletedAt: new Date(fixtureNow).toISOString() })
      .where('placeId', '=', placeId)
      .execute();
    expect((await platform.send(c.unitBuildings, { unitId: 1 })).buildings).toEqual([]);
    expect(await problemOf(platform.send(c.createPoint, sent))).toBe('inspection.point.buildingElsewhere buildingId');
  });

  it('are found by unit, category, building, line, and whether they are in one [INS-02]', async () => {
    const platform = await w.as('platform');
    const found = async (query: object) =>
      (await platform.send(c.points, query)).rows.map(({ pointId }) => pointId).toSorted((a, b) => a - b);
    expect(await found({})).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await found({ unitId: [2] })).toEqual([5]);
    expect(await found({ categoryId: [3] })).toEqual([3, 4]);
    expect(await found({ buildingId: [1] })).toEqual([1, 2, 3, 6]);
    expect(await found({ lineId: [1, 3] })).toEqual([1, 2, 5]);
    expect(await found({ inLine: 'no', unitId: [1] })).toEqual([3, 4, 6]);
    expect(await found({ search: '一号' })).toEqual([1, 2]);
    await platform.send(c.setToLine, { lineId: 1, pointIds: [6] });
    const { rows } = await platform.send(c.points, { sort: 'line', lineId: [1] });
    expect(rows.map(({ pointId, position }) => [pointId, position])).toEqual([
      [1, 1],
      [2, 2],
      [6, 3],
    ]);
  });

  it('set to a line come to its end, out of their own, and those there stay where they are [INS-03]', async () => {
    const unit = await w.as('unit');
    await unit.send(c.setToLine, { lineId: 2, pointIds: [4, 3] });
    expect((await routeOf(2)).ids).toEqual([4, 3]);
    expect(await unit.send(c.setToLine, { lineId: 1, pointIds: [3, 1] })).toEqual({ points: 3 });
    expect((await routeOf(1)).ids).toEqual([1, 2, 3]);
    // the line that lost one closes up and is another than before
    expect(await routeOf(2)).toEqual({ ids: [4], revision: 3 });
    const { rows } = await unit.send(c.points, { lineId: [2] });
    expect(rows.map(({ position }) => position)).toEqual([1]);
  });

  it('of another unit are named, each, and none is set to the line [INS-03]', async () => {
    const platform = await w.as('platform');
    const refused = await refusalOf(platform.send(c.setToLine, { lineId: 2, pointIds: [3, 5] }));
    expect(refused.problems).toMatchObject([{ code: 'inspection.line.otherUnit', args: { name: '仓库灭火器' } }]);
    // an empty line has a unit, too
    expect(await problemOf(platform.send(c.setToLine, { lineId: 2, pointIds: [5] }))).toBe(
      'inspection.line.otherUnit points.0',
    );
    expect((await routeOf(2)).ids).toEqual([]);
    expect((await routeOf(3)).ids).toEqual([5]);
    const line = { name: '三号线', unitId: 1, pointIds: [3, 5, 1] };
    expect((await refusalOf(platform.send(c.createLine, line))).problems).toMatchObject([
      { code: 'inspection.line.otherUnit', field: 'pointIds.1', args: { name: '仓库灭火器' } },
      { code: 'inspection.line.taken', field: 'pointIds.1', args: { line: '仓库线' } },
      { code: 'inspection.line.taken', field: 'pointIds.2', args: { name: '大堂灭火器', line: '一号线' } },
    ]);
    expect(await problemOf(platform.send(c.setToLine, { lineId: 2, pointIds: [] }))).toBe(
      'inspection.line.selectPoints points',
    );
    expect(await problemOf(platform.send(c.setToLine, { lineId: 2, pointIds: [101] }))).toBe(
      'inspection.point.notFound pointIds',
    );
  });

  it('are walked in the order that the line was saved with; the second of two editors learns who was first [INS-03] [SHL-30]', async () => {
    const unit = await w.as('unit');
    const order = [4, 2, 1, 3];
    const change = { lineId: 1, revision: 1, name: '一号线', unitId: 1, pointIds: order };
    expect(await unit.send(c.changeLine, change)).toMatchObject({ points: 4, revision: 2, changedBy: 'unit-R001' });
    expect((await routeOf(1)).ids).toEqual(order);
    const late = await refusalOf((await w.as('agent')).send(c.changeLine, { ...change, pointIds: [1] }));
    expect([late.code, late.problems[0]?.args?.name]).toEqual(['form.conflict', 'unit-R001']);
    expect((await routeOf(1)).ids).toEqual(order);
    const point = await unit.send(c.changePoint, { ...sent, pointId: 2, revision: 1, lineId: 1 });
    expect([point.position, (await routeOf(1)).ids]).toEqual([2, order]);
    const latePoint = await refusalOf(unit.send(c.changePoint, { ...sent, pointId: 2, revision: 1 }));
    expect(latePoint.code).toBe('form.conflict');
    // without a line it leaves the one that it was in
    await unit.send(c.changePoint, { ...sent, pointId: 2, revision: 2 });
    expect((await routeOf(1)).ids).toEqual([4, 1, 3]);
  });

  it('are at most 200 in a line [INS-03]', async () => {
    const { db } = w.database;
    const [first = {}] = await db.selectFrom('inspectionPoint').selectAll().where('pointId', '=', 4).execute();
    const ids = Array.from({ length: linePointCount.max }, (_, at) => 1000 + at);
    await db.transaction().execute(async (tx) => {
      await insertMany(
        tx,
        'inspectionPoint',
        ids.map((pointId) => Object.assign({}, first, { pointId })),
      );
      await advanceIds(tx);
    });
    const unit = await w.as('unit');
    expect(await unit.send(c.setToLine, { lineId: 2, pointIds: ids })).toEqual({ points: linePointCount.max });
    expect(await problemOf(unit.send(c.setToLine, { lineId: 2, pointIds: [3] }))).toBe('form.tooMany points');
    expect(await problemOf(unit.send(c.createPoint, { ...sent, lineId: 2 }))).toBe('form.tooMany lineId');
  });

  it('in a line are not deleted, and points stay when their line is [INS-02] [INS-03]', async () => {
    const unit = await w.as('unit');
    const { problems } = await refusalOf(unit.send(c.deletePoint, { pointId: 1, revision: 1 }));
    expect(problems).toMatchObject([{ code: 'inspection.point.inLine', args: { line: '一号线' } }]);
    await unit.send(c.deleteLine, { lineId: 1, revision: 1 });
    expect(await problemOf(unit.send(c.line, { lineId: 1 }))).toBe('inspection.line.notFound lineId');
    expect((await unit.send(c.points, { inLine: 'no' })).total).toBe(5);
    await unit.send(c.deletePoint, { pointId: 1, revision: 1 });
    expect(await problemOf(unit.send(c.point, { pointId: 1 }))).toBe('inspection.point.notFound pointId');
  });

  it('keep the category and the items that they use from being deleted [INS-01] [INS-02]', async () => {
    const platform = await w.as('platform');
    const { rows } = await platform.send(c.categories, { sort: 'name' });
    expect(Object.fromEntries(rows.map(({ categoryId, points }) => [categoryId, points]))).toEqual({
      1: 4,
      2: 0,
      3: 2,
    });
    const item = await refusalOf(platform.send(c.deleteItem, { itemId: 3, revision: 1 }));
    expect(item.problems).toMatchObject([{ code: 'inspection.item.inUse', args: { points: 1 } }]);
    const category = await refusalOf(platform.send(c.deleteCategory, { categoryId: 3, revision: 1 }));
    expect(category.problems).toMatchObject([{ code: 'inspection.category.inUse', args: { points: 2 } }]);
  });

  it('are seen by their unit and those above it, and by nobody of another unit or tenant [ROL-06] [ORG-05] [INS-02]', async () => {
    const seenBy = async (role: 'platform' | 'agent' | 'unit' | 'maint', rentId?: string) =>
      (await (await w.as(role, rentId)).send(c.points, {})).rows
        .map(({ pointId }) => pointId)
        .toSorted((a, b) => a - b);
    expect(await seenBy('platform')).toEqual([1, 2, 3, 4, 5, 6]);
    for (const role of ['agent', 'unit', 'maint'] as const) expect(await seenBy(role)).toEqual([1, 2, 3, 4, 6]);
    expect(await seenBy('platform', 'R002')).toEqual([101]);
    const unit = await w.as('unit');
    expect((await unit.send(c.lines, {})).rows.map(({ lineId }) => lineId)).toHaveLength(3);
    for (const foreign of [unit, await w.as('platform', 'R002')]) {
      expect(await problemOf(foreign.send(c.point, { pointId: 5 }))).toBe('inspection.point.notFound pointId');
      expect(await problemOf(foreign.send(c.setToLine, { lineId: 3, pointIds: [5] }))).toBe(
        'inspection.line.notFound lineId',
      );
      expect(await problemOf(foreign.send(c.changePoint, { ...sent, pointId: 5, revision: 1 }))).toBe(
        'inspection.point.notFound pointId',
      );
      expect((await foreign.send(c.unitPoints, { unitId: 2 })).points).toEqual([]);
      expect((await foreign.send(c.unitBuildings, { unitId: 2 })).buildings).toEqual([]);
    }
    for (const role of ['org', 'resident'] as const)
      expect((await refusalOf((await w.as(role)).send(c.points, {}))).code).toBe('role.noPermission');
  });

  it('tell in the log what was changed, by the names of what they have [SES-10] [INS-03]', async () => {
    const platform = await w.as('platform');
    await platform.send(c.setToLine, { lineId: 2, pointIds: [4, 3] });
    await platform.send(c.changePoint, { ...sent, pointId: 6, revision: 1, lineId: 2 });
    const entry = async (action: 'inspection.setToLine' | 'inspection.changePoint') =>
      (await platform.send(sessionCalls.userLog, { action })).rows[0];
    expect(await entry('inspection.setToLine')).toMatchObject({
      detail: '2 二号线',
      changes: { points: { before: ['东门', '楼梯间防火门'], after: ['东门', '楼梯间防火门', '配电间灭火器'] } },
    });
    // the line that lost a point tells it, too
    await platform.send(c.setToLine, { lineId: 4, pointIds: [3] });
    const { rows } = await platform.send(sessionCalls.userLog, { targetKind: 'inspectionLine', targetId: '2' });
    expect(rows.map(({ action }) => action)).toEqual([
      'inspection.changeLine',
      'inspection.setToLine',
      'inspection.setToLine',
    ]);
    expect(rows[0]).toMatchObject({
      detail: '2 二号线',
      changes: { points: { before: ['东门', '楼梯间防火门', '配电间灭火器'], after: ['东门', '配电间灭火器'] } },
    });
    expect(await entry('inspection.changePoint')).toMatchObject({
      detail: '6 配电间灭火器',
      changes: { line: { before: null, after: '二号线' }, items: { before: ['压力'], after: ['喷管', '压力'] } },
    });
  });

  it('go with their unit [INS-02] [SIT-06]', async () => {
    const { db } = w.database;
    const at = new Date(fixtureNow).toISOString();
    const by = { createdBy: 'agent', createdAt: at, changedBy: 'agent', changedAt: at };
    const agent = await w.as('agent');
    const point = await agent.send(c.createPoint, {
      ...sent,
      unitId: emptyUnitId,
      buildingId: undefined,
      floor: undefined,
    });
    await db
      .insertInto('inspectionLine')
      .values({ ...by, unitId: emptyUnitId, name: '线' })
      .execute();
    await agent.send(siteCalls.deleteUnit, { unitId: emptyUnitId });
    expect(await problemOf(agent.send(c.point, { pointId: point.pointId }))).toBe('inspection.point.notFound pointId');
    for (const table of ['inspectionPoint', 'inspectionLine'] as const)
      expect(await db.selectFrom(table).select('name').where('unitId', '=', emptyUnitId).execute()).toEqual([]);
  });
});
