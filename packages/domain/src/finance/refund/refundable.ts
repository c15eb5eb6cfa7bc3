import { type Cents, dayMs, floorShare, type Problem, problems, splitCents } from '../../lib/index.ts';
import { refundDays, refundsMax } from '../limits.ts';
import type { SoldUnits } from './takeBack.ts';

/**
 * What of an order can be refunded for what is still unused of it: the worth of its unused units, rounded down to the cent, less what was
 * refunded before. An order of which nothing is used can be emptied. `rollbackQuantity` takes this amount, whatever was refunded before.
 * @spec FIN-08 FIN-09
 * @example refundableCents({ units: 1000, paidCents: 4500, refundedCents: 0, takenUnits: 0, unitsLeft: 300 }) // 1350
 */
export function refundableCents({ units, paidCents, refundedCents, takenUnits, unitsLeft }: SoldUnits): Cents {
  const unused = Math.min(units, takenUnits + unitsLeft);
  const worth = floorShare(paidCents, unused, units) ?? 0;
  return Math.max(0, Math.min(worth, paidCents) - refundedCents);
}

/** A line of an order as far as refunds know it. */
export interface RefundableLine {
  readonly amountCents: Cents;
  /** Refunded before. */
  readonly refundedCents: Cents;
  readonly units: number;
  /** Taken back before. */
  readonly takenUnits: number;
}
/** What a refund gives back for a line, and takes back of it. */
export interface LineRefund {
  readonly cents: Cents;
  readonly units: number;
}

/**
 * A refund by the lines of its order: amount and units each in proportion to what a line still has, exact to the cent and the unit. The
 * refund that empties the order empties every line.
 * @param refund of the whole order: its cents, and the units of `rollbackQuantity`
 * @returns one for each line, in their order
 * @spec FIN-08 TAR-09
 */
export function refundLines(lines: readonly RefundableLine[], refund: LineRefund): readonly LineRefund[] {
  const shares = (total: number, weights: readonly number[]): readonly number[] =>
    weights.some((weight) => weight > 0) ? splitCents(total, weights) : weights.map(() => 0);
  const cents = shares(
    refund.cents,
    lines.map(({ amountCents, refundedCents }) => amountCents - refundedCents),
  );
  const units = shares(
    refund.units,
    lines.map((line) => line.units - line.takenUnits),
  );
  return lines.map((_, at) => ({ cents: cents[at] ?? 0, units: units[at] ?? 0 }));
}

/** What refunds take back: messages, calls, or days of the service of devices. @spec FIN-09 TAR-08 */
export const refundedThings = ['sms', 'voice', 'days'] as const;
export type RefundedThing = (typeof refundedThings)[number];

/**
 * How many units can be taken back of lines that have each their own, such as the days of a device: so many that no line gives more than it has
 * left when they are shared as {@link refundLines} does. Lines of which nothing is used can be emptied.
 * @spec FIN-08 FIN-09
 */
export function unitsLeftOf(
  lines: readonly (Pick<RefundableLine, 'units' | 'takenUnits'> & { readonly unused: number })[],
): number {
  const weights = lines.map(({ units, takenUnits }) => Math.max(0, units - takenUnits));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const most = lines.flatMap(({ unused }, at) => {
    const weight = weights[at] ?? 0;
    return weight === 0 ? [] : [Math.floor((Math.max(0, Math.min(unused, weight)) * total) / weight)];
  });
  return most.length === 0 ? 0 : Math.min(...most);
}

/** What else stands against a refund, whatever its amount. */
export interface RefundHistory {
  /** Refunds of the order that were asked for before, however they ended. */
  readonly count: number;
  readonly paidAtMs: number;
  readonly nowMs: number;
  readonly sold: SoldUnits;
}

/** Reasons that come from what happened since the payment: too many refunds, too long ago, and all of it used. @spec FIN-09 */
export const refundHistoryProblems = ({ count, paidAtMs, nowMs, sold }: RefundHistory): Problem[] =>
  problems(
    count < refundsMax ? undefined : { code: 'finance.refund.tooMany', args: { 0: refundsMax } },
    nowMs - paidAtMs <= refundDays * dayMs ? undefined : { code: 'finance.refund.late', args: { 0: refundDays } },
    sold.refundedCents < sold.paidCents && refundableCents(sold) === 0 ? { code: 'finance.refund.allUsed' } : undefined,
  );
