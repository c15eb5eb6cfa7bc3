import { type Cents, defineForm, oneOf, type Problem, text } from '../../lib/index.ts';
import { refundReasonChars } from '../limits.ts';
import type { OrderType } from '../orders.ts';
import { isOver, type OwedOrder } from './attempts.ts';

/**
 * What finance does with money in suspense: it pays its order all the same, goes back, or the payer has it by a bank transfer or in cash, as the
 * provider cannot pay it back. @spec FIN-12
 */
export const settleWays = ['book', 'giveBack', 'paidOtherwise'] as const;
export type SettleWay = (typeof settleWays)[number];

/** @spec FIN-12 */
export const settleForm = defineForm({ how: oneOf(settleWays), remark: text(refundReasonChars) });

/**
 * Why money in suspense cannot pay its order. Decision: a top-up of another amount goes back, as there is nothing to be short of; and so does what
 * comes back after its order is paid or over, and the rest of what went back in part.
 * @spec FIN-12
 */
export function checkBooks(
  { type, state }: Pick<OwedOrder, 'state'> & { readonly type: OrderType },
  { givenBackCents }: { readonly givenBackCents: Cents },
): Problem | undefined {
  if (givenBackCents > 0) return { code: 'finance.settle.partGone', field: 'how' };
  if (type === 'topUp') return { code: 'finance.settle.topUp', field: 'how' };
  return isOver(state) ? { code: 'finance.settle.ended', field: 'how' } : undefined;
}

/**
 * Why somebody does not decide over money in suspense. Decision: the payee's people do, and nobody over an order of the own.
 * @spec FIN-12 ROL-06
 */
export function checkSettles(
  order: { readonly payeeRentId: string; readonly creatorId: number },
  by: { readonly rentId: string; readonly userId: number },
): Problem | undefined {
  if (order.payeeRentId !== by.rentId) return { code: 'finance.settle.notPayee' };
  return order.creatorId === by.userId ? { code: 'finance.settle.own' } : undefined;
}
