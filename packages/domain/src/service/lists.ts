import type { OrderState } from './handling.ts';
import { type Rating, ratingNames, ratings, type Resolution } from './orders.ts';
import type { Transfer } from './transfers.ts';

/** What the lists and statistics need to know of a work order. */
export interface ListedOrder {
  readonly state: OrderState;
  readonly creatorId: number;
  readonly agentId: number | null;
  readonly transfers: readonly Transfer[];
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
  readonly closedAtMs: number | null;
  readonly rating: Rating;
  readonly resolution: Resolution | null;
}

/**
 * The lists and what stands in each, for one reader. Which orders a reader may see at all is a matter of rights, asked before.
 * Decision: mine are those I made and those I work on; the transfer records those I gave away or was asked to take.
 * @spec SRV-03
 */
export const orderLists = {
  my: ({ creatorId, agentId }, userId) => creatorId === userId || agentId === userId,
  unprocessed: ({ state }) => state === 'pending',
  processing: ({ state }) => state === 'processing',
  transfers: ({ transfers }, userId) =>
    transfers.some(({ operatorId, targetAgentId }) => operatorId === userId || targetAgentId === userId),
  all: () => true,
} as const satisfies Record<string, (order: ListedOrder, userId: number) => boolean>;
export type OrderList = keyof typeof orderLists;
export const orderListNames = Object.keys(orderLists) as readonly OrderList[];

/** The orders of a list, in the order given. @spec SRV-03 */
export const ordersOf = <O extends ListedOrder>(list: OrderList, orders: readonly O[], userId: number): O[] => {
  const belongs: (order: ListedOrder, userId: number) => boolean = orderLists[list];
  return orders.filter((order) => belongs(order, userId));
};

export interface OrderStatistics {
  readonly total: number;
  readonly byState: Readonly<Record<OrderState, number>>;
  /** Of the closed ones. */
  readonly byRating: Readonly<Record<Rating, number>>;
  /** The resolved among the closed, 0 to 1; null when none is closed. */
  readonly resolvedRatio: number | null;
  /** 1 to 5 of those that were rated; null when none was. */
  readonly averageScore: number | null;
  /** From creation to closing; null when none is closed. */
  readonly averageHandlingMs: number | null;
}

const average = (values: readonly number[]): number | null =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;

/** Counts, ratings and times of the orders. @spec SRV-03 */
export function orderStatistics(orders: readonly ListedOrder[]): OrderStatistics {
  const count = (state: OrderState) => orders.filter((order) => order.state === state).length;
  const closed = orders.filter(({ state }) => state === 'closed');
  const byRating = Object.fromEntries(
    ratingNames.map((name) => [name, closed.filter(({ rating }) => rating === name).length]),
  ) as Record<Rating, number>;
  return {
    total: orders.length,
    byState: { pending: count('pending'), processing: count('processing'), closed: closed.length },
    byRating,
    resolvedRatio: average(closed.map(({ resolution }) => Number(resolution === 'resolved'))),
    averageScore: average(closed.flatMap(({ rating }) => ratings[rating] ?? [])),
    averageHandlingMs: average(closed.map(({ createdAtMs, closedAtMs }) => (closedAtMs ?? createdAtMs) - createdAtMs)),
  };
}
