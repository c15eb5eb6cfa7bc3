import { type Cents, ok, refuse, type Result, splitCents, yuanText } from '../../lib/index.ts';

/** What is still with a recipient of the order: received less what was taken back before. */
export interface Holding {
  readonly recipientId: string;
  readonly heldCents: Cents;
}

export interface Clawback {
  /** In the order of the holdings. */
  readonly parts: readonly { readonly recipientId: string; readonly cents: Cents; readonly leftCents: Cents }[];
  readonly merchantCents: Cents;
  readonly merchantLeftCents: Cents;
}

/**
 * How a refund is taken back from the recipients and the merchant, in proportion to what each still holds (never less than nothing), exact to the cent: the parts
 * add up to the refund and nobody gives more than he holds. Decision: cents left over come from the largest remainders, of equal
 * ones from the smaller recipient id, from the merchant last.
 * @spec N18 FIN-08 TAR-09
 */
export function clawback(refundCents: Cents, holdings: readonly Holding[], merchantHeldCents: Cents): Result<Clawback> {
  const held = holdings.reduce((sum, { heldCents }) => sum + heldCents, merchantHeldCents);
  if (!Number.isSafeInteger(refundCents) || refundCents <= 0 || refundCents > held)
    return refuse({ code: 'finance.refund.amount', field: 'amount', args: { 0: yuanText(Math.max(0, held)) } });
  const sorted = holdings.toSorted((a, b) => (a.recipientId < b.recipientId ? -1 : 1));
  const cents = splitCents(refundCents, [...sorted.map(({ heldCents }) => heldCents), merchantHeldCents]);
  const byHolding = new Map(sorted.map((holding, at) => [holding, cents[at] as number]));
  const merchantCents = cents.at(-1) as number;
  return ok({
    parts: holdings.map((holding) => {
      const taken = byHolding.get(holding) as number;
      return { recipientId: holding.recipientId, cents: taken, leftCents: holding.heldCents - taken };
    }),
    merchantCents,
    merchantLeftCents: merchantHeldCents - merchantCents,
  });
}

/**
 * Units that a refund of a package takes back: its part of the package, rounded to the nearest, or why it can't be done.
 * Decision: units already used cannot be given back, so the refund may reach only what is left.
 * @spec FIN-08
 */
export function rollbackQuantity(pack: {
  readonly units: number;
  readonly paidCents: Cents;
  readonly unitsLeft: number;
  readonly refundCents: Cents;
}): Result<number> {
  const { units, paidCents, unitsLeft, refundCents } = pack;
  if (!Number.isSafeInteger(refundCents) || refundCents <= 0 || refundCents > paidCents)
    return refuse({ code: 'finance.refund.amount', field: 'amount', args: { 0: yuanText(paidCents) } });
  const part = splitCents(units, [refundCents, paidCents - refundCents])[0] as number;
  return part <= unitsLeft
    ? ok(part)
    : refuse({ code: 'finance.refund.used', field: 'amount', args: { 0: part, 1: unitsLeft } });
}
