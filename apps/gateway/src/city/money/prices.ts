import { type Day, dayAt } from '@fireline/domain/lib';
import { type Party, type PriceList, sellerId } from '@fireline/domain/tariff';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { City } from '../model.ts';
import { operatorId } from '../people/operator.ts';

type Priced = readonly [resource: 'sms' | 'voice', quantity: number, cents: number];
/** What the operator sells to tenants, and tenants to their units; larger packages cost less a piece. */
const wholesale: readonly Priced[] = [
  ['sms', 10_000, 35_000],
  ['sms', 50_000, 160_000],
  ['voice', 1000, 8000],
  ['voice', 5000, 37_500],
];
const retail: readonly Priced[] = [
  ['sms', 100, 600],
  ['sms', 500, 2500],
  ['sms', 1000, 4500],
  ['sms', 5000, 21_000],
  ['voice', 50, 700],
  ['voice', 100, 1200],
  ['voice', 500, 5500],
];

export interface PriceRow extends BulkRow<'priceEntry'> {
  readonly priceId: number;
  readonly rentId: string;
  readonly resource: 'sms' | 'voice';
  readonly quantity: number;
  readonly cents: number;
  /** The one tenant that it is for; empty: every buyer. */
  readonly buyerId: string;
  readonly fromDay: Day;
}

/** The tenant for which the operator has prices of its own. */
export const favouredTenant = (city: City): string => city.tenants.at(-1)?.rentId ?? '';
/** What it pays for packages, since so many days. */
const favoured: readonly Priced[] = [
  ['sms', 10_000, 32_000],
  ['voice', 1000, 7400],
];
const favouredDays = 90;

/** What somebody pays for a package on a day: the price for that one buyer, or else the one for all. */
export const priceFor = (prices: readonly PriceRow[], listed: PriceRow, payer: Party, day: Day): PriceRow =>
  prices.findLast(
    ({ rentId, resource, quantity, buyerId, fromDay }) =>
      rentId === listed.rentId &&
      resource === listed.resource &&
      quantity === listed.quantity &&
      payer.kind === 'tenant' &&
      buyerId === sellerId('tenant', payer.id) &&
      fromDay <= day,
  ) ?? listed;

/** The price lists of the operator and of each tenant, in effect since two years ago, and what one tenant pays less. @spec TAR-02 TAR-04 N25 */
export function pricesOf(city: City): readonly PriceRow[] {
  const since = new Date(city.now - 730 * 86_400_000).toISOString();
  const listed = (
    list: PriceList,
    rentId: string,
    kind: 'operator' | 'tenant',
    prices: readonly Priced[],
    { buyerId, madeAt }: { readonly buyerId: string; readonly madeAt: string } = { buyerId: '', madeAt: since },
  ) =>
    prices.map(([resource, quantity, cents]) => ({
      list,
      rentId,
      sellerKind: kind,
      sellerId: rentId,
      buyer: kind === 'operator' ? ('reseller' as const) : ('user' as const),
      resource,
      quantity,
      cents,
      buyerId,
      fromDay: dayAt(Date.parse(madeAt)),
      madeBy: 'platform',
      madeAt,
    }));
  const rows = [
    ...listed('platformResources', operatorId, 'operator', wholesale),
    ...city.tenants.flatMap(({ rentId }) => listed('tenantResources', rentId, 'tenant', retail)),
    ...listed('platformResources', operatorId, 'operator', favoured, {
      buyerId: sellerId('tenant', favouredTenant(city)),
      madeAt: new Date(city.now - favouredDays * 86_400_000).toISOString(),
    }),
  ];
  return rows.map((row, index) => Object.assign({ priceId: index + 1 }, row));
}

export const writePrices = (tx: Tx, prices: readonly PriceRow[]) => insertMany(tx, 'priceEntry', prices);
