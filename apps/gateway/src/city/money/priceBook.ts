import { dayAt, dayMs } from '@fireline/domain/lib';
import {
  type BookList,
  type BuyerKind,
  type Priced,
  sellerId,
  serviceModes,
  type ServiceMode,
} from '@fireline/domain/tariff';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { City } from '../model.ts';
import { operatorId } from '../people/operator.ts';
import { favouredTenant } from './prices.ts';

type Row = BulkRow<'priceEntry'>;
type SellerKind = 'operator' | 'tenant' | 'partner';

/** What a year of service costs the operator, in yuan. */
const yearly: Readonly<Record<ServiceMode, number>> = { standard: 36, flow: 60, inclusive: 96 };
/** Longer is cheaper a year. */
const ofYears = [1, 1.92, 2.8, 3.6, 4.35, 5];
const ofMonths = [
  [1, 1],
  [12, 10],
  [24, 18],
  [36, 25],
] as const;
const monthly = { cloudStorage: 6, watermark: 2 } as const;
/** What each level adds to what it pays. */
const margins = { platform: 1.4, tenant: 1.35, partner: 1.2, user: 1.5, dealer: 1.35 };

const texts: Readonly<Record<ServiceMode, readonly [name: string, description: string]>> = {
  standard: ['标准服务', '平台监测与报警推送，短信和语音另购'],
  flow: ['流量服务', '含物联网卡流量，短信和语音另购'],
  inclusive: ['全包服务', '含流量、短信和语音'],
};

interface Maker {
  readonly rentId: string;
  readonly kind: SellerKind;
  readonly id: string;
  readonly by: string;
}

/** Whole yuan, as prices are printed. */
const inCents = (yuan: number): number => Math.round(yuan) * 100;

/**
 * Price lists of every level: what the operator pays, what it charges tenants, what they charge partners and users, and what partners charge dealers and
 * users. One tenant and one dealer have prices of their own, one dealer sells below what it pays, prices rose twice, and one more rise is to come.
 * @spec TAR-02 TAR-04 N19 N25
 */
export async function writePriceBook(tx: Tx, city: City, firstId: number): Promise<void> {
  const rows: Row[] = [];
  const modes: BulkRow<'priceMode'>[] = [];
  const daysAgo = (days: number) => new Date(city.now - days * dayMs).toISOString();
  const firstOfNext = `${dayAt(city.now + (32 - Number(dayAt(city.now).slice(8))) * dayMs).slice(0, 8)}01`;
  const add = (
    { rentId, kind, id, by }: Maker,
    list: BookList,
    [buyer, buyerId]: readonly [BuyerKind, string?],
    [priced, quantity]: readonly [Priced, number],
    cents: number,
    from: string | number = 730,
  ): void => {
    const madeAt = typeof from === 'number' ? daysAgo(from) : daysAgo(2);
    rows.push({
      priceId: firstId + rows.length,
      list,
      rentId,
      sellerKind: kind,
      sellerId: id,
      buyer,
      buyerId: buyerId ?? '',
      resource: priced,
      quantity,
      cents,
      fromDay: typeof from === 'number' ? dayAt(Date.parse(madeAt)) : from,
      madeBy: by,
      madeAt,
    });
  };
  const services = serviceModes.flatMap((mode) =>
    ofYears.map((factor, at) => [mode, at + 1, yearly[mode] * factor] as const),
  );
  const storages = (['cloudStorage', 'watermark'] as const).flatMap((product) =>
    ofMonths.map(([months, factor]) => [product, months, monthly[product] * factor] as const),
  );
  /** A list of everything that is resold, at so many times what the operator pays. */
  const resold = (maker: Maker, buyer: readonly [BuyerKind, string?], factor: number, from: number | string = 730) => {
    for (const [priced, quantity, yuan] of services)
      add(maker, 'deviceService', buyer, [priced, quantity], inCents(yuan * factor), from);
    for (const [priced, quantity, yuan] of storages)
      add(maker, 'storage', buyer, [priced, quantity], inCents(yuan * factor), from);
  };
  const call = ({ rentId, kind, id }: Maker) =>
    serviceModes.map((mode) => ({
      rentId,
      sellerKind: kind,
      sellerId: id,
      mode,
      name: texts[mode][0],
      description: texts[mode][1],
      freeMonths: kind === 'tenant' ? 12 : 0,
    }));

  const operator: Maker = { rentId: operatorId, kind: 'operator', id: operatorId, by: 'platform' };
  modes.push(...call(operator));
  for (const [priced, quantity, yuan] of [...services, ...storages])
    add(operator, 'cost', ['reseller'], [priced, quantity], inCents(yuan));
  for (const [priced, quantity, cents] of [
    ['sms', 10_000, 28_000],
    ['sms', 50_000, 135_000],
    ['voice', 1000, 6500],
  ] as const)
    add(operator, 'cost', ['reseller'], [priced, quantity], cents);
  const { platform, tenant, partner, user, dealer } = margins;
  resold(operator, ['reseller'], platform);

  // one tenant pays less for what it sells on, and from the first of the next month for messages too
  const favoured = ['reseller', sellerId('tenant', favouredTenant(city))] as const;
  for (const [priced, quantity, yuan] of services)
    if (priced === 'standard')
      add(operator, 'deviceService', favoured, [priced, quantity], inCents(yuan * platform * 0.95), 90);
  for (const [priced, quantity, yuan] of storages)
    if (priced === 'cloudStorage' && quantity > 1)
      add(operator, 'storage', favoured, [priced, quantity], inCents(yuan * platform * 0.92), 90);
  add(operator, 'platformResources', favoured, ['sms', 50_000], 148_000, firstOfNext);

  for (const { rentId } of city.tenants) {
    const own: Maker = { rentId, kind: 'tenant', id: rentId, by: '财务' };
    modes.push(...call(own));
    const toPartners = platform * tenant;
    const toUsers = toPartners * user;
    // prices rose twice
    resold(own, ['user'], toUsers * 0.85, 700);
    resold(own, ['user'], toUsers * 0.94, 400);
    resold(own, ['user'], toUsers, 120);
    resold(own, ['reseller'], toPartners, 400);
    // and rise once more on the first of the next month
    for (const [priced, quantity, yuan] of services)
      if (priced === 'standard')
        add(own, 'deviceService', ['reseller'], [priced, quantity], inCents(yuan * toPartners * 1.06), firstOfNext);
    add(own, 'tenantResources', ['user'], ['sms', 1000], 4800, firstOfNext);

    const partners = city.partners.filter((one) => one.rentId === rentId);
    const direct = partners.filter(({ parentId }) => parentId === null);
    for (const { partnerId, name } of direct) {
      const seller: Maker = { rentId, kind: 'partner', id: String(partnerId), by: name };
      resold(seller, ['user'], toUsers * 1.04, 300);
      const dealers = partners.filter(({ parentId }) => parentId === partnerId);
      if (dealers.length === 0) continue;
      resold(seller, ['reseller'], toPartners * partner, 300);
      // and asks more of its dealers from that day on
      for (const [priced, quantity, yuan] of services)
        if (priced === 'standard')
          add(
            seller,
            'deviceService',
            ['reseller'],
            [priced, quantity],
            inCents(yuan * toPartners * partner * 1.04),
            firstOfNext,
          );
      for (const [no, below] of dealers.entries()) {
        // the first buys cheaper
        if (no === 0)
          for (const [priced, quantity, yuan] of services)
            add(
              seller,
              'deviceService',
              ['reseller', sellerId('partner', below.partnerId)],
              [priced, quantity],
              inCents(yuan * toPartners * partner * 0.92),
              200,
            );
        const sells: Maker = { rentId, kind: 'partner', id: String(below.partnerId), by: below.name };
        resold(sells, ['user'], toPartners * partner * dealer, 200);
        // the last dealer gives two years away for less than it pays
        if (no === dealers.length - 1)
          add(
            sells,
            'deviceService',
            ['user'],
            ['standard', 2],
            inCents(yearly.standard * 1.92 * toPartners * partner) - 500,
            30,
          );
      }
    }
  }
  await insertMany(tx, 'priceEntry', rows);
  await insertMany(tx, 'priceMode', modes);
}
