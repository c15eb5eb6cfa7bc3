import { decodeDrawing, unpackTexts } from '@fireline/domain/plan/drawing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemory } from '../../../../../tests/fixtures/databases.ts';
import type { OpenedDatabase } from '../../lib/db/opened.ts';
import { memoryFiles } from '../../lib/files/memory.ts';
import { inlinePlanReader } from '../../plan/publish/inlineReader.ts';
import type { ReadDrawing } from '../../plan/publish/reading.ts';
import { createCity } from '../city.ts';
import { cityOf, seedCity } from '../seed.ts';
import { drawnPlans } from './choice.ts';
import { sampleIds, sampleNames, sampleText } from '../../plan/samples/drawings.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const city = createCity({ seed: 'fireline', devices: 300, now });
const plans = drawnPlans(city);

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}
const read = async (text: string) => {
  const files = memoryFiles();
  await files.write('plans/1/a.dxf', bytesOf(text));
  const options = { onProgress: () => {}, signal: new AbortController().signal };
  return inlinePlanReader.read(
    { files, key: 'plans/1/a.dxf', kind: 'dxf' },
    options,
    async ({ facts, content }: ReadDrawing) => {
      const parts: BlobPart[] = [];
      for await (const part of content) parts.push(part);
      const stream = new Blob(parts).stream();
      const bytes = await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
      const drawing = decodeDrawing(new Uint8Array(bytes));
      if (!drawing.ok) throw new Error(drawing.problems[0]?.code);
      return { facts, drawing: drawing.value };
    },
  );
};

const ids = (list: readonly { readonly deviceId: number }[]) =>
  list.map(({ deviceId }) => deviceId).toSorted((a, b) => a - b);

describe('the drawings of the city', () => {
  it('are the same each time, and another for another city [N25]', () => {
    expect(drawnPlans(createCity({ seed: 'fireline', devices: 300, now }))).toEqual(plans);
    const other = drawnPlans(createCity({ seed: 'other', devices: 300, now }));
    expect(other[0]?.text).not.toBe(plans[0]?.text);
  });

  it('are read whole: every entity drawn, every name as it was written, in metres [PLN-03] [N11]', async () => {
    const { text, points } = plans.find(({ layer }) => layer.floor === 1) ?? { text: '', points: [] };
    const result = await read(text);
    if (!result.ok) throw new Error(result.problems[0]?.code);
    const { facts, drawing } = result.value;
    expect(facts.report.rows.filter(({ notDrawn }) => notDrawn > 0)).toEqual([]);
    const letters = unpackTexts(drawing.texts).map((one) => one.text);
    expect(letters).toEqual(expect.arrayContaining(['走廊', '楼梯间', '出口']));
    expect(
      facts.extent &&
        points.every(
          ({ x, y }) =>
            x > facts.extent!.minX && x < facts.extent!.maxX && y > facts.extent!.minY && y < facts.extent!.maxY,
        ),
    ).toBe(true);
  });

  it('have a room for every spot where a device hangs, and the device in it [N25] [PLN-04]', () => {
    const devices = new Map(city.devices.map((device) => [device.deviceId, device]));
    for (const { layer, points, text, isPublished } of plans) {
      if (layer.boundKind === null || points.length === 0 || !isPublished) continue;
      const there = city.devices.filter(
        ({ buildingId, floor }) => buildingId === layer.buildingId && floor === layer.floor,
      );
      expect(ids(points)).toEqual(ids(there));
      expect(text.length).toBeGreaterThan(10_000);
      expect(points.every(({ deviceId }) => devices.has(deviceId))).toBe(true);
    }
  });

  it('serve as samples that publish as they are [PLN-03]', async () => {
    for (const sampleId of sampleIds) {
      const result = await read(sampleText(sampleId));
      expect([sampleId, result.ok]).toEqual([sampleId, true]);
      for (const language of ['cn', 'hk', 'en'] as const)
        expect(Object.values(sampleNames(sampleId, language)).every((name) => name !== '')).toBe(true);
    }
  });
});

describe('a seeded database with files', () => {
  let opened: OpenedDatabase;
  const files = memoryFiles();
  beforeAll(async () => {
    opened = await openMemory();
    await seedCity({ db: opened.db, files, clock: () => now, devices: 120, pwHash: 'a hash' });
  });
  afterAll(() => opened.close());

  it('has plans bound and unbound, behind a key, failed and waiting; each shown one with its drawing [PLN-01] [PLN-03] [PLN-05]', async () => {
    const rows = await opened.db.selectFrom('planLayer').selectAll().execute();
    const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
    expect(count((row) => row.publishState === 'complete' && row.boundKind === 'property')).toBeGreaterThan(10);
    expect(count((row) => row.isPrivate && row.keyHash === 'a hash')).toBeGreaterThan(0);
    expect(count((row) => row.boundKind === null)).toBe(2);
    expect(count((row) => row.publishState === 'failed' && row.problem?.code === 'plan.publish.cutOff')).toBe(1);
    expect(count((row) => row.publishState === 'unpublished')).toBe(1);
    const versions = await opened.db
      .selectFrom('planVersion')
      .select(['drawingKey', 'drawingBytes', 'orphans'])
      .execute();
    expect(versions).toHaveLength(count((row) => row.versionId !== null));
    for (const { drawingKey, drawingBytes, orphans } of versions) {
      expect((await files.read(drawingKey))?.sizeBytes).toBe(drawingBytes);
      expect(orphans).toEqual([]);
    }
    expect(await cityOf(opened.db)).toBeDefined();
  });

  it('numbers what comes later behind what was seeded [N25]', async () => {
    const last = await opened.db
      .selectFrom('planLayer')
      .select((eb) => eb.fn.max('layerId').as('id'))
      .executeTakeFirstOrThrow();
    const { nextval } = await opened.db
      .selectNoFrom((eb) => eb.fn<number>('nextval', [eb.val('plan_layer_layer_id_seq')]).as('nextval'))
      .executeTakeFirstOrThrow();
    expect(nextval).toBe(last.id + 1);
  });
});
