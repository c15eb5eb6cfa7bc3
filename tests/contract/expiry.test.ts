import { deviceCalls } from '@fireline/api/device';
import { expiryTerms } from '@fireline/domain/device';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../fixtures/everyDatabase.ts';

await onTestDatabase('the end of service', ({ open }) => {
  it('terms hold the nearer ones, and each count is the length of its list [DEV-14]', async () => {
    const w = await open();
    // the fixture's today is 2026-11-21
    const ends = {
      1: '2026-11-21',
      2: '2026-11-28',
      3: '2026-11-29',
      4: '2026-12-21',
      5: '2026-12-22',
      6: '2026-11-20',
    };
    for (const [deviceId, expiresOn] of Object.entries(ends))
      await w.database.db.updateTable('device').set({ expiresOn }).where('deviceId', '=', Number(deviceId)).execute();
    const platform = await w.as('platform');
    const idsOf = async (expiry: (typeof expiryTerms)[number]) =>
      (await platform.send(deviceCalls.list, { expiry, sort: 'expiresOn' })).rows.map(({ deviceId }) => deviceId);
    expect(await Promise.all(expiryTerms.map(idsOf))).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [6]]);
    expect(await platform.send(deviceCalls.expiry, {})).toEqual({ today: 1, in7: 2, in15: 3, in30: 4, expired: 1 });
    const smoke = await platform.send(deviceCalls.expiry, { deviceType: ['smoke'], expiry: 'expired' });
    expect(smoke).toEqual({ today: 1, in7: 1, in15: 1, in30: 2, expired: 0 });
    expect((await (await w.as('unit')).send(deviceCalls.expiry, {})).in30).toBe(2);
  });
});
