import { deviceCalls, type Media } from '@fireline/api/device';
import { roleCalls } from '@fireline/api/role';
import type { PartnerPower } from '@fireline/domain/org';
import { beforeEach, expect, it } from 'vitest';
import { sandboxVideo } from '../../../apps/gateway/src/device/media/sandbox.ts';
import type { VideoSource } from '../../../apps/gateway/src/device/media/source.ts';
import { workOnMedia } from '../../../apps/gateway/src/device/media/work.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf, settled } from '../../fixtures/gateway.ts';
import { cameras, fillMedia } from '../../fixtures/media.ts';
import { ingest } from '../../fixtures/reports.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const minute = 60_000;
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const quiet = { isStopped: () => false };

await onTestDatabase('cameras and what they keep', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillMedia(w);
  });
  const failures: unknown[] = [];
  const log = { info: () => {}, warn: () => {}, error: (...args: unknown[]) => void failures.push(args) };
  const work = (video: VideoSource = sandboxVideo) =>
    workOnMedia(
      {
        database: w.database,
        clock: w.time.clock,
        timers: w.time.timers,
        files: w.files,
        log: log,
        video,
      },
      quiet,
    );
  const of = async (alarmOnly = true): Promise<readonly Media[]> => {
    const { rows } = await (await w.as('platform')).send(deviceCalls.media, { deviceId: 1, pageSize: 100 });
    return rows.filter(({ alarmId }) => !alarmOnly || alarmId !== null);
  };
  const kinds = (rows: readonly Media[]) => rows.map(({ kind, state }) => `${kind} ${state}`).toSorted();
  const heat = () => ingest(w, [{ imei: imeiOf(1), kinds: ['overTemperature'] }]);
  const free = () => w.database.db.deleteFrom('media').where('mediaId', '=', 3).execute();
  const setCloud = (cloudUntil: string) => w.database.db.updateTable('mediaService').set({ cloudUntil }).execute();

  it('an alarm has its camera take a picture and record, once however often the job runs; it ends after ten minutes [DEV-19]', async () => {
    await free();
    w.time.advance(minute);
    await heat();
    await work();
    await Promise.all([work(), work()]);
    const rows = await of();
    expect(kinds(rows)).toEqual(['recording running', 'snapshot done']);
    const recording = rows.find(({ kind }) => kind === 'recording');
    expect(Date.parse(recording?.endsAt ?? '') - Date.parse(recording?.startedAt ?? '')).toBe(10 * minute);
    w.time.advance(10 * minute - 1);
    await work();
    expect(kinds(await of())).toEqual(['recording running', 'snapshot done']);
    w.time.advance(1);
    await work();
    const ended = (await of()).find(({ kind }) => kind === 'recording');
    expect(ended).toMatchObject({ state: 'done', startedAt: recording?.startedAt, endedAt: recording?.endsAt });
    const platform = await w.as('platform');
    const { blob } = await platform.download(deviceCalls.mediaFile, { mediaId: ended?.mediaId ?? 0 });
    expect(await blob.text()).toContain('模拟画面 SIMULATED');
  });

  it('without cloud storage no alarm is recorded, which its row says, and no recording is handed out; a picture is [DEV-20]', async () => {
    await free();
    await setCloud('2026-11-20');
    w.time.advance(minute);
    await heat();
    await work();
    const rows = await of();
    expect(kinds(rows)).toEqual(['recording refused', 'snapshot done']);
    const expired = (use: string) => ({ code: `device.media.${use}.expired`, args: { day: '2026-11-20' } });
    expect(rows.find(({ kind }) => kind === 'recording')?.problems).toEqual([expired('recordAlarm')]);
    const platform = await w.as('platform');
    expect(await problemOf(platform.download(deviceCalls.mediaFile, { mediaId: 2 }))).toMatchObject(
      expired('downloadRecording'),
    );
    await platform.download(deviceCalls.mediaFile, { mediaId: 1 });
    const renew = (service: 'cloud' | 'watermark') =>
      platform.send(deviceCalls.renewMedia, { deviceId: cameras.first, service, years: 1, remark: '补偿停机三天' });
    expect(await problemOf(renew('watermark'))).toMatchObject({ ...expired('renewWatermark'), field: 'service' });
    expect(await renew('cloud')).toMatchObject({ cloudUntil: '2027-11-21' });
    expect(await renew('watermark')).toMatchObject({ watermarkUntil: '2027-12-31' });
    await platform.download(deviceCalls.mediaFile, { mediaId: 2 });
  });

  it('without the watermark service pictures carry none, and nobody asks for one [DEV-20]', async () => {
    await w.database.db.updateTable('mediaService').set({ watermarkUntil: '2026-11-20' }).execute();
    w.time.advance(minute);
    await heat();
    await work();
    const picture = (await of()).find(({ kind }) => kind === 'snapshot');
    expect(picture).toMatchObject({ state: 'done', hasWatermark: false });
    expect(picture?.problems[0]?.code).toBe('device.media.addWatermark.expired');
    const platform = await w.as('platform');
    const ask = platform.send(deviceCalls.takeSnapshot, { deviceId: cameras.first, watermark: 'with' });
    expect(await problemOf(ask)).toMatchObject({ code: 'device.media.addWatermark.expired', field: 'watermark' });
  });

  it('a picture of a camera that is offline is tried three times and says why; the log holds no error of it [DEV-19]', async () => {
    await free();
    const platform = await w.as('platform');
    const { db } = w.database;
    const { mediaId } = await platform.send(deviceCalls.takeSnapshot, {
      deviceId: cameras.first,
      watermark: 'without',
    });
    await db.updateTable('device').set({ online: false }).where('deviceId', '=', cameras.first).execute();
    const before = failures.length;
    for (let tries = 0; tries < 3; tries += 1) {
      await db.updateTable('media').set({ claimedUntil: null }).where('mediaId', '=', mediaId).execute();
      await work();
    }
    const { rows } = await platform.send(deviceCalls.media, { deviceId: cameras.first });
    expect(rows.find((row) => row.mediaId === mediaId)).toMatchObject({
      state: 'failed',
      problems: [{ code: 'device.media.offline' }],
    });
    expect(failures.slice(before)).toEqual([]);
  });

  it('a camera that does not deliver is tried three times and holds up no other; a claim from a wrong clock is taken over [DEV-19]', async () => {
    await free();
    const platform = await w.as('platform');
    const bad = await platform.send(deviceCalls.takeSnapshot, { deviceId: cameras.first, watermark: 'without' });
    const good = await platform.send(deviceCalls.takeSnapshot, { deviceId: cameras.other, watermark: 'without' });
    const broken: VideoSource = {
      ...sandboxVideo,
      snapshot: (camera, at) =>
        camera.cameraId === cameras.first ? Promise.reject(new Error('no picture')) : sandboxVideo.snapshot(camera, at),
    };
    const stateOf = async ({ mediaId, cameraId }: Media) =>
      (await platform.send(deviceCalls.media, { deviceId: cameraId })).rows.find((row) => row.mediaId === mediaId);
    await work(broken);
    expect((await stateOf(good))?.state).toBe('done');
    expect((await stateOf(bad))?.state).toBe('waiting');
    for (let tries = 0; tries < 2; tries += 1) {
      // as after half a minute, without the job of the gateway itself
      await w.database.db.updateTable('media').set({ claimedUntil: null }).where('mediaId', '=', bad.mediaId).execute();
      await work(broken);
    }
    expect(await stateOf(bad)).toMatchObject({ state: 'failed', problems: [{ code: 'device.media.undelivered' }] });
    const later = await platform.send(deviceCalls.takeSnapshot, { deviceId: cameras.first, watermark: 'without' });
    const farAhead = new Date(w.time.clock() + 86_400_000).toISOString();
    await w.database.db
      .updateTable('media')
      .set({ claimedUntil: farAhead })
      .where('mediaId', '=', later.mediaId)
      .execute();
    await work();
    expect((await stateOf(later))?.state).toBe('done');
  });

  it('a binding needs camera, watermarks and 1 to 10 minutes, a camera of the place, and the newest revision [DEV-19]', async () => {
    const unit = await w.as('unit');
    const sent = { deviceId: 1, revision: 1, snapshotKinds: ['smoke'], recordingKinds: [] };
    const { problems } = await refusalOf(unit.send(deviceCalls.saveCameraBinding, { ...sent, recordingMin: 11 }));
    expect(problems.map(({ field, code }) => [field, code])).toEqual([
      ['cameraId', 'form.required'],
      ['captureWatermark', 'form.required'],
      ['recordingWatermark', 'form.required'],
      ['recordingMin', 'form.range'],
    ]);
    const good = {
      ...sent,
      cameraId: cameras.first,
      captureWatermark: 'with',
      recordingWatermark: 'with',
      recordingMin: 3,
    };
    for (const cameraId of [cameras.other, cameras.foreign, 1])
      expect(await problemOf(unit.send(deviceCalls.saveCameraBinding, { ...good, cameraId }))).toMatchObject({
        code: 'device.camera.samePlace',
        field: 'cameraId',
      });
    const both = await Promise.allSettled(
      [unit, await w.as('agent')].map((client) => client.send(deviceCalls.saveCameraBinding, good)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const shown = await unit.send(deviceCalls.cameraBinding, { deviceId: 1 });
    expect(shown.binding).toMatchObject({ cameraId: cameras.first, recordingMin: 3, revision: 2 });
    expect(await problemOf(unit.send(deviceCalls.saveCameraBinding, good))).toMatchObject({
      code: 'device.camera.conflict',
      args: { name: shown.binding?.changedBy },
    });
  });

  it('the picture of an alarm that was deleted is not taken again, and says by whom [DEV-19] [DEV-20]', async () => {
    await free();
    w.time.advance(minute);
    await heat();
    await work();
    const platform = await w.as('platform');
    const picture = (await of()).find(({ kind }) => kind === 'snapshot');
    await platform.send(deviceCalls.deleteMedia, { mediaId: picture?.mediaId ?? 0 });
    w.time.advance(minute);
    await work();
    const rows = (await of()).filter(({ kind }) => kind === 'snapshot');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ mediaId: picture?.mediaId, state: 'deleted', bytes: null });
    expect(rows[0]?.problems).toEqual([{ code: 'device.media.deletedBy', args: { name: 'platform-R001' } }]);
    expect(await w.files.read(`media/${picture?.mediaId}-1.svg`)).toBeUndefined();
    const mediaId = picture?.mediaId ?? 0;
    expect(await problemOf(platform.download(deviceCalls.mediaFile, { mediaId }))).toMatchObject({
      code: 'device.media.notReady',
    });
    expect((await problemOf(platform.send(deviceCalls.deleteMedia, { mediaId })))?.code).toBe('device.media.notFound');
  });

  it('a service is given away by those who may renew and give away, with the reason that the log keeps [DEV-20] [ORG-05]', async () => {
    const platform = await w.as('platform');
    const sent = { deviceId: cameras.first, service: 'cloud', years: 1, remark: '补偿停机三天' } as const;
    const blank = await refusalOf(platform.send(deviceCalls.renewMedia, { ...sent, remark: ' ' }));
    expect(blank.problems).toMatchObject([{ code: 'form.required', field: 'remark' }]);
    expect((await problemOf(platform.send(deviceCalls.renewMedia, { ...sent, years: 7 })))?.field).toBe('years');
    for (const role of ['unit', 'maint', 'resident', 'org'] as const)
      expect((await refusalOf((await w.as(role)).send(deviceCalls.renewMedia, sent))).code).toBe('role.noPermission');
    const agent = await w.as('agent');
    const allow = async (...powers: PartnerPower[]) => {
      const stored = await platform.send(roleCalls.partnerPowers, {});
      await platform.send(roleCalls.savePartnerPowers, { powers, revision: stored?.revision ?? 0 });
    };
    for (const powers of [['gift'], ['renew'], []] as const) {
      await allow(...powers);
      const refused = await refusalOf(agent.send(deviceCalls.renewMedia, sent));
      expect([powers, refused.code]).toEqual([powers, 'role.noPermission']);
    }
    await allow('renew', 'gift');
    expect(await agent.send(deviceCalls.renewMedia, sent)).toMatchObject({ cloudUntil: '2027-12-31' });
    const entry = await w.database.db
      .selectFrom('userLog')
      .select(['username', 'changes'])
      .where('action', '=', 'device.renewMedia')
      .executeTakeFirstOrThrow();
    expect([entry.username, JSON.stringify(entry.changes)]).toEqual(['agent', expect.stringContaining('补偿停机三天')]);
  });

  it('a person records one at a time and ends it; media are for those who may see the camera [DEV-19] [ROL-06]', async () => {
    const [platform, unit, foreign] = [await w.as('platform'), await w.as('unit'), await w.as('platform', 'R002')];
    const ask = { deviceId: cameras.first, watermark: 'without', minutes: 5 } as const;
    expect((await problemOf(unit.send(deviceCalls.startRecording, ask)))?.code).toBe('device.media.busy');
    expect((await problemOf(unit.send(deviceCalls.startRecording, { ...ask, minutes: 11 })))?.field).toBe('minutes');
    w.time.advance(minute);
    const stopped = await unit.send(deviceCalls.stopRecording, { mediaId: 3 });
    // the gateway may be at it already
    await settled(w);
    await work();
    const after = (await unit.send(deviceCalls.media, { deviceId: cameras.first })).rows.find(
      ({ mediaId }) => mediaId === 3,
    );
    expect(after).toMatchObject({ state: 'done', endedAt: stopped.endsAt });
    expect((await problemOf(unit.send(deviceCalls.stopRecording, { mediaId: 3 })))?.code).toBe(
      'device.media.notRunning',
    );
    for (const [client, mediaId] of [
      [unit, 4],
      [unit, 101],
      [foreign, 1],
    ] as const)
      expect((await problemOf(client.download(deviceCalls.mediaFile, { mediaId })))?.code).toBe(
        'device.media.notFound',
      );
    await platform.send(deviceCalls.deleteMedia, { mediaId: 1 });
    expect((await problemOf(platform.download(deviceCalls.mediaFile, { mediaId: 1 })))?.code).toBe(
      'device.media.notFound',
    );
    expect(await w.files.read('media/1-1.svg')).toBeUndefined();
  });
});
