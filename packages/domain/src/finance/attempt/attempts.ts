import type { Cents, Problem } from '../../lib/index.ts';
import type { OrderEvent, OrderState } from '../orders.ts';
import type { PaymentState } from './payments.ts';

/** One attempt, as a new one has to know it. */
export interface Attempt {
  /** Counted from 1 in its order. */
  readonly attemptNo: number;
  readonly state: PaymentState;
}

/** The attempts that can still be paid: closed at the provider before another one begins, or the order is cancelled. @spec FIN-12 */
export const openAttempts = <One extends Attempt>(attempts: readonly One[]): One[] =>
  attempts.filter(({ state }) => state === 'created' || state === 'pending');

/** Attempts by which money may still arrive: the open ones, and those of which nothing is known. @spec FIN-12 */
export const mayStillBePaid = <One extends Attempt>(attempts: readonly One[]): One[] => [
  ...openAttempts(attempts),
  ...attempts.filter(({ state }) => state === 'unknown'),
];

/**
 * Why no other attempt may begin yet: two codes that can both be paid are never shown.
 * @spec FIN-12
 */
export const checkNewAttempt = (attempts: readonly Attempt[]): Problem | undefined => {
  const has = (...states: readonly PaymentState[]) => attempts.some(({ state }) => states.includes(state));
  if (has('unknown')) return { code: 'finance.payment.is.unknown' };
  if (has('suspense')) return { code: 'finance.payment.is.suspense' };
  return has('created', 'pending') ? { code: 'finance.payment.closeFirst' } : undefined;
};

/** What of an order decides over money that arrives for it. */
export interface OwedOrder {
  readonly state: OrderState;
  readonly payableCents: Cents;
}

/** `pays`: the order is paid. `suspense`: another amount, a case for finance. `goesBack`: the order has ended, or is paid already. */
export type MoneyUse = 'pays' | 'suspense' | 'goesBack';

const ended: ReadonlySet<OrderState> = new Set(['success', 'cancelled', 'expired'] as const);
/** Whether an order takes no money any more: it is paid, cancelled or expired. @spec FIN-01 */
export const isOver = (state: OrderState): boolean => ended.has(state);

/** What is done with money that arrived, whichever attempt it came by. @spec FIN-01 FIN-12 */
export const useOfMoney = ({ state, payableCents }: OwedOrder, paidCents: Cents): MoneyUse => {
  if (isOver(state)) return 'goesBack';
  return paidCents === payableCents ? 'pays' : 'suspense';
};

/**
 * The event of the order that follows a change of one of its attempts. Money counts by `useOfMoney`; that an attempt failed or was closed
 * counts only of the latest one, while the order waits for it: a late word about an old attempt changes no order.
 * @param after the attempt as it is now, and what arrived by it
 * @returns nothing where the order stays as it is
 * @spec FIN-01 FIN-12
 */
export const orderEventAfter = (
  order: OwedOrder,
  after: { readonly state: PaymentState; readonly isLatest: boolean; readonly paidCents?: Cents },
): OrderEvent | undefined => {
  const { state, isLatest, paidCents = NaN } = after;
  if (state === 'paid') return useOfMoney(order, paidCents) === 'pays' ? 'paid' : undefined;
  return (state === 'failed' || state === 'closed') && isLatest && order.state === 'paying' ? 'fail' : undefined;
};

/**
 * What of an attempt's money is here and pays nothing: what arrived, less what went back, in one piece or in parts.
 * @spec FIN-12 TAR-09
 */
export const keptCents = ({
  paidCents,
  givenBackCents,
}: {
  readonly paidCents: Cents | null;
  readonly givenBackCents: Cents;
}): Cents => (paidCents ?? 0) - givenBackCents;

/**
 * The number at the provider under which money of an attempt goes back: each time another, as a provider pays a number once.
 * @param times how often it was sent back before
 * @spec FIN-12
 */
export const giveBackNo = (outNo: string, times: number): string => `${outNo}-R${times === 0 ? '' : times + 1}`;

/**
 * Whether money in suspense goes back without anybody once its order is over. Decision: once only, as somebody may be paying by hand what came back.
 * @param times how often it was sent back before
 * @spec FIN-12
 */
export const goesBackAlone = (times: number): boolean => times === 0;
