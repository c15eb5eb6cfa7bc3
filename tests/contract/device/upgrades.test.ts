import { deviceCalls, type Rollout, type RolloutDevice } from '@fireline/api/device';
import type { SendOf } from '@fireline/api/lib';
import { upgradePackageBytes } from '@fireline/domain/device';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { timeOutCommands } from '../../../apps/gateway/src/device/downlink/timeouts.ts';
import { receivePackage } from '../../../apps/gateway/src/device/upgrade/receive.ts';
import { tidyPackages } from '../../../apps/gateway/src/device/upgrade/tidy.ts';
import { workOnRollouts } from '../../../apps/gateway/src/device/upgrade/work.ts';
import { openDevices, settleDevice } from '../../../apps/gateway/src/device/upgrade/workStore.ts';
import { memoryFiles } from '../../../apps/gateway/src/lib/files/memory.ts';
import { noObserver } from '../../../apps/gateway/src/lib/observer.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { ingest } from '../../fixtures/reports.ts';
import { deviceKeyOf, fixtureNow, imeiOf } from '../../fixtures/tenant.ts';
import { fillUpgrades, upgradePackages, upgradeRollouts } from '../../fixtures/upgrades.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const quiet = { isStopped: () => false };
/** Gas detectors that the test adds to place 1. */
const gas = [21, 22, 23, 24, 25] as const;
const [first, second, third, fourth, fifth] = gas;

await onTestDatabase('upgrades of devices', ({ open }) => {
  let w: FixtureGateway;
  let nowMs: number;
  const errors: unknown[] = [];
  beforeEach(async () => {
    w = await open();
    nowMs = fixtureNow;
    errors.length = 0;
    await fillUpgrades(w);
    const { db } = w.database;
    const like = await db.selectFrom('device').selectAll().where('deviceId', '=', 6).executeTakeFirstOrThrow();
    const copy = (deviceId: number) => ({ ...like, deviceId, imei: imeiOf(deviceId), name: `燃气${deviceId}` });
    await db.transaction().execute((tx) =>
      insertMany(
        tx,
        'device',
        gas.map((id) => ({ ...copy(id), placeId: 1, partnerId: 1, unitId: 1, firmware: 'V1.0', firmwareKey: v10 })),
      ),
    );
  });
  const v10 = '00001.00000.00000.00000';
  const deps = () => ({
    database: w.database,
    clock: () => nowMs,
    log: { info: () => {}, warn: () => {}, error: (_: string, error: unknown) => errors.push(error) },
  });
  const work = () => workOnRollouts(deps(), quiet);
  const key = (rentId = 'R001') => ({ headers: { authorization: deviceKeyOf(rentId) } });
  const entered = {
    name: '燃气固件',
    version: 'V1.1',
    releasedOn: '2026-11-20',
    remarks: '改进自检',
    deviceTypes: ['gas'],
  } as const;
  type Entered = Omit<SendOf<typeof deviceCalls.addPackage>, 'file'>;
  const add = async (more: Partial<Entered> = {}, content = 'firmware 1.1', name = 'gas.bin') =>
    (await w.as('platform')).send(deviceCalls.addPackage, { ...entered, ...more, file: new File([content], name) });
  const refused = async (promise: Promise<unknown>) => {
    const { code, problems } = await refusalOf(promise);
    return problems[0] ?? { code };
  };
  const start = async (packageId: number, more: Partial<SendOf<typeof deviceCalls.startRollout>> = {}) =>
    (await w.as('platform')).send(deviceCalls.startRollout, {
      packageId,
      waveSize: 2,
      pauseMin: 10,
      stopPercent: 50,
      placeId: [1],
      ...more,
    });
  const rolloutOf = async (rolloutId: number) => (await w.as('platform')).send(deviceCalls.rollout, { rolloutId });
  const devicesOf = async (rolloutId: number) =>
    new Map(
      (await (await w.as('platform')).send(deviceCalls.rolloutDevices, { rolloutId, pageSize: 100 })).rows.map(
        (row): [number, RolloutDevice] => [row.deviceId, row],
      ),
    );
  const states = async (rolloutId: number, ids: readonly number[] = gas) => {
    const rows = await devicesOf(rolloutId);
    return ids.map((id) => rows.get(id)?.state);
  };
  const step = async ({ rolloutId, revision }: Rollout, to: 'pause' | 'goOn' | 'retry' | 'cancel') =>
    (await w.as('platform')).send(deviceCalls.stepRollout, { rolloutId, revision, step: to });
  const take = async (ids: readonly number[] = gas, rentId = 'R001') =>
    (await w.client().send(deviceCalls.takeCommands, { imeis: ids.map(imeiOf) }, key(rentId))).commands;
  const answer = (commandId: number, deviceId: number, reason?: string) => {
    const answered = { commandId, imei: imeiOf(deviceId), isDone: reason === undefined };
    const acknowledgements = [{ ...answered, ...(reason !== undefined && { reason }) }];
    return w.client().send(deviceCalls.acknowledge, { acknowledgements }, key());
  };
  const reports = (deviceId: number, firmware: string, rentId = 'R001') =>
    ingest(w, [{ imei: imeiOf(deviceId), firmware, readings: { signals: 20 } }], rentId);
  const fetchFile = (commandId: number, rentId = 'R001') =>
    w.client().download(deviceCalls.packageFile, { commandId }, key(rentId));

  describe('a package', () => {
    it('has its size and SHA-256 from the file, is listed with the devices on it and the older, changed and deleted [DEV-18]', async () => {
      const made = await add();
      expect(made).toMatchObject({
        sizeBytes: 12,
        fileName: 'gas.bin',
        uploadedBy: 'platform-R001',
        current: 0,
        older: 5,
        unknown: 1,
      });
      expect(made.sha256).toBe('1b1396f00d3a8bc8cec7e1008f9cf9243953d70cd354b1b0dab3b1e2338d9f5a');
      await reports(first, 'v1.1.0');
      const platform = await w.as('platform');
      const listed = async (more: SendOf<typeof deviceCalls.packages>) =>
        (await platform.send(deviceCalls.packages, { search: '燃气', ...more })).rows;
      expect(await listed({ deviceType: ['gas'] })).toMatchObject([{ current: 1, older: 4 }]);
      expect(await listed({ deviceType: ['lock'] })).toEqual([]);
      const versions = (await platform.send(deviceCalls.packages, { sort: 'version', order: 'desc' })).rows;
      expect(versions.map(({ version }) => version)).toEqual(['V3', 'V2.0', 'V1.1', 'V1.1', 'V1.1']);
      const { packageId } = made;
      const changed = await platform.send(deviceCalls.changePackage, {
        packageId,
        revision: 1,
        ...entered,
        version: 'V1.2',
      });
      expect(changed).toMatchObject({ version: 'V1.2', revision: 2, current: 0, older: 5 });
      const late = platform.send(deviceCalls.changePackage, { packageId, revision: 1, ...entered });
      expect(await refused(late)).toMatchObject({ code: 'device.upgrade.conflict', args: { name: 'platform-R001' } });
      await platform.send(deviceCalls.deletePackage, { packageId, revision: 2 });
      expect(await listed({})).toEqual([]);
      // the same file may come again
      expect((await add()).packageId).not.toBe(packageId);
    });

    it('keeps its file where the row was written, whatever fails afterwards, and leaves none where it was not [DEV-18]', async () => {
      const { db } = w.database;
      const kept = async () => {
        const keys: string[] = [];
        for await (const { key: fileKey } of w.files.list('upgrades/')) keys.push(fileKey);
        const rows = await db.selectFrom('upgradePackage').select('fileKey').where('deletedAt', 'is', null).execute();
        const named = new Set(rows.map(({ fileKey }) => fileKey));
        return {
          missing: [...named].filter((one) => !keys.includes(one)),
          left: keys.filter((one) => !named.has(one)),
        };
      };
      await sql
        .raw(`alter table upgrade_package add constraint broken check (version <> 'V9.9') not valid`)
        .execute(db);
      try {
        expect((await refused(add({ version: 'V9.9' }))).code).toBe('shell.serverError');
      } finally {
        await sql.raw('alter table upgrade_package drop constraint broken').execute(db);
      }
      w.failures.length = 0;
      expect(await kept()).toEqual({ missing: [], left: [] });
      await add();
      await refused(add({ name: '另一固件' }));
      expect(await kept()).toEqual({ missing: [], left: [] });
    });

    it('is refused without its fields and its file, twice, and with a name that hides what it is [DEV-18] [SHL-25]', async () => {
      const platform = await w.as('platform');
      const empty = await refusalOf(platform.send(deviceCalls.addPackage, {} as never));
      expect(empty.problems.map(({ field }) => field)).toEqual([
        'name',
        'version',
        'releasedOn',
        'remarks',
        'deviceTypes',
        'file',
      ]);
      expect(await refused(add({}, ''))).toMatchObject({ code: 'form.fileEmpty', field: 'file' });
      expect(await refused(add({ remarks: '长'.repeat(129) }))).toMatchObject({
        code: 'form.tooLong',
        field: 'remarks',
      });
      expect(await refused(add({ version: 'latest' }))).toMatchObject({ code: 'device.upgrade.version' });
      expect(await refused(add({}, 'x', 'nib\u202e.exe'))).toMatchObject({ code: 'device.upgrade.fileName' });
      await add();
      expect(await refused(add({ name: '别名' }))).toMatchObject({
        code: 'device.upgrade.fileTaken',
        args: { by: 'platform-R001', name: '燃气固件', version: 'V1.1' },
      });
      expect(await refused(add({ version: '1.1.0' }, 'other'))).toMatchObject({
        code: 'device.upgrade.versionTaken',
        field: 'version',
      });
      const kept: string[] = [];
      for await (const { key: file } of w.files.list('upgrades/')) if (!file.includes('fixture')) kept.push(file);
      expect(kept).toHaveLength(1);
    });

    it('beyond the limit ends its sender at the first byte too many, and leaves nothing [DEV-18]', async () => {
      const files = memoryFiles(w.time.clock);
      let sent = 0;
      async function* endless(): AsyncGenerator<Uint8Array> {
        const chunk = new Uint8Array(8 * 1024 * 1024);
        for (; sent < 4 * 1024 ** 3; sent += chunk.byteLength) yield chunk;
      }
      const file = { name: 'huge.bin', stream: () => endless() as never };
      expect(await receivePackage({ files }, 'upgrades/huge.bin', file)).toMatchObject({
        problems: [{ code: 'form.fileSize', field: 'file' }],
      });
      expect(sent).toBeLessThanOrEqual(upgradePackageBytes.max + 16 * 1024 * 1024);
      expect(await files.read('upgrades/huge.bin')).toBeUndefined();
    });

    it('that a gateway kept and could not note before it ended is removed after an hour [DEV-18]', async () => {
      async function* once(): AsyncGenerator<Uint8Array> {
        yield new Uint8Array(3);
      }
      await w.files.write('upgrades/lost.bin', once());
      const tidy = (clockMs: number) => tidyPackages({ database: w.database, files: w.files, clock: () => clockMs });
      await tidy(fixtureNow + hourMs - 1);
      expect(await w.files.read('upgrades/lost.bin')).toBeDefined();
      await tidy(fixtureNow + hourMs + 1);
      expect(await w.files.read('upgrades/lost.bin')).toBeUndefined();
      expect(await w.files.read('upgrades/fixture-1.bin')).toBeDefined();
    });

    it('is neither changed nor deleted while it is rolled out, and says by whom [DEV-18]', async () => {
      const platform = await w.as('platform');
      const held = { packageId: upgradePackages.rolling, revision: 1 };
      const rolling = { code: 'device.upgrade.rollingOut', args: { name: '安保主管' } };
      expect(await refused(platform.send(deviceCalls.deletePackage, held))).toMatchObject(rolling);
      expect(await refused(platform.send(deviceCalls.changePackage, { ...held, ...entered }))).toMatchObject(rolling);
      expect(await refused(platform.send(deviceCalls.deletePackage, { packageId: 101, revision: 1 }))).toMatchObject({
        code: 'device.upgrade.notFound',
      });
    });
  });

  describe('a roll-out', () => {
    it('goes out in waves with a pause between, each device applied by its report, and finishes [DEV-18]', async () => {
      const { packageId, sha256 } = await add();
      const made = await start(packageId);
      expect(made).toMatchObject({ state: 'running', total: 5, counts: { waiting: 5 }, createdBy: 'platform-R001' });
      const { rolloutId } = made;
      await work();
      expect(await states(rolloutId)).toEqual(['sent', 'sent', 'waiting', 'waiting', 'waiting']);
      const commands = await take();
      expect(commands.map(({ command, args }) => [command, args])).toEqual(
        [1, 2].map(() => ['upgrade', { packageId, version: 'V1.1', sizeBytes: 12, sha256 }]),
      );
      const [one, other] = commands;
      const { blob } = await fetchFile(one?.commandId ?? 0);
      expect(await blob.text()).toBe('firmware 1.1');
      expect(await states(rolloutId, [first, second])).toEqual(['downloading', 'sent']);
      await answer(one?.commandId ?? 0, first);
      await reports(first, 'V1.1');
      expect(await states(rolloutId, [first, second])).toEqual(['applied', 'sent']);
      await answer(other?.commandId ?? 0, second);
      await work();
      expect(await states(rolloutId, [first, second])).toEqual(['applied', 'downloading']);
      await reports(second, 'V1.1');
      await work();
      expect((await rolloutOf(rolloutId)).nextAt).toBe(new Date(fixtureNow + 10 * minuteMs).toISOString());
      nowMs += 10 * minuteMs - 1;
      await work();
      expect((await rolloutOf(rolloutId)).wave).toBe(1);
      nowMs += 1;
      await work();
      expect(await states(rolloutId)).toEqual(['applied', 'applied', 'sent', 'sent', 'waiting']);
      for (const id of [third, fourth]) await reports(id, 'V1.1');
      await work();
      nowMs += 10 * minuteMs;
      await work();
      await reports(fifth, 'V1.1');
      await work();
      expect(await rolloutOf(rolloutId)).toMatchObject({ state: 'finished', wave: 3, counts: { applied: 5 } });
      expect(errors).toEqual([]);
    });

    it('leaves out devices with the version, with a higher one, in another roll-out and out of service, and says how many [DEV-18]', async () => {
      const { packageId } = await add();
      await reports(first, 'V1.1');
      await reports(second, 'V2.0');
      const { db } = w.database;
      await db
        .updateTable('device')
        .set({ suspendedAt: new Date(fixtureNow).toISOString() })
        .where('deviceId', '=', third)
        .execute();
      const platform = await w.as('platform');
      const preview = (placeId: number) => platform.send(deviceCalls.rolloutPreview, { packageId, placeId: [placeId] });
      expect(await preview(1)).toEqual({
        chosen: 2,
        older: 2,
        unknown: 0,
        same: 1,
        higher: 1,
        busy: 0,
        idle: 1,
        highest: [{ deviceId: second, name: '燃气22', firmware: 'V2.0' }],
      });
      expect(await preview(2)).toMatchObject({ chosen: 1, unknown: 1 });
      const { rolloutId, total } = await start(packageId);
      expect(total).toBe(2);
      expect(await preview(1)).toMatchObject({ chosen: 0, busy: 2 });
      expect(await refused(start(packageId))).toMatchObject({ code: 'device.rollout.noDevices' });
      const lower = await start(packageId, { allowsLower: true });
      expect(lower.total).toBe(1);
      await work();
      expect(await states(lower.rolloutId, [second])).toEqual(['sent']);
      // it was brought to a higher version before its turn came
      await reports(fifth, 'V3.0');
      await db
        .updateTable('upgradeRolloutDevice')
        .set({ state: 'waiting', commandId: null })
        .where('deviceId', '=', fifth)
        .execute();
      await db.updateTable('deviceCommand').set({ state: 'cancelled' }).where('deviceId', '=', fifth).execute();
      await work();
      expect((await devicesOf(rolloutId)).get(fifth)?.problem).toEqual({
        code: 'device.rollout.lower',
        args: { version: 'V3.0' },
      });
    });

    it('sends each device one command with two gateways on it, also when one ends amid its work [DEV-18] [DEV-24]', async () => {
      const { packageId } = await add();
      const { rolloutId } = await start(packageId, { waveSize: 5, pauseMin: 0 });
      await Promise.all([work(), work(), work()]);
      await Promise.all([work(), work()]);
      const commands = await w.database.db
        .selectFrom('deviceCommand')
        .select(['deviceId', 'commandId'])
        .where('command', '=', 'upgrade')
        .where('deviceId', 'in', gas)
        .execute();
      expect(commands.map(({ deviceId }) => deviceId).toSorted((a, b) => a - b)).toEqual([...gas]);
      // a gateway that ends here has put the devices into a wave and sent half of them
      await w.database.db
        .updateTable('upgradeRolloutDevice')
        .set({ state: 'waiting', commandId: null })
        .where('rolloutId', '=', rolloutId)
        .where('deviceId', 'in', [fourth, fifth])
        .execute();
      await w.database.db.deleteFrom('deviceCommand').where('deviceId', 'in', [fourth, fifth]).execute();
      await Promise.all([work(), work()]);
      expect(await states(rolloutId)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
      expect((await rolloutOf(rolloutId)).wave).toBe(1);
      expect(errors).toEqual([]);
    });

    it('leaves out a device that cannot be sent it, says so, and goes on with the others [DEV-18]', async () => {
      const { packageId } = await add();
      const { rolloutId } = await start(packageId, { waveSize: 5, stopPercent: 100 });
      const { db } = w.database;
      // the database takes no command for this one
      await sql
        .raw(`alter table device_command add constraint broken check (device_id <> ${second}) not valid`)
        .execute(db);
      const skipped: string[] = [];
      const observer = { ...noObserver, skipped: ({ job }: { readonly job: string }) => void skipped.push(job) };
      try {
        await workOnRollouts({ ...deps(), observer }, quiet);
      } finally {
        await sql.raw('alter table device_command drop constraint broken').execute(db);
      }
      expect(await states(rolloutId)).toEqual(['sent', 'failed', 'sent', 'sent', 'sent']);
      expect((await devicesOf(rolloutId)).get(second)?.problem?.code).toBe('device.rollout.broken');
      expect([skipped, errors.length]).toEqual([['roll-outs of upgrades'], 1]);
      for (const id of gas) if (id !== second) await reports(id, 'V1.1');
      await work();
      const ended = await rolloutOf(rolloutId);
      expect(ended).toMatchObject({ state: 'finished', counts: { applied: 4, failed: 1 } });
      await step(ended, 'retry');
      nowMs += 10 * minuteMs;
      await work();
      expect(await states(rolloutId, [second])).toEqual(['sent']);
    });

    it('of two that retry the same devices the second learns who has them [DEV-18]', async () => {
      const failAll = async (version: string) => {
        const { packageId } = await add({ version }, `firmware ${version}`);
        const { rolloutId } = await start(packageId, { waveSize: 5 });
        await work();
        for (const { commandId, imei } of await take())
          await answer(commandId, gas.find((id) => imeiOf(id) === imei) ?? 0, '校验失败');
        await work();
        expect(await states(rolloutId)).toEqual(gas.map(() => 'failed'));
        return rolloutOf(rolloutId);
      };
      const both = [await failAll('V1.1'), await failAll('V1.2')];
      const asked = await Promise.allSettled(both.map((one) => step(one, 'retry')));
      const won = both.findIndex((_, index) => asked[index]?.status === 'fulfilled');
      expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const [winner, loser] = [both[won], both[1 - won]];
      if (!winner || !loser) throw new Error('nobody won');
      expect(await refused(step(await rolloutOf(loser.rolloutId), 'retry'))).toMatchObject({
        code: 'device.rollout.elsewhere',
        args: { name: 'platform-R001', id: winner.rolloutId, package: `燃气固件 ${winner.version}` },
      });
      expect(await states(winner.rolloutId)).toEqual(gas.map(() => 'waiting'));
    });

    it('stops when too many failed, says why each did, goes on, and tries the failed ones again [DEV-18]', async () => {
      const { packageId } = await add();
      const { rolloutId } = await start(packageId, { stopPercent: 40 });
      await work();
      const [one] = await take();
      await answer(one?.commandId ?? 0, first, '校验失败');
      await work();
      const stopped = await rolloutOf(rolloutId);
      expect(stopped).toMatchObject({ state: 'stopped', counts: { failed: 1, sent: 1, waiting: 3 } });
      expect((await devicesOf(rolloutId)).get(first)).toMatchObject({
        state: 'failed',
        problem: { code: 'device.rollout.said', args: { reason: '校验失败' } },
        tries: 1,
      });
      nowMs += hourMs;
      await work();
      expect((await rolloutOf(rolloutId)).wave).toBe(1);
      // what failed was seen: it stops nothing any more
      const on = await step(stopped, 'goOn');
      await reports(second, 'V1.1');
      await work();
      nowMs += 10 * minuteMs;
      await work();
      expect(await rolloutOf(rolloutId)).toMatchObject({ state: 'running', wave: 2 });
      expect(await refused(step(on, 'pause').then(() => step(on, 'goOn')))).toMatchObject({
        code: 'device.rollout.conflict',
      });
      await step(await rolloutOf(rolloutId), 'retry');
      for (const id of [third, fourth]) await reports(id, 'V1.1');
      await work();
      nowMs += 10 * minuteMs;
      await work();
      expect((await devicesOf(rolloutId)).get(first)).toMatchObject({ state: 'sent', tries: 2, wave: 3 });
      for (const id of [first, fifth]) await reports(id, 'V1.1');
      await work();
      expect(await rolloutOf(rolloutId)).toMatchObject({ state: 'finished', counts: { applied: 5 } });
      expect(await refused(step(await rolloutOf(rolloutId), 'retry'))).toMatchObject({
        code: 'device.rollout.noneFailed',
      });
    });

    it('whose devices never answer ends, and a report that comes late still counts [DEV-18] [DEV-24]', async () => {
      const { packageId } = await add();
      const { rolloutId } = await start(packageId, { waveSize: 5, stopPercent: 100 });
      await work();
      const [fetched, said] = await take([first, second]);
      await answer(said?.commandId ?? 0, second);
      expect(fetched).toBeDefined();
      await work();
      // nobody fetched three of them, one was fetched and not answered, one never reports the version
      nowMs += 3 * hourMs;
      await timeOutCommands(deps());
      await work();
      const rows = await devicesOf(rolloutId);
      expect(gas.map((id) => rows.get(id)?.problem?.code)).toEqual([
        'device.rollout.noAnswer',
        'device.rollout.notReported',
        ...[1, 2, 3].map(() => 'device.command.late'),
      ]);
      const ended = await rolloutOf(rolloutId);
      expect(ended).toMatchObject({ state: 'finished', counts: { timedOut: 5 } });
      expect(ended.endedAt).not.toBeNull();
      await reports(second, 'V1.1');
      expect(await states(rolloutId, [first, second])).toEqual(['timedOut', 'applied']);
    });

    it('is paused, and cancelled with what nobody has fetched; what is under way ends by itself [DEV-18]', async () => {
      const { packageId } = await add();
      const made = await start(packageId);
      const { rolloutId } = made;
      const paused = await step(made, 'pause');
      await work();
      expect((await rolloutOf(rolloutId)).wave).toBe(0);
      await step(paused, 'goOn');
      await work();
      const [one] = await take([first]);
      const cancelled = await step(await rolloutOf(rolloutId), 'cancel');
      expect(cancelled.counts).toMatchObject({ cancelled: 3, sent: 2 });
      await work();
      expect(await states(rolloutId)).toEqual(['sent', 'cancelled', 'cancelled', 'cancelled', 'cancelled']);
      expect(await take([second])).toEqual([]);
      expect((await rolloutOf(rolloutId)).endedAt).toBeNull();
      await answer(one?.commandId ?? 0, first);
      await reports(first, 'V1.1');
      await work();
      const ended = await rolloutOf(rolloutId);
      expect(ended).toMatchObject({ state: 'cancelled', counts: { applied: 1, cancelled: 4 } });
      expect(ended.endedAt).not.toBeNull();
      expect(await refused(step(ended, 'retry'))).toMatchObject({ code: 'device.rollout.is.cancelled' });
      // free for the next one
      expect((await start(packageId)).total).toBe(4);
    });

    it('whose device was sent the package again ignores what an earlier command came to [DEV-18]', async () => {
      const { packageId } = await add();
      const { rolloutId } = await start(packageId);
      await work();
      const { db } = w.database;
      const [sent] = await openDevices(db, rolloutId, 0, 1);
      expect(sent?.deviceId).toBe(first);
      const commandId = sent?.commandId ?? 0;
      const read = { deviceId: first, state: 'sent' } as const;
      expect(await settleDevice(db, rolloutId, { ...read, commandId: commandId - 1 }, { state: 'failed' })).toBe(false);
      expect(await states(rolloutId, [first])).toEqual(['sent']);
      expect(await settleDevice(db, rolloutId, { ...read, commandId }, { state: 'failed' })).toBe(true);
    });

    it('takes two versions that a device reports in one moment, the last one counts [DEV-18]', async () => {
      const reported = (secondsAgo: number, firmware: string) =>
        ingest(w, [{ imei: imeiOf(first), at: new Date(fixtureNow - secondsAgo * 1000).toISOString(), firmware }]);
      await reported(1, 'V1.2');
      await reported(0, 'V1.3');
      const upgrade = await (await w.as('platform')).send(deviceCalls.deviceUpgrade, { deviceId: first });
      expect(upgrade).toMatchObject({ firmware: 'V1.3', history: [{ version: 'V1.3' }] });
    });

    it('begins at its time, which must not have passed [DEV-18]', async () => {
      const { packageId } = await add();
      expect(await refused(start(packageId, { startDay: '2026-11-21', startTime: '15:59' }))).toMatchObject({
        code: 'device.rollout.past',
        field: 'startTime',
      });
      const made = await start(packageId, { startDay: '2026-11-21', startTime: '23:00' });
      expect(made).toMatchObject({ state: 'planned', startAt: '2026-11-21T15:00:00.000Z' });
      await work();
      expect((await rolloutOf(made.rolloutId)).state).toBe('planned');
      nowMs = Date.parse('2026-11-21T15:00:00Z');
      await work();
      expect(await rolloutOf(made.rolloutId)).toMatchObject({ state: 'running', wave: 1 });
    });

    it('of another tenant is not found, and neither is its package [DEV-18] [ROL-06]', async () => {
      const platform = await w.as('platform');
      const rolloutId = upgradeRollouts.foreign;
      const notFound = { code: 'device.rollout.notFound' };
      expect(await refused(platform.send(deviceCalls.rollout, { rolloutId }))).toMatchObject(notFound);
      expect(await refused(platform.send(deviceCalls.rolloutDevices, { rolloutId }))).toMatchObject(notFound);
      expect(await refused(step({ rolloutId, revision: 1 } as Rollout, 'cancel'))).toMatchObject(notFound);
      expect(await refused(start(upgradePackages.foreign))).toMatchObject({ code: 'device.upgrade.notFound' });
    });
  });

  describe('the file of an upgrade', () => {
    it('opens to the key of its tenant alone, and only until the command is answered [DEV-18] [DEV-13]', async () => {
      const { command, foreignCommand } = upgradeRollouts;
      const gone = { code: 'device.upgrade.notWaiting' };
      expect(await refused(fetchFile(foreignCommand))).toMatchObject(gone);
      expect(await refused(fetchFile(command, 'R002'))).toMatchObject(gone);
      const { status } = await w.request(`/ingest/upgrades/${command}`);
      expect(status).toBe(401);
      const response = await w.request(`/ingest/upgrades/${command}`, {
        headers: { authorization: deviceKeyOf('R001') },
      });
      expect(response.headers.get('etag')).toBe(`"${'2'.padStart(64, '0')}"`);
      expect(response.headers.get('content-length')).toBe('11');
      expect(await response.text()).toBe('package 2  ');
      await answer(command, 1);
      expect(await refused(fetchFile(command))).toMatchObject(gone);
    });
  });

  it('a device shows its version, the newest one, its history and its roll-outs [DEV-13] [DEV-18]', async () => {
    const platform = await w.as('platform');
    const of = (deviceId: number) => platform.send(deviceCalls.deviceUpgrade, { deviceId });
    expect(await of(1)).toMatchObject({
      firmware: 'V1.0',
      newest: { packageId: upgradePackages.rolling, version: 'V1.1' },
      isOlder: true,
      rollouts: [{ rolloutId: upgradeRollouts.paused, state: 'sent', rolloutState: 'paused' }],
    });
    await reports(1, 'V1.1');
    expect(await of(1)).toMatchObject({
      firmware: 'V1.1',
      isOlder: false,
      history: [{ version: 'V1.1' }, { version: 'V1.0' }],
      rollouts: [{ state: 'applied' }],
    });
    // what was measured before changes nothing of it, and neither does what is no version
    const old = new Date(fixtureNow - 2 * hourMs).toISOString();
    await ingest(w, [{ imei: imeiOf(1), at: old, firmware: 'V1.0', readings: { signals: 20 } }]);
    const { leftOut } = await ingest(w, [{ imei: imeiOf(1), firmware: 'newest' }]);
    expect(leftOut).toMatchObject([{ field: 'firmware' }]);
    expect((await of(1)).firmware).toBe('V1.1');
    expect(await refused((await w.as('unit')).send(deviceCalls.deviceUpgrade, { deviceId: 3 }))).toMatchObject({
      code: 'device.notFound',
    });
    expect((await (await w.as('unit')).send(deviceCalls.deviceUpgrade, { deviceId: 1 })).firmware).toBe('V1.1');
  });
});
