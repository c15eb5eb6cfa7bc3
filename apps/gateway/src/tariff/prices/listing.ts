import type { areaShapes } from '@fireline/api/shapes';
import { dayAt, hasWords, ok, refuse, type Result } from '@fireline/domain/lib';
import {
  type BookEntry,
  type BookList,
  bookLists,
  buyingCents,
  type ChainLevel,
  entriesByKey,
  entryOn,
  keyText,
  levelOf,
  levelPricesOf,
  type Priced,
  pricedIn,
  pricedThings,
  type PriceKey,
  sellerId,
  serviceModes,
  serviceYears,
} from '@fireline/domain/tariff';
import type * as z from 'zod';
import { neverChanged } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { bookRow, entriesOf, entriesPage, type EntryQuery, modesOf } from './bookStore.ts';
import { type AskedList, costIn, listsFor, ownList } from './own.ts';
import { bookName, type Counted, ownUnits, sellerOf, sellersBelow } from './seller.ts';

type Reply<K extends keyof typeof areaShapes.tariff> = z.output<(typeof areaShapes.tariff)[K]['reply']>;

const noSeller = refuse({ code: 'tariff.price.otherLevel' });
const compareKeys = (a: PriceKey, b: PriceKey): number =>
  pricedThings.indexOf(a.priced) - pricedThings.indexOf(b.priced) || a.quantity - b.quantity;
const keysOf = (byKey: ReadonlyMap<string, readonly BookEntry[]>, wanted: readonly Priced[]): PriceKey[] =>
  [...byKey.values()]
    .flatMap((entries): PriceKey[] => {
      const [one] = entries;
      return one && wanted.includes(one.priced) ? [{ priced: one.priced, quantity: one.quantity }] : [];
    })
    .toSorted(compareKeys);

/** A list of the caller today: what it charges, what it pays, and what is to come. @spec TAR-02 TAR-03 TAR-04 N19 */
export async function prices(asked: AskedList, asks: SignedInAsks): Promise<Result<Reply<'prices'>>> {
  const { db } = asks.deps.database;
  const found = await ownList(db, asks, asked, 'view');
  if (!found.ok) return found;
  const { seller, own, buyerName } = found.value;
  const today = dayAt(asks.deps.clock());
  const entries = await entriesOf(db, seller, listsFor(own.list));
  const byKey = entriesByKey(entries);
  const madeBy = new Map(entries.map(({ priceId, madeBy: by, madeAt: at }) => [priceId, { by, at }]));
  const mine = { list: own.list, seller: bookName(seller), buyer: own.buyer, buyerId: own.buyerId };
  const rows = keysOf(byKey, pricedIn[own.list]).flatMap((key) => {
    const entry = entryOn(byKey.get(keyText(key)) ?? [], { ...mine, ...key }, today);
    if (!entry) return [];
    const costCents = costIn(byKey, seller, own.list, key, today) ?? null;
    const marginCents = costCents === null ? null : entry.cents - costCents;
    return [
      {
        ...key,
        priceId: entry.priceId,
        cents: entry.cents,
        from: entry.from,
        by: madeBy.get(entry.priceId)?.by ?? '',
        costCents,
        marginCents,
        marginPercent:
          marginCents === null || entry.cents === 0 ? null : Math.round((marginCents * 10_000) / entry.cents) / 100,
        isBelowCost: marginCents !== null && marginCents < 0,
        isOwn: own.buyerId !== '' && entry.buyerId === own.buyerId,
      },
    ];
  });
  const coming = entries
    .filter(
      (one) =>
        one.list === own.list &&
        one.seller === mine.seller &&
        one.buyer === own.buyer &&
        one.buyerId === own.buyerId &&
        one.from > today,
    )
    .toSorted((a, b) => (a.from === b.from ? compareKeys(a, b) : a.from < b.from ? -1 : 1))
    .map(({ priceId, priced, quantity, cents, isEnd, from, madeBy: by, madeAt: at }) => ({
      priceId,
      priced,
      quantity,
      cents,
      isEnd,
      from,
      by,
      at,
    }));
  const costs = keysOf(byKey, pricedIn[own.list]).flatMap((key) => {
    const cents = costIn(byKey, seller, own.list, key, today);
    return cents === undefined ? [] : [{ ...key, cents }];
  });
  const { revision, changedBy, changedAt } = (await bookRow(db, seller, own)) ?? neverChanged;
  const modes = own.list === 'deviceService' ? await modesOf(db, seller) : [];
  return ok({ today, buyerName, revision, changedBy, changedAt, rows, costs, coming, modes });
}

/** Every price that the caller has set itself. @spec TAR-04 N19 */
export async function priceEntries(query: EntryQuery, asks: SignedInAsks): Promise<Result<Reply<'priceEntries'>>> {
  const { db } = asks.deps.database;
  const seller = await sellerOf(db, asks.scope);
  return seller ? ok(await entriesPage(db, seller, query, asks.deps.clock())) : noSeller;
}

const countedOf = (list: BookList, priced: Priced): Counted =>
  list === 'storage' && (priced === 'cloudStorage' || priced === 'watermark') ? priced : 'device';

interface AskedChain extends PriceKey {
  readonly list: 'deviceService' | 'storage';
  readonly partnerId?: number | undefined;
}

/** What the caller and those below earn of one price; nothing above what the caller pays. @spec N19 DEV-23 */
export async function priceChain(
  { list, priced, quantity, partnerId }: AskedChain,
  asks: SignedInAsks,
): Promise<Result<Reply<'priceChain'>>> {
  const { db } = asks.deps.database;
  const seller = await sellerOf(db, asks.scope);
  if (!seller) return noSeller;
  const today = dayAt(asks.deps.clock());
  const key = { priced, quantity };
  const counted = countedOf(list, priced);
  const isOperator = seller.kind === 'operator';
  const all = await sellersBelow(db, seller, { counted, today });
  const direct = all.filter(({ line }) => line.length === 1);
  const chosen = partnerId === undefined ? undefined : direct.find(({ id }) => id === String(partnerId));
  if (partnerId !== undefined && (!chosen || isOperator))
    return refuse({ code: 'tariff.price.noBuyer', field: 'partnerId' });
  const entries = (await entriesOf(db, seller, [list, 'cost'], { everyTenant: isOperator })).filter(
    (one) => keyText(one) === keyText(key),
  );
  const name = bookName(seller);
  const pricesOf = (path: readonly string[]) => levelPricesOf(entries, { list, path }, key, { seller: name, today });
  // the operator sells to tenants alone: those who have no price of their own stand for all
  const path = [...seller.path, ...(chosen ? chosen.line : isOperator ? [sellerId('tenant', '')] : [])];
  const cost = isOperator
    ? (entryOn(entries, { ...key, list: 'cost', seller: name, buyer: 'reseller', buyerId: '' }, today)?.cents ?? 0)
    : 0;
  const reached = isOperator ? all : chosen ? all.filter(({ line }) => line[0] === chosen.book) : [];
  const own = { id: 'own', name: '', units: await ownUnits(db, seller, { counted, today }), path };
  const lines = reached.length > 0 ? reached.map((one) => ({ ...one, path: [...seller.path, ...one.line] })) : [own];
  const shownLines = isOperator && reached.length === 0 ? [] : lines;
  const lastOf = (): ChainLevel => (isOperator ? 'platform' : levelOf({ path }, path.at(-1) ?? ''));
  const book = await bookRow(db, seller, {
    list,
    buyer: chosen || isOperator ? 'reseller' : 'user',
    buyerId: chosen?.book ?? '',
  });
  return ok({
    today,
    viewer: levelOf({ path }, name),
    last: lastOf(),
    costCents: cost,
    isBought: isOperator || buyingCents(entries, { list, path: seller.path }, key, today) !== undefined,
    revision: book?.revision ?? 0,
    prices: pricesOf(path),
    lines: shownLines.map((one) => ({
      id: one.id,
      name: one.name,
      units: one.units,
      costCents: cost,
      prices: pricesOf(one.path),
    })),
    partners: isOperator ? [] : direct.map(({ id, name: called }) => ({ partnerId: Number(id), name: called })),
  });
}

interface DealerQuery extends Paging {
  readonly search?: string | undefined;
  readonly mode?: readonly (typeof serviceModes)[number][] | undefined;
  readonly state?: 'own' | 'belowCost' | undefined;
}

/** What each partner directly below pays, by mode and years. @spec DEV-23 TAR-04 N19 */
export async function dealerPrices(
  { search = '', mode, state, pageNo, pageSize }: DealerQuery,
  asks: SignedInAsks,
): Promise<Result<Reply<'dealerPrices'>>> {
  const { db } = asks.deps.database;
  const seller = await sellerOf(db, asks.scope);
  if (!seller || seller.kind === 'operator') return noSeller;
  const today = dayAt(asks.deps.clock());
  const entries = await entriesOf(db, seller, ['deviceService', 'cost']);
  const byKey = entriesByKey(entries);
  const modes = mode?.length ? mode : serviceModes;
  const years = Array.from({ length: serviceYears.max }, (_, at) => at + 1);
  const found = (await sellersBelow(db, seller, { counted: 'device', today })).filter(
    ({ line, name }) => line.length === 1 && hasWords(name, search),
  );
  const rows = found
    .flatMap((dealer) =>
      modes.map((one) => {
        const list = years.map((quantity) => {
          const key = { priced: one, quantity };
          const ofKey = byKey.get(keyText(key)) ?? [];
          const asked = { ...key, list: 'deviceService', seller: bookName(seller), buyer: 'reseller' } as const;
          const entry = entryOn(ofKey, { ...asked, buyerId: dealer.book }, today);
          const costCents = buyingCents(ofKey, { list: 'deviceService', path: seller.path }, key, today)?.cents ?? null;
          const cents = entry?.cents ?? null;
          return {
            cents,
            costCents,
            isOwn: entry !== undefined && entry.buyerId !== '',
            isBelowCost: cents !== null && costCents !== null && cents < costCents,
          };
        });
        const belowCost = list.filter(({ isBelowCost }) => isBelowCost).length;
        return {
          partnerId: Number(dealer.id),
          name: dealer.name,
          mode: one,
          prices: list,
          belowCost,
          isOwn: list.some(({ isOwn }) => isOwn),
        };
      }),
    )
    .filter((row) => (state === 'own' ? row.isOwn : state === 'belowCost' ? row.belowCost > 0 : true));
  const partnersIn = (of: readonly { readonly partnerId: number }[]) =>
    new Set(of.map(({ partnerId }) => partnerId)).size;
  return ok({
    pageNo,
    pageSize,
    total: rows.length,
    rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totals: {
      dealers: partnersIn(rows),
      own: partnersIn(rows.filter(({ isOwn }) => isOwn)),
      belowCost: rows.reduce((sum, { belowCost }) => sum + belowCost, 0),
    },
  });
}

interface TenantQuery extends Paging {
  readonly search?: string | undefined;
  readonly state?: 'own' | undefined;
}

/** The tenants to which the operator sells, with how many prices are for each of them alone. @spec TAR-04 ORG-06 */
export async function tenantPrices(
  { search = '', state, pageNo, pageSize }: TenantQuery,
  asks: SignedInAsks,
): Promise<Result<Reply<'tenantPrices'>>> {
  const { db } = asks.deps.database;
  const seller = await sellerOf(db, asks.scope);
  if (seller?.kind !== 'operator') return noSeller;
  const today = dayAt(asks.deps.clock());
  const entries = (await entriesOf(db, seller, bookLists, { everyTenant: true })).filter(
    (one) => one.seller === bookName(seller) && one.buyerId !== '',
  );
  const tenants = await db
    .selectFrom('rent')
    .select(['rentId', 'name'])
    .where('kind', '<>', 'operator')
    .orderBy('rentId')
    .execute();
  const rows = tenants
    .filter(({ name, rentId }) => hasWords(`${name} ${rentId}`, search))
    .map(({ rentId, name }) => {
      const own = entries.filter(({ buyerId }) => buyerId === sellerId('tenant', rentId));
      const running = new Set(
        own
          .filter((one) => entryOn(own, one, today)?.priceId === one.priceId)
          .map((one) => `${one.list} ${keyText(one)}`),
      );
      const coming = own.filter(({ from }) => from > today).length;
      return { tenantId: rentId, name, exceptions: running.size, coming };
    })
    .filter((row) => state !== 'own' || row.exceptions + row.coming > 0);
  return ok({
    pageNo,
    pageSize,
    total: rows.length,
    rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  });
}
