import { deviceCalls } from '@fireline/api/device';
import { renewalCalls } from '@fireline/api/renewal';
import { sessionCalls } from '@fireline/api/session';
import { expect, it, vi } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fillPrices, smsPackage } from '../../fixtures/money.ts';
import { fillPriceBook } from '../../fixtures/priceBook.ts';
import { fixtureNow, fixturePassword } from '../../fixtures/tenant.ts';
import { act, readOf, shownCode } from '../finance/buying.ts';
import { endOf, payFor, renew, setEnd, yearCents } from './serving.ts';

const hour = 3_600_000;

await onTestDatabase('logs of services and purchases', ({ open }) => {
  const opened = async () => {
    const w = await open();
    await fillPrices(w);
    await fillPriceBook(w);
    return { w, unit: await w.as('unit') };
  };

  it('note each start and stop of a service with what made it: a person, an order, the end of a day [REN-04] [DEV-13]', async () => {
    const { w, unit } = await opened();
    await setEnd(w, 1, { expiresOn: '2026-11-21', activatedAt: new Date(fixtureNow - 9 * hour).toISOString() });
    // the day ends: nobody does anything
    w.time.advance(9 * hour);
    await w.gateway.idle();
    await expect.poll(async () => (await endOf(w, 1)).expired).toBe(true);
    await payFor(w, unit, await renew(unit, [1]));
    const platform = await w.as('platform');
    const change = async (event: 'suspend' | 'resume') =>
      platform.send(deviceCalls.changeLife, { deviceId: 1, revision: (await endOf(w, 1)).revision, event });
    await change('suspend');
    await change('resume');
    const { rows } = await unit.send(renewalCalls.startStops, { deviceId: 1, order: 'asc' });
    expect(rows[0]?.placeName).toBe('场所1');
    expect(rows.map(({ type, reason, by }) => [type, reason, by !== ''])).toEqual([
      ['stop', 'expire', false],
      ['start', 'renew', true],
      ['stop', 'suspend', true],
      ['start', 'resume', true],
    ]);
    // there was no log when it began: its first entry cannot be a stop
    expect(rows.map(({ misfit }) => misfit)).toEqual(['twice.stop', null, null, null]);
    expect(rows[1]?.orderId).not.toBeNull();
    expect((await unit.send(renewalCalls.startStops, { misfit: 'yes' })).total).toBe(1);
    expect((await unit.send(renewalCalls.startStops, { reason: ['renew', 'resume'] })).total).toBe(2);
  });

  it('show nothing of devices that the reader does not see, and of removed ones to their tenant alone [REN-04] [ROL-06]', async () => {
    const { w, unit } = await opened();
    const at = new Date(fixtureNow).toISOString();
    const entry = { service: 'deviceService', type: 'start', reason: 'activate', at } as const;
    await w.database.db
      .transaction()
      .execute((tx) =>
        insertMany(tx, 'serviceLog', [
          ...[1, 2, 3].map((deviceId) => ({ ...entry, rentId: 'R001', deviceId })),
          { ...entry, rentId: 'R002', deviceId: 101 },
        ]),
      );
    await w.database.db.updateTable('device').set({ removedAt: at }).where('deviceId', '=', 2).execute();
    const seenBy = async (reader: typeof unit) =>
      (await reader.send(renewalCalls.startStops, {})).rows.map(({ deviceId }) => deviceId).toSorted((a, b) => a - b);
    expect(await seenBy(unit)).toEqual([1]);
    expect(await seenBy(await w.as('platform'))).toEqual([1, 2, 3]);
    expect(await seenBy(await w.as('platform', 'R002'))).toEqual([101]);
  });

  it('list what was bought with what was left before and after; what was not paid moved nothing [REN-04]', async () => {
    const { w, unit } = await opened();
    await setEnd(w, 1, { expiresOn: '2026-12-31' });
    await payFor(w, unit, await renew(unit, [1]));
    const sms = await shownCode(unit, 2);
    await act(w, sms.ref, 'pay');
    await vi.waitFor(async () => expect((await readOf(unit, sms.orderId)).state).toBe('success'));
    await renew(unit, [1]);
    const { rows, totals } = await unit.send(renewalCalls.recharges, { order: 'asc' });
    expect(rows).toMatchObject([
      {
        kind: 'renewal',
        quantity: 365,
        before: 40,
        after: 405,
        result: 'success',
        method: 'wechat',
        deviceId: 1,
        placeName: '场所1',
        isMisfit: false,
      },
      {
        kind: 'package',
        resource: 'sms',
        quantity: 2000,
        before: 0,
        after: 2000,
        placeName: '',
        result: 'success',
        isMisfit: false,
      },
      { kind: 'renewal', quantity: 1, before: null, after: null, result: 'pending', method: null },
    ]);
    expect(totals).toEqual({ paid: 2, paidCents: yearCents + 2 * smsPackage.cents });
    expect((await unit.send(renewalCalls.recharges, { result: ['pending'] })).total).toBe(1);
    expect((await unit.send(renewalCalls.recharges, { kind: ['package'], method: ['wechat'] })).total).toBe(1);
    await w.database.db.updateTable('orderLine').set({ days: 366 }).where('days', '=', 365).execute();
    expect(
      (await unit.send(renewalCalls.recharges, { result: ['success'], kind: ['renewal'] })).rows[0]?.isMisfit,
    ).toBe(true);
    // those of a neighbour are nowhere
    const other = await w
      .client()
      .send(sessionCalls.login, { username: 'platform', password: fixturePassword, rentId: 'R002' });
    expect((await w.client(other.token).send(renewalCalls.recharges, {})).total).toBe(0);
  });
});
