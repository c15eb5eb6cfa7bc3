import { deviceCalls } from '@fireline/api/device';
import { holderUndoMs } from '@fireline/domain/device';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../fixtures/gateway.ts';
import { fillPutDown, standingFor } from '../fixtures/putDown.ts';
import { deviceKeyOf, imeiOf } from '../fixtures/tenant.ts';

const watch = 4;
const camera = 3;
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

  it('say so where not all comes back with them: later than an hour, and where a camera watches elsewhere by now [DEV-12] [DEV-19]', async () => {
    const first = await move([watch]);
    await w.database.db.updateTable('device').set({ placeId: null }).where('deviceId', '=', camera).execute();
    expect(await undo(first)).toEqual({ done: 1, refused: [], isPutBack: false });
    expect(await standing()).toMatchObject({ waiting: ['ring'], camera: null });

    const second = await move([watch]);
    w.time.advance(holderUndoMs + 1000);
    expect(await undo(second)).toEqual({ done: 1, refused: [], isPutBack: false });
    expect(await standing()).toMatchObject({ tasks: [], camera: null });
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
