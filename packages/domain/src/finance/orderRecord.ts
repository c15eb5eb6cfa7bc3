import { type Cents, type Problem, problems } from '../lib/index.ts';
import type { OrderState, OrderType, PaymentMethod } from './orders.ts';

/** An order as it is kept. @spec FIN-01 */
export interface Order {
  readonly id: string;
  readonly createdAtMs: number;
  readonly creatorId: string;
  readonly payerId: string;
  readonly payeeId: string;
  readonly type: OrderType;
  readonly content: string;
  readonly state: OrderState;
  readonly payableCents: Cents;
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  /** Of the attempt that paid it; how the others ended is theirs. */
  readonly method?: PaymentMethod;
  readonly bank?: string;
  readonly paidAtMs?: number;
  readonly expiresAtMs: number;
}

const problem = (isWrong: boolean, code: string, field: string): Problem | undefined =>
  isWrong ? { code, field } : undefined;

/**
 * What does not fit together in an order: an order is paid in full or not at all, and no more is refunded than was paid.
 * @spec FIN-01 TAR-09
 */
export const checkOrder = ({ state, payableCents, paidCents, refundedCents, paidAtMs }: Order): Problem[] => {
  const isPaid = state === 'success';
  return problems(
    problem(paidCents !== (isPaid ? payableCents : 0), 'finance.order.paidInFull', 'paidCents'),
    problem(refundedCents < 0 || refundedCents > paidCents, 'finance.order.refunded', 'refundedCents'),
    problem(isPaid !== (paidAtMs !== undefined), 'finance.order.paymentTime', 'paidAtMs'),
  );
};
