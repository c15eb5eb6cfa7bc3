import { deviceCalls } from '@fireline/api/device';
import { beforeEach, expect, it, vi } from 'vitest';
import { undoPiece } from '../../../apps/gateway/src/device/register/undo.ts';
import { beginUndo } from '../../../apps/gateway/src/device/register/undoStore.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { leaseMs } from '../../../apps/gateway/src/lib/jobs/lease.ts';
import { RoleRights } from '../../../apps/gateway/src/role/held.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const logOf = (warned: string[]) => ({
  info: () => {},
  warn: (text: string) => void warned.push(text),
  error: (text: string) => void warned.push(text),
});
const many = Array.from({ length: 230 }, (_, index) => 5000 + index);

await onTestDatabase('a move of many devices is taken back', ({ open }) => {
  let w: FixtureGateway;
  let moveId: string;
  beforeEach(async () => {
    w = await open();
    const { db } = w.database;
    const like = await db.selectFrom('device').selectAll().where('deviceId', '=', 3).executeTakeFirstOrThrow();
    const devices = many.map((deviceId) => ({ ...like, deviceId, imei: imeiOf(deviceId), name: `设备${deviceId}` }));
    await db.transaction().execute((tx) => insertMany(tx, 'device', devices));
    const moved = await (
      await w.as('platform')
    ).send(deviceCalls.bind, { deviceIds: many.slice(0, 200), except: [], placeId: 1 });
    moveId = moved.moveId ?? '';
    // the same move has more than one call sends
    const rest = await (
      await w.as('platform')
    ).send(deviceCalls.bind, { deviceIds: many.slice(200), except: [], placeId: 1 });
    await db.updateTable('deviceLife').set({ moveId }).where('moveId', '=', rest.moveId).execute();
  });
  const inPlace = async (placeId: number): Promise<number> =>
    (
      await w.database.db
        .selectFrom('device')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('deviceId', '>=', 5000)
        .where('placeId', '=', placeId)
        .executeTakeFirstOrThrow()
    ).count;

  it('in pieces, each of which stays done, and by another gateway where one dies [DEV-12]', async () => {
    const { database, time } = w;
    const { userId } = await database.db
      .selectFrom('appUser')
      .select('userId')
      .where('rentId', '=', 'R001')
      .where('username', '=', 'platform')
      .executeTakeFirstOrThrow();
    const now = new Date(time.clock()).toISOString();
    const until = new Date(time.clock() + leaseMs).toISOString();
    const undo = await database.db
      .transaction()
      .execute((tx) => beginUndo(tx, { moveId, rentId: 'R001', userId, by: '平台' }, { now, until }));
    if (!undo) throw new Error('it was not begun');
    const deps = { database, clock: time.clock, roleRights: new RoleRights(), log: logOf([]) };
    expect(await undoPiece(deps, undo)).toBe(true);
    expect([await inPlace(2), await inPlace(1)]).toEqual([100, 130]);
    // the gateway that began is believed to live: nobody begins again
    const again = (await w.as('platform')).send(deviceCalls.undoMove, { moveId });
    expect((await refusalOf(again)).problems[0]?.code).toBe('device.batch.undoing');
    time.advance(leaseMs + 1);
    time.advance(leaseMs);
    await vi.waitFor(async () => expect(await inPlace(2)).toBe(230));
    await vi.waitFor(async () => {
      const row = await database.db.selectFrom('deviceUndo').selectAll().executeTakeFirstOrThrow();
      expect([row.done, row.refused, row.endedAt !== null]).toEqual([230, [], true]);
    });
    // what the dead gateway might still do is nothing
    expect(await undoPiece(deps, undo)).toBe(false);
  });

  it('not for an account that is gone: the devices stay, and each says so [DEV-12]', async () => {
    const { database, time } = w;
    const { userId } = await database.db
      .selectFrom('appUser')
      .select('userId')
      .where('rentId', '=', 'R001')
      .where('username', '=', 'platform')
      .executeTakeFirstOrThrow();
    const now = new Date(time.clock()).toISOString();
    const until = new Date(time.clock() + leaseMs).toISOString();
    const undo = await database.db
      .transaction()
      .execute((tx) => beginUndo(tx, { moveId, rentId: 'R001', userId, by: '平台' }, { now, until }));
    if (!undo) throw new Error('it was not begun');
    await database.db.updateTable('appUser').set({ disabled: true }).where('userId', '=', userId).execute();
    const warned: string[] = [];
    const deps = { database, clock: time.clock, roleRights: new RoleRights(), log: logOf(warned) };
    while (await undoPiece(deps, undo));
    expect([await inPlace(1), warned.length]).toEqual([230, 3]);
    const row = await database.db.selectFrom('deviceUndo').selectAll().executeTakeFirstOrThrow();
    expect([row.done, row.refused.length, row.endedAt]).toEqual([0, 230, now]);
    expect(row.refused.find(({ deviceId }) => deviceId === 5000)).toEqual({
      deviceId: 5000,
      name: '设备5000',
      problem: { code: 'device.batch.accountGone', args: { name: '平台' } },
    });
  });

  it('once, where two ask at the same time [DEV-12]', async () => {
    const platform = await w.as('platform');
    const asked = await Promise.allSettled([1, 2].map(() => platform.send(deviceCalls.undoMove, { moveId })));
    const done = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(done).toEqual([{ done: 230, refused: [], isPutBack: true }]);
    expect(await inPlace(2)).toBe(230);
    const lives = await w.database.db
      .selectFrom('deviceLife')
      .select('lifeId')
      .where('deviceId', '=', many[0] ?? 0)
      .execute();
    expect(lives).toHaveLength(2);
    expect((await refusalOf(platform.send(deviceCalls.undoMove, { moveId }))).problems[0]?.code).toBe(
      'device.batch.gone',
    );
  });
});
