import type { OrderContext } from '@fireline/domain/finance';
import type { Party } from '@fireline/domain/tariff';
import type * as orders from '../orders/store.ts';

/** Who or what brought a word: a notice, a question, a person. */
export interface Bearer {
  readonly by: string;
  readonly nowMs: number;
}

export const contextOf = (order: orders.LockedOrder, nowMs: number): OrderContext => ({
  nowMs,
  expiresAtMs: Date.parse(order.expiresAt),
  type: order.type,
  payableCents: order.payableCents,
});
export const payeeOf = ({ payeeKind: kind, payeeId: id }: orders.LockedOrder): Party => ({ kind, id });
export const payerOf = ({ payerKind: kind, payerId: id }: orders.LockedOrder): Party => ({ kind, id });

export interface Money {
  readonly order: orders.LockedOrder;
  readonly attempt: orders.Attempt;
  readonly cents: number;
}
/** How money of an attempt is posted. */
export const postedOf = ({ order, attempt, cents }: Money) => ({
  orderId: String(order.orderId),
  paymentId: String(attempt.paymentId),
  payee: payeeOf(order),
  access: `a${attempt.accessId}`,
  cents,
});
