import { deviceCalls } from '@fireline/api/device';
import { publicCalls } from '@fireline/api/public';
import { siteCalls } from '@fireline/api/site';
import { holderUndoMs } from '@fireline/domain/device';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { advanceIds } from '../../../apps/gateway/src/lib/db/opened.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { deviceKeyOf, fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

/** In place 2 of unit 2, until it goes to unit 1. */
const watch = 4;
const at = (minutesAgo: number): string => new Date(fixtureNow - minutesAgo * 60_000).toISOString();
const options = { headers: { authorization: deviceKeyOf('R001') } };

await onTestDatabase('a device that goes to another holder', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await w.database.db
      .updateTable('device')
      .set({ deviceType: 'smartwatch', online: true, readings: JSON.stringify({ heartRate: 71, batteryRatio: 60 }) })
      .where('deviceId', '=', watch)
      .execute();
    await w.database.db.transaction().execute(async (tx) => {
      const segment = { stage: 'deep', fromMs: fixtureNow - 9 * 3_600_000, toMs: fixtureNow - 5 * 3_600_000 };
      await insertMany(tx, 'sleepNight', [{ deviceId: watch, night: '2026-11-21', segments: [segment] }]);
      await insertMany(tx, 'report', [
        { deviceId: watch, at: at(50), readings: { heartRate: 71 }, lng: 113.9, lat: 22.5, accuracyM: 8 },
      ]);
      const kept = { kind: 'snapshot', state: 'done', askedAt: at(40), hasWatermark: false, problems: [] };
      await insertMany(tx, 'media', [{ mediaId: 41, cameraId: watch, ...kept }]);
      const task = {
        name: '早上读取',
        command: 'readNow',
        args: {},
        waitMin: 3,
        createdBy: '前主人',
        changedBy: '前主人',
      };
      const schedule = { repeat: 'daily', at: '22:00' };
      const times = { createdAt: at(45), nextRunAt: '2026-11-21T14:00:00.000Z' };
      await insertMany(tx, 'deviceTask', [{ taskId: 41, deviceId: watch, ...task, schedule, ...times }]);
      const binding = { snapshotKinds: ['sos'], recordingKinds: [], recordingMin: 1, changedBy: '前主人' };
      const marks = { captureWatermark: 'without', recordingWatermark: 'without', changedAt: at(60) };
      await insertMany(tx, 'cameraBinding', [{ deviceId: watch, cameraId: 3, ...binding, ...marks }]);
      await advanceIds(tx);
    });
    const platform = await w.as('platform');
    await platform.send(deviceCalls.sendSosBatch, { rows: [{ imei: imeiOf(watch), numbers: ['13800138000'] }] });
    await vi.waitFor(async () => {
      const query = w.database.db.selectFrom('sosBatchRow').select('rowNo').where('outcome', '=', 'waiting');
      expect(await query.execute()).toEqual([]);
    });
    const { commands } = await w.client().send(deviceCalls.takeCommands, { imeis: [imeiOf(watch)] }, options);
    await w
      .client()
      .send(
        deviceCalls.acknowledge,
        { acknowledgements: commands.map(({ commandId, imei }) => ({ commandId, imei, isDone: true })) },
        options,
      );
    await platform.send(deviceCalls.sendCommand, { deviceId: watch, command: 'ring', waitMin: 2 });
    w.time.advance(60_000);
  });
  const bind = async (placeId: number) =>
    (await w.as('platform')).send(deviceCalls.bind, { deviceIds: [watch], except: [], placeId });
  /** What a reader of its pages is shown. */
  const shown = async (role: 'unit' | 'platform') => {
    const client = await w.as(role);
    const span = { from: at(600), to: at(-60) };
    const [sleep, media, track, curve, commands, tasks, control, life, binding] = await Promise.all([
      client.send(deviceCalls.sleep, { deviceId: watch }),
      client.send(deviceCalls.media, { deviceId: watch }),
      client.send(deviceCalls.trajectory, { deviceId: watch, ...span }),
      client.send(deviceCalls.readings, { deviceId: watch, measurement: 'heartRate', ...span }),
      client.send(deviceCalls.commands, { deviceId: watch }),
      client.send(deviceCalls.tasks, { deviceId: watch }),
      client.send(deviceCalls.control, { deviceId: watch }),
      client.send(deviceCalls.life, { deviceId: watch }),
      client.send(deviceCalls.cameraBinding, { deviceId: watch }),
    ]);
    const numbers = commands.rows.flatMap(({ args }) => (Array.isArray(args['numbers']) ? args['numbers'] : []));
    return {
      nights: sleep.nights.length,
      media: media.total,
      fixes: track.fixes.length,
      curve: curve.points.length,
      commands: commands.rows.map(({ command, state }) => `${command} ${state}`),
      waiting: control.waiting.map(({ command }) => command),
      numbers,
      tasks: tasks.rows.map(({ name, state }) => `${name} ${state}`),
      places: life.records.flatMap(({ event, detail }) => (event === 'bind' || event === 'unbind' ? [detail] : [])),
      camera: binding.binding?.cameraId ?? null,
    };
  };
  const before = {
    nights: 1,
    media: 1,
    fixes: 1,
    curve: 1,
    commands: ['ring queued', 'sosNumbers acknowledged'],
    waiting: ['ring'],
    numbers: ['13800138000'],
    tasks: ['早上读取 waiting'],
    places: [],
    camera: 3,
  };

  it('shows the next holder nothing of what it did for the former one [DEV-12] [ROL-06] [DEV-25]', async () => {
    expect(await shown('platform')).toEqual(before);
    await bind(1);
    const none = { nights: 0, media: 0, fixes: 0, curve: 0, numbers: [], tasks: [], camera: null };
    const own = { commands: ['sosNumbers queued'], waiting: ['sosNumbers'], places: ['场所1'] };
    expect(await shown('unit')).toEqual({ ...none, ...own });
    const unit = await w.as('unit');
    expect((await refusalOf(unit.download(deviceCalls.mediaFile, { mediaId: 41 }))).problems[0]?.code).toBe(
      'device.media.notFound',
    );
    expect((await unit.send(deviceCalls.detail, { deviceId: watch })).readings).toEqual({ batteryRatio: 60 });
    // what comes from now on is the next holder's
    await ingest(w, [
      { imei: imeiOf(watch), readings: { heartRate: 80 }, position: { lng: 113.9, lat: 22.5, accuracyM: 5 } },
    ]);
    expect(await shown('unit')).toMatchObject({ fixes: 1, curve: 1 });
  });

  it('has its waiting commands withdrawn with the reason, and its tasks and SOS numbers ended [DEV-12] [DEV-21] [DEV-22] [DEV-24]', async () => {
    const { db } = w.database;
    const waiting = { rowNo: 2, imei: imeiOf(watch), numbers: JSON.stringify(['119']), deviceId: watch } as const;
    const { batchId } = await db.selectFrom('sosBatch').select('batchId').executeTakeFirstOrThrow();
    // the gateway looks for rows that wait when it starts: this one comes later
    await w.gateway.idle();
    await db
      .insertInto('sosBatchRow')
      .values({ batchId, ...waiting, outcome: 'waiting' })
      .execute();
    await bind(1);
    const rows = await db
      .selectFrom('deviceCommand')
      .selectAll()
      .where('deviceId', '=', watch)
      .orderBy('commandId')
      .execute();
    expect(rows.map(({ command, state, failure }) => [command, state, failure])).toEqual([
      ['sosNumbers', 'acknowledged', ''],
      ['ring', 'cancelled', 'device.command.otherHolder'],
      ['sosNumbers', 'queued', ''],
    ]);
    expect(rows.at(-1)?.args).toEqual({ numbers: [] });
    const task = await db.selectFrom('deviceTask').selectAll().where('taskId', '=', 41).executeTakeFirstOrThrow();
    expect(task).toMatchObject({ state: 'cancelled', nextRunAt: null, failure: 'device.command.otherHolder' });
    const row = await db.selectFrom('sosBatchRow').selectAll().where('rowNo', '=', 2).executeTakeFirstOrThrow();
    expect([row.outcome, row.problem?.code]).toEqual(['refused', 'device.command.otherHolder']);
    // the watch forgets whom it called with the next report
    const { commands } = await w.client().send(deviceCalls.takeCommands, { imeis: [imeiOf(watch)] }, options);
    expect(commands.map(({ command, args }) => [command, args])).toEqual([['sosNumbers', { numbers: [] }]]);
  });

  it('keeps all of it while it moves inside the same holder [DEV-12]', async () => {
    const platform = await w.as('platform');
    await platform.send(deviceCalls.bind, { deviceIds: [watch], except: [], placeId: 2, buildingId: 2, floor: 2 });
    expect(await shown('platform')).toEqual({ ...before, places: ['场所2'] });
  });

  describe('and back', () => {
    it('is as it was when the move is taken back within the hour, and another holder’s later than that [DEV-12]', async () => {
      const platform = await w.as('platform');
      const first = await bind(1);
      await platform.send(deviceCalls.undoMove, { moveId: first.moveId ?? '' });
      expect(await shown('platform')).toMatchObject({ nights: 1, media: 1, fixes: 1, numbers: ['13800138000'] });
      const second = await bind(1);
      w.time.advance(holderUndoMs + 1);
      await platform.send(deviceCalls.undoMove, { moveId: second.moveId ?? '' });
      expect(await shown('platform')).toMatchObject({ nights: 0, media: 0, fixes: 0, numbers: [] });
    });
  });

  it('ends the links that were made to it before, until the move is taken back [DEV-12] [PUB-05]', async () => {
    const platform = await w.as('platform');
    const link = { subject: 'device', id: watch } as const;
    const { token } = await platform.send(publicCalls.createLink, link);
    const opened = () => w.client().send(publicCalls.device, { deviceId: watch, token });
    const listed = async () => (await platform.send(publicCalls.links, link)).total;
    expect([(await opened()).measurement, await listed()]).toEqual(['heartRate', 1]);
    w.time.advance(60_000);
    const { moveId } = await bind(1);
    expect((await refusalOf(opened())).code).toBe('public.claim.revoked');
    expect(await listed()).toBe(0);
    await platform.send(deviceCalls.undoMove, { moveId: moveId ?? '' });
    expect([(await opened()).measurement, await listed()]).toEqual(['heartRate', 1]);
  });

  it('goes with its place to another unit just so [DEV-12] [SIT-04]', async () => {
    const platform = await w.as('platform');
    await w.database.db.updateTable('place').set({ unitId: null }).where('placeId', '=', 2).execute();
    await w.database.db.updateTable('device').set({ unitId: null }).where('placeId', '=', 2).execute();
    await w.database.db.updateTable('place').set({ smallKind: 'shop' }).where('placeId', '=', 2).execute();
    await platform.send(siteCalls.changePartner, { placeIds: [2], partnerId: 1 });
    expect(await shown('platform')).toMatchObject({ nights: 0, media: 0, fixes: 0, numbers: [], places: ['场所2'] });
  });
});
