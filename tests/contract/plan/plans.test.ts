import type { Client } from '@fireline/api/lib';
import { planCalls, type Plan } from '@fireline/api/plan';
import { decodeDrawing } from '@fireline/domain/plan/drawing';
import { publishStartsMax } from '@fireline/domain/plan';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleText } from '../../../apps/gateway/src/plan/samples/drawings.ts';
import { tidyPlans } from '../../../apps/gateway/src/plan/publish/jobs.ts';
import { testDatabases } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { bytesOf, dxfText } from '../../fixtures/plans.ts';

const codeOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).code;
const fileOf = (text: string, name = '平面.dxf') => new File([text], name);

describe.each(await testDatabases())('plans on $name', (kind) => {
  let world: FixtureGateway;
  let platform: Client;
  beforeAll(async () => {
    world = await fixtureGateway(await kind.open());
    platform = await world.as('platform');
  });
  afterAll(() => world.close());

  const detail = async (layerId: number, client = platform) =>
    (await client.send(planCalls.detail, { layerId })) as Plan;
  /** The plan once its publish has come to its end. */
  const ended = async (layerId: number) => {
    await vi.waitUntil(async () => (await detail(layerId)).publishState !== 'inProgress');
    return detail(layerId);
  };
  /** Uploads and publishes, and waits until it has come to its end. */
  const publish = async (layerId: number, text: string, name?: string): Promise<Plan> => {
    await platform.send(planCalls.upload, { layerId, file: fileOf(text, name) });
    await platform.send(planCalls.publish, { layerId });
    return ended(layerId);
  };
  const newPlan = (more = {}) => platform.send(planCalls.create, { name: '新图', ...more });
  const drawingOf = (layerId: number, versionId: number | null, headers: Record<string, string> = {}) =>
    world.token('platform').then((authorization) =>
      world.request(`/plan/layer/${layerId}/drawing?versionId=${versionId}`, {
        headers: { authorization, ...headers },
      }),
    );

  it('go from nothing to a drawing on a floor of a building, told in records [PLN-01] [PLN-02] [PLN-03] [BLD-04]', async () => {
    const plan = await newPlan({ boundKind: 'property', boundId: 1, floor: 5, center: { lng: 113.95, lat: 22.54 } });
    expect(plan).toMatchObject({
      boundName: '楼1',
      placeName: '场所1',
      floor: 5,
      publishState: 'unpublished',
      file: null,
    });
    expect(await codeOf(platform.send(planCalls.publish, { layerId: plan.layerId }))).toBe('plan.file.none');
    expect(await codeOf(platform.download(planCalls.drawing, { layerId: plan.layerId }))).toBe('plan.drawing.none');
    const text = sampleText('office');
    const uploaded = await platform.send(planCalls.upload, { layerId: plan.layerId, file: fileOf(text) });
    expect(uploaded.file).toMatchObject({ name: '平面.dxf', sizeBytes: text.length, uploadedBy: 'platform-R001' });
    const begun = await platform.send(planCalls.publish, { layerId: plan.layerId });
    expect(begun).toMatchObject({ publishState: 'inProgress', progressPercent: 0 });
    const done = await ended(plan.layerId);
    expect(done).toMatchObject({
      publishState: 'complete',
      progressPercent: 100,
      versionNo: 1,
      publisher: 'platform-R001',
    });
    const { rows } = await platform.send(planCalls.publishes, { layerId: plan.layerId });
    expect(rows).toMatchObject([
      { state: 'complete', by: 'platform-R001', versionNo: 1, kind: 'publish', problem: null },
    ]);
    const original = await platform.download(planCalls.original, { layerId: plan.layerId });
    expect([original.filename, await original.blob.text()]).toEqual(['平面.dxf', text]);
    const { floors } = await platform.send(planCalls.floors, { buildingId: 1 });
    expect(floors.map(({ floor }) => floor)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, -1]);
    expect(floors.find(({ floor }) => floor === 5)?.plans).toMatchObject([{ layerId: plan.layerId }]);
    expect(floors.find(({ floor }) => floor === 3)).toMatchObject({ devices: 3, offline: 1, alarms: 2, alarmLevel: 1 });
    const answer = await platform.send(planCalls.report, { layerId: plan.layerId });
    expect(answer).toMatchObject({ versionId: done.versionId, layers: { WALL: expect.any(Number) as number } });
  });

  it('give their drawing whole, packed or not, and once only to a browser that keeps it [PLN-04]', async () => {
    const { versionId } = await detail(1);
    const plain = await drawingOf(1, versionId);
    expect(plain.headers.get('content-encoding')).toBeNull();
    const drawing = decodeDrawing(new Uint8Array(await plain.arrayBuffer()));
    expect(drawing.ok && drawing.value.layers.map(({ name }) => name)).toEqual(['0', 'WALL', 'DOOR']);
    const packed = await drawingOf(1, versionId, { 'accept-encoding': 'br, gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(decodeDrawing(new Uint8Array(await new Response(unpacked).arrayBuffer())).ok).toBe(true);
    expect(packed.headers.get('cache-control')).toContain('immutable');
    const again = await drawingOf(1, versionId, { 'if-none-match': packed.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    // who asks for the headers only has nothing opened for them
    const opened = vi.spyOn(world.files, 'read');
    const path = `/plan/layer/1/drawing?versionId=${versionId}`;
    const head = await world.request(path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip', authorization: await world.token('platform') },
    });
    expect([head.status, head.headers.get('content-length'), opened.mock.calls.length]).toEqual([
      200,
      packed.headers.get('content-length'),
      0,
    ]);
    opened.mockRestore();
    // without a version it is another one tomorrow
    const shown = await world.request('/plan/layer/1/drawing', {
      headers: { authorization: await world.token('platform') },
    });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    await shown.body?.cancel();
  });

  it('a drawing with nothing in it fails with its reason, and what stood before still stands [PLN-02]', async () => {
    const { layerId, versionId } = await detail(1);
    const cut = await publish(layerId, sampleText('mall').slice(0, 200));
    expect(cut).toMatchObject({ publishState: 'failed', problem: { code: 'plan.publish.cutOff' }, versionId });
    const failed = await publish(layerId, '  0\nSECTION\n  2\nENTITIES\n  0\nENDSEC\n  0\nEOF\n');
    expect(failed).toMatchObject({ publishState: 'failed', problem: { code: 'plan.publish.nothing' }, versionId });
    expect((await drawingOf(layerId, versionId)).status).toBe(200);
    const { rows } = await platform.send(planCalls.publishes, { layerId, state: 'failed' });
    expect(rows).toMatchObject([
      { problem: { code: 'plan.publish.nothing' }, versionId: null },
      { problem: { code: 'plan.publish.cutOff' }, versionId: null },
    ]);
    const mended = await publish(layerId, dxfText(1000, ['WALL', 'DOOR', 'EXIT']));
    expect(mended).toMatchObject({ publishState: 'complete', problem: null, versionNo: 3 });
  });

  it('carry their devices to a new publish, list those without a place, and roll back [N12] [PLN-03]', async () => {
    const { layerId, revision } = await newPlan({ boundKind: 'place', boundId: 1 });
    expect(revision).toBe(1);
    const first = await publish(layerId, dxfText(1000, ['WALL', 'DOOR']));
    const at = (deviceId: number, layer: string, x: number) => ({ deviceId, layer, x, y: 10, rotationDeg: 90 });
    const begun = await platform.send(planCalls.points, { layerId });
    const saved = await platform.send(planCalls.savePoints, {
      layerId,
      revision: begun.revision,
      points: [at(1, 'WALL', 10), at(2, 'DOOR', 20), at(5, '', 900)],
    });
    expect(saved.orphans).toEqual([]);
    const second = await publish(layerId, dxfText(500, ['WALL']));
    const { versions } = await platform.send(planCalls.versions, { layerId });
    expect(versions.map(({ versionNo, isShown, carried }) => [versionNo, isShown, carried])).toEqual([
      [2, true, 1],
      [1, false, 0],
    ]);
    expect(versions[0]?.orphans).toMatchObject([
      { deviceId: 2, deviceName: '设备2', reason: 'layerGone' },
      { deviceId: 5, reason: 'outside' },
    ]);
    const { points } = await platform.send(planCalls.points, { layerId });
    expect(points.map(({ deviceId, orphan, rotationDeg }) => [deviceId, orphan, rotationDeg])).toEqual([
      [1, null, 90],
      [2, 'layerGone', 90],
      [5, 'outside', 90],
    ]);
    const [from, to] = [first.versionId ?? 0, second.versionId ?? 0];
    const { layers } = await platform.send(planCalls.compare, { layerId, from, to });
    expect(layers).toEqual({ added: [], removed: ['DOOR'], changed: [] });
    expect(await codeOf(platform.send(planCalls.rollBack, { layerId, versionId: to }))).toBe('plan.version.isNewest');
    expect(await codeOf(platform.send(planCalls.rollBack, { layerId, versionId: 101 }))).toBe('plan.version.gone');
    const back = await platform.send(planCalls.rollBack, { layerId, versionId: from });
    expect(back).toMatchObject({ versionNo: 3, publishState: 'complete' });
    const now = await platform.send(planCalls.points, { layerId });
    expect(now.points.map(({ orphan }) => orphan)).toEqual([null, null, null]);
    expect((await platform.send(planCalls.versions, { layerId })).versions[0]).toMatchObject({ rolledBackFrom: from });
  });

  it('tell who saved first, and write over nobody [PLN-04]', async () => {
    const [one, other] = [await world.as('unit'), await world.as('maint')];
    const { revision } = await one.send(planCalls.points, { layerId: 1 });
    const point = { deviceId: 1, layer: 'WALL', x: 1, y: 1, rotationDeg: 0 };
    await one.send(planCalls.savePoints, { layerId: 1, revision, points: [point] });
    const refusal = await refusalOf(other.send(planCalls.savePoints, { layerId: 1, revision, points: [] }));
    expect([refusal.code, refusal.problems[0]?.args]).toEqual(['plan.conflict', { name: 'unit-R001' }]);
    const after = await other.send(planCalls.points, { layerId: 1 });
    expect([after.savedBy, after.points.map(({ deviceId }) => deviceId)]).toEqual(['unit-R001', [1]]);
    const [first, late] = await Promise.allSettled(
      [one, other].map((client) =>
        client.send(planCalls.savePoints, { layerId: 1, revision: after.revision, points: [] }),
      ),
    );
    expect(new Set([first?.status, late?.status])).toEqual(new Set(['fulfilled', 'rejected']));
    const { revision: was, name } = await detail(3);
    await one.send(planCalls.change, { layerId: 3, revision: was, name });
    expect(await codeOf(platform.send(planCalls.change, { layerId: 3, revision: was, name }))).toBe('plan.conflict');
  });

  it('hold devices of the tenant and reach of whoever places them only, and keep those outside it [PLN-04] [ROL-06]', async () => {
    const all = await newPlan();
    await publish(all.layerId, dxfText(1000));
    const place = (client: Client, revision: number, ...ids: number[]) =>
      client.send(planCalls.savePoints, {
        layerId: all.layerId,
        revision,
        points: ids.map((deviceId) => ({ deviceId, x: 1, y: 1 })),
      });
    const { revision } = await platform.send(planCalls.points, { layerId: all.layerId });
    expect(await codeOf(place(platform, revision, 101))).toBe('plan.point.device');
    expect(await codeOf(place(platform, revision, 1, 1))).toBe('plan.point.twice');
    await place(platform, revision, 1, 3);
    // bound to the unit's place, the unit sees and saves its own device only
    const { revision: own } = await detail(all.layerId);
    await platform.send(planCalls.change, {
      layerId: all.layerId,
      revision: own,
      name: '共用',
      boundKind: 'place',
      boundId: 1,
    });
    const unit = await world.as('unit');
    const seen = await unit.send(planCalls.points, { layerId: all.layerId });
    expect(seen.points.map(({ deviceId }) => deviceId)).toEqual([1]);
    expect(await codeOf(place(unit, seen.revision, 3))).toBe('plan.point.device');
    await place(unit, seen.revision);
    const left = await platform.send(planCalls.points, { layerId: all.layerId });
    expect(left.points.map(({ deviceId }) => deviceId)).toEqual([3]);
    expect(await codeOf(unit.send(planCalls.detail, { layerId: 6 }))).toBe('plan.notFound');
    expect(await codeOf(unit.send(planCalls.create, { name: 'x', boundKind: 'property', boundId: 2 }))).toBe(
      'plan.bound.none',
    );
    expect(
      await codeOf(platform.send(planCalls.create, { name: 'x', boundKind: 'property', boundId: 1, floor: 13 })),
    ).toBe('plan.floor.none');
  });

  it('are watched with the worst alarm first, and each device with its alarms [PLN-06] [PLN-04]', async () => {
    await platform.send(planCalls.savePoints, {
      layerId: 1,
      revision: (await platform.send(planCalls.points, { layerId: 1 })).revision,
      points: [1, 2].map((deviceId) => ({ deviceId, layer: 'WALL', x: 1, y: 1 })),
    });
    const { rows } = await platform.send(planCalls.monitor, {});
    expect(rows[0]).toMatchObject({ layerId: 1, devices: 2, offline: 0, alarms: 2, unacknowledged: 1, alarmLevel: 1 });
    const { points } = await platform.send(planCalls.points, { layerId: 1 });
    expect(points[0]).toMatchObject({
      device: { name: '设备1', alarmLevel: 1 },
      alarms: [{ alarmId: 1, state: 'open' }],
    });
    const tray = await platform.send(planCalls.candidates, { layerId: 1 });
    expect(tray.rows.map(({ deviceId }) => deviceId)).toEqual([5]);
  });

  it('are taken away and brought back; what nothing names is tidied up later [PLN-01]', async () => {
    const { layerId } = await newPlan();
    await publish(layerId, dxfText(10));
    await platform.send(planCalls.delete, { layerId });
    expect(await codeOf(platform.send(planCalls.detail, { layerId }))).toBe('plan.notFound');
    expect(await platform.send(planCalls.restore, { layerId })).toMatchObject({ publishState: 'complete' });
    await platform.send(planCalls.delete, { layerId });
    await world.files.write(`plans/${layerId}/left.dxf`, bytesOf('x'));
    const tidy = (ms: number) =>
      tidyPlans({ database: world.database, files: world.files, clock: () => world.time.clock() + ms });
    const left = async () => {
      const keys: string[] = [];
      for await (const { key } of world.files.list(`plans/${layerId}/`)) keys.push(key);
      return keys.length;
    };
    await tidy(1000);
    expect(await left()).toBe(3);
    await tidy(2 * 3_600_000);
    expect(await left()).toBe(2);
    await tidy(31 * 86_400_000);
    expect(await left()).toBe(0);
    expect(await codeOf(platform.send(planCalls.restore, { layerId }))).toBe('plan.notFound');
  });

  it('a publish that ends its gateway each time is given up [PLN-03]', async () => {
    const { layerId, versionId } = await detail(6);
    const file = { fileKey: 'plans/6/v1.dxf', fileName: 'a.dxf', fileKind: 'dxf', fileBytes: 1 } as const;
    const row = {
      rentId: 'R001',
      layerId,
      kind: 'publish',
      state: 'inProgress',
      progressPercent: 40,
      by: 'x',
      ...file,
    } as const;
    await world.database.db
      .updateTable('planLayer')
      .set({ publishState: 'inProgress' })
      .where('layerId', '=', layerId)
      .execute();
    await world.database.db
      .insertInto('planPublish')
      .values({ ...row, at: new Date(world.time.clock()).toISOString(), starts: publishStartsMax })
      .execute();
    world.time.advance(60_000);
    expect(await ended(layerId)).toMatchObject({
      publishState: 'failed',
      problem: { code: 'plan.publish.gaveUp' },
      versionId,
    });
    expect(world.failures).toEqual([]);
  });
});
