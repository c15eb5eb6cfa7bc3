import type { Cents } from '@fireline/domain/lib';

/** A bar of the waterfall: where it begins and how far it goes, in hundredths of the picture's width. */
export interface Span {
  readonly start: number;
  readonly size: number;
  /** It goes back: what is gained is less than nothing. */
  readonly isBack: boolean;
}

/** The largest of the amounts: as far as the picture goes. */
export const reachOf = (amounts: readonly Cents[]): Cents => Math.max(1, ...amounts.filter(Number.isSafeInteger));

/** From one amount to another; geometry only, no amount is computed here. Amounts that are none draw nothing. */
export function spanOf(from: Cents, to: Cents, reach: Cents): Span {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) return { start: 0, size: 0, isBack: false };
  const part = (cents: Cents): number => Math.min(100, Math.max(0, (cents / reach) * 100));
  const [low, high] = from <= to ? [from, to] : [to, from];
  return { start: part(low), size: part(high) - part(low), isBack: to < from };
}
