import { ok, refuse, type Result } from './problems.ts';
import { halfWidth } from './typed.ts';

/** Whole cents (fen). Yuan exist on screens only. @spec TAR-09 */
export type Cents = number;

const yuanForm = /^([+-])?(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Whole cents of an amount as people write it in yuan, read digit by digit: no float ever holds it.
 * Thousands commas, a currency sign, blanks around and full-width digits are taken; a third decimal is refused, not rounded.
 * @spec TAR-09
 * @example centsOf('¥1,234.5') // { ok: true, value: 123450 }
 */
export function centsOf(yuan: unknown, field = 'amount'): Result<Cents> {
  const written = typeof yuan === 'number' && Number.isFinite(yuan) ? String(yuan) : yuan;
  if (typeof written !== 'string' || written.length > 40) return refuse({ code: 'form.number', field });
  const bare = halfWidth(written)
    .trim()
    .replace(/^([+-]?)[¥￥]\s*/, '$1');
  const digits = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  const [, sign, whole = '', fraction = ''] = yuanForm.exec(digits) ?? [];
  if (whole === '')
    return refuse({ code: /^[+-]?\d+\.\d{3,}$/.test(digits) ? 'form.twoDecimals' : 'form.number', field });
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return ok(sign === '-' ? -cents || 0 : cents);
}

const digitsAndPoint = /^[\d.]{1,40}$/;

/**
 * Whole cents of an amount as a provider writes it in a notice or a statement: digits, a point and at most two decimals, nothing else.
 * @spec TAR-09 TAR-10
 * @example exactCents('88.9') // { ok: true, value: 8890 }
 */
export const exactCents = (yuan: unknown, field = 'amount'): Result<Cents> =>
  typeof yuan === 'string' && digitsAndPoint.test(yuan) ? centsOf(yuan, field) : refuse({ code: 'form.number', field });

/** Yuan with two decimals, for machines and exports: `-12.05`; `–` for what is no whole number of cents. People get the format of their language. @spec TAR-09 */
export const yuanText = (cents: Cents): string => {
  if (!Number.isSafeInteger(cents)) return '–';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The sum of whole cents, or `form.inexact` where a part or the sum is no exact whole number. @spec TAR-09 */
export const sumCents = (parts: Iterable<Cents>, field = 'amount'): Result<Cents> => {
  let sum = 0;
  for (const part of parts) {
    sum += part;
    if (!Number.isSafeInteger(part) || !Number.isSafeInteger(sum)) return refuse({ code: 'form.inexact', field });
  }
  return ok(sum);
};

/**
 * A part of an amount, rounded down: `amount × part ÷ whole`, exact however large the product is.
 * @returns undefined where an argument is no whole number from 0, or the whole is 0
 * @spec TAR-09
 * @example floorShare(1000, 2000, 4500) // 444
 */
export const floorShare = (amount: number, part: number, whole: number): number | undefined => {
  if (![amount, part, whole].every((one) => Number.isSafeInteger(one) && one >= 0) || whole === 0) return undefined;
  const product = amount * part;
  const share = Number.isSafeInteger(product)
    ? (product - (product % whole)) / whole
    : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
  return Number.isSafeInteger(share) ? share : undefined;
};

/**
 * The total divided by weight so that the parts add up to it exactly: each part gets its floor, and the cents left over go
 * one each to the largest remainders (equal remainders: the earlier entry first).
 * Negative totals mirror positive ones. All weights zero: everything is zero and the total must be zero.
 * @param totalCents whole cents
 * @param weights non-negative integers
 * @throws RangeError when the total is not a safe integer or a weight is negative or no integer
 * @spec FIN-05 TAR-09
 * @example splitCents(100, [1, 1, 1]) // [34, 33, 33]
 */
export function splitCents(totalCents: Cents, weights: readonly number[]): Cents[] {
  if (!Number.isSafeInteger(totalCents)) throw new RangeError('total must be whole cents');
  let sum = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError('weights must be non-negative integers');
    sum += weight;
  }
  if (sum === 0) {
    if (totalCents !== 0) throw new RangeError('a total needs at least one weight above zero');
    return weights.map(() => 0);
  }
  const total = Math.abs(totalCents);
  // no product is larger than total times sum: where that fits, plain numbers are exact and several times faster
  const parts = total * sum <= Number.MAX_SAFE_INTEGER ? plain(total, weights, sum) : big(total, weights);
  giveLeft(total, parts);
  return totalCents < 0 ? parts.cents.map((cents) => -cents || 0) : parts.cents;
}

interface Parts<Remainder extends number | bigint = number | bigint> {
  readonly cents: Cents[];
  readonly remainders: readonly Remainder[];
  readonly ascending: () => ArrayLike<Remainder>;
}

const giveLeft = (total: Cents, { cents, remainders, ascending }: Parts): void => {
  let left = total;
  for (const one of cents) left -= one;
  if (left === 0) return;
  // every remainder above the cut gets a cent, those at the cut as far as the cents go
  const cut = ascending()[remainders.length - left] as number | bigint;
  for (const one of remainders) if (one > cut) left -= 1;
  for (const [index, one] of remainders.entries())
    if (one > cut || (one === cut && left-- > 0)) cents[index] = (cents[index] as number) + 1;
};

const plain = (total: Cents, weights: readonly number[], sum: number): Parts<number> => {
  const cents: Cents[] = [];
  const remainders: number[] = [];
  for (const weight of weights) {
    const remainder = (total * weight) % sum;
    remainders.push(remainder);
    cents.push((total * weight - remainder) / sum);
  }
  return { cents, remainders, ascending: () => Float64Array.from(remainders).toSorted() };
};

const big = (total: Cents, weights: readonly number[]): Parts<bigint> => {
  const sum = weights.reduce((a, b) => a + BigInt(b), 0n);
  const products = weights.map((weight) => BigInt(total) * BigInt(weight));
  const remainders = products.map((product) => product % sum);
  return {
    cents: products.map((product) => Number(product / sum)),
    remainders,
    ascending: () => remainders.toSorted((a, b) => Number(a - b)),
  };
};
