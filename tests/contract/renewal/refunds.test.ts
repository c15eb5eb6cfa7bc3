import { financeCalls } from '@fireline/api/finance';
import { renewalCalls } from '@fireline/api/renewal';
import { addDays } from '@fireline/domain/lib';
import { expect, it } from 'vitest';
import type { PaymentProvider } from '../../../apps/gateway/src/finance/provider/port.ts';
import { sandboxProvider } from '../../../apps/gateway/src/finance/provider/sandbox.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fillPrices } from '../../fixtures/money.ts';
import { fillPriceBook } from '../../fixtures/priceBook.ts';
import { demandBalanced } from '../finance/buying.ts';
import { approve, askRefund, readRefund, until } from '../finance/refunding.ts';
import { endOf, moreDevices, payFor, renew, setEnd, yearCents } from './serving.ts';

await onTestDatabase('refunds of renewals', ({ open }) => {
  const opened = async () => {
    const fault: Partial<PaymentProvider> = {};
    const w = await open({ payments: { sandbox: (deps) => ({ ...sandboxProvider(deps), ...fault }) } });
    await fillPrices(w);
    await fillPriceBook(w);
    return { w, fault, unit: await w.as('unit'), platform: await w.as('platform') };
  };

  it('take the days back of each device, in proportion, and of the whole order all of them [FIN-08] [FIN-09] [REN-04]', async () => {
    const { w, unit, platform } = await opened();
    const [other = 0] = await moreDevices(w, 1);
    await setEnd(w, 1, { expiresOn: '2026-12-31' });
    await setEnd(w, other, { expiresOn: '2026-10-01', expired: true });
    const { orderId } = await payFor(w, unit, await renew(unit, [1, other]));
    const seen = await unit.send(financeCalls.refundPreview, { orderId });
    expect(seen).toMatchObject({
      reasons: [],
      refundableCents: 2 * yearCents,
      sold: { units: 730, unitsLeft: 730 },
      lines: [
        { resource: 'days', units: 365 },
        { resource: 'days', units: 365 },
      ],
    });
    const half = await askRefund(unit, orderId, yearCents);
    expect(half).toMatchObject({ units: 365, resource: 'days' });
    // nothing is taken before it is approved
    expect((await endOf(w, 1)).expiresOn).toBe('2027-12-31');
    await approve(platform, await readRefund(platform, half.refundId));
    const ends = async () => [(await endOf(w, 1)).expiresOn, (await endOf(w, other)).expiresOn];
    const [one, two] = await ends();
    // of 365 days of two devices one gives a day more
    expect([one, two]).toEqual([addDays('2027-12-31', -183), addDays('2027-11-21', -182)]);
    await until(w, unit, half.refundId, ({ state }) => state === 'success');
    const rest = await askRefund(unit, orderId, yearCents);
    await approve(platform, await readRefund(platform, rest.refundId));
    // what ran on is as before, and what had begun again ends today
    expect(await ends()).toEqual(['2026-12-31', '2026-11-21']);
    await until(w, unit, rest.refundId, ({ state }) => state === 'success');
    expect((await unit.send(financeCalls.refundPreview, { orderId })).reasons).not.toEqual([]);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('reach no further than what each device has left, and a service that they end is noted as stopped [FIN-09] [REN-04]', async () => {
    const { w, unit, platform } = await opened();
    await setEnd(w, 1, { expiresOn: '2026-11-21' });
    const { orderId } = await payFor(w, unit, await renew(unit, [1]));
    await setEnd(w, 1, { expiresOn: '2027-03-01' });
    const { sold, refundableCents } = await unit.send(financeCalls.refundPreview, { orderId });
    expect(sold).toMatchObject({ units: 365, unitsLeft: 100 });
    expect(refundableCents).toBe(Math.floor((yearCents * 100) / 365));
    const asked = await askRefund(unit, orderId, refundableCents);
    await approve(platform, await readRefund(platform, asked.refundId));
    expect(await endOf(w, 1)).toMatchObject({ expiresOn: addDays('2027-03-01', -asked.units), expired: false });
    await setEnd(w, 1, { expiresOn: '2026-11-21' });
    expect((await unit.send(financeCalls.refundPreview, { orderId })).reasons).not.toEqual([]);
  });

  it('that a provider refuses give the days back [FIN-08]', async () => {
    const { w, fault, unit, platform } = await opened();
    await setEnd(w, 1, { expiresOn: '2026-12-31' });
    const { orderId } = await payFor(w, unit, await renew(unit, [1]));
    fault.refund = async () => ({ isAnswered: true, state: 'failed', code: 'USER_ACCOUNT_ABNORMAL' });
    const asked = await askRefund(unit, orderId, yearCents);
    await approve(platform, await readRefund(platform, asked.refundId));
    expect((await endOf(w, 1)).expiresOn).toBe('2026-12-31');
    await until(w, unit, asked.refundId, ({ state }) => state === 'failed');
    expect((await endOf(w, 1)).expiresOn).toBe('2027-12-31');
    const { rows } = await unit.send(renewalCalls.devices, { search: '设备1' });
    expect(rows[0]?.expiresOn).toBe('2027-12-31');
    await demandBalanced(w);
  });
});
