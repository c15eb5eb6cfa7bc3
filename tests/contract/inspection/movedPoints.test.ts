import { inspectionCalls } from '@fireline/api/inspection';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fillInspectionTasks } from '../../fixtures/inspectionTasks.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const c = inspectionCalls;

await onTestDatabase('points that go to another unit', ({ open }) => {
  it('tell nothing of the tasks and tags of the unit that they leave, until they come back [INS-02] [INS-05] [ROL-06]', async () => {
    const w = await open();
    await fillInspectionTasks(w);
    const { db } = w.database;
    await db
      .updateTable('inspectionTask')
      .set({ withdrawnAt: new Date(fixtureNow).toISOString() })
      .where('taskId', '=', 5)
      .execute();
    const platform = await w.as('platform');
    const before = await platform.send(c.point, { pointId: 1 });
    expect(before).toMatchObject({
      unitId: 1,
      lastLook: { failed: 1 },
      due: { standing: 'running' },
      tags: [{ tagId: 1 }],
    });
    const { name, location, categoryId, revision } = before;
    const sent = { pointId: 1, name, location, categoryId, itemIds: before.itemList.map(({ itemId }) => itemId) };
    const gone = await platform.send(c.changePoint, { ...sent, revision, unitId: 2 });
    expect(gone).toMatchObject({ unitId: 2, lastLook: null, due: null, tags: [] });
    expect(await platform.send(c.point, { pointId: 1 })).toEqual(gone);
    const newestFirst = async (unitId: number) =>
      (await platform.send(c.points, { unitId: [unitId], sort: 'lastLook', order: 'desc' })).rows.map(
        ({ pointId }) => pointId,
      );
    // nobody has looked at either, so that the order tells nothing
    expect(await newestFirst(2)).toEqual([5, 1]);
    // a task of the line that has not begun stays one of the unit that it was made for
    await db.updateTable('inspectionLine').set({ unitId: 2 }).where('lineId', '=', 4).execute();
    await db.updateTable('inspectionTask').set({ lineId: 4 }).where('taskId', '=', 2).execute();
    await db.insertInto('inspectionLinePoint').values({ lineId: 4, position: 1, pointId: 1 }).execute();
    expect((await platform.send(c.point, { pointId: 1 })).due).toBeNull();
    await platform.send(c.changePoint, { ...sent, revision: gone.revision, unitId: 1 });
    const { lastLook, due, tags } = before;
    expect(await platform.send(c.point, { pointId: 1 })).toMatchObject({ unitId: 1, lastLook, due, tags });
    expect((await newestFirst(1))[0]).toBe(1);
  });
});
