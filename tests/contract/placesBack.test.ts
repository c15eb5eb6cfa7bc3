import { deviceCalls } from '@fireline/api/device';
import { type SentPlace, siteCalls } from '@fireline/api/site';
import { holderUndoMs } from '@fireline/domain/device';
import { beforeEach, expect, it } from 'vitest';
import { insertMany } from '../../apps/gateway/src/lib/db/bulk.ts';
import { advanceIds } from '../../apps/gateway/src/lib/db/opened.ts';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../fixtures/gateway.ts';
import { deviceKeyOf, fixtureNow, imeiOf } from '../fixtures/tenant.ts';

const shop: SentPlace = {
  name: '街角小店',
  type: 'C',
  smallKind: 'shop',
  manager: '赵店长',
  phone: '13800138000',
  mobiles: ['13800138000'],
  address: '科技路9号',
  unitId: 1,
};
const watch = 4;
const camera = 3;
const at = (minutesAgo: number): string => new Date(fixtureNow - minutesAgo * 60_000).toISOString();
const options = { headers: { authorization: deviceKeyOf('R001') } };

await onTestDatabase('places that are given away by mistake', ({ open }) => {
  let w: FixtureGateway;
  let placeId = 0;
  beforeEach(async () => {
    w = await open();
    const { db } = w.database;
    ({ placeId } = await (await w.as('platform')).send(siteCalls.createPlace, shop));
    // of no unit: another partner is another holder
    await db.updateTable('place').set({ unitId: null }).where('placeId', '=', placeId).execute();
    await db
      .updateTable('device')
      .set({ placeId, unitId: null, partnerId: 1, online: true })
      .where('deviceId', 'in', [watch, camera])
      .execute();
    await db.updateTable('device').set({ deviceType: 'smartwatch' }).where('deviceId', '=', watch).execute();
    await db.transaction().execute(async (tx) => {
      const by = { createdBy: '前主人', changedBy: '前主人', createdAt: at(45) };
      const task = { deviceId: watch, command: 'readNow', args: {}, waitMin: 3, ...by };
      const schedule = { repeat: 'daily', at: '22:00' };
      const nextRunAt = '2026-11-21T14:00:00.000Z';
      await insertMany(tx, 'deviceTask', [
        { ...task, taskId: 41, name: '早上读取', schedule, state: 'waiting', nextRunAt },
        { ...task, taskId: 42, name: '晚上读取', schedule, state: 'paused', nextRunAt: null },
      ]);
      const command = {
        deviceId: watch,
        target: 0,
        waitMin: 3,
        createdBy: '前主人',
        reason: '',
        userId: 1,
        failure: '',
      };
      const numbers = { command: 'sosNumbers', args: { numbers: ['13800138000'] }, state: 'acknowledged' };
      const ring = { command: 'ring', args: {}, state: 'queued', sentAt: null, endedAt: null };
      await insertMany(tx, 'deviceCommand', [
        { ...command, ...numbers, commandId: 71, createdAt: at(40), sentAt: at(39), endedAt: at(38) },
        { ...command, ...ring, commandId: 72, createdAt: at(5) },
      ]);
      const binding = { snapshotKinds: ['sos'], recordingKinds: [], recordingMin: 1, changedBy: '前主人' };
      const marks = { captureWatermark: 'without', recordingWatermark: 'without', changedAt: at(60) };
      await insertMany(tx, 'cameraBinding', [{ deviceId: watch, cameraId: camera, ...binding, ...marks }]);
      await advanceIds(tx);
    });
  });
  const give = async () =>
    (await w.as('platform')).send(siteCalls.changePartner, { placeIds: [placeId], partnerId: 2 });
  const undo = async (moveId: string) => (await w.as('platform')).send(siteCalls.undoChangePartner, { moveId });
  const fetched = async () => {
    const { commands } = await w.client().send(deviceCalls.takeCommands, { imeis: [imeiOf(watch)] }, options);
    return commands.map(({ command, args }) => ({ command, args }));
  };
  /** What its holder has put down for the watch. */
  const standing = async () => {
    const client = await w.as('platform');
    const [tasks, control, { binding }] = await Promise.all([
      client.send(deviceCalls.tasks, { deviceId: watch }),
      client.send(deviceCalls.control, { deviceId: watch }),
      client.send(deviceCalls.cameraBinding, { deviceId: watch }),
    ]);
    return {
      tasks: tasks.rows.map(({ name, state, nextRunAt }) => `${name} ${state} ${nextRunAt}`).toSorted(),
      waiting: control.waiting.map(({ command }) => command),
      camera: binding?.cameraId ?? null,
    };
  };

  it('come back with the timed tasks, waiting commands and cameras of their holder; a watch that was told nothing yet is told nothing [SIT-04] [DEV-12] [DEV-19] [DEV-22] [DEV-24]', async () => {
    const before = await standing();
    expect(before).toEqual({
      tasks: ['早上读取 waiting 2026-11-21T14:00:00.000Z', '晚上读取 paused null'],
      waiting: ['ring'],
      camera,
    });
    const { moveId } = await give();
    expect(await standing()).toEqual({ tasks: [], waiting: ['sosNumbers'], camera: null });
    w.time.advance(60_000);
    expect(await undo(moveId)).toEqual({ places: 1, isPutBack: true });
    expect(await standing()).toEqual(before);
    expect((await fetched()).map(({ command }) => command)).toEqual(['ring']);
  });

  it('come back with whom a watch calls, also where it has forgotten that meanwhile [SIT-04] [DEV-12] [DEV-21]', async () => {
    const { db } = w.database;
    const { rentId, userId } = await db
      .selectFrom('appUser')
      .select(['rentId', 'userId'])
      .where('rentId', '=', 'R001')
      .where('username', '=', 'platform')
      .executeTakeFirstOrThrow();
    const batch = { rentId, userId, createdBy: '前主人', createdAt: at(1), rows: 1 };
    const { batchId } = await db.insertInto('sosBatch').values(batch).returning('batchId').executeTakeFirstOrThrow();
    const row = { batchId, rowNo: 1, imei: imeiOf(watch), numbers: JSON.stringify(['119']), deviceId: watch } as const;
    await db
      .insertInto('sosBatchRow')
      .values({ ...row, outcome: 'waiting' })
      .execute();
    const { moveId } = await give();
    const whyRefused = async () =>
      (await db.selectFrom('sosBatchRow').select('problem').where('batchId', '=', batchId).executeTakeFirstOrThrow())
        .problem?.code;
    const ended = await whyRefused();
    expect(ended).toBeDefined();
    expect(await fetched()).toEqual([{ command: 'sosNumbers', args: { numbers: [] } }]);
    // one that waits at its former holder is withdrawn: the watch has to learn its numbers again
    await undo(moveId);
    expect(await fetched()).toEqual([
      { command: 'ring', args: {} },
      { command: 'sosNumbers', args: { numbers: ['13800138000'] } },
    ]);
    // it is looked at again at once, and may be refused for what waits by then
    expect(await whyRefused()).not.toBe(ended);
  });

  it('that somebody else had for longer come back without what ended, and say so [SIT-04] [DEV-12]', async () => {
    const { moveId } = await give();
    w.time.advance(holderUndoMs + 1000);
    expect(await undo(moveId)).toEqual({ places: 1, isPutBack: false });
    expect(await standing()).toMatchObject({ tasks: [], camera: null });
  });

  it('keep what their holder ended itself, and a task that was changed meanwhile stays as it is [SIT-04] [DEV-22]', async () => {
    const { moveId } = await give();
    const { db } = w.database;
    await db.updateTable('deviceTask').set({ failure: '' }).where('taskId', '=', 41).execute();
    await undo(moveId);
    expect((await standing()).tasks).toEqual(['早上读取 cancelled null', '晚上读取 paused null']);
  });

  it('to another maintenance company come back to the one before, unless somebody changed one or it is gone [SIT-07] [SHL-30]', async () => {
    const platform = await w.as('platform');
    const maint = await w.as('maint');
    const devices = async () => (await maint.send(deviceCalls.list, {})).total;
    const seen = await devices();
    const sent = {
      contact: '周经理',
      phone: '13800138000',
      address: '科技路1号',
      partnerId: 1,
      systemTitle: '新维保平台',
    };
    const { maintId } = await platform.send(siteCalls.createMaint, { ...sent, name: '新维保' });
    const placeIds = [1, placeId];
    const assign = () => platform.send(siteCalls.assignMaint, { placeIds, maintId });
    const { moveId } = await assign();
    expect(await devices()).toBe(0);
    const agent = await w.as('agent');
    expect((await refusalOf(agent.send(siteCalls.undoAssignMaint, { moveId }))).code).toBe('site.move.gone');
    expect(await platform.send(siteCalls.undoAssignMaint, { moveId })).toEqual({ places: 2 });
    expect(await devices()).toBe(seen);
    expect((await platform.send(siteCalls.place, { placeId })).maintId).toBeNull();

    const second = await assign();
    const { revision } = await platform.send(siteCalls.place, { placeId });
    await platform.send(siteCalls.changePlace, { ...shop, placeId, revision, manager: '新店长' });
    const changed = await refusalOf(platform.send(siteCalls.undoAssignMaint, { moveId: second.moveId }));
    expect(changed.problems).toEqual([
      { code: 'site.place.back.changed', args: { place: '街角小店', name: 'platform' } },
    ]);
    const third = await platform.send(siteCalls.assignMaint, { placeIds, maintId: 1 });
    const deletedAt = new Date(w.time.clock()).toISOString();
    await w.database.db.updateTable('maint').set({ deletedAt }).where('maintId', '=', maintId).execute();
    const gone = await refusalOf(platform.send(siteCalls.undoAssignMaint, { moveId: third.moveId }));
    expect(gone.problems).toEqual([{ code: 'site.maint.notFound', field: 'maintId' }]);
  });
});
