import { type Cents, integer, isWithin, ok, type Problem, refuse, type Result } from '../../lib/index.ts';
import { splitRatioPercent } from '../limits.ts';
import { checkSplitSum } from './rules.ts';

export interface SplitPart {
  readonly recipientId: string;
  /** Whole percent. */
  readonly ratio: number;
}

export interface SplitShare extends SplitPart {
  readonly cents: Cents;
  /** Hundredths of a cent that its ratio makes beyond whole cents: the largest get the cents left over. */
  readonly hundredths: number;
  /** It got one of the cents left over: what the editor shows of the remainder rule. */
  readonly isRoundedUp: boolean;
}

export interface SplitAllocation {
  /** In the order of the parts. */
  readonly shares: readonly SplitShare[];
  /** What stays with the merchant. */
  readonly merchantCents: Cents;
}

/**
 * Who gets how many cents of a payment. The shares and what stays with the merchant add up to the total, whatever the amount and the
 * ratios, and the same recipient gets the same whatever the order of the rows.
 *
 * Decision: together the recipients get the whole cents of their ratios' sum, so that rounding never takes more from the merchant than
 * its maximum allows. Each gets the whole cents of its own ratio; cents left over go one each to the largest remainders, of equal
 * ones to the smaller recipient id.
 * @param totalCents whole cents; a negative total mirrors the positive one
 * @spec FIN-05 TAR-09 N18
 * @example allocateSplit(1000, [{ recipientId: 'a', ratio: 30 }]) // 300 to a, 700 stay
 */
export function allocateSplit(totalCents: Cents, parts: readonly SplitPart[]): Result<SplitAllocation> {
  if (!Number.isSafeInteger(totalCents)) return refuse({ code: 'form.integer', field: 'totalCents' });
  if (!parts.every(isRatio)) return refuse(...parts.flatMap(ratioProblems));
  const tooMuch = checkSplitSum(parts.map(ratioOf));
  if (tooMuch) return refuse(tooMuch);

  const odd = Math.abs(totalCents) % 100;
  const hundreds = (Math.abs(totalCents) - odd) / 100;
  let merchantCents = Math.abs(totalCents);
  let hundredthsLeft = 0;
  // hundreds divide without a rest: only the odd cents leave remainders, so nothing here outgrows exact numbers
  const shares = parts.map(({ ratio, recipientId }): Share => {
    const remainder = (odd * ratio) % 100;
    const cents = hundreds * ratio + (odd * ratio - remainder) / 100;
    merchantCents -= cents;
    hundredthsLeft += remainder;
    return { recipientId, ratio, cents, hundredths: remainder, isRoundedUp: false };
  });
  for (; hundredthsLeft >= 100; hundredthsLeft -= 100) {
    const share = nextUp(shares);
    share.cents += 1;
    share.isRoundedUp = true;
    merchantCents -= 1;
  }
  if (totalCents < 0) for (const share of shares) share.cents = -share.cents || 0;
  return ok({ shares, merchantCents: totalCents < 0 ? -merchantCents || 0 : merchantCents });
}

type Share = { -readonly [Name in keyof SplitShare]: SplitShare[Name] };

/** The share that gets the next cent: no sorting, as ratios of 1 and more leave room for 100 shares only. */
const nextUp = (shares: readonly Share[]): Share => {
  let best: Share | undefined;
  let most = -1;
  for (const share of shares) {
    const { hundredths, isRoundedUp, recipientId } = share;
    if (isRoundedUp || hundredths < most) continue;
    // by code unit, so that every machine and language decides alike
    if (hundredths > most || recipientId < (best as Share).recipientId) [best, most] = [share, hundredths];
  }
  return best as Share;
};

const ratioOf = ({ ratio }: SplitPart): number => ratio;
const isRatio = ({ ratio }: SplitPart): boolean => Number.isInteger(ratio) && isWithin(ratio, splitRatioPercent);
const ratioProblems = ({ ratio }: SplitPart, at: number): readonly Problem[] => {
  const read = integer(splitRatioPercent)(ratio, `tasks.${at}.ratio`);
  return read.ok ? [] : read.problems;
};
