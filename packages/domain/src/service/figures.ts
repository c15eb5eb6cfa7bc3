import type { OrderState } from './handling.ts';
import { type Rating, ratingNames, ratings, type Resolution } from './orders.ts';

/** What figures need to know of a work order; times in milliseconds since 1970. */
export interface CountedOrder {
  readonly state: OrderState;
  readonly createdAtMs: number;
  /** When an agent accepted it, or said the first word; null: not yet. */
  readonly firstResponseAtMs: number | null;
  readonly closedAtMs: number | null;
  readonly rating: Rating;
  readonly resolution: Resolution | null;
}

export interface OrderFigures {
  readonly total: number;
  readonly byState: Readonly<Record<OrderState, number>>;
  /** Of the closed ones. */
  readonly byRating: Readonly<Record<Rating, number>>;
  readonly resolved: number;
  /** The resolved among the closed, 0 to 1; null when none is closed. */
  readonly resolvedRatio: number | null;
  /** 1 to 5 of those that were rated; null when none was. */
  readonly averageScore: number | null;
  /** From creation to the first response, in the middle; null when none was answered. */
  readonly medianResponseMs: number | null;
  /** From creation to closing, in the middle; null when none is closed. */
  readonly medianHandlingMs: number | null;
}

const average = (values: readonly number[]): number | null =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;

/** The middle one, or halfway between the two in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Time that passed; a clock that was put back makes none negative. */
const passed = (fromMs: number, toMs: number): number => Math.max(0, toMs - fromMs);

/** Counts, ratings and times of the orders. @spec SRV-03 */
export function orderFigures(orders: readonly CountedOrder[]): OrderFigures {
  const count = (state: OrderState) => orders.filter((order) => order.state === state).length;
  const closed = orders.filter(({ state }) => state === 'closed');
  const byRating = Object.fromEntries(
    ratingNames.map((name) => [name, closed.filter(({ rating }) => rating === name).length]),
  ) as Record<Rating, number>;
  const resolved = closed.filter(({ resolution }) => resolution === 'resolved').length;
  return {
    total: orders.length,
    byState: { pending: count('pending'), processing: count('processing'), closed: closed.length },
    byRating,
    resolved,
    resolvedRatio: closed.length > 0 ? resolved / closed.length : null,
    averageScore: average(closed.flatMap(({ rating }) => ratings[rating] ?? [])),
    medianResponseMs: median(
      orders.flatMap(({ createdAtMs, firstResponseAtMs }) =>
        firstResponseAtMs === null ? [] : passed(createdAtMs, firstResponseAtMs),
      ),
    ),
    medianHandlingMs: median(
      closed.map(({ createdAtMs, closedAtMs }) => passed(createdAtMs, closedAtMs ?? createdAtMs)),
    ),
  };
}

/** What orders are counted by besides. @spec SRV-03 */
export const orderBreakdowns = ['day', 'category', 'level', 'agent'] as const;
export type OrderBreakdown = (typeof orderBreakdowns)[number];

/**
 * The same figures of each group, in the order of their keys.
 * @param keyOf the group of an order; nothing: it is in none
 * @spec SRV-03
 */
export function orderFiguresBy<Order extends CountedOrder>(
  orders: readonly Order[],
  keyOf: (order: Order) => string | undefined,
): { readonly key: string; readonly figures: OrderFigures }[] {
  const groups = Map.groupBy(orders, keyOf);
  return [...groups]
    .flatMap(([key, own]) => (key === undefined ? [] : [{ key, figures: orderFigures(own) }]))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
