import { type MediaServices, mediaRefusals } from '../device/index.ts';
import type { OrderType } from '../finance/index.ts';
import {
  type Cents,
  type Day,
  defineForm,
  integer,
  ok,
  oneOf,
  type Problem,
  refuse,
  type Result,
  text,
} from '../lib/index.ts';
import { nameChars, packagesCents, purchasePackages } from '../tariff/index.ts';
import { mealLines } from './limits.ts';

/** The packages of the resource renewal, and the order each makes. @spec REN-06 */
export const mealKinds = {
  sms: 'smsResource',
  voice: 'voiceResource',
  cloudStorage: 'cloudStorage',
  watermark: 'watermark',
} as const satisfies Record<string, OrderType>;
export type MealKind = keyof typeof mealKinds;
export const mealKindNames = Object.keys(mealKinds) as readonly MealKind[];

/** @spec REN-06 */
export const setMealForm = defineForm({
  kind: oneOf(mealKindNames),
  packageId: text(nameChars),
  count: integer(purchasePackages),
});

export interface MealLine {
  readonly kind: MealKind;
  readonly packageId: string;
  readonly amountCents: Cents;
  readonly count: number;
}

/**
 * Why the packages cannot be ordered: a watermark cannot be renewed once cloud storage has expired. Decision: renewing both in one
 * order is fine, as cloud storage is renewed first.
 * @param services the last day of each service
 * @spec REN-06 DEV-20
 */
export const mealRefusals = (kinds: readonly MealKind[], services: MediaServices, today: Day): Problem[] =>
  kinds.includes('watermark') && !kinds.includes('cloudStorage')
    ? mediaRefusals('renewWatermark', services, today)
    : [];

/** What the lines cost together; a problem stands at its line. @spec REN-06 TAR-09 */
export const mealTotal = (lines: readonly MealLine[]): Result<Cents> => {
  if (lines.length < mealLines.min) return refuse({ code: 'form.required', field: 'lines' });
  if (lines.length > mealLines.max) return refuse({ code: 'form.tooMany', field: 'lines', args: { 0: mealLines.max } });
  let total = 0;
  for (const [at, { amountCents, count }] of lines.entries()) {
    const cents = packagesCents(amountCents, count);
    if (!cents.ok)
      return refuse(...cents.problems.map((problem) => Object.assign({}, problem, { field: `lines.${at}.count` })));
    total += cents.value;
  }
  return ok(total);
};
