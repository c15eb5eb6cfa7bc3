import { financeCalls } from '@fireline/api/finance';
import type { Pending } from '../../lib/area.ts';
import { refundsPage } from './store.ts';

/** Refunds that wait for finance. @spec FIN-10 SHL-05 */
export const refundsPending: readonly Pending[] = [
  {
    name: 'refundsToAudit',
    who: financeCalls.approveRefund.who,
    count: async ({ deps, scope, account }) => {
      const query = {
        sort: 'askedAt',
        order: 'asc',
        pageNo: 1,
        pageSize: 1,
        states: ['underReview'],
        isPayee: true,
      } as const;
      return { count: (await refundsPage(deps.database.db, { scope, userId: account.userId }, query)).total };
    },
  },
];
