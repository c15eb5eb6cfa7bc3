import type { Problem } from '../lib/index.ts';
import { openOrderStates, type OrderState } from './orders.ts';

/** How an order is to be paid, as its payer says when ordering: by itself now, or by a code that the payee hands out. @spec TAR-05 */
export const orderedWays = ['online', 'offlineCode'] as const;
export type OrderedWay = (typeof orderedWays)[number];

/** Whether an order by code waits for its code, has one, was paid by one, or ended without. @spec TAR-05 */
export const codeParts = ['waiting', 'issued', 'used', 'over'] as const;
export type CodePart = (typeof codeParts)[number];

/** An order for which a pay code is asked. */
export interface CodedOrder {
  readonly state: OrderState;
  /** It was ordered to be paid by a code. */
  readonly isByCode: boolean;
  readonly creatorId: number;
  readonly payeeRentId: string;
  /** Somebody has asked for its end. */
  readonly cancelBy: string | null;
}

/**
 * Why somebody hands out no pay code for an order: money for it is taken by its payee alone, by another than who ordered it, while it waits.
 * A code that was handed out before is void then.
 * @spec TAR-05
 */
export const checkIssuesCode = (
  { state, isByCode, creatorId, payeeRentId, cancelBy }: CodedOrder,
  by: { readonly rentId: string; readonly userId: number },
): Problem | undefined => {
  if (payeeRentId !== by.rentId) return { code: 'finance.order.notFound', field: 'orderIds' };
  if (creatorId === by.userId) return { code: 'finance.code.ownOrder', field: 'orderIds' };
  const isOpen = isByCode && state !== 'paying' && openOrderStates.some((open) => open === state);
  return isOpen && cancelBy === null ? undefined : { code: 'finance.code.notWaiting', field: 'orderIds' };
};
