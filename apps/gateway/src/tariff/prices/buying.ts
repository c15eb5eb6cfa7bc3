import type { areaShapes } from '@fireline/api/shapes';
import { dayAt, ok, refuse, type Result } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import {
  type BookEntry,
  type BookList,
  buyingCents,
  entriesByKey,
  entryOn,
  type PaidPrice,
  type Priced,
  pricedIn,
  pricedThings,
  type PriceKey,
  retailCents,
  sellerId,
  serviceModes,
} from '@fireline/domain/tariff';
import type * as z from 'zod';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { entriesOf } from './bookStore.ts';
import { type Seller, sellerOf } from './seller.ts';

type Reply = z.output<typeof areaShapes.tariff.buyingPrices.reply>;
type Row = Reply['rows'][number];

/** As whom somebody buys: a seller from the one above it, all others as customers of the last seller of the path. */
interface Buyer extends Pick<Seller, 'rentId' | 'operatorId' | 'path'> {
  readonly isSeller: boolean;
}

/** The partner whose customer an account is: that of its unit or its place. */
async function partnerOf(db: Db, { unitId, placeId }: Scope): Promise<number | null> {
  if (unitId !== undefined) {
    const unit = await db.selectFrom('unit').select('partnerId').where('unitId', '=', unitId).executeTakeFirst();
    return unit?.partnerId ?? null;
  }
  if (placeId === undefined) return null;
  const place = await db.selectFrom('place').select('partnerId').where('placeId', '=', placeId).executeTakeFirst();
  return place?.partnerId ?? null;
}

async function buyerOf(db: Db, scope: Scope): Promise<Buyer | undefined> {
  const own = await sellerOf(db, scope);
  if (own) return own.kind === 'operator' ? undefined : { ...own, isSeller: true };
  if (scope.role === 'org') return undefined;
  const partnerId = await partnerOf(db, scope);
  // sold to as by the partner, or by the tenant where there is none
  const { unitId: _unit, placeId: _place, ...rest } = scope;
  const above = await sellerOf(
    db,
    partnerId === null ? { ...rest, role: 'platform' } : { ...rest, role: 'agent', partnerId, partnerIds: [partnerId] },
  );
  return above && { ...above, isSeller: false };
}

/** Which lists somebody buys from. Decision: a tenant buys messages from the operator, all others from the tenant. */
const listsOf = ({ path, isSeller }: Buyer): readonly BookList[] => [
  isSeller && path.length === 2 ? 'platformResources' : 'tenantResources',
  'deviceService',
  'storage',
];

function paidOn(entries: readonly BookEntry[], buyer: Buyer, list: BookList, key: PriceKey, onDay: string) {
  const [operator = '', tenant = ''] = buyer.path;
  if (list === 'platformResources' || list === 'tenantResources') {
    const asked =
      list === 'platformResources'
        ? ({ seller: operator, buyer: 'reseller', buyerId: tenant } as const)
        : ({ seller: tenant, buyer: 'user', buyerId: '' } as const);
    const entry = entryOn(entries, { ...key, list, ...asked }, onDay);
    return entry && ({ cents: entry.cents, from: entry.from } satisfies PaidPrice);
  }
  if (list === 'cost') return undefined;
  const line = { list, path: buyer.path };
  return buyer.isSeller ? buyingCents(entries, line, key, onDay) : retailCents(entries, line, key, onDay);
}

export interface BuyingQuery extends Paging {
  readonly list?: readonly BookList[] | undefined;
  readonly priced?: readonly Priced[] | undefined;
  readonly day?: string | undefined;
  readonly other?: string | undefined;
  readonly changed?: 'yes' | 'coming' | undefined;
}

/** What a seller is called. */
async function nameIn(db: Db, seller: string): Promise<string> {
  const [kind, id = ''] = seller.split(' ');
  const found =
    kind === 'partner'
      ? await db.selectFrom('partner').select('name').where('partnerId', '=', Number(id)).executeTakeFirst()
      : await db.selectFrom('rent').select('name').where('rentId', '=', id).executeTakeFirst();
  return found?.name ?? '';
}

/** What the nearest seller above calls its modes. */
async function modeNames(db: Db, { rentId, operatorId }: Buyer, seller: string): Promise<ReadonlyMap<string, string>> {
  const [kind, id = ''] = seller.split(' ');
  const rows = await db
    .selectFrom('priceMode')
    .select(['mode', 'name'])
    .where('rentId', '=', kind === 'operator' ? (operatorId ?? '') : rentId)
    .where('sellerId', '=', id)
    .where('sellerKind', '=', kind === 'operator' ? 'operator' : kind === 'tenant' ? 'tenant' : 'partner')
    .execute();
  return new Map(rows.map(({ mode, name }) => [mode, name]));
}

/** What the caller pays on a day, what of it changes, and nothing of what those above it pay. @spec TAR-04 DEV-23 N19 */
export async function buyingPrices(query: BuyingQuery, asks: SignedInAsks): Promise<Result<Reply>> {
  const { db } = asks.deps.database;
  const buyer = await buyerOf(db, asks.scope);
  if (!buyer) return refuse({ code: 'tariff.price.buysNothing' });
  const { pageNo, pageSize, other, changed } = query;
  const today = dayAt(asks.deps.clock());
  const onDay = query.day ?? today;
  const lists = listsOf(buyer).filter((list) => !query.list?.length || query.list.includes(list));
  const entries = await entriesOf(db, buyer, [...lists, 'cost']);
  const byKey = entriesByKey(entries);
  const above = buyer.path.at(buyer.isSeller ? -2 : -1) ?? sellerId('operator', buyer.operatorId ?? '');
  const names = await modeNames(db, buyer, above);
  const rows = lists.flatMap((list) =>
    [...byKey.values()].flatMap((ofKey): Row[] => {
      const [first] = ofKey;
      if (!first || !(pricedIn[list] as readonly Priced[]).includes(first.priced)) return [];
      if (query.priced?.length && !query.priced.includes(first.priced)) return [];
      const key = { priced: first.priced, quantity: first.quantity };
      const on = (day: string) => paidOn(ofKey, buyer, list, key, day);
      const paid = on(onDay);
      const otherCents = other === undefined ? null : (on(other)?.cents ?? null);
      const days = [...new Set(ofKey.map(({ from }) => from).filter((from) => from > onDay))].toSorted();
      const next = days.map((day) => ({ day, cents: on(day)?.cents ?? null }));
      const change = next.find(({ cents }) => cents !== (paid?.cents ?? null));
      if (!paid && otherCents === null && !change) return [];
      const isMode = (serviceModes as readonly string[]).includes(key.priced);
      return [
        {
          list,
          ...key,
          modeName: isMode ? (names.get(key.priced) ?? '') : '',
          cents: paid?.cents ?? null,
          from: paid?.from ?? null,
          otherCents,
          nextCents: change?.cents ?? null,
          nextFrom: change?.day ?? null,
        },
      ];
    }),
  );
  const wanted = rows
    .filter((row) =>
      changed === 'yes'
        ? other !== undefined && row.otherCents !== row.cents
        : changed === 'coming'
          ? row.nextFrom !== null
          : true,
    )
    .toSorted(
      (a, b) =>
        lists.indexOf(a.list) - lists.indexOf(b.list) ||
        pricedThings.indexOf(a.priced) - pricedThings.indexOf(b.priced) ||
        a.quantity - b.quantity,
    );
  return ok({
    day: onDay,
    // a partner sees nothing of the one above it, not even its name
    sellerName: buyer.isSeller && above.startsWith('partner ') ? '' : await nameIn(db, above),
    pageNo,
    pageSize,
    total: wanted.length,
    rows: wanted.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  });
}
