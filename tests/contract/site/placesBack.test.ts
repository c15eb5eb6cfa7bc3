import { deviceCalls } from '@fireline/api/device';
import { type SentPlace, siteCalls } from '@fireline/api/site';
import { holderUndoMs } from '@fireline/domain/device';
import { beforeEach, expect, it, vi } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillPutDown, standingFor } from '../../fixtures/putDown.ts';
import { deviceKeyOf, fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

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
    await fillPutDown(db, { watch, camera });
  });
  const give = async () =>
    (await w.as('platform')).send(siteCalls.changePartner, { placeIds: [placeId], partnerId: 2 });
  const undo = async (moveId: string) => (await w.as('platform')).send(siteCalls.undoChangePartner, { moveId });
  const fetched = async () => {
    const { commands } = await w.client().send(deviceCalls.takeCommands, { imeis: [imeiOf(watch)] }, options);
    return commands.map(({ command, args }) => ({ command, args }));
  };
  const standing = async () => standingFor(await w.as('platform'), watch);

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

  it('come back with whom a watch calls, where it has forgotten that meanwhile [SIT-04] [DEV-12] [DEV-21]', async () => {
    const { moveId } = await give();
    expect(await fetched()).toEqual([{ command: 'sosNumbers', args: { numbers: [] } }]);
    expect(await undo(moveId)).toEqual({ places: 1, isPutBack: true });
    expect(await fetched()).toEqual([
      { command: 'ring', args: {} },
      { command: 'sosNumbers', args: { numbers: ['13800138000'] } },
    ]);
  });

  it('say so where a device that has forgotten its numbers takes no command now, where a camera is gone and where a task was changed [SIT-04] [DEV-12] [DEV-21]', async () => {
    const { db } = w.database;
    const suspended = await give();
    await fetched();
    const suspendedAt = new Date(w.time.clock()).toISOString();
    await db.updateTable('device').set({ suspendedAt }).where('deviceId', '=', watch).execute();
    expect(await undo(suspended.moveId)).toEqual({ places: 1, isPutBack: false });

    await db.updateTable('device').set({ suspendedAt: null }).where('deviceId', '=', watch).execute();
    const unseen = await give();
    await db.updateTable('device').set({ placeId: null }).where('deviceId', '=', camera).execute();
    expect(await undo(unseen.moveId)).toEqual({ places: 1, isPutBack: false });

    const changed = await give();
    await db.updateTable('deviceTask').set({ failure: '' }).where('taskId', '=', 41).execute();
    expect(await undo(changed.moveId)).toEqual({ places: 1, isPutBack: false });
  });

  it('come back without the numbers of a holder before theirs, which a watch that was off has never forgotten [SIT-04] [DEV-12] [DEV-21] [ROL-06]', async () => {
    const { db } = w.database;
    await give();
    // off until its new holder gives it away: it was never told to forget
    const failure = 'device.command.late';
    const over = { state: 'timedOut', endedAt: at(0), failure } as const;
    await db
      .updateTable('deviceCommand')
      .set(over)
      .where('deviceId', '=', watch)
      .where('state', '=', 'queued')
      .execute();
    w.time.advance(60_000);
    const { moveId } = await (
      await w.as('platform')
    ).send(siteCalls.changePartner, { placeIds: [placeId], partnerId: 1 });
    expect(await fetched()).toEqual([{ command: 'sosNumbers', args: { numbers: [] } }]);
    await undo(moveId);
    expect(await fetched()).toEqual([{ command: 'sosNumbers', args: { numbers: [] } }]);
  });

  it('come back without an upgrade that waited: its roll-out has ended it and retries it itself [SIT-04] [DEV-12] [DEV-18]', async () => {
    const { db } = w.database;
    await db.updateTable('deviceCommand').set({ command: 'upgrade' }).where('commandId', '=', 72).execute();
    const { moveId } = await give();
    await undo(moveId);
    const query = db.selectFrom('deviceCommand').select(['state', 'failure']).where('commandId', '=', 72);
    expect(await query.executeTakeFirst()).toEqual({ state: 'cancelled', failure: 'device.command.otherHolder' });
    expect(await fetched()).toEqual([]);
  });

  it('come back with SOS numbers that waited, also where a watch knows others [SIT-04] [DEV-12] [DEV-21]', async () => {
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
    // the gateway looks for rows that wait when it starts: this one comes later
    await w.gateway.idle();
    await db
      .insertInto('sosBatchRow')
      .values({ ...row, outcome: 'waiting' })
      .execute();
    const { moveId } = await give();
    const rowOf = () =>
      db
        .selectFrom('sosBatchRow')
        .select(['outcome', 'problem'])
        .where('batchId', '=', batchId)
        .executeTakeFirstOrThrow();
    expect(await rowOf()).toMatchObject({ outcome: 'refused', problem: { code: 'device.command.otherHolder' } });
    expect(await fetched()).toEqual([{ command: 'sosNumbers', args: { numbers: [] } }]);
    // the numbers that waited are newer than those which the watch knew: the batch tells it
    expect(await undo(moveId)).toEqual({ places: 1, isPutBack: true });
    await vi.waitFor(async () => expect(await rowOf()).toMatchObject({ outcome: 'sent', problem: null }));
    expect(await fetched()).toEqual([
      { command: 'ring', args: {} },
      { command: 'sosNumbers', args: { numbers: ['119'] } },
    ]);
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
      { code: 'site.place.back.changed', args: { place: '街角小店', name: 'platform-R001' } },
    ]);
    const third = await platform.send(siteCalls.assignMaint, { placeIds, maintId: 1 });
    const deletedAt = new Date(w.time.clock()).toISOString();
    await w.database.db.updateTable('maint').set({ deletedAt }).where('maintId', '=', maintId).execute();
    const gone = await refusalOf(platform.send(siteCalls.undoAssignMaint, { moveId: third.moveId }));
    expect(gone.problems).toEqual([{ code: 'site.maint.notFound', field: 'maintId' }]);
  });
});
