import { type MediaServices, mediaRefusals } from '../device/index.ts';
import { type OrderType, orderTotal } from '../finance/index.ts';
import {
  type Cents,
  type Day,
  defineForm,
  integer,
  oneOf,
  type Problem,
  refuse,
  type Result,
  text,
} from '../lib/index.ts';
import { nameChars, packagesCents, type PartyKind, type PriceList, purchasePackages } from '../tariff/index.ts';
import { mealLines } from './limits.ts';

/** The packages of the resource renewal. @spec REN-06 */
export const mealKinds = ['sms', 'voice', 'cloudStorage', 'watermark'] as const;
export type MealKind = (typeof mealKinds)[number];

/** Who buys messages and calls wholesale: the tenants, of the operator. */
const buysWholesale = (buyer: PartyKind): boolean => buyer === 'tenant' || buyer === 'operator';

/**
 * The order that a package makes. Decision: what a tenant buys of the operator is a resource, and what all below buy of their tenant is
 * traffic, which can be refunded.
 * @spec REN-06 FIN-06 FIN-09
 */
export const mealOrderType = (kind: MealKind, buyer: PartyKind): OrderType => {
  if (kind === 'cloudStorage' || kind === 'watermark') return kind;
  return buysWholesale(buyer) ? `${kind}Resource` : `${kind}Traffic`;
};

/** The price list of a package for that buyer. @spec REN-06 TAR-04 */
export const mealPriceList = (kind: MealKind, buyer: PartyKind): PriceList => {
  if (kind === 'cloudStorage' || kind === 'watermark') return 'storage';
  return buysWholesale(buyer) ? 'platformResources' : 'tenantResources';
};

/** @spec REN-06 */
export const setMealForm = defineForm({
  kind: oneOf(mealKinds),
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

/** What the lines cost together, at most what an order may; the problem of a line is at its line. @spec REN-06 TAR-09 FIN-01 */
export const mealTotal = (lines: readonly MealLine[]): Result<Cents> => {
  if (lines.length < mealLines.min) return refuse({ code: 'form.required', field: 'lines' });
  if (lines.length > mealLines.max) return refuse({ code: 'form.tooMany', field: 'lines', args: { 0: mealLines.max } });
  const amounts: Cents[] = [];
  for (const [at, { amountCents, count }] of lines.entries()) {
    const cents = packagesCents(amountCents, count);
    if (!cents.ok)
      return refuse(...cents.problems.map((problem) => Object.assign({}, problem, { field: `lines.${at}.count` })));
    amounts.push(cents.value);
  }
  return orderTotal(amounts);
};
