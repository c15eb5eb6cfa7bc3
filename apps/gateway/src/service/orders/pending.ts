import { serviceCalls } from '@fireline/api/service';
import type { Pending } from '../../lib/area.ts';
import { isoNow } from '../../lib/context.ts';
import { readerOf } from './seen.ts';
import { type OrderFilter, ordersPage } from './store.ts';

const ofOrders = (name: Pending['name'], who: Pending['who'], filter: OrderFilter): Pending => ({
  name,
  who,
  count: async (asks) => {
    const { database, clock } = asks.deps;
    const query = { sort: 'createdAt', order: 'asc', pageNo: 1, pageSize: 1, ...filter } as const;
    const { total, rows } = await ordersPage(database.db, readerOf(asks), isoNow(clock), query);
    return { count: total, oldestAt: rows[0]?.createdAt ?? null };
  },
});

/** Orders that nobody has accepted, those in the caller's hands, and transfers that wait for the caller. @spec SRV-03 SHL-05 */
export const workOrdersPending = [
  ofOrders('ordersUnprocessed', ['workOrdersUnprocessed:view'], { list: 'unprocessed' }),
  ofOrders('ordersMine', serviceCalls.handleOrder.who, { list: 'my', held: 'yes' }),
  ofOrders('transfersToConfirm', serviceCalls.answerTransfer.who, { list: 'transfers', asked: 'me' }),
];
