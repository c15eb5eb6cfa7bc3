import { type Cents, floorShare } from '../lib/index.ts';

export interface PricedUnits {
  /** At least 1. */
  readonly quantity: number;
  readonly amountCents: Cents;
}

const commonDivisor = (a: number, b: number): number => (b > 0 ? commonDivisor(b, a % b) : a);

/**
 * The unit price, exact: so many cents for so many units, in lowest terms. Decision: the quantity and the amount are what is kept and
 * the unit price follows from them as a fraction, so that no rounding can lose a cent.
 * @spec TAR-03 TAR-09
 * @example unitPrice({ quantity: 1000, amountCents: 4500 }) // { cents: 9, units: 2 }
 */
export const unitPrice = ({
  quantity,
  amountCents,
}: PricedUnits): { readonly cents: number; readonly units: number } => {
  const isExact =
    Number.isSafeInteger(amountCents) && Number.isSafeInteger(quantity) && amountCents >= 0 && quantity >= 1;
  const divisor = isExact ? commonDivisor(amountCents, quantity) : 1;
  return { cents: amountCents / divisor, units: quantity / divisor };
};

/** The unit price in yuan with four decimals, to be read only: `0.0450`. Halves are rounded up. @spec TAR-03 */
export const unitPriceText = ({ quantity, amountCents }: PricedUnits): string => {
  const digits = String(Math.round((amountCents * 100) / quantity)).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

const paidUpTo = ({ quantity, amountCents }: PricedUnits, units: number): Cents =>
  floorShare(amountCents, units, quantity) ?? NaN;

/**
 * What the units after the first `from` and up to `to` of a package were worth. However a package is cut into portions, the
 * portions add up to its amount.
 * @returns NaN where an argument is no whole number from 0
 * @spec TAR-03 TAR-09
 */
export const portionCents = (pack: PricedUnits, from: number, to: number): Cents =>
  paidUpTo(pack, to) - paidUpTo(pack, from);
