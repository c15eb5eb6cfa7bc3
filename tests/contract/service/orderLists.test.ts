import { serviceCalls } from '@fireline/api/service';
import { type Role, roles } from '@fireline/domain/role';
import { orderListNames, type OrderState, orderStates, ordersOf, seesWorkOrder } from '@fireline/domain/service';
import { expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { createDice } from '../../../apps/gateway/src/lib/dice.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { fixtureNow, nodes } from '../../fixtures/tenant.ts';

const count = 2000;
const at = new Date(fixtureNow).toISOString();
const people = roles.map((_, index) => index + 1);

/** Orders of any state, place and people. */
function randomOrders() {
  const dice = createDice(7, 'order lists');
  const inTenant = nodes.filter(({ rentId }) => rentId === 'R001');
  return Array.from({ length: count }, (_, index) => {
    const { rentId, orgPath, node } = dice.pick(inTenant);
    const isPlaced = dice.chance(0.8);
    const id = isPlaced ? node : null;
    const where = { rentId, orgPath, partnerId: id, unitId: id, maintId: id, placeId: id };
    const [creatorId, agentId] = [dice.pick(people), dice.chance(0.7) ? dice.pick(people) : null];
    const transfers = dice.chance(0.2) ? [{ operatorId: dice.pick(people), targetAgentId: dice.pick(people) }] : [];
    const state = dice.pick<OrderState>(orderStates);
    const partIds = [
      ...new Set([
        creatorId,
        ...(agentId === null ? [] : [agentId]),
        ...transfers.flatMap(({ operatorId, targetAgentId }) => [operatorId, targetAgentId]),
      ]),
    ];
    return { orderId: index + 1, where, creatorId, agentId, transfers, state, partIds };
  });
}

await onTestDatabase('lists of work orders', ({ open }) => {
  it('hold what the domain says, for each kind of reader [SRV-03] [ROL-06]', async () => {
    const w = await open();
    const orders = randomOrders();
    await w.database.db.transaction().execute(async (tx) => {
      await insertMany(
        tx,
        'workOrder',
        orders.map(({ orderId, where, creatorId, agentId, state }) => ({
          ...where,
          orderId,
          number: `W-${orderId}`,
          problem: 'x',
          category: 'other',
          level: 'normal',
          methods: ['sms'],
          requestId: `list-press-${orderId}`,
          creatorId,
          createdBy: '',
          createdAt: at,
          agentId,
          state,
          dueAt: at,
          changedAt: at,
        })),
      );
      const parts = orders.flatMap(({ orderId, partIds }) => partIds.map((userId) => ({ orderId, userId })));
      await insertMany(tx, 'workOrderPart', parts);
      const transfers = orders.flatMap(({ orderId, transfers: own }) =>
        own.map(({ operatorId, targetAgentId: targetId }) => ({ orderId, operatorId, targetId })),
      );
      await insertMany(
        tx,
        'workOrderTransfer',
        transfers.map((row, index) => ({
          ...row,
          transferId: index + 1,
          rentId: 'R001',
          operator: '',
          target: '',
          state: 'failed',
          askedAt: at,
          expiresAt: at,
        })),
      );
    });
    const scopes: Partial<Record<Role, object>> = {
      platform: {},
      agent: { partnerId: 1 },
      unit: { unitId: 1 },
      maint: { maintId: 1 },
      resident: { placeId: 1 },
    };
    for (const [role, nodesOf] of Object.entries(scopes) as [Role, object][]) {
      const reader = { userId: roles.indexOf(role) + 1, seesAll: role !== 'resident' };
      const scope = { rentId: 'R001', role, ...nodesOf };
      const seen = orders.filter((order) => seesWorkOrder(order, { ...reader, scope }));
      const client = await w.as(role);
      const byDue = await client.send(serviceCalls.orders, { list: 'all', sort: 'dueAt', pageSize: 100 });
      const ranks = byDue.rows.map(({ acceptedAt, closedAt }) => (closedAt ? 2 : acceptedAt ? 1 : 0));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      for (const list of orderListNames) {
        const wanted = ordersOf(list, seen, reader).map(({ orderId }) => orderId);
        const { total, rows } = await client.send(serviceCalls.orders, { list, sort: 'number', pageSize: 100 });
        expect([role, list, total]).toEqual([role, list, wanted.length]);
        expect(rows.filter(({ orderId }) => !wanted.includes(orderId))).toEqual([]);
      }
    }
  });
});
