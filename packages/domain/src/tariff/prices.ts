import {
  type Cents,
  centsOf,
  checkRange,
  defineForm,
  type Field,
  integer,
  listOf,
  ok,
  oneOf,
  refuse,
  type Result,
  sumCents,
  text,
  yuan,
} from '../lib/index.ts';
import {
  descriptionChars,
  freeMonths,
  nameChars,
  packageUnits,
  priceCents,
  purchasePackages,
  serviceYears,
  storageMonths,
} from './limits.ts';
import { serviceModes } from './modes.ts';

/** What is sold by the piece and reconciled. @spec TAR-02 TAR-06 */
export const meteredResources = ['sms', 'voice'] as const;
export type MeteredResource = (typeof meteredResources)[number];
/** Whether a name is that of a {@link MeteredResource}. @spec TAR-02 */
export const isMetered = (name: string): name is MeteredResource =>
  (meteredResources as readonly string[]).includes(name);

/** What is sold by duration beside the device service. @spec TAR-02 */
export const storageProducts = ['cloudStorage', 'watermark'] as const;
export type StorageProduct = (typeof storageProducts)[number];
/** Whether a name is that of a {@link StorageProduct}. @spec TAR-02 */
export const isStorage = (name: string): name is StorageProduct =>
  (storageProducts as readonly string[]).includes(name);

const inRange = yuan(priceCents, 'tariff.price.required');

/** A price as people write it, in yuan; kept in cents. Problems: `tariff.price.required`, `tariff.price.negative`. @spec TAR-03 */
export const price: Field<Cents> = (raw, field) => {
  const cents = centsOf(raw, field);
  return cents.ok && cents.value < priceCents.min
    ? refuse({ code: 'tariff.price.negative', field })
    : inRange(raw, field);
};

/**
 * What one service mode costs: `prices[0]` is one year, `prices[5]` six. Decision: every duration needs its price; a duration that is
 * not on offer has no place in the mode.
 * @spec TAR-02 TAR-03 DEV-23
 */
export const deviceServicePriceForm = defineForm({
  mode: oneOf(serviceModes),
  modeName: text(nameChars),
  description: text(descriptionChars),
  prices: listOf(price, { min: serviceYears.max, max: serviceYears.max }),
  freeMonths: integer(freeMonths),
});

/** A package of messages or calls. @spec TAR-02 TAR-03 */
export const resourcePackageForm = defineForm({
  resource: oneOf(meteredResources),
  quantity: integer(packageUnits),
  amount: price,
});

/** Cloud storage or watermark for a number of months. @spec TAR-02 TAR-03 */
export const storagePriceForm = defineForm({
  product: oneOf(storageProducts),
  months: integer(storageMonths),
  amount: price,
});

/**
 * What so many years cost under a mode's prices; the problem stands at `years`.
 * @spec TAR-02 DEV-23
 * @example servicePrice([1000, 1900, 2700, 3400, 4000, 4500], 2) // { ok: true, value: 1900 }
 */
export function servicePrice(prices: readonly Cents[], years: unknown): Result<Cents> {
  const chosen = integer(serviceYears)(years, 'years');
  if (!chosen.ok) return chosen;
  const cents = prices[chosen.value - 1];
  return cents === undefined ? refuse({ code: 'tariff.price.none', field: 'years' }) : ok(cents);
}

/**
 * The years at which staying longer costs less than staying shorter: not forbidden, but rarely meant.
 * Decision: a warning. @spec TAR-02
 */
export const cheaperForLonger = (prices: readonly Cents[]): number[] =>
  prices.flatMap((cents, at) => (cents < (prices[at - 1] ?? 0) ? [at + 1] : []));

/** What so many packages cost. @spec TAR-05 TAR-09 */
export const packagesCents = (amountCents: Cents, count: number): Result<Cents> => {
  const problem = checkRange('count', count, purchasePackages) ?? checkRange('amount', amountCents, priceCents);
  if (problem) return refuse(problem);
  if (!Number.isSafeInteger(count)) return refuse({ code: 'form.integer', field: 'count' });
  return sumCents([amountCents * count]);
};
