import { sessionCalls } from '@fireline/api/session';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../fixtures/everyDatabase.ts';
import { refusalOf } from '../fixtures/gateway.ts';

await onEveryDatabase('the brand of a tenant', ({ shared }) => {
  const { world, spoil } = shared();

  it('is read by anybody before a login, and is our own for a tenant that set none or is not there [N22]', async () => {
    const w = await world();
    const own = { title: '', colour: '', corners: 'own', revision: 0 };
    expect(await w.client().send(sessionCalls.brand, { rentId: 'R002' })).toEqual(own);
    expect(await w.client().send(sessionCalls.brand, { rentId: 'NOBODY' })).toEqual(own);
  });

  it('is set for one tenant; the later of two administrators learns who was first, and a wrong colour its field [N22] [SHL-25]', async () => {
    spoil();
    const w = await world();
    const platform = await w.as('platform');
    const look = { title: '港安消防', colour: '#004A8F', corners: 'square' as const };
    await platform.send(sessionCalls.saveBrand, { ...look, revision: 0 });
    expect(await w.client().send(sessionCalls.brand, { rentId: 'R001' })).toEqual({
      ...look,
      colour: '#004a8f',
      revision: 1,
    });
    expect(await w.client().send(sessionCalls.brand, { rentId: 'R002' })).toMatchObject({ title: '' });
    const late = await refusalOf(platform.send(sessionCalls.saveBrand, { ...look, revision: 0 }));
    expect(late.code).toBe('session.brand.conflict');
    const wrong = await refusalOf(platform.send(sessionCalls.saveBrand, { ...look, colour: 'url(x)', revision: 1 }));
    expect(wrong).toMatchObject({ code: 'session.brand.colour' });
  });
});
