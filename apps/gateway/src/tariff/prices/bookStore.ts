import { dayAt } from '@fireline/domain/lib';
import { type BookEntry, type BookList, type BuyerKind, sellerId } from '@fireline/domain/tariff';
import { sql } from 'kysely';
import { anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { inOrder, type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Seller } from './seller.ts';

export interface Kept extends BookEntry {
  readonly madeBy: string;
  readonly madeAt: string;
}

/**
 * Every price of some lists that was not withdrawn, of the operator and of the seller's tenant, in one query; of the operator's none that is for
 * another tenant alone.
 */
export async function entriesOf(
  db: Db | Tx,
  { rentId, operatorId }: Pick<Seller, 'rentId' | 'operatorId'>,
  lists: readonly BookList[],
  { everyTenant = false }: { readonly everyTenant?: boolean } = {},
): Promise<readonly Kept[]> {
  let q = db
    .selectFrom('priceEntry')
    .select([
      'priceId',
      'list',
      'sellerKind',
      'sellerId',
      'buyer',
      'buyerId',
      'resource',
      'quantity',
      'cents',
      'isEnd',
      'fromDay',
      'madeBy',
      'madeAt',
    ])
    .where(sql<boolean>`list = ${anyText([...lists])}`)
    .where('revokedAt', 'is', null)
    .orderBy('priceId');
  if (!everyTenant)
    q = q.where(
      sql<boolean>`(price_entry.rent_id = ${rentId}
        or (price_entry.rent_id = ${operatorId ?? ''} and price_entry.buyer_id in ('', ${sellerId('tenant', rentId)})))`,
    );
  const rows = await q.execute();
  return rows.map(({ list, sellerKind, sellerId: id, resource, fromDay, ...row }) => ({
    ...row,
    list: list as BookList,
    priced: resource,
    seller: sellerId(sellerKind === 'operator' || sellerKind === 'tenant' ? sellerKind : 'partner', id),
    from: fromDay,
  }));
}

export interface OwnList {
  readonly list: BookList;
  readonly buyer: BuyerKind;
  /** Its name in a book; empty: all buyers. */
  readonly buyerId: string;
}

const ofSeller = ({ rentId, kind, id }: Seller) => ({ rentId, sellerKind: kind, sellerId: id });

export const bookRow = (db: Db | Tx, seller: Seller, { list, buyer, buyerId }: OwnList) =>
  db
    .selectFrom('priceBook')
    .select(['revision', 'changedBy', 'changedAt'])
    .where('rentId', '=', seller.rentId)
    .where('sellerKind', '=', seller.kind)
    .where('sellerId', '=', seller.id)
    .where('list', '=', list)
    .where('buyer', '=', buyer)
    .where('buyerId', '=', buyerId)
    .executeTakeFirst();

/** Counts a change of the list. @returns its new revision */
export async function touchBook(
  tx: Tx,
  seller: Seller,
  own: OwnList,
  changed: { readonly changedBy: string; readonly changedAt: string },
  revision: number,
): Promise<void> {
  const row = { ...changed, revision };
  await tx
    .insertInto('priceBook')
    .values({ ...ofSeller(seller), ...own, ...row })
    .onConflict((c) => c.columns(['rentId', 'list', 'sellerKind', 'sellerId', 'buyer', 'buyerId']).doUpdateSet(row))
    .execute();
}

export const modesOf = (db: Db | Tx, seller: Seller) =>
  db
    .selectFrom('priceMode')
    .select(['mode', 'name', 'description', 'freeMonths'])
    .where('rentId', '=', seller.rentId)
    .where('sellerKind', '=', seller.kind)
    .where('sellerId', '=', seller.id)
    .execute();

export const addEntries = (tx: Tx, seller: Seller, own: OwnList, rows: readonly NewEntry[]) =>
  tx
    .insertInto('priceEntry')
    .values(
      rows.map(({ priced, quantity, cents, isEnd, from, madeBy, madeAt }) => ({
        ...ofSeller(seller),
        ...own,
        resource: priced,
        quantity,
        cents,
        isEnd,
        fromDay: from,
        madeBy,
        madeAt,
      })),
    )
    .execute();
type NewEntry = Pick<Kept, 'priced' | 'quantity' | 'cents' | 'isEnd' | 'from' | 'madeBy' | 'madeAt'>;

/** A price that the seller set, whatever became of it. */
export const ownEntry = (db: Db | Tx, seller: Seller, priceId: number) =>
  db
    .selectFrom('priceEntry')
    .selectAll()
    .where('rentId', '=', seller.rentId)
    .where('sellerKind', '=', seller.kind)
    .where('sellerId', '=', seller.id)
    .where('priceId', '=', priceId)
    .executeTakeFirst();

export interface EntryQuery extends Paging {
  readonly list?: readonly BookList[] | undefined;
  readonly buyer?: BuyerKind | undefined;
  readonly priced?: readonly BookEntry['priced'][] | undefined;
  readonly state?: 'coming' | 'current' | 'past' | 'withdrawn' | undefined;
  readonly search?: string | undefined;
  readonly sort: 'from' | 'madeAt' | 'cents';
  readonly order: 'asc' | 'desc';
}

const buyerName = sql<string>`coalesce(case
  when price_entry.buyer_id like 'partner %' then (select name from partner where partner.partner_id = substr(price_entry.buyer_id, 9)::bigint)
  when price_entry.buyer_id like 'tenant %' then (select name from rent where rent.rent_id = substr(price_entry.buyer_id, 8)) end, '')`;

/** A page of the prices that the seller has set itself, with how many hold and how many are to come. @spec TAR-04 N19 */
export async function entriesPage(db: Db, seller: Seller, query: EntryQuery, nowMs: number) {
  const today = dayAt(nowMs);
  const isFollowed = sql<boolean>`exists (select from price_entry later where later.rent_id = price_entry.rent_id and later.list = price_entry.list
    and later.seller_kind = price_entry.seller_kind and later.seller_id = price_entry.seller_id and later.buyer = price_entry.buyer
    and later.buyer_id = price_entry.buyer_id and later.resource = price_entry.resource and later.quantity = price_entry.quantity
    and later.revoked_at is null and later.from_day <= ${today}
    and (later.from_day, later.price_id) > (price_entry.from_day, price_entry.price_id))`;
  const state = sql<
    'coming' | 'current' | 'past' | 'withdrawn'
  >`(case when price_entry.revoked_at is not null then 'withdrawn'
    when price_entry.from_day > ${today} then 'coming' when ${isFollowed} then 'past' else 'current' end)`;
  const base = db
    .selectFrom('priceEntry')
    .where('priceEntry.rentId', '=', seller.rentId)
    .where('priceEntry.sellerKind', '=', seller.kind)
    .where('priceEntry.sellerId', '=', seller.id);
  let q = base;
  const { list, buyer, priced, search } = query;
  if (list?.length) q = q.where(sql<boolean>`price_entry.list = ${anyText([...list])}`);
  if (buyer) q = q.where('priceEntry.buyer', '=', buyer);
  if (priced?.length) q = q.where(sql<boolean>`price_entry.resource = ${anyText([...priced])}`);
  if (search) q = q.where(containsText(search, buyerName));
  const totals = await q
    .select([
      sql<number>`count(*) filter (where ${state} = 'coming')`.as('coming'),
      sql<number>`count(*) filter (where ${state} = 'current')`.as('current'),
    ])
    .executeTakeFirstOrThrow();
  if (query.state) q = q.where(sql<boolean>`${state} = ${query.state}`);
  const key = { from: 'fromDay', madeAt: 'madeAt', cents: 'cents' } as const;
  const page = await pageOf(
    q
      .leftJoin('priceBook', (join) =>
        join
          .onRef('priceBook.rentId', '=', 'priceEntry.rentId')
          .onRef('priceBook.list', '=', 'priceEntry.list')
          .onRef('priceBook.sellerKind', '=', 'priceEntry.sellerKind')
          .onRef('priceBook.sellerId', '=', 'priceEntry.sellerId')
          .onRef('priceBook.buyer', '=', 'priceEntry.buyer')
          .onRef('priceBook.buyerId', '=', 'priceEntry.buyerId'),
      )
      .select([
        'priceId',
        sql<BookList>`price_entry.list`.as('list'),
        'priceEntry.buyer',
        sql<string>`coalesce(case when price_entry.buyer_id = '' then '' else ${buyerName} end, '')`.as('buyerName'),
        'resource as priced',
        'quantity',
        'cents',
        'isEnd',
        'fromDay as from',
        'madeBy',
        'madeAt',
        state.as('state'),
        'revokedBy as withdrawnBy',
        'revokedAt as withdrawnAt',
        sql<number>`coalesce(price_book.revision, 0)`.as('revision'),
      ])
      .orderBy(
        sql.ref(`price_entry.${{ fromDay: 'from_day', madeAt: 'made_at', cents: 'cents' }[key[query.sort]]}`),
        inOrder(query.order),
      )
      .orderBy('priceId', query.order),
    query,
  );
  return { ...page, totals };
}
