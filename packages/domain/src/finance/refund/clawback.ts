import { type Cents, ok, type Problem, refuse, type Result, splitCents, sumCents, yuanText } from '../../lib/index.ts';

/** What is still with a recipient of the order: received less what was taken back before. */
export interface Holding {
  readonly recipientId: string;
  readonly heldCents: Cents;
}

export interface ClawbackPart {
  readonly recipientId: string;
  /** What it gives back. */
  readonly cents: Cents;
  readonly leftCents: Cents;
  /** Why it gives back nothing, and the merchant bears its part. */
  readonly reason?: Problem;
  /** What the merchant bears in its place. */
  readonly borneCents: Cents;
}

export interface Clawback {
  /** In the order of the holdings. */
  readonly parts: readonly ClawbackPart[];
  /** With what it bears for others. */
  readonly merchantCents: Cents;
  /** Below 0 where the merchant bears more than it has of this order. */
  readonly merchantLeftCents: Cents;
}

type Kept = ReadonlyMap<string, Problem>;
const above0 = (cents: Cents): Cents => Math.max(0, cents);
const byId = (a: Holding, b: Holding): number => (a.recipientId < b.recipientId ? -1 : 1);

/** The parts by holding: of those who can give back, and of the others what the merchant bears for each. */
function sharesOf(refundCents: Cents, holdings: readonly Holding[], merchantHeldCents: Cents, kept: Kept) {
  const [givers, keepers] = [false, true].map((isKept) =>
    holdings.filter(({ recipientId }) => kept.has(recipientId) === isKept).toSorted(byId),
  ) as [Holding[], Holding[]];
  const weightsOf = (list: readonly Holding[]) => list.map(({ heldCents }) => above0(heldCents));
  // what cannot be given back weighs with the merchant, who bears it
  const merchantWeight = keepers.reduce((sum, { heldCents }) => sum + heldCents, merchantHeldCents);
  const given = splitCents(refundCents, [...weightsOf(givers), above0(merchantWeight)]);
  const merchantCents = given.at(-1) ?? 0;
  const weights = [...weightsOf(keepers), above0(merchantHeldCents)];
  const borne = weights.some((weight) => weight > 0) ? splitCents(merchantCents, weights) : weights.map(() => 0);
  const pairs = (list: readonly Holding[], cents: readonly Cents[]) =>
    list.map((holding, at) => [holding, cents[at] ?? 0] as const);
  return { given: new Map(pairs(givers, given)), borne: new Map(pairs(keepers, borne)), merchantCents };
}

/**
 * How a refund is taken back from the recipients and the merchant, in proportion to what each still holds, exact to the cent: the parts
 * add up to the refund and no recipient gives more than it holds. A recipient that cannot give back keeps its part, and the merchant bears
 * it; a holding below 0 counts as none. Decision: cents left over come from the largest remainders, of equal ones from the smaller
 * recipient id, from the merchant last.
 * @param whyKept why a recipient cannot give back; nothing where it can: see `returnRefusal`
 * @returns `finance.refund.amount` for what is no amount or more than is held, `form.inexact` where a holding is no whole number of cents
 * @spec N18 FIN-08 TAR-09
 */
export function clawback(
  refundCents: Cents,
  holdings: readonly Holding[],
  merchantHeldCents: Cents,
  whyKept: (recipientId: string) => Problem | undefined = () => undefined,
): Result<Clawback> {
  const amounts = [merchantHeldCents, ...holdings.map(({ heldCents }) => heldCents)];
  const [held, sizes] = [sumCents(amounts), sumCents(amounts.map(Math.abs))];
  if (!held.ok) return held;
  if (!sizes.ok) return sizes;
  if (!Number.isSafeInteger(refundCents) || refundCents <= 0 || refundCents > held.value)
    return refuse({ code: 'finance.refund.amount', field: 'amount', args: { 0: yuanText(above0(held.value)) } });
  const kept = new Map(
    holdings.flatMap(({ recipientId }) => {
      const reason = whyKept(recipientId);
      return reason ? [[recipientId, reason] as const] : [];
    }),
  );
  const { given, borne, merchantCents } = sharesOf(refundCents, holdings, merchantHeldCents, kept);
  return ok({
    parts: holdings.map((holding) => {
      const { recipientId, heldCents } = holding;
      const [cents, reason] = [given.get(holding) ?? 0, kept.get(recipientId)];
      return {
        recipientId,
        cents,
        leftCents: heldCents - cents,
        borneCents: borne.get(holding) ?? 0,
        ...(reason && { reason }),
      };
    }),
    merchantCents,
    merchantLeftCents: merchantHeldCents - merchantCents,
  });
}
