import { splitCents } from '../lib/index.ts';
import { heatSteps } from './limits.ts';

/**
 * What each count is of all, in percent with so many decimals; they add up to exactly 100, the rest going to the largest
 * remainders. Nothing counted: zero each.
 * @param counts whole numbers from zero; anything else counts as zero
 * @spec ANA-02
 * @example percentages([1, 1, 1]) // [34, 33, 33]
 */
export function percentages(counts: readonly number[], decimals = 0): number[] {
  const weights = counts.map((count) => (Number.isSafeInteger(count) && count > 0 ? count : 0));
  const unit = 10 ** decimals;
  return splitCents(weights.some((weight) => weight > 0) ? 100 * unit : 0, weights).map((part) => part / unit);
}

export interface Share<K extends string> {
  readonly key: K;
  readonly count: number;
  readonly percent: number;
}

/** How often each key came, all keys in their order, with percentages that add up to 100. @spec ANA-02 ANA-05 */
export function sharesOf<const K extends string>(keys: readonly K[], seen: Iterable<K>): Share<K>[] {
  const counts = new Map<K, number>(keys.map((key) => [key, 0]));
  for (const key of seen) {
    const before = counts.get(key);
    if (before !== undefined) counts.set(key, before + 1);
  }
  const percents = percentages([...counts.values()]);
  return [...counts].map(([key, count], at) => ({ key, count, percent: percents[at] as number }));
}

/** The shade of a heat-map cell: 0 for none, then up to {@link heatSteps} for the most. @spec ANA-05 */
export const heatStep = (count: number, most: number): number =>
  count > 0 && most > 0 ? Math.min(heatSteps, Math.ceil((count / most) * heatSteps)) : 0;

/** The change against the time before, in whole percent; nothing where there was nothing before. @spec ANA-05 */
export const changePercent = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round((100 * (now - before)) / before) : undefined;
