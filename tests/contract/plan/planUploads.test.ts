import type { Client } from '@fireline/api/lib';
import { planCalls, type Plan } from '@fireline/api/plan';
import { languages } from '@fireline/domain/lib';
import { planWords } from '@fireline/domain/plan';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyDrawing, makeZip, type ZipPart } from '../../../apps/gateway/src/plan/zips.test.support.ts';
import { memoryDatabases } from '../../fixtures/databases.ts';
import { type FixtureGateway, fixtureGateway, refusalOf } from '../../fixtures/gateway.ts';

const layerId = 1;
const drawing = emptyDrawing();
const good: ZipPart = { name: '一层.dxf', data: drawing };
const zipped = (...parts: readonly ZipPart[]) => new File([makeZip(parts) as BlobPart], 'plan.zip');
const file = (content: BlobPart, name: string) => new File([content], name);

/** Every way in which a file is no plan, by the words that tell it. That it is too large is tried with real bytes in tests/faults. */
const wrong: Readonly<Record<string, readonly (File | undefined)[]>> = {
  'plan.file.none': [undefined],
  'plan.file.name': [file(drawing, `${'x'.repeat(252)}.dxf`)],
  'plan.file.format': [file(drawing, 'plan.dwg'), file(drawing, 'plan')],
  'plan.drawing.notDxf': [file('\u0089PNG\r\n', 'plan.dxf'), zipped({ ...good, data: '\u0089PNG' })],
  'plan.file.empty': [file('', 'plan.dxf'), file('', 'plan.zip'), zipped({ ...good, data: '' })],
  'plan.file.dwg': [
    file(`AC1032${'\u0000'.repeat(200)}`, 'plan.dxf'),
    zipped({ ...good, data: `AC1032${'\u0000'.repeat(200)}` }),
    zipped({ name: 'plan.dwg', data: 'x' }),
  ],
  'plan.zip.damaged': [
    file(drawing, 'plan.zip'),
    file(makeZip([good]).subarray(0, -30) as BlobPart, 'plan.zip'),
    file('PK\u0003\u0004 and no more', 'plan.zip'),
  ],
  'plan.zip.unsafeName': [
    zipped(good, { name: '../../etc/passwd', data: 'x' }),
    zipped({ ...good, name: '/plan.dxf' }),
  ],
  'plan.zip.link': [zipped({ ...good, mode: 0o120777 })],
  'plan.zip.nested': [zipped(good, { name: 'a.zip', data: 'x' })],
  'plan.zip.encrypted': [zipped({ ...good, isEncrypted: true })],
  'plan.zip.method': [zipped({ ...good, method: 12 })],
  'plan.zip.noDrawing': [zipped(), zipped({ name: 'a.txt', data: 'x' })],
  'plan.zip.twoDrawings': [zipped(good, { ...good, name: 'b.dxf' })],
  'plan.zip.bomb': [zipped({ ...good, claims: { sizeBytes: 900 * 1024 * 1024 } })],
  'plan.zip.tooLarge': [zipped({ ...good, claims: { sizeBytes: 1024 ** 3 } })],
};

const embedded = memoryDatabases();

describe('a file that is no plan', () => {
  let world: FixtureGateway;
  let platform: Client;
  let before: readonly [Plan, readonly string[]];
  const keys = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { key } of world.files.list('plans/')) found.push(key);
    return found.toSorted();
  };
  const state = async () => [(await platform.send(planCalls.detail, { layerId })) as Plan, await keys()] as const;
  beforeAll(async () => {
    world = await fixtureGateway(await embedded.open());
    platform = await world.as('platform');
    before = await state();
  });
  afterAll(() => world.close());

  it.each(Object.entries(wrong))(
    '%s: is refused in three languages and leaves nothing behind [PLN-02] [SHL-26]',
    async (code, files) => {
      for (const one of files) {
        const told = new Set<string>();
        for (const language of languages) {
          const client = world.client(await world.token('platform'), language);
          const refusal = await refusalOf(client.upload(planCalls.upload, { layerId, file: one as File }));
          expect([code, one?.name, refusal.code]).toEqual([code, one?.name, code]);
          expect(refusal.problems[0]?.field).toBe('file');
          // the words before what is filled in, such as the name of a file
          const [opening = ''] = planWords[code as keyof typeof planWords][language].split('{');
          expect(refusal.message.startsWith(opening)).toBe(true);
          expect(refusal.message).not.toContain('{');
          told.add(refusal.message);
        }
        expect(told.size).toBe(languages.length);
      }
      expect(await state()).toEqual(before);
      expect(world.failures).toEqual([]);
    },
  );

  it('that was never published goes when a newer one comes; one that was published stays [PLN-02]', async () => {
    const { layerId: fresh } = await platform.send(planCalls.create, { name: '换图', boundKind: 'place', boundId: 1 });
    const send = (name: string) => platform.upload(planCalls.upload, { layerId: fresh, file: file(drawing, name) });
    const kept = async () => {
      let count = 0;
      for await (const { key } of world.files.list(`plans/${fresh}/`)) count += key.endsWith('.dxf') ? 1 : 0;
      return count;
    };
    await send('1.dxf');
    await send('2.dxf');
    expect(await kept()).toBe(1);
    await platform.send(planCalls.publish, { layerId: fresh });
    await world.gateway.idle();
    await send('3.dxf');
    expect(await kept()).toBe(2);
  });

  it('that is found out only while it is published fails with its reason, and what stood before still stands [PLN-02]', async () => {
    // its beginning is fine: only who reads it through finds out
    const broken = zipped({ ...good, data: emptyDrawing(3 * 1024 * 1024), claims: { crc: 1 } });
    await platform.send(planCalls.upload, { layerId, file: broken });
    await platform.send(planCalls.publish, { layerId });
    const ended = async () => (await platform.send(planCalls.detail, { layerId })) as Plan;
    await vi.waitUntil(async () => (await ended()).publishState !== 'inProgress');
    const { publishState, problem, versionId } = await ended();
    expect([publishState, problem?.code, versionId]).toEqual(['failed', 'plan.zip.damaged', before[0].versionId]);
    expect((await keys()).filter((key) => key.endsWith('.gz'))).toEqual(before[1].filter((key) => key.endsWith('.gz')));
  });
});
