import { deviceCalls } from '@fireline/api/device';
import { type CommandArgs, holderUndoMs, phoneBookArgs } from '@fireline/domain/device';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fillPutDown, standingFor } from '../../fixtures/putDown.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';

const watch = 4;
const camera = 3;
interface NumbersTaken {
  readonly deviceId: number;
  readonly command: 'sosNumbers' | 'phoneBook';
  readonly args: CommandArgs;
}
const options = { headers: { authorization: deviceKeyOf('R001') } };

await onTestDatabase('devices that are moved to another holder by mistake', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    const { db } = w.database;
    await db.updateTable('device').set({ deviceType: 'smartwatch' }).where('deviceId', '=', watch).execute();
    await db.updateTable('device').set({ online: true }).where('deviceId', 'in', [watch, camera]).execute();
    await fillPutDown(db, { watch, camera });
  });
  const move = async (deviceIds: readonly number[]) =>
    (await (await w.as('platform')).send(deviceCalls.bind, { deviceIds, except: [], placeId: 1 })).moveId ?? '';
  const undo = async (moveId: string) => (await w.as('platform')).send(deviceCalls.undoMove, { moveId });
  const standing = async () => standingFor(await w.as('platform'), watch);
  const fetched = async () => {
    const { commands } = await w.client().send(deviceCalls.takeCommands, { imeis: [imeiOf(watch)] }, options);
    return commands.map(({ command, args }) => ({ command, args }));
  };
  /** Numbers that its holder sent to a device, and that it took. */
  async function took({ args, ...sent }: NumbersTaken) {
    const { db } = w.database;
    const account = db.selectFrom('appUser').select('userId').where('rentId', '=', 'R001');
    const { userId } = await account.executeTakeFirstOrThrow();
    const now = new Date(w.time.clock()).toISOString();
    const ended = { state: 'acknowledged', createdAt: now, sentAt: now, endedAt: now, failure: '' } as const;
    const order = { target: 0, waitMin: 3, createdBy: '主人', reason: '', userId } as const;
    await db
      .insertInto('deviceCommand')
      .values({ ...sent, args: JSON.stringify(args), ...order, ...ended })
      .execute();
  }

  it('come back with their timed tasks, waiting commands, cameras and SOS numbers, one or all of them [DEV-12] [DEV-19] [DEV-21] [DEV-22] [DEV-24]', async () => {
    const before = await standing();
    expect(before).toMatchObject({ waiting: ['ring'], camera });
    for (const deviceIds of [[watch], [camera], [watch, camera]]) {
      const moveId = await move(deviceIds);
      expect((await standing()).camera).toBe(null);
      w.time.advance(60_000);
      expect(await undo(moveId)).toEqual({ done: deviceIds.length, refused: [], isPutBack: true });
      expect(await standing()).toEqual(before);
    }
    const moveId = await move([watch]);
    expect(await fetched()).toEqual([{ command: 'sosNumbers', args: { numbers: [] } }]);
    expect(await undo(moveId)).toMatchObject({ done: 1, isPutBack: true });
    expect(await fetched()).toEqual([
      { command: 'ring', args: {} },
      { command: 'sosNumbers', args: { numbers: ['13800138000'] } },
    ]);
  });

  it('say so where not all comes back with them: later than an hour, and where their camera hangs nowhere by now [DEV-12] [DEV-19]', async () => {
    const first = await move([watch]);
    await w.database.db.updateTable('device').set({ placeId: null }).where('deviceId', '=', camera).execute();
    expect(await undo(first)).toEqual({ done: 1, refused: [], isPutBack: false });
    expect(await standing()).toMatchObject({ waiting: ['ring'], camera: null });

    const second = await move([watch]);
    w.time.advance(holderUndoMs + 1000);
    expect(await undo(second)).toEqual({ done: 1, refused: [], isPutBack: false });
    expect(await standing()).toMatchObject({ tasks: [], camera: null });
  });

  it('say nothing of it where nothing had been put down, however late [DEV-12]', async () => {
    await w.database.db.deleteFrom('cameraBinding').execute();
    // a phone book that was emptied is no number that it knows
    await took({ deviceId: camera, command: 'phoneBook', args: phoneBookArgs([]) });
    const bare = await move([camera]);
    w.time.advance(holderUndoMs + 1000);
    expect(await undo(bare)).toEqual({ done: 1, refused: [], isPutBack: true });
  });

  it('come back with their cameras from a move of many, whichever piece of it brings which [DEV-12] [DEV-19]', async () => {
    const { db } = w.database;
    const many = Array.from({ length: 121 }, (_, index) => 5000 + index);
    const like = await db.selectFrom('device').selectAll().where('deviceId', '=', watch).executeTakeFirstOrThrow();
    const binding = await db.selectFrom('cameraBinding').selectAll().executeTakeFirstOrThrow();
    await db.transaction().execute(async (tx) => {
      await insertMany(
        tx,
        'device',
        many.map((deviceId) => ({ ...like, deviceId, imei: imeiOf(deviceId), name: `设备${deviceId}` })),
      );
      await insertMany(tx, 'cameraBinding', [
        { ...binding, deviceId: 5120 },
        { ...binding, deviceId: 5010, cameraId: 5030 },
      ]);
    });
    const bound = () => db.selectFrom('cameraBinding').select(['deviceId', 'cameraId']).orderBy('deviceId').execute();
    const before = await bound();
    const moveId = await move([camera, ...many]);
    expect(await bound()).toEqual([]);
    expect(await undo(moveId)).toEqual({ done: 122, refused: [], isPutBack: true });
    expect(await bound()).toEqual(before);
  });

  it('of a move that noted nothing forget the numbers of the holder in between, and say so [DEV-12] [DEV-21] [ROL-06]', async () => {
    const { db } = w.database;
    const moveId = await move([watch]);
    await fetched();
    await sql`update device_life set was = was - 'ended' where move_id = ${moveId}`.execute(db);
    await took({ deviceId: watch, command: 'sosNumbers', args: { numbers: ['119'] } });
    expect(await undo(moveId)).toEqual({ done: 1, refused: [], isPutBack: false });
    expect(await fetched()).toEqual([{ command: 'sosNumbers', args: { numbers: [] } }]);
  });

  it('tell nothing of it where they move inside the same holder [DEV-12]', async () => {
    const before = await standing();
    const platform = await w.as('platform');
    const chosen = { deviceIds: [watch], except: [], placeId: 2, buildingId: 2, floor: 2 };
    const { moveId } = await platform.send(deviceCalls.bind, chosen);
    w.time.advance(holderUndoMs + 1000);
    expect(await undo(moveId ?? '')).toEqual({ done: 1, refused: [], isPutBack: true });
    expect((await standing()).tasks).toEqual(before.tasks);
  });
});
