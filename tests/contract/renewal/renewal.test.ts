import { deviceCalls } from '@fireline/api/device';
import { financeCalls } from '@fireline/api/finance';
import { renewalCalls } from '@fireline/api/renewal';
import { dayAt } from '@fireline/domain/lib';
import { expiryFilterNames, expiryFilters } from '@fireline/domain/renewal';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices } from '../../fixtures/money.ts';
import { fillPriceBook } from '../../fixtures/priceBook.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';
import { demandBalanced, newPress, readOf } from '../finance/buying.ts';
import { endOf, listening, moreDevices, payFor, renew, setEnd, yearCents } from './serving.ts';

const today = dayAt(fixtureNow);
const problemsOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems;

await onTestDatabase('renewals of devices', ({ open }) => {
  const opened = async () => {
    const w = await open();
    await fillPrices(w);
    await fillPriceBook(w);
    return { w, unit: await w.as('unit') };
  };

  it('move the last days once they are paid, note what starts again, and reach open lists [REN-01] [REN-04]', async () => {
    const { w, unit } = await opened();
    const [other = 0] = await moreDevices(w, 1);
    await setEnd(w, 1, { expiresOn: '2026-12-31' });
    await setEnd(w, other, { expiresOn: '2026-10-01', expired: true });
    const before = await endOf(w, 1);
    const placed = await renew(unit, [1, other]);
    expect(placed.payableCents).toBe(2 * yearCents);
    // nothing moves before it is paid
    expect((await endOf(w, 1)).expiresOn).toBe('2026-12-31');
    const order = await payFor(w, unit, placed);
    expect(order).toMatchObject({
      type: 'serviceFee',
      lines: [{ kind: 'renewal', resource: 'standard', quantity: 1, count: 2, isFulfilled: true }],
      devices: [
        { deviceId: 1, dayBefore: '2026-12-31', dayAfter: '2027-12-31' },
        { deviceId: other, dayBefore: '2026-10-01', dayAfter: '2027-11-21' },
      ],
    });
    expect(await endOf(w, 1)).toMatchObject({
      expiresOn: '2027-12-31',
      anchorDay: 31,
      expired: false,
      revision: before.revision + 1,
    });
    expect(await endOf(w, other)).toMatchObject({ expiresOn: '2027-11-21', expired: false });
    const log = await w.database.db
      .selectFrom('serviceLog')
      .selectAll()
      .where('orderId', '=', placed.orderId)
      .execute();
    expect(log).toMatchObject([{ deviceId: other, service: 'deviceService', type: 'start', reason: 'renew' }]);
    // the operator reads of it nothing but kind and count
    const { devices } = await (await w.as('platform')).send(financeCalls.order, { orderId: placed.orderId });
    expect(devices).toHaveLength(2);
    await demandBalanced(w);
    expect(w.failures).toEqual([]);
  });

  it('take 50 devices in one order, and refuse the 51st with both numbers [REN-01]', async () => {
    const { w, unit } = await opened();
    const ids = await moreDevices(w, 51);
    expect(await problemsOf(renew(unit, ids))).toMatchObject([
      { code: 'renewal.batch.tooMany', field: 'deviceIds', args: { 0: 50, 1: 51 } },
    ]);
    expect(await problemsOf(unit.send(renewalCalls.quote, { deviceIds: [...ids] }))).toMatchObject([
      { code: 'renewal.batch.tooMany' },
    ]);
    const fifty = ids.slice(0, 50);
    const placed = await renew(unit, fifty);
    expect(placed.payableCents).toBe(50 * yearCents);
    const order = await payFor(w, unit, placed);
    expect(order.devices.map(({ dayAfter }) => dayAfter)).toEqual(fifty.map(() => '2028-06-30'));
    expect((await endOf(w, ids[50] ?? 0)).expiresOn).toBe('2027-06-30');
    await demandBalanced(w);
  });

  it('reach the open lists of those who see the devices, all fifty without a list read again, and no other list [REN-01] [DEV-12]', async () => {
    const { w, unit } = await opened();
    const ids = await moreDevices(w, 50);
    const [own, foreign] = [await listening(w, 'R001', 'unit'), await listening(w, 'R002', 'platform')];
    await payFor(w, unit, await renew(unit, ids));
    await expect
      .poll(() => {
        // changes are gathered for a while
        w.time.advance(500);
        return own.changed().size;
      })
      .toBe(50);
    expect([...own.changed()].toSorted((a, b) => a - b)).toEqual(ids);
    expect(own.reloads()).toBe(0);
    expect([foreign.changed().size, foreign.reloads()]).toEqual([0, 0]);
  });

  it('refuse what is of another type, partner or scope, not active, or ordered already, at its row [REN-01] [REN-02]', async () => {
    const { w, unit } = await opened();
    const platform = await w.as('platform');
    const at = async (ids: number[], by = unit) =>
      (await problemsOf(by.send(renewalCalls.quote, { deviceIds: ids }))).map(({ code, field }) => [code, field]);
    expect(await at([1, 2])).toEqual([['renewal.batch.deviceType', 'deviceIds.1']]);
    expect(await at([1, 5])).toEqual([['renewal.reason.notActivated', 'deviceIds.1']]);
    expect(await at([1, 4], platform)).toEqual([['renewal.batch.partner', 'deviceIds.1']]);
    expect(await at([1, 4])).toEqual([['device.notFound', 'deviceIds.1']]);
    expect(await at([1, 101], platform)).toEqual([['device.notFound', 'deviceIds.1']]);
    expect(await at([])).toEqual([['renewal.batch.none', 'deviceIds']]);
    expect(
      await problemsOf(unit.send(renewalCalls.order, { requestId: newPress(), deviceIds: [1], years: null, cents: 0 })),
    ).toMatchObject([{ code: 'renewal.years.required', field: 'years' }]);
    expect(await problemsOf(renew(unit, [1], 2))).toMatchObject([{ code: 'renewal.years.noPrice', field: 'years' }]);
    const placed = await renew(unit, [1]);
    expect(await at([1])).toEqual([['renewal.reason.openOrder', 'deviceIds.0']]);
    expect(await problemsOf(renew(unit, [1]))).toMatchObject([{ code: 'renewal.reason.openOrder' }]);
    const { rows } = await unit.send(renewalCalls.devices, { sort: 'name' });
    expect(rows.find(({ deviceId }) => deviceId === 1)).toMatchObject({
      reason: 'openOrder',
      yearCents,
      openOrderId: placed.orderId,
    });
  });

  it('cost what the partner asks of its customers, and a seller what it pays; another price than was shown is refused [TAR-04] [REN-01]', async () => {
    const { w, unit } = await opened();
    const yearOf = async (role: 'unit' | 'agent' | 'platform') =>
      (await (await w.as(role)).send(renewalCalls.quote, { deviceIds: [1] })).rows[0]?.prices;
    expect(await yearOf('unit')).toEqual([{ years: 1, cents: 8599 }]);
    expect(await yearOf('agent')).toEqual([{ years: 1, cents: 5353 }]);
    expect(await yearOf('platform')).toEqual([{ years: 1, cents: 4241 }]);
    const seen = { requestId: newPress(), deviceIds: [1], years: 1, cents: 8600 };
    expect(await problemsOf(unit.send(renewalCalls.order, seen))).toMatchObject([
      { code: 'finance.order.priceChanged', field: 'cents', args: { seen: '86.00', now: '85.99' } },
    ]);
    expect((await unit.send(financeCalls.orders, { type: 'serviceFee' })).total).toBe(0);
  });

  it('are one order however often they are sent, and of two who order at once one meets the other [REN-01]', async () => {
    const { w, unit } = await opened();
    const press = newPress();
    const [first, again] = await Promise.all([renew(unit, [1], 1, press), renew(unit, [1], 1, press)]);
    expect(again).toEqual(first);
    expect(await problemsOf(renew(unit, [2], 1, press))).toMatchObject([{ code: 'finance.order.otherContent' }]);
    const platform = await w.as('platform');
    const sent = { requestId: newPress(), deviceIds: [2], years: 1 };
    const both = await Promise.allSettled([
      unit.send(renewalCalls.order, { ...sent, cents: yearCents }),
      platform.send(renewalCalls.order, { ...sent, cents: 4241 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('come back to the anchor day, and leave a suspended device suspended [REN-01]', async () => {
    const { w, unit } = await opened();
    await setEnd(w, 1, { expiresOn: '2028-02-29', anchorDay: 31, suspendedAt: new Date(fixtureNow).toISOString() });
    await payFor(w, unit, await renew(unit, [1]));
    expect(await endOf(w, 1)).toMatchObject({ expiresOn: '2029-02-28', anchorDay: 31 });
    const { suspendedAt } = await w.database.db
      .selectFrom('device')
      .select('suspendedAt')
      .where('deviceId', '=', 1)
      .executeTakeFirstOrThrow();
    expect(suspendedAt).not.toBeNull();
    await w.database.db.updateTable('device').set({ suspendedAt: null }).execute();
    await payFor(w, unit, await renew(unit, [1]));
    expect((await endOf(w, 1)).expiresOn).toBe('2030-02-28');
  });

  it('list devices by the filters of the domain, with how many each finds [REN-02]', async () => {
    const { w, unit } = await opened();
    const ids = await moreDevices(w, 9);
    const days = [
      '2026-10-01',
      '2026-11-20',
      today,
      '2026-11-28',
      '2026-11-29',
      '2026-12-06',
      '2026-12-21',
      '2026-12-22',
      null,
    ];
    for (const [at, expiresOn] of days.entries()) await setEnd(w, ids[at] ?? 0, { expiresOn });
    const { counts, rows } = await unit.send(renewalCalls.devices, { pageSize: 50 });
    const serving = rows.map(({ isStarted, expiresOn }) => ({ startsOn: isStarted ? '2026-01-01' : null, expiresOn }));
    for (const name of expiryFilterNames) {
      const found = serving.filter((one) => expiryFilters[name](one, today)).length;
      expect(counts[name], name).toBe(found);
      expect((await unit.send(renewalCalls.devices, { expiry: name })).total, name).toBe(found);
    }
    // what a tenant's neighbour has is nowhere
    const there = await (await w.as('platform', 'R002')).send(renewalCalls.devices, { pageSize: 50 });
    expect(there.rows.map(({ deviceId }) => deviceId).toSorted((a, b) => a - b)).toEqual([101, 102]);
  });

  it('list what one may renew, and nothing of a place that one only follows [REN-02] [SIT-02]', async () => {
    const { w } = await opened();
    const { db } = w.database;
    const verifiedAt = new Date(fixtureNow).toISOString();
    await db
      .insertInto('placeMember')
      .values({ rentId: 'R001', placeId: 2, userId: 6, name: '住户', right: 'follow', verifiedAt })
      .execute();
    const resident = await w.as('resident');
    const all = { pageSize: 50 };
    const seen = (await resident.send(deviceCalls.list, all)).total;
    const followed = await resident.send(renewalCalls.devices, all);
    expect(followed.total).toBeLessThan(seen);
    expect(followed.counts.started + followed.counts.notStarted).toBe(followed.total);
    await db.updateTable('placeMember').set({ right: 'manage' }).where('userId', '=', 6).execute();
    expect((await resident.send(renewalCalls.devices, all)).total).toBe(seen);
  });

  it('leave no order open in what somebody else reads [REN-02] [ROL-06]', async () => {
    const { w } = await opened();
    const platform = await w.as('platform');
    const placed = await platform.send(renewalCalls.order, {
      requestId: newPress(),
      deviceIds: [1],
      years: 1,
      cents: 4241,
    });
    const { rows } = await (await w.as('unit')).send(renewalCalls.devices, {});
    expect(rows.find(({ deviceId }) => deviceId === 1)).toMatchObject({ reason: 'openOrder', openOrderId: null });
    expect((await readOf(platform, placed.orderId)).payeeKind).toBe('operator');
  });
});
