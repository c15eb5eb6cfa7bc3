import { deviceCalls } from '@fireline/api/device';
import { financeCalls } from '@fireline/api/finance';
import { renewalCalls } from '@fireline/api/renewal';
import { sessionCalls } from '@fireline/api/session';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices } from '../../fixtures/money.ts';
import { bookCents, fillPriceBook } from '../../fixtures/priceBook.ts';
import { fixturePassword, imeiOf } from '../../fixtures/tenant.ts';
import { act, demandBalanced, newPress, refOf, type Unit } from '../finance/buying.ts';
import { moreDevices } from './serving.ts';

const problemsOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems;
const { operator: cents } = bookCents;
const numberOf = (id: number): string => `9${String(id).padStart(14, '0')}`;

await onTestDatabase('the opening of services', ({ open }) => {
  const opened = async () => {
    const w = await open();
    await fillPrices(w);
    await fillPriceBook(w);
    return w;
  };
  /** Devices from 1001 on that are not active yet. */
  const inactive = async (w: FixtureGateway, count: number) => {
    const ids = await moreDevices(w, count);
    const fresh = { dStatus: 0, online: false, expiresOn: null, activatedAt: null, status: 'notActivated' } as const;
    await w.database.db
      .updateTable('device')
      .set(fresh)
      .where('deviceId', 'in', [...ids])
      .execute();
    return ids.map(numberOf);
  };
  const order = (by: Unit, imeis: readonly string[], requestId = newPress()) =>
    by.send(renewalCalls.open, {
      requestId,
      imeis: [...imeis],
      mode: 'standard',
      years: 1,
      cents: cents * imeis.length,
    });
  const loggedIn = async (w: FixtureGateway) => {
    const session = await w
      .client()
      .send(sessionCalls.login, { username: 'platform', password: fixturePassword, rentId: 'R001' });
    return w.client(session.token);
  };

  it('is paid first: then the devices are active, the start is noted, and the session that ordered is over [DEV-23] [SES-09] [REN-04]', async () => {
    const w = await opened();
    const imeis = await inactive(w, 2);
    const platform = await w.as('platform');
    const ordering = await loggedIn(w);
    const placed = await order(ordering, imeis);
    expect(placed.payableCents).toBe(2 * cents);
    const paying = await ordering.send(financeCalls.pay, {
      orderId: placed.orderId,
      method: 'wechat',
      cents: placed.payableCents,
    });
    expect((await platform.send(deviceCalls.detail, { deviceId: 1001 })).dStatus).toBe(0);
    await act(w, refOf(paying.code), 'pay');
    await expect
      .poll(async () => (await platform.send(financeCalls.order, { orderId: placed.orderId })).state)
      .toBe('success');
    const device = await platform.send(deviceCalls.detail, { deviceId: 1001 });
    expect(device).toMatchObject({ dStatus: 1, expired: false, expiresOn: '2027-11-21' });
    const over = await refusalOf(ordering.send(renewalCalls.checkOpening, { imeis }));
    expect(over.code).toBe('session.ended.openService');
    // another session of the same person goes on
    const { rows } = await platform.send(renewalCalls.startStops, { reason: ['activate'], order: 'asc' });
    expect(rows.map(({ deviceId, type, misfit }) => [deviceId, type, misfit])).toEqual([
      [1001, 'start', null],
      [1002, 'start', null],
    ]);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('names each device that cannot be opened at its place, and what one costs [DEV-23] [DEV-21]', async () => {
    const w = await opened();
    const platform = await w.as('platform');
    const [imei = ''] = await inactive(w, 1);
    const checked = await platform.send(renewalCalls.checkOpening, {
      imeis: [imei, imeiOf(1), imeiOf(101), imeiOf(77)],
    });
    expect(checked.rows.map(({ problem }) => problem?.code ?? null)).toEqual([
      null,
      'renewal.opening.active',
      'device.notFound',
      'device.notFound',
    ]);
    expect(checked.modes[0]).toEqual({ mode: 'standard', prices: [{ years: 1, cents }] });
    expect(await problemsOf(order(platform, [imei, imeiOf(1)]))).toMatchObject([
      { code: 'renewal.opening.active', field: 'imeis.1' },
    ]);
    expect(await problemsOf(order(platform, [imei, '12']))).toMatchObject([{ field: 'imeis.1' }]);
    const press = newPress();
    const placed = await order(platform, [imei], press);
    expect(await order(platform, [imei], press)).toEqual(placed);
    expect(await problemsOf(order(platform, [imei]))).toMatchObject([{ code: 'renewal.opening.openOrder' }]);
    expect((await refusalOf((await w.as('unit')).send(renewalCalls.checkOpening, { imeis: [imei] }))).kind).toBe(
      'forbidden',
    );
  });

  it('keeps to the edition: what is ordered holds its place until its order is over [DEV-28]', async () => {
    const w = await opened();
    const platform = await w.as('platform');
    const imeis = await inactive(w, 3);
    const { edition } = await platform.send(renewalCalls.checkOpening, { imeis });
    const devicesMax = edition.devicesInUse + 2;
    await w.database.db.updateTable('rent').set({ devicesMax }).where('rentId', '=', 'R001').execute();
    expect(await problemsOf(order(platform, imeis))).toMatchObject([
      { code: 'device.edition.tooMany', field: 'imeis', args: { 0: devicesMax, 1: 2 } },
    ]);
    const first = await order(platform, imeis.slice(0, 2));
    const full = await platform.send(renewalCalls.checkOpening, { imeis: imeis.slice(2) });
    expect(full).toMatchObject({ edition: { ordered: 2 }, room: { code: 'device.edition.full' } });
    expect(await problemsOf(order(platform, imeis.slice(2)))).toMatchObject([{ code: 'device.edition.full' }]);
    await platform.send(financeCalls.cancel, { orderId: first.orderId });
    expect((await order(platform, imeis.slice(2))).payableCents).toBe(cents);
  });
});
