import { deviceCalls } from '@fireline/api/device';
import { beforeEach, expect, it } from 'vitest';
import { tidyImages } from '../../../apps/gateway/src/lib/images/images.ts';
import { upkeepImages } from '../../../apps/gateway/src/device/upkeep/photos.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { pngBytes } from '../../fixtures/images.ts';

const hourMs = 3_600_000;

await onTestDatabase('photos of upkeep', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of w.files.list('upkeep/')) keys.push(key);
    return keys;
  };
  const upload = async (content: BlobPart = pngBytes, as: 'platform' | 'unit' = 'platform') =>
    (await (await w.as(as)).upload(deviceCalls.uploadUpkeepImage, { file: new File([content], '现场.png') })).imageId;
  const record = async (photos: readonly string[], as: 'platform' | 'unit' = 'platform') =>
    (await w.as(as)).send(deviceCalls.recordUpkeep, {
      deviceId: 1,
      kind: 'cleaned',
      doneDay: '2026-11-20',
      photos: [...photos],
    });
  const problem = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

  it('stand in their entry in the order entered, and are opened by those who see the device [DEV-13] [ROL-06]', async () => {
    const ids = [await upload(), await upload()];
    const made = await record(ids);
    expect(made.photos).toEqual(ids);
    const platform = await w.as('platform');
    const { rows } = await platform.send(deviceCalls.upkeeps, { deviceId: 1 });
    expect(rows[0]?.photos).toEqual(ids);
    const imageId = ids[0] ?? '';
    const { blob } = await platform.download(deviceCalls.upkeepImage, { imageId });
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(pngBytes);
    const foreign = await w.as('platform', 'R002');
    expect((await problem(foreign.download(deviceCalls.upkeepImage, { imageId })))?.code).toBe('shell.image.gone');
  });

  it('are JPEG, PNG or WebP by their bytes, four at most, and of the sender alone [DEV-13] [SHL-26]', async () => {
    const hostile = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await problem(upload(hostile))).toMatchObject({ code: 'form.imagesOnly', field: 'file' });
    expect(await problem(upload(new Uint8Array(8 * 1024 * 1024 + 1).fill(0xff)))).toBeDefined();
    expect(await files()).toEqual([]);
    const many = [];
    for (let count = 0; count < 5; count += 1) many.push(await upload());
    expect(await problem(record(many))).toMatchObject({ code: 'form.tooMany', field: 'photos', args: { 0: 4 } });
    expect(await problem(record(['nothing']))).toMatchObject({ code: 'shell.image.gone', field: 'photos' });
    // another's photo that no entry has named yet is nobody else's to name
    expect(await problem(record(many.slice(0, 1), 'unit'))).toMatchObject({ code: 'shell.image.gone' });
  });

  it('are removed for good; of two who remove one the second learns who was first [DEV-13]', async () => {
    const [first, second] = [await upload(), await upload()];
    const { upkeepId } = await record([first, second]);
    const platform = await w.as('platform');
    const shown = await platform.send(deviceCalls.removeUpkeepPhoto, { upkeepId, imageId: first });
    expect(shown.photos).toEqual([second]);
    expect(await files()).toEqual([`upkeep/${second}`]);
    const late = (await w.as('unit')).send(deviceCalls.removeUpkeepPhoto, { upkeepId, imageId: first });
    expect(await problem(late)).toMatchObject({ code: 'device.upkeep.photoGone', args: { name: 'platform-R001' } });
    const none = platform.send(deviceCalls.removeUpkeepPhoto, { upkeepId: 999, imageId: second });
    expect(await problem(none)).toMatchObject({ code: 'device.upkeep.notFound' });
  });

  it('that no entry named are tidied after a day, the others stay [DEV-13]', async () => {
    const [named, forgotten] = [await upload(), await upload()];
    await record([named]);
    const later = { database: w.database, files: w.files, clock: () => w.time.clock() + 25 * hourMs };
    await tidyImages(upkeepImages, later);
    expect(await files()).toEqual([`upkeep/${named}`]);
    expect(forgotten).not.toBe(named);
  });
});
