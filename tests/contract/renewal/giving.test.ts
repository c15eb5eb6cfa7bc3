import { renewalCalls } from '@fireline/api/renewal';
import { tariffCalls } from '@fireline/api/tariff';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { newPress } from '../finance/buying.ts';
import { endOf, moreDevices, setEnd } from './serving.ts';

const problemsOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems;
const give = (by: Awaited<ReturnType<FixtureGateway['as']>>, deviceIds: number[], days = 7, requestId = newPress()) =>
  by.send(renewalCalls.giveDays, { requestId, deviceIds, days, remark: '补偿停机' });

await onTestDatabase('days given to devices', ({ open }) => {
  it('move each last day by itself, start what was over, and say why others got none [TAR-08] [REN-01] [REN-04]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const [over = 0, whole = 0, shelf = 0] = await moreDevices(w, 3);
    await setEnd(w, 1, { expiresOn: '2026-12-31' });
    await setEnd(w, over, { expiresOn: '2026-10-01', expired: true });
    await setEnd(w, whole, { serviceMode: 'inclusive' });
    await setEnd(w, shelf, { dStatus: 0 });
    const press = newPress();
    const { rows } = await give(platform, [1, over, whole, shelf], 7, press);
    expect(rows).toMatchObject([
      { deviceId: 1, dayBefore: '2026-12-31', dayAfter: '2027-01-07', problem: null },
      { deviceId: over, dayAfter: '2026-11-27', problem: null },
      { deviceId: whole, dayAfter: null, problem: { code: 'tariff.gift.mode' } },
      { deviceId: shelf, dayAfter: null, problem: { code: 'renewal.gift.notActivated' } },
    ]);
    expect(await endOf(w, 1)).toMatchObject({ expiresOn: '2027-01-07' });
    expect(await endOf(w, over)).toMatchObject({ expiresOn: '2026-11-27', expired: false });
    const log = await w.database.db.selectFrom('serviceLog').selectAll().where('deviceId', '=', over).execute();
    expect(log.findLast(({ orderId }) => orderId === null)).toMatchObject({ type: 'start', reason: 'renew' });
    const used = await w.database.db
      .selectFrom('userLog')
      .selectAll()
      .where('action', '=', 'renewal.giveDays')
      .execute();
    expect(used.map(({ detail }) => detail)).toEqual(['+7 · 补偿停机', '+7 · 补偿停机']);
    // sent again it gives nothing more, and another gift under the same press is refused
    expect((await give(platform, [1, over, whole, shelf], 7, press)).rows).toEqual(rows);
    expect(await endOf(w, 1)).toMatchObject({ expiresOn: '2027-01-07' });
    expect(await problemsOf(give(platform, [1], 8, press))).toMatchObject([{ code: 'tariff.gift.otherContent' }]);
    const other = { requestId: press, deviceIds: [1, over, whole, shelf], days: 7, remark: '另一原因' };
    expect(await problemsOf(platform.send(renewalCalls.giveDays, other))).toMatchObject([
      { code: 'tariff.gift.otherContent', field: 'requestId' },
    ]);
    expect(w.failures).toEqual([]);
  });

  it('are refused below 0, for nothing, for more than 50, another partner and those without the right [TAR-08] [REN-01]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const ids = await moreDevices(w, 51);
    expect(await problemsOf(give(platform, [1], -1))).toMatchObject([{ code: 'tariff.gift.negative', field: 'days' }]);
    expect(await problemsOf(give(platform, [1], 0))).toMatchObject([{ code: 'tariff.gift.nothing', field: 'days' }]);
    expect(await problemsOf(give(platform, [...ids]))).toMatchObject([
      { code: 'renewal.batch.tooMany', args: { 0: 50, 1: 51 } },
    ]);
    expect(await problemsOf(give(platform, [1, 4]))).toMatchObject([
      { code: 'renewal.batch.partner', field: 'deviceIds.1' },
    ]);
    expect(await problemsOf(give(platform, [1, 101]))).toMatchObject([{ code: 'device.notFound' }]);
    expect((await refusalOf(give(await w.as('unit'), [1]))).code).toBe('role.noPermission');
  });

  it('and messages are not given to a device in a mode that does not count them [TAR-08] [DEV-16]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    await setEnd(w, 1, { serviceMode: 'inclusive' });
    const gift = { deviceId: 1, requestId: newPress(), sms: 10, voice: 0, remark: '补偿' };
    expect(await problemsOf(platform.send(tariffCalls.giftUnits, gift))).toMatchObject([{ code: 'tariff.gift.mode' }]);
    const held = { holderKind: 'device', holderId: '1', resource: 'sms', amount: 10, remark: '补偿' } as const;
    expect(await problemsOf(platform.send(tariffCalls.giveUnits, { ...held, requestId: newPress() }))).toMatchObject([
      { code: 'tariff.gift.mode', field: 'holderId' },
    ]);
    await setEnd(w, 1, { serviceMode: 'flow' });
    await platform.send(tariffCalls.giftUnits, gift);
    const { holders } = await platform.send(tariffCalls.deviceUnits, { deviceId: 1 });
    expect(holders.find(({ kind }) => kind === 'device')?.sms).toBe(10);
  });
});
