import { type Cents, defineForm, floorShare, integer, type Problem, text, yuanText } from '../../lib/index.ts';
import { providerMaxPercentDefault, refundRemarkChars, splitRatioPercent } from '../limits.ts';
import { sumOfRatios } from './rules.ts';

/**
 * What the provider lets out of the payments of an access, in percent. Decision: another maximum than its usual one needs the reason where
 * it was agreed.
 * @spec FIN-02 FIN-04
 */
export const providerMaxForm = defineForm(
  { providerMaxPercent: integer(splitRatioPercent), providerMaxReason: text(refundRemarkChars) },
  ({ providerMaxPercent, providerMaxReason }) => [
    providerMaxPercent !== providerMaxPercentDefault && providerMaxReason === ''
      ? { code: 'form.required', field: 'providerMaxReason' }
      : undefined,
  ],
);

/** A warning: the ratios come to more than the provider lets out, so the rule cannot be carried out as it is. @spec FIN-04 FIN-05 */
export const checkProviderMax = (
  ratios: readonly (number | undefined)[],
  providerMaxPercent: number = providerMaxPercentDefault,
): Problem | undefined => {
  const sum = sumOfRatios(ratios);
  return sum > providerMaxPercent
    ? { code: 'finance.split.overProvider', field: 'tasks', args: { 0: providerMaxPercent, 1: sum } }
    : undefined;
};

/** What of a payment is left to split. */
export interface SplitBase {
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  /** What the provider kept. */
  readonly feeCents: Cents;
}

/**
 * The most that recipients can get of a payment: what is left of it after refunds and the provider's fee, and never more than the
 * provider lets out. 0 where an amount is none.
 * @spec FIN-04 FIN-05
 */
export const splittable = ({ paidCents, refundedCents, feeCents }: SplitBase, providerMaxPercent: number): Cents => {
  const left = paidCents - refundedCents - feeCents;
  const letOut = floorShare(paidCents, providerMaxPercent, 100);
  return letOut === undefined || !Number.isSafeInteger(left) ? 0 : Math.max(0, Math.min(left, letOut));
};

/** Why parts of that sum are not sent to the provider. @spec FIN-05 FIN-07 */
export const checkSplittable = (
  totalCents: Cents,
  base: SplitBase,
  providerMaxPercent: number,
): Problem | undefined => {
  const most = splittable(base, providerMaxPercent);
  return totalCents >= 0 && totalCents <= most
    ? undefined
    : { code: 'finance.split.tooMuch', args: { 0: yuanText(most), 1: yuanText(totalCents) } };
};
