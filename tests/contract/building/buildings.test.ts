import { buildingCalls } from '@fireline/api/building';
import { deviceCalls } from '@fireline/api/device';
import { sessionCalls } from '@fireline/api/session';
import { buildingImageBytesMax } from '@fireline/domain/building';
import { imageBytesPerDay } from '@fireline/domain/shell';
import { dayMs } from '@fireline/domain/lib';
import { beforeEach, expect, it } from 'vitest';
import { buildingImages } from '../../../apps/gateway/src/building/images.ts';
import { tidyImages } from '../../../apps/gateway/src/lib/images/images.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fixtureImage, pngBytes } from '../../fixtures/images.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

await onTestDatabase('buildings on record', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });

  const record = {
    number: 'A-1',
    status: 'inUse',
    category: 'multiStorey',
    usage: 'commercial',
    structure: 'concrete',
    fireHazard: 'wu',
    fireResistance: 'two',
    seismic: 'standard',
    ownership: 'private',
  } as const;
  const floors = { floorsAbove: 12, floorsUnder: 1 };
  const problems = async (promise: Promise<unknown>) =>
    (await refusalOf(promise)).problems.map(({ code, field }) => `${code} ${field}`);

  it('are created and changed by those whose place it is, each missing choice told by its name [BLD-01] [BLD-02]', async () => {
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const made = await unit.send(buildingCalls.create, {
      ...record,
      ...floors,
      name: '副楼',
      placeId: 1,
      heightM: 20,
    });
    expect(made).toMatchObject({ name: '副楼', placeName: '场所1', record: { ...record, heightM: 20, images: [] } });
    expect(await problems(unit.send(buildingCalls.create, { ...record, ...floors, name: 'x', placeId: 2 }))).toEqual([
      'site.place.notFound placeId',
    ]);
    const missing = { ...floors, name: '楼2', number: '', buildingId: 2, revision: 1, lnglat: '181,22.5' };
    expect(await problems(platform.send(buildingCalls.change, missing))).toEqual([
      'site.lnglat.range lnglat',
      'form.required number',
      ...['status', 'category', 'usage', 'structure', 'fireHazard', 'fireResistance', 'seismic', 'ownership'].map(
        (name) => `building.select.${name} ${name}`,
      ),
    ]);
    expect(await problems(unit.send(buildingCalls.change, { ...missing, ...record }))).toEqual([
      'building.notFound buildingId',
    ]);
  });

  it('saved from a form that opened before somebody else saved are refused, with who saved and when; so are fire resources [BLD-01] [BLD-05] [SHL-30]', async () => {
    const [platform, unit] = [await w.as('platform'), await w.as('unit')];
    const change = { ...record, ...floors, name: '楼1', buildingId: 1, revision: 1 };
    const saved = await unit.send(buildingCalls.change, { ...change, remarks: '先保存的' });
    expect(saved.revision).toBe(2);
    const told = { name: 'unit-R001', at: new Date(w.time.clock()).toISOString() };
    const late = await refusalOf(platform.send(buildingCalls.change, { ...change, remarks: '后保存的' }));
    expect(late.problems).toEqual([{ code: 'site.conflict', args: told }]);
    const { building } = await platform.send(buildingCalls.detail, { buildingId: 1 });
    expect([building.record?.remarks, building.revision]).toEqual(['先保存的', 2]);
    const { rows } = await platform.send(sessionCalls.userLog, { action: 'building.change' });
    expect(rows.map(({ changes }) => Object.keys(changes ?? {}))).toEqual([['record']]);
    const ends = await Promise.allSettled(
      ['甲', '乙'].map((remarks) => platform.send(buildingCalls.change, { ...change, revision: 2, remarks })),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

    const hydrant = { kind: 'hydrant', name: '门前消火栓', lnglat: '113.951,22.541', placeId: 1 } as const;
    const { resourceId, revision } = await unit.send(buildingCalls.createResource, hydrant);
    const again = { ...hydrant, resourceId, revision };
    await unit.send(buildingCalls.changeResource, { ...again, state: 'outOfService' });
    const lost = await refusalOf(platform.send(buildingCalls.changeResource, { ...again, name: '后门消火栓' }));
    expect(lost.problems).toEqual([{ code: 'site.conflict', args: told }]);
    expect(await platform.send(buildingCalls.resource, { resourceId })).toMatchObject({
      name: '门前消火栓',
      state: 'outOfService',
      revision: 2,
    });
  });

  it('keep the floors that hold devices [BLD-04]', async () => {
    const refused = (await w.as('platform')).send(buildingCalls.change, {
      ...record,
      name: '楼1',
      buildingId: 1,
      revision: 1,
      floorsAbove: 2,
      floorsUnder: 0,
    });
    expect((await refusalOf(refused)).problems).toEqual([
      { code: 'building.floorsInUse', field: 'floorsAbove', args: { 0: '3F' } },
    ]);
  });

  it('have the pictures that were sent for them, judged by their bytes; others see only those of their own [BLD-03] [ROL-06]', async () => {
    const [unit, agent] = [await w.as('unit'), await w.as('agent')];
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      unit.upload(buildingCalls.uploadImage, { file: new File([bytes], 'a.png', { type: 'image/png' }) });
    const script = new TextEncoder().encode('<svg onload="alert(1)"><!-- PNG -->');
    expect(await problems(send(script))).toEqual(['form.imagesOnly file']);
    expect(await problems(send(pngBytes.slice(0, 7)))).toEqual(['form.imagesOnly file']);
    const large = new Uint8Array(buildingImageBytesMax + 1);
    large.set(pngBytes);
    expect(await problems(send(large))).toEqual(['form.fileSize file']);
    const { imageId } = await send(pngBytes);
    const change = { ...record, ...floors, name: '楼1', buildingId: 1, revision: 1 };
    // nobody else may take it before it is given
    expect(await problems(agent.send(buildingCalls.change, { ...change, exitPlans: [imageId] }))).toEqual([
      'shell.image.gone exitPlans',
    ]);
    await refusalOf(agent.download(buildingCalls.image, { imageId }));
    await unit.send(buildingCalls.change, { ...change, exitPlans: [imageId] });
    const { blob } = await agent.download(buildingCalls.image, { imageId });
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(pngBytes);
    await refusalOf((await w.as('platform', 'R002')).download(buildingCalls.image, { imageId }));
    // a picture that is taken out goes with its file
    expect(await w.files.read(`buildings/${imageId}`)).toBeDefined();
    await unit.send(buildingCalls.change, { ...change, revision: 2 });
    expect(await w.files.read(`buildings/${imageId}`)).toBeUndefined();
    const list = { ...change, revision: 3, images: ['a', 'b', 'c', 'd', 'e'], evacuationDiagrams: ['a', 'b'] };
    expect(await problems(unit.send(buildingCalls.change, list))).toEqual([
      'form.tooMany images',
      'form.tooMany evacuationDiagrams',
    ]);
  });

  it('take so many bytes of pictures from one account in a day, and tell the limit [BLD-03]', async () => {
    const send = async (role: 'unit' | 'agent') =>
      (await w.as(role)).upload(buildingCalls.uploadImage, { file: new File([pngBytes], 'a.png') });
    const { imageId } = await send('unit');
    const fill = (sizeBytes: number) =>
      w.database.db.updateTable('image').set({ sizeBytes }).where('imageId', '=', imageId).execute();
    await fill(imageBytesPerDay - pngBytes.length + 1);
    const quota = { code: 'shell.image.quota', field: 'file', args: { 0: '200 MB' } };
    expect((await refusalOf(send('unit'))).problems).toEqual([quota]);
    await fill(imageBytesPerDay);
    expect((await refusalOf(send('unit'))).problems).toEqual([quota]);
    const kept: string[] = [];
    for await (const { key } of w.files.list('buildings/')) kept.push(key);
    expect(kept.toSorted()).toEqual([`buildings/${imageId}`, `buildings/${fixtureImage}`].toSorted());
    // of each account, and for a day
    await send('agent');
    const at = new Date(fixtureNow - dayMs).toISOString();
    await w.database.db.updateTable('image').set({ at }).where('imageId', '=', imageId).execute();
    await send('unit');
  });

  it('leave no picture behind that nobody named [BLD-03]', async () => {
    const { imageId } = await (
      await w.as('unit')
    ).upload(buildingCalls.uploadImage, {
      file: new File([pngBytes], 'a.png'),
    });
    const tidy = (hours: number) =>
      tidyImages(buildingImages, { database: w.database, files: w.files, clock: () => fixtureNow + hours * 3_600_000 });
    await tidy(23);
    expect(await w.files.read(`buildings/${imageId}`)).toBeDefined();
    await tidy(25);
    expect(await w.files.read(`buildings/${imageId}`)).toBeUndefined();
    expect(await w.files.read(`buildings/${fixtureImage}`)).toBeDefined();
  });

  it('tell the devices of a floor [BLD-04]', async () => {
    const ids = async (floor: number) =>
      (await (await w.as('platform')).send(deviceCalls.list, { buildingId: [1], floor })).rows.map(
        ({ deviceId }) => deviceId,
      );
    expect([await ids(3), await ids(4)]).toEqual([[1, 2, 5], []]);
  });
});
