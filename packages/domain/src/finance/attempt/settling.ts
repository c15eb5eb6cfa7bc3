import { defineForm, oneOf, type Problem, text } from '../../lib/index.ts';
import { refundReasonChars } from '../limits.ts';
import type { OrderType } from '../orders.ts';

/** What finance does with money of another amount: it pays its order all the same, or goes back. @spec FIN-12 */
export const settleWays = ['book', 'giveBack'] as const;
export type SettleWay = (typeof settleWays)[number];

/** @spec FIN-12 */
export const settleForm = defineForm({ how: oneOf(settleWays), remark: text(refundReasonChars) });

/**
 * Why somebody does not decide over money in suspense. Decision: the payee's people do, and nobody over an order of the own; a top-up of
 * another amount goes back, as there is nothing to be short of.
 * @spec FIN-12 ROL-06
 */
export function checkSettles(
  order: { readonly payeeRentId: string; readonly creatorId: number; readonly type: OrderType },
  by: { readonly rentId: string; readonly userId: number },
  how: SettleWay,
): Problem | undefined {
  if (order.payeeRentId !== by.rentId) return { code: 'finance.settle.notPayee' };
  if (order.creatorId === by.userId) return { code: 'finance.settle.own' };
  return how === 'book' && order.type === 'topUp' ? { code: 'finance.settle.topUp', field: 'how' } : undefined;
}
