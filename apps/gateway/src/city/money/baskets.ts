import { renewService } from '@fireline/domain/device';
import type { OrderLineKind, OrderType } from '@fireline/domain/finance';
import { type Day, dayAt, minuteMs } from '@fireline/domain/lib';
import { type MealKind, mealOrderTypeOf } from '@fireline/domain/renewal';
import { type MeteredResource, type Priced, storageProducts } from '@fireline/domain/tariff';
import { createDice } from '../../lib/dice.ts';
import { dayMs } from '../calendar.ts';
import { type CameraPlan, cameraPlans } from '../history/cameraPlans.ts';
import type { City, Ms } from '../model.ts';
import type { BookPrice } from './bookPrices.ts';
import { type Buyer, sellerTo } from './buyers.ts';
import { priceFor, type PriceRow } from './prices.ts';

/** A line of an order, and what it brings where it brings days. */
export interface BasketLine {
  readonly kind: OrderLineKind;
  readonly resource: Priced;
  readonly quantity: number;
  readonly count: number;
  readonly priceId: number;
  readonly unitCents: number;
  readonly amountCents: number;
  readonly deviceId: number | null;
  readonly dayBefore: Day | null;
  readonly dayAfter: Day | null;
  readonly days: number | null;
}
/** Several things that somebody bought with one order. */
export interface Basket {
  readonly buyer: Buyer;
  readonly atMs: Ms;
  readonly type: OrderType;
  readonly lines: readonly BasketLine[];
}

/** Of baskets for cameras one in so many has messages too, and of units without cameras one in so many buys messages and calls together. */
const withPackEvery = 2;
const packsEvery = 3;
type Pack = readonly [resource: MeteredResource, quantity: number];
const unitPacks: readonly Pack[] = [
  ['sms', 500],
  ['voice', 50],
];
const tenantPacks: readonly Pack[] = [
  ['sms', 10_000],
  ['voice', 1000],
];
const packsOf = ({ unitId }: Buyer): readonly Pack[] => (unitId === null ? tenantPacks : unitPacks);

/** A line for each package, at the price of the day. */
const packageLines = (prices: readonly PriceRow[], buyer: Buyer, atMs: Ms, packs: readonly Pack[]): BasketLine[] =>
  packs.flatMap(([resource, quantity]): BasketLine[] => {
    const listed = prices.find(
      (one) => one.rentId === sellerTo(buyer) && one.resource === resource && one.quantity === quantity,
    );
    if (!listed) return [];
    const { priceId, cents } = priceFor(prices, listed, buyer.payer, dayAt(atMs));
    const sums = { quantity, count: 1, priceId, unitCents: cents, amountCents: cents };
    return [{ kind: 'package', resource, ...sums, deviceId: null, dayBefore: null, dayAfter: null, days: null }];
  });

const basketOf = (buyer: Buyer, atMs: Ms, lines: readonly BasketLine[]): Basket => ({
  buyer,
  atMs,
  lines,
  type: mealOrderTypeOf(
    lines.map(({ resource }) => resource as MealKind),
    buyer.payer.kind,
  ),
});

/**
 * What was bought for cameras of a unit that go alike, one basket after the other; nothing where something of it was not on sale.
 * @param plans of the same steps
 */
function forAlike(buyer: Buyer, plans: readonly CameraPlan[], priceOf: BookPrice): readonly Basket[] {
  const ends = new Map<string, { readonly expiresOn: Day; readonly anchorDay: number }>();
  let isOnSale = true;
  const baskets = (plans[0]?.bought ?? []).map(({ atMs, months }) => {
    const day = dayAt(atMs);
    const lines = plans.flatMap(({ camera }) =>
      storageProducts.flatMap((resource): BasketLine[] => {
        const quantity = months[resource];
        if (quantity === undefined) return [];
        const seller = { rentId: camera.rentId, partnerId: buyer.unitId === null ? null : camera.partnerId };
        const price = priceOf(seller, 'storage', { priced: resource, quantity }, day);
        isOnSale &&= price !== undefined;
        if (!price) return [];
        const { deviceId } = camera;
        const key = `${deviceId} ${resource}`;
        const end = ends.get(key) ?? { expiresOn: null, anchorDay: null };
        const { expiresOn, anchorDay, days } = renewService(end, day, quantity);
        ends.set(key, { expiresOn, anchorDay });
        const { priceId, cents } = price;
        const sums = { quantity, count: 1, priceId, unitCents: cents, amountCents: cents };
        return [{ kind: 'storage', resource, ...sums, deviceId, dayBefore: end.expiresOn, dayAfter: expiresOn, days }];
      }),
    );
    return basketOf(buyer, atMs, lines);
  });
  return isOnSale ? baskets : [];
}

const forUnit = (buyer: Buyer, plans: readonly CameraPlan[], priceOf: BookPrice): readonly Basket[] =>
  [...Map.groupBy(plans, ({ course }) => course).values()].flatMap((alike) => forAlike(buyer, alike, priceOf));

/**
 * Baskets of the city: cloud storage and watermarks that units bought for their cameras, or their tenant for units that buy nothing themselves, some
 * together with messages, and messages with calls.
 * @param prices of packages
 * @spec REN-06 DEV-20 N25
 */
export function basketsOf(
  city: City,
  buyers: readonly Buyer[],
  prices: readonly PriceRow[],
  priceOf: BookPrice,
): readonly Basket[] {
  const units = new Map(buyers.map((buyer) => [buyer.unitId, buyer]));
  const plans = cameraPlans(city).filter(({ bought }) => bought.length > 0);
  const byUnit = Map.groupBy(plans, ({ camera }) => camera.unitId);
  // every second unit without a buyer of its own has its tenant buy, the others are given what they have
  let others = 0;
  const forCameras = [...byUnit].flatMap(([unitId, ofUnit]) => {
    const own = units.get(unitId);
    const rentId = ofUnit[0]?.camera.rentId;
    const tenant = buyers.find((one) => one.unitId === null && one.rentId === rentId);
    const buyer = own ?? ((others += 1) % 2 === 1 ? tenant : undefined);
    return buyer ? forUnit(buyer, ofUnit, priceOf) : [];
  });
  const withPacks = forCameras.map(({ buyer, atMs, lines }, nth) => {
    const [sms] = nth % withPackEvery === 0 ? packsOf(buyer) : [];
    return basketOf(buyer, atMs, [...lines, ...(sms ? packageLines(prices, buyer, atMs, [sms]) : [])]);
  });
  const packs = buyers
    .filter(({ unitId }) => unitId === null || !byUnit.has(unitId))
    .filter(({ unitId }, nth) => unitId === null || nth % packsEvery === 0)
    .map((buyer) => {
      const dice = createDice(city.seed, buyer.userId, 'packs');
      const atMs = Math.floor((city.now - dice.int(3, 400) * dayMs) / minuteMs) * minuteMs;
      return basketOf(buyer, atMs, packageLines(prices, buyer, atMs, packsOf(buyer)));
    });
  return [...withPacks, ...packs];
}
