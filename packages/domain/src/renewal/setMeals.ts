import { type MediaServices, mediaRefusals } from '../device/index.ts';
import type { OrderType } from '../finance/index.ts';
import {
  checkRange,
  type Day,
  defineForm,
  type Field,
  integer,
  isBlank,
  listOf,
  ok,
  oneOf,
  type Problem,
  rowOf,
  withRules,
} from '../lib/index.ts';
import {
  isMetered,
  packageUnits,
  type PartyKind,
  type PriceList,
  purchasePackages,
  serviceYears,
  storageMonths,
} from '../tariff/index.ts';
import { noneSelected, selectedDevices } from './batch.ts';
import { mealLines } from './limits.ts';

/** The parts of a set meal: years of service, months of what is kept of cameras, messages and calls. @spec REN-06 */
export const mealKinds = ['deviceService', 'cloudStorage', 'watermark', 'sms', 'voice'] as const;
export type MealKind = (typeof mealKinds)[number];

/** Who buys messages and calls wholesale: the tenants, of the operator. */
const buysWholesale = (buyer: PartyKind): boolean => buyer === 'tenant' || buyer === 'operator';

/**
 * The order that a part makes. Decision: what a tenant buys of the operator is a resource, and what all below buy of their tenant is
 * traffic, which can be refunded.
 * @spec REN-06 FIN-06 FIN-09
 */
export const mealOrderType = (kind: MealKind, buyer: PartyKind): OrderType => {
  if (kind === 'deviceService') return 'serviceFee';
  if (kind === 'cloudStorage' || kind === 'watermark') return kind;
  return buysWholesale(buyer) ? `${kind}Resource` : `${kind}Traffic`;
};

/**
 * The order that some parts make together. Decision: parts of one type are such an order, cloud storage with watermarks is one of cloud storage,
 * and everything else is a set meal, which is of no type that can be refunded.
 * @spec REN-06 FIN-09
 */
export const mealOrderTypeOf = (kinds: readonly MealKind[], buyer: PartyKind): OrderType => {
  const types = [...new Set(kinds.map((kind) => mealOrderType(kind, buyer)))];
  const [first = 'setMeal'] = types;
  if (types.length <= 1) return first;
  return types.every((type) => type === 'cloudStorage' || type === 'watermark') ? 'cloudStorage' : 'setMeal';
};

/** The price list of a part for that buyer. @spec REN-06 TAR-04 */
export const mealPriceList = (kind: MealKind, buyer: PartyKind): PriceList => {
  if (kind === 'deviceService') return 'deviceService';
  if (kind === 'cloudStorage' || kind === 'watermark') return 'storage';
  return buysWholesale(buyer) ? 'platformResources' : 'tenantResources';
};

/** A line of a basket. */
export interface MealLine {
  readonly kind: MealKind;
  /** Units of a package, years of service, or months of storage. */
  readonly quantity: number;
  /** Packages; of what is bought for devices always 1. */
  readonly count: number;
  /** Empty: it is bought for the own balance. */
  readonly deviceIds: readonly string[];
}

const mealDevices: Field<readonly string[]> = (raw, field) =>
  isBlank(raw) || (Array.isArray(raw) && raw.length === 0) ? ok([]) : selectedDevices(raw, field);

const quantityOf = (kind: MealKind) => {
  if (isMetered(kind)) return packageUnits;
  return kind === 'deviceService' ? serviceYears : storageMonths;
};

const mealLineForm = withRules(
  defineForm({
    kind: oneOf(mealKinds),
    quantity: integer({ min: 1, max: packageUnits.max }),
    count: integer(purchasePackages),
    deviceIds: mealDevices,
  }),
  [
    { of: ['kind', 'quantity'], check: ({ kind, quantity }) => [checkRange('quantity', quantity, quantityOf(kind))] },
    {
      of: ['kind', 'count'],
      check: ({ kind, count }) => [isMetered(kind) ? undefined : checkRange('count', count, { min: 1, max: 1 })],
    },
    {
      of: ['kind', 'deviceIds'],
      check: ({ kind, deviceIds }) => [
        !isMetered(kind) && deviceIds.length === 0 ? noneSelected('deviceIds') : undefined,
        isMetered(kind) && deviceIds.length > 0
          ? { code: 'form.tooMany', field: 'deviceIds', args: { 0: 0, 1: deviceIds.length } }
          : undefined,
      ],
    },
  ],
);

/** A basket: 1 to 20 lines. What the devices are is checked by `checkMeal` and `checkRenewalBatch`. @spec REN-06 */
export const mealForm = /* @__PURE__ */ defineForm({ lines: listOf(rowOf(mealLineForm), mealLines) });

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

const thingsOf = ({ kind, quantity, deviceIds }: MealLine): readonly string[] =>
  isMetered(kind) ? [`${kind} ${quantity}`] : deviceIds.map((id) => `${kind} of ${id}`);

/**
 * What keeps lines from being ordered together: one that brings a device what another line brings it, or repeats a package (`renewal.meal.twice`),
 * and watermarks of cameras whose cloud storage is over. One problem at most for a device, at `lines.2.deviceIds.4`.
 * @param services of the cameras of the basket
 * @spec REN-06 DEV-20
 */
export function checkMeal(
  lines: readonly MealLine[],
  services: ReadonlyMap<string, MediaServices>,
  today: Day,
): Problem[] {
  const seen = new Set<string>();
  const kindsOf = (deviceId: string): MealKind[] =>
    lines.flatMap(({ kind, deviceIds }) => (deviceIds.includes(deviceId) ? [kind] : []));
  return lines.flatMap((line, at) =>
    thingsOf(line).flatMap((thing, index): Problem[] => {
      const deviceId = line.deviceIds[index];
      const field = deviceId === undefined ? `lines.${at}.quantity` : `lines.${at}.deviceIds.${index}`;
      if (seen.has(thing)) return [{ code: 'renewal.meal.twice', field }];
      seen.add(thing);
      const running = deviceId === undefined || line.kind !== 'watermark' ? undefined : services.get(deviceId);
      return running && deviceId !== undefined
        ? mealRefusals(kindsOf(deviceId), running, today).map((problem) => Object.assign({}, problem, { field }))
        : [];
    }),
  );
}
