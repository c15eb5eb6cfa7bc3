import { dayMs, ok, type Problem, refuse, type Result } from '../lib/index.ts';
import type { OrderState } from './handling.ts';
import { afterClosingDays } from './limits.ts';
import { type Rating, ratings } from './orders.ts';

/** What its creator may still do with an order that is closed. */
export interface ClosedOrder {
  readonly state: OrderState;
  readonly creatorId: number;
  /** Whose it was; nobody rates the own work. */
  readonly agentId: number | null;
  readonly rating: Rating;
  /** Milliseconds since 1970; null: not closed. */
  readonly closedAtMs: number | null;
}
export interface ClosedBy {
  readonly userId: number;
  readonly nowMs: number;
}

/** Why somebody may neither rate nor follow up; nothing: the creator may. */
function tooLate(order: ClosedOrder, { userId, nowMs }: ClosedBy): Problem | undefined {
  if (order.state !== 'closed' || order.closedAtMs === null) return { code: 'service.order.closeFirst' };
  if (userId !== order.creatorId) return { code: 'service.order.rateOwnOnly' };
  // asked this way round, a moment that is no number is refused
  return nowMs - order.closedAtMs <= afterClosingDays * dayMs
    ? undefined
    : { code: 'service.order.tooLate', args: { days: afterClosingDays } };
}

/**
 * The rating that stands afterwards: the creator's, within days of closing, once.
 * @spec SRV-02
 */
export function ratingStep(order: ClosedOrder, rating: Rating, by: ClosedBy): Result<Rating> {
  const problem = tooLate(order, by);
  if (problem) return refuse(problem);
  if (by.userId === order.agentId) return refuse({ code: 'service.order.rateSelf' });
  if (order.rating !== 'notRated') return refuse({ code: 'service.order.rated' });
  return Object.hasOwn(ratings, rating) && rating !== 'notRated'
    ? ok(rating)
    : refuse({ code: 'service.order.ratingRequired', field: 'rating' });
}

/**
 * Why no order may follow this one; nothing: it may. Decision: a closed order is not opened again, for figures would change; another one
 * follows it, with a clock of its own.
 * @spec SRV-01 SRV-02
 */
export const followUpProblem = (order: ClosedOrder, by: ClosedBy): Problem | undefined => tooLate(order, by);
