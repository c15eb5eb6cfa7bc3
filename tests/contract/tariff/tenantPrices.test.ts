import { financeCalls } from '@fireline/api/finance';
import { tariffCalls } from '@fireline/api/tariff';
import { addDays, dayAt } from '@fireline/domain/lib';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillPrices, operatorId, tenantPackage } from '../../fixtures/money.ts';
import { bookCents, fillPriceBook } from '../../fixtures/priceBook.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';
import { newPress } from '../finance/buying.ts';

const today = dayAt(fixtureNow);
const tomorrow = addDays(today, 1);
const forTenant = (tenantId: string) => ({ list: 'platformResources', buyer: 'reseller', tenantId }) as const;
const pack = (cents: number, isEnd = false) =>
  ({ priced: 'sms', quantity: tenantPackage.quantity, cents, isEnd }) as const;
/** Figures that stand nowhere else. */
const [own, foreign] = [28_283, 26_267];

async function asOperator(w: FixtureGateway) {
  const { db } = w.database;
  const like = await db
    .selectFrom('appUser')
    .select(['pwHash', 'realName', 'accountType'])
    .where('rentId', '=', 'R001')
    .where('username', '=', 'platform')
    .executeTakeFirstOrThrow();
  const nowhere = { orgPath: null, partnerId: null, unitId: null, maintId: null, placeId: null };
  await db
    .insertInto('appUser')
    .values({ ...like, ...nowhere, rentId: operatorId, username: 'platform', role: 'platform' })
    .execute();
  return w.as('platform', operatorId);
}

await onTestDatabase('prices of the operator for one tenant', ({ open }) => {
  const start = async () => {
    const w = await open();
    await fillPrices(w);
    await fillPriceBook(w);
    return { w, operator: await asOperator(w) };
  };
  const packOf = async (w: FixtureGateway, rentId: string) =>
    (await (await w.as('platform', rentId)).send(tariffCalls.packages, {})).packages.find(
      ({ quantity }) => quantity === tenantPackage.quantity,
    );

  it('hold for that tenant from their day on, in what it sees, orders and reckons with; others pay what all pay [TAR-02] [TAR-04]', async () => {
    const { w, operator } = await start();
    await operator.send(tariffCalls.savePrices, { ...forTenant('R001'), from: today, rows: [pack(own)], revision: 0 });
    expect(await packOf(w, 'R001')).toMatchObject({ cents: own });
    expect(await packOf(w, 'R002')).toMatchObject({ cents: tenantPackage.cents });
    const platform = await w.as('platform');
    const { priceId = 0 } = (await packOf(w, 'R001')) ?? {};
    const line = { priceId, count: 1, cents: own };
    const order = await platform.send(financeCalls.placeOrder, { requestId: newPress(), lines: [line] });
    expect(order.payableCents).toBe(own);
    // the price for all is none of what it may order
    const refused = platform.send(financeCalls.placeOrder, {
      requestId: newPress(),
      lines: [{ priceId: tenantPackage.priceId, count: 1, cents: tenantPackage.cents }],
    });
    expect((await refusalOf(refused)).problems[0]).toMatchObject({ code: 'finance.order.notOnSale' });
    const buying = await platform.send(tariffCalls.buyingPrices, { list: ['platformResources'] });
    expect(buying.rows).toMatchObject([{ cents: own, from: today }]);
    // what it sells on is reckoned from what it pays itself
    const retail = await platform.send(tariffCalls.prices, { list: 'tenantResources', buyer: 'user' });
    expect(retail.rows.find(({ priced }) => priced === 'sms')?.costCents).toBe(Math.ceil(own / 10));
  });

  it('never reach another tenant, in no figure of any reply [TAR-04] [ORG-06]', async () => {
    const { w, operator } = await start();
    await operator.send(tariffCalls.savePrices, {
      ...forTenant('R002'),
      from: today,
      rows: [pack(foreign)],
      revision: 0,
    });
    await operator.send(tariffCalls.savePrices, {
      list: 'deviceService',
      buyer: 'reseller',
      tenantId: 'R002',
      from: tomorrow,
      rows: [{ priced: 'standard', quantity: 1, cents: foreign, isEnd: false }],
      revision: 0,
    });
    const platform = await w.as('platform');
    const replies = [
      await platform.send(tariffCalls.packages, {}),
      await platform.send(tariffCalls.buyingPrices, { other: addDays(today, 30) }),
      await platform.send(tariffCalls.prices, { list: 'tenantResources', buyer: 'user' }),
      await platform.send(tariffCalls.prices, { list: 'deviceService', buyer: 'user' }),
      await platform.send(tariffCalls.priceChain, { list: 'deviceService', priced: 'standard', quantity: 1 }),
      await platform.send(tariffCalls.priceEntries, {}),
      await platform.send(tariffCalls.dealerPrices, {}),
    ];
    const text = JSON.stringify(replies);
    expect(text).not.toContain(String(foreign));
    expect(text).toContain(String(bookCents.operator));
    expect(JSON.stringify(await (await w.as('platform', 'R002')).send(tariffCalls.packages, {}))).toContain(
      String(foreign),
    );
    for (const refused of [
      () => platform.send(tariffCalls.tenantPrices, {}),
      () => platform.send(tariffCalls.prices, forTenant('R002')),
      () => platform.send(tariffCalls.savePrices, { ...forTenant('R001'), from: today, rows: [pack(1)], revision: 0 }),
    ])
      expect((await refusalOf(refused())).code).toBe('tariff.price.otherLevel');
  });

  it('are shown with their impact before they are saved, listed by tenant, and withdrawn while they are to come [TAR-02] [TAR-03] [N19]', async () => {
    const { w, operator } = await start();
    const platform = await w.as('platform');
    const line = { priceId: tenantPackage.priceId, count: 3, cents: tenantPackage.cents };
    await platform.send(financeCalls.placeOrder, { requestId: newPress(), lines: [line] });
    await w.database.db
      .updateTable('tradeOrder')
      .set({ state: 'success', paidAt: new Date(fixtureNow).toISOString() })
      .where('rentId', '=', 'R001')
      .execute();
    const change = { ...forTenant('R001'), from: tomorrow, rows: [pack(own)] };
    const [key] = (await operator.send(tariffCalls.tryPrices, change)).keys;
    expect(key).toMatchObject({
      beforeCents: tenantPackage.cents,
      afterCents: own,
      lines: [{ units: 3, ownCents: 3 * (own - tenantPackage.cents) }],
    });
    const saved = await operator.send(tariffCalls.savePrices, { ...change, revision: 0 });
    // it is not reached by a price for all any more
    const forAll = { list: 'platformResources', buyer: 'reseller', from: tomorrow, rows: [pack(31_000)] } as const;
    const [all] = (await operator.send(tariffCalls.tryPrices, { ...forAll, rows: [...forAll.rows] })).keys;
    expect(all?.lines).toMatchObject([{ units: 0 }]);
    const rows = async () => (await operator.send(tariffCalls.tenantPrices, { state: 'own' })).rows;
    expect(await rows()).toMatchObject([{ tenantId: 'R001', exceptions: 0, coming: 1 }]);
    const history = await operator.send(tariffCalls.priceEntries, { state: 'coming' });
    expect(history.rows).toMatchObject([{ cents: own, from: tomorrow, buyerName: expect.stringMatching(/./) }]);
    const { priceId = 0 } = history.rows[0] ?? {};
    await operator.send(tariffCalls.withdrawPrice, { priceId, revision: saved.revision });
    expect(await rows()).toEqual([]);
    expect(await packOf(w, 'R001')).toMatchObject({ cents: tenantPackage.cents });
  });

  it('end, and the tenant pays what all pay; a price is needed and not negative, a tenant is known [TAR-03] [TAR-04]', async () => {
    const { w, operator } = await start();
    const save = (row: ReturnType<typeof pack>, revision: number, tenantId = 'R001') =>
      operator.send(tariffCalls.savePrices, { ...forTenant(tenantId), from: today, rows: [row], revision });
    await save(pack(own), 0);
    await save(pack(0, true), 1);
    expect(await packOf(w, 'R001')).toMatchObject({ cents: tenantPackage.cents });
    const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
    expect(await problemOf(save(pack(-1), 2))).toMatchObject({ code: 'tariff.price.negative', field: 'rows.0.cents' });
    expect(await problemOf(save(pack(own), 1))).toMatchObject({ code: 'tariff.price.conflict' });
    for (const tenantId of ['R404', operatorId])
      expect(await problemOf(save(pack(own), 0, tenantId))).toMatchObject({
        code: 'tariff.price.noBuyer',
        field: 'tenantId',
      });
  });
});
