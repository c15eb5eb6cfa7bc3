import { type Cents, dayMs, floorShare, ok, type Problem, refuse, type Result, yuanText } from '../../lib/index.ts';
import { splitReturnDays } from '../limits.ts';
import type { RecipientType } from '../split/merchants.ts';

/** What a recipient and its provider say about giving back a split. */
export interface ReturnFacts {
  readonly type: RecipientType;
  readonly splitAtMs: number;
  readonly nowMs: number;
  /** A merchant allows returns at its provider first. */
  readonly isReturnAllowed: boolean;
  /** What the recipient has at its provider; absent where the provider does not say. */
  readonly balanceCents?: Cents | undefined;
  readonly heldCents: Cents;
}

/**
 * Why a recipient cannot give back its part: a person never does, a merchant only for some time, when it has allowed it, and when it has
 * not spent it.
 * @spec FIN-08 N18
 */
export const returnRefusal = (facts: ReturnFacts): Problem | undefined => {
  const { type, splitAtMs, nowMs, isReturnAllowed, balanceCents, heldCents } = facts;
  if (type === 'person') return { code: 'finance.return.person' };
  if (!(nowMs - splitAtMs <= splitReturnDays * dayMs))
    return { code: 'finance.return.late', args: { 0: splitReturnDays } };
  if (!isReturnAllowed) return { code: 'finance.return.notAllowed' };
  return balanceCents !== undefined && !(balanceCents >= heldCents)
    ? { code: 'finance.return.spent', args: { 0: yuanText(balanceCents), 1: yuanText(heldCents) } }
    : undefined;
};

/** What of an order's line can be taken back. Units of a service are its days, as `renewService` counts them. */
export interface SoldUnits {
  readonly units: number;
  readonly paidCents: Cents;
  /** Refunded before. */
  readonly refundedCents: Cents;
  /** Taken back before. */
  readonly takenUnits: number;
  /** Not used yet. */
  readonly unitsLeft: number;
}

/**
 * Units that a refund takes back, or why it cannot be done. Whatever the steps in which an order is refunded, as many units are taken as its
 * refunds so far are worth, rounded down; the refund that empties the order takes all that is left of it.
 * Decision: units already used cannot be given back, so the refund may reach only what is left.
 * @returns `finance.refund.amount`, `finance.refund.used`, or `form.integer` where units are no whole numbers from 0
 * @spec FIN-08 FIN-09
 * @example rollbackQuantity({ units: 1000, paidCents: 4500, refundedCents: 0, takenUnits: 0, unitsLeft: 300 }, 1350) // 300
 */
export function rollbackQuantity(sold: SoldUnits, refundCents: Cents): Result<number> {
  const { units, paidCents, refundedCents, takenUnits, unitsLeft } = sold;
  if (![units, takenUnits, unitsLeft].every((one) => Number.isSafeInteger(one) && one >= 0))
    return refuse({ code: 'form.integer', field: 'units' });
  const left = paidCents - refundedCents;
  const worth = floorShare(units, refundedCents + refundCents, paidCents);
  if (worth === undefined || !Number.isSafeInteger(refundCents) || refundCents <= 0 || !(refundCents <= left))
    return refuse({ code: 'finance.refund.amount', field: 'amount', args: { 0: yuanText(Math.max(0, left)) } });
  const taken = Math.max(0, worth - takenUnits);
  return taken <= unitsLeft
    ? ok(taken)
    : refuse({ code: 'finance.refund.used', field: 'amount', args: { 0: taken, 1: unitsLeft } });
}

/** The units that were shown before a refund was asked for are no longer those that it takes back. @spec FIN-08 */
export const checkSeenRollback = (seen: number, units: number): Problem | undefined =>
  seen === units
    ? undefined
    : { code: 'finance.refund.rollbackChanged', field: 'seenRollback', args: { 0: units, 1: seen } };
