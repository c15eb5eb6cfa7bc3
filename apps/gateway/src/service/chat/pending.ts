import { serviceCalls } from '@fireline/api/service';
import type { Pending } from '../../lib/area.ts';
import { readerOf } from './seen.ts';
import { ticketsPage } from './store.ts';

/** Chats that no agent has taken. @spec SRV-06 SHL-05 */
export const chatsPending: Pending = {
  name: 'chatsWaiting',
  who: serviceCalls.takeTicket.who,
  count: async (asks) => {
    const query = { list: 'waiting', order: 'asc', pageNo: 1, pageSize: 1 } as const;
    const { total, rows } = await ticketsPage(asks.deps.database.db, readerOf(asks), query);
    return { count: total, oldestAt: rows[0]?.waitsSince ?? null };
  },
};
