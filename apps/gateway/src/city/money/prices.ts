import { dayAt } from '@fireline/domain/lib';
import type { PriceList } from '@fireline/domain/tariff';
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
}

/** The price lists of the operator and of each tenant, in effect since two years ago. @spec TAR-02 N25 */
export function pricesOf(city: City): readonly PriceRow[] {
  const since = new Date(city.now - 730 * 86_400_000).toISOString();
  const listed = (list: PriceList, rentId: string, kind: 'operator' | 'tenant', prices: readonly Priced[]) =>
    prices.map(([resource, quantity, cents]) => ({
      list,
      rentId,
      sellerKind: kind,
      sellerId: rentId,
      buyer: kind === 'operator' ? ('reseller' as const) : ('user' as const),
      resource,
      quantity,
      cents,
      fromDay: dayAt(Date.parse(since)),
      madeBy: 'platform',
      madeAt: since,
    }));
  const rows = [
    ...listed('platformResources', operatorId, 'operator', wholesale),
    ...city.tenants.flatMap(({ rentId }) => listed('tenantResources', rentId, 'tenant', retail)),
  ];
  return rows.map((row, index) => Object.assign({ priceId: index + 1 }, row));
}

export const writePrices = (tx: Tx, prices: readonly PriceRow[]) => insertMany(tx, 'priceEntry', prices);
