import { sessionCalls } from '@fireline/api/session';
import { brandLogoBytesMax } from '@fireline/domain/session';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { pngBytes } from '../../fixtures/images.ts';

await onEveryDatabase('the brand of a tenant', ({ open }) => {
  it('is read by anybody before a login, and is our own for a tenant that set none or is not there [N22]', async () => {
    const w = await open();
    const own = { title: '', colour: '', corners: 'own', font: 'own', logo: '', revision: 0 };
    expect(await w.client().send(sessionCalls.brand, { rentId: 'R002' })).toEqual(own);
    expect(await w.client().send(sessionCalls.brand, { rentId: 'NOBODY' })).toEqual(own);
  });

  it('is set for one tenant; the later of two administrators learns who was first, and a wrong colour its field [N22] [SHL-25]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const look = { title: '港安消防', colour: '#004A8F', corners: 'square' as const, font: 'serif' as const };
    await platform.send(sessionCalls.saveBrand, { ...look, revision: 0 });
    expect(await w.client().send(sessionCalls.brand, { rentId: 'R001' })).toEqual({
      ...look,
      logo: '',
      colour: '#004a8f',
      revision: 1,
    });
    expect(await w.client().send(sessionCalls.brand, { rentId: 'R002' })).toMatchObject({ title: '' });
    const late = await refusalOf(platform.send(sessionCalls.saveBrand, { ...look, revision: 0 }));
    expect(late.code).toBe('session.brand.conflict');
    const wrong = await refusalOf(platform.send(sessionCalls.saveBrand, { ...look, colour: 'url(x)', revision: 1 }));
    expect(wrong).toMatchObject({ code: 'session.brand.colour' });
  });

  it('has a logo that anybody sees at the login page; a script, a drawing that runs and another tenant’s picture are refused [N22] [SHL-26]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const upload = (name: string, content: Uint8Array<ArrayBuffer> | string) =>
      platform.upload(sessionCalls.uploadLogo, { file: new File([content], name, { type: 'image/png' }) });
    for (const hostile of [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<script>alert(1)</script>',
      'GIF89a',
    ])
      expect((await refusalOf(upload('logo.png', hostile))).code).toBe('form.imagesOnly');
    const large = new Uint8Array(brandLogoBytesMax + 1);
    large.set(pngBytes);
    expect((await refusalOf(upload('logo.png', large))).code).toBe('form.fileSize');
    const first = (await upload('logo.png', pngBytes)).imageId;
    const { revision } = await w.client().send(sessionCalls.brand, { rentId: 'R001' });
    const look = { title: '', colour: '', corners: 'own' as const };
    await platform.send(sessionCalls.saveBrand, { ...look, logo: first, revision });
    const shown = (rentId: string, imageId: string) => w.client().download(sessionCalls.brandLogo, { rentId, imageId });
    expect((await shown('R001', first)).blob.size).toBe(pngBytes.length);
    expect((await refusalOf(shown('R002', first))).code).toBe('shell.image.gone');
    const foreign = await w.as('platform', 'R002');
    const stolen = await refusalOf(foreign.send(sessionCalls.saveBrand, { ...look, logo: first, revision: 0 }));
    expect(stolen.problems).toMatchObject([{ code: 'shell.image.gone', field: 'logo' }]);
    const second = (await upload('logo.png', pngBytes)).imageId;
    expect((await refusalOf(shown('R001', second))).code).toBe('shell.image.gone');
    await platform.send(sessionCalls.saveBrand, { ...look, logo: second, revision: revision + 1 });
    expect((await refusalOf(shown('R001', first))).code).toBe('shell.image.gone');
    expect(await w.files.read(`brands/${first}`)).toBeUndefined();
    await platform.send(sessionCalls.saveBrand, { ...look, revision: revision + 2 });
    expect(await w.files.read(`brands/${second}`)).toBeUndefined();
  });
});
