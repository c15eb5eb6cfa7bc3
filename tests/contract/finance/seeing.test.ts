import { orderSide, seesOrder } from '@fireline/domain/finance';
import type { Scope } from '@fireline/domain/role';
import { expect, it } from 'vitest';
import { isSoldBy, moneyFilter } from '../../../apps/gateway/src/finance/orders/scope.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fillOrders, fillPrices, operatorId } from '../../fixtures/money.ts';

const nodes = [null, 1, 2] as const;
const some = [undefined, 1, 2] as const;

await onTestDatabase('orders that somebody sees', ({ open }) => {
  it('are those of the domain, by the filter of the database, for every kind of account [FIN-01] [ORG-06] [ROL-06]', async () => {
    const w = await open();
    await fillPrices(w);
    await fillOrders(w);
    const { db } = w.database;
    const like = await db.selectFrom('tradeOrder').selectAll().where('orderId', '=', 1).executeTakeFirstOrThrow();
    const rents = ['R001', 'R002', operatorId];
    const orders = rents.flatMap((rentId) =>
      ['R001', operatorId].flatMap((payeeRentId) =>
        (['partnerId', 'unitId', 'maintId', 'placeId'] as const).flatMap((node) =>
          nodes.flatMap((id) => [1, 2].map((creatorId) => ({ rentId, payeeRentId, creatorId, [node]: id }))),
        ),
      ),
    );
    await db.transaction().execute((tx) =>
      insertMany(
        tx,
        'tradeOrder',
        orders.map((order, at) => ({
          ...like,
          ...order,
          orderId: 1000 + at,
          orderNo: `SEEN${at}`,
          requestId: `seen-${at}`,
        })),
      ),
    );
    const all = await db.selectFrom('tradeOrder').selectAll().orderBy('orderId').execute();
    const scopes: Scope[] = [
      { rentId: operatorId, rentKind: 'operator', role: 'platform' },
      { rentId: 'R001', role: 'platform' },
      { rentId: 'R001', role: 'org', orgPath: '/' },
      ...some.flatMap((id): Scope[] => [
        { rentId: 'R001', role: 'agent', partnerId: id },
        { rentId: 'R001', role: 'unit', unitId: id },
        { rentId: 'R001', role: 'maint', maintId: id },
        { rentId: 'R001', role: 'resident', placeId: id },
      ]),
      { rentId: 'R001', role: 'agent', partnerId: 1, partnerIds: [1, 2] },
      // who follows a place sees nothing of what it pays
      { rentId: 'R001', role: 'resident', placeId: 1, placeIds: [1, 2], managedPlaceIds: [1] },
    ];
    for (const scope of scopes)
      for (const userId of [1, 2, 3]) {
        const found = await db
          .selectFrom('tradeOrder')
          .select(['orderId', isSoldBy(scope).as('isSold')])
          .where(moneyFilter(scope, userId))
          .orderBy('orderId')
          .execute();
        expect(
          found.map(({ orderId, isSold }) => [orderId, isSold]),
          JSON.stringify(scope),
        ).toEqual(
          all
            .filter((order) => seesOrder(scope, userId, order))
            .map((order) => [order.orderId, orderSide(scope, order) === 'sold']),
        );
      }
  });
});
