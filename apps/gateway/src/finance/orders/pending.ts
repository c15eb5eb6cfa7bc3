import { financeCalls } from '@fireline/api/finance';
import { openOrderStates } from '@fireline/domain/finance';
import type { Pending } from '../../lib/area.ts';
import { type OrderFilter, ordersPage } from './store.ts';

const ofOrders = (name: Pending['name'], who: Pending['who'], filter: OrderFilter): Pending => ({
  name,
  who,
  count: async ({ deps, scope, account }) => {
    const query = { sort: 'createdAt', order: 'asc', pageNo: 1, pageSize: 1, ...filter } as const;
    return { count: (await ordersPage(deps.database.db, { scope, userId: account.userId }, query)).total };
  },
});

/** Orders that wait to be paid, and money of another amount that waits for a decision. @spec FIN-01 FIN-12 */
export const ordersPending = [
  ofOrders('ordersUnpaid', ['ordersUnpaid:view'], { states: openOrderStates }),
  ofOrders('moneyToSettle', financeCalls.settle.who, { misfit: 'yes' }),
];
