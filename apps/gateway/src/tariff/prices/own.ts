import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  type BookEntry,
  type BookList,
  buyersOfList,
  type BuyerKind,
  buyingCents,
  entryOn,
  keyText,
  type PriceKey,
  sellerId,
  wholesaleCents,
} from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { demandRight } from '../../lib/http/handlers.ts';
import type { OwnList } from './bookStore.ts';
import { type Seller, sellerOf } from './seller.ts';

/** A list of the caller as it is asked for. */
export interface AskedList {
  readonly list: BookList;
  readonly buyer: BuyerKind;
  readonly partnerId?: number | undefined;
  /** Of the operator: the one tenant that the prices are for. */
  readonly tenantId?: string | undefined;
}
export interface Own {
  readonly seller: Seller;
  readonly own: OwnList;
  /** The one buyer; empty: all. */
  readonly buyerName: string;
}

const otherLevel: Problem = { code: 'tariff.price.otherLevel', field: 'list' };

/** On which pages a list is seen and set. @spec ROL-07 TAR-04 */
const pagesOf = ({ list, buyer, partnerId, tenantId }: AskedList, { kind }: Pick<Seller, 'kind'>) => {
  if (tenantId !== undefined) return ['pricesPlatform'] as const;
  if (list === 'cost' || list === 'platformResources') return ['pricesPlatform'] as const;
  if (list === 'tenantResources') return ['pricesTenant'] as const;
  if (buyer === 'reseller' && (kind !== 'operator' || partnerId !== undefined)) return ['dealerPrice'] as const;
  return list === 'storage' ? (['pricesCloud'] as const) : (['pricesDevice', 'servicePrice'] as const);
};

/**
 * A list that is the caller's own, or why it has none.
 * @throws HttpRefusal 403 without the button of a page of that list
 */
export async function ownList(
  db: Db | Tx,
  asks: SignedInAsks,
  asked: AskedList,
  button: 'view' | 'modify',
): Promise<Result<Own>> {
  const seller = await sellerOf(db, asks.scope);
  if (!seller || !buyersOfList(asked.list, seller.level).includes(asked.buyer)) return refuse(otherLevel);
  demandRight(asks, ...pagesOf(asked, seller).map((name) => `${name}:${button}` as const));
  const { list, buyer, partnerId, tenantId } = asked;
  if (tenantId !== undefined) {
    const tenant = seller.kind === 'operator' && list !== 'cost' ? await tenantOf(db, tenantId) : undefined;
    return tenant && partnerId === undefined
      ? ok({ seller, own: { list, buyer, buyerId: sellerId('tenant', tenantId) }, buyerName: tenant.name })
      : refuse({ code: 'tariff.price.noBuyer', field: 'tenantId' });
  }
  if (partnerId === undefined) return ok({ seller, own: { list, buyer, buyerId: '' }, buyerName: '' });
  const partner = await partnerBelow(db, seller, partnerId);
  return partner && buyer === 'reseller'
    ? ok({ seller, own: { list, buyer, buyerId: sellerId('partner', partnerId) }, buyerName: partner.name })
    : refuse({ code: 'tariff.price.noBuyer', field: 'partnerId' });
}

const tenantOf = (db: Db | Tx, rentId: string) =>
  db.selectFrom('rent').select('name').where('rentId', '=', rentId).where('kind', '<>', 'operator').executeTakeFirst();

/** A partner directly below the seller. */
function partnerBelow(db: Db | Tx, seller: Seller, partnerId: number) {
  const q = db
    .selectFrom('partner')
    .select('name')
    .where('partnerId', '=', partnerId)
    .where('rentId', '=', seller.rentId)
    .where('deletedAt', 'is', null);
  if (seller.kind === 'operator') return undefined;
  return (
    seller.kind === 'tenant' ? q.where('parentId', 'is', null) : q.where('parentId', '=', Number(seller.id))
  ).executeTakeFirst();
}

/** The lists that are needed to know what a list costs its seller. */
export const listsFor = (list: BookList): readonly BookList[] =>
  list === 'tenantResources' ? ['tenantResources', 'platformResources', 'cost'] : [list, 'cost'];

/**
 * What the seller itself pays for a key. Decision: of messages and calls that it sells in packages of its own, the best package that is on sale to it.
 * @returns nothing where nobody above has a price
 */
export function costIn(
  entries: ReadonlyMap<string, readonly BookEntry[]>,
  seller: Seller,
  list: BookList,
  key: PriceKey,
  onDay: string,
): number | undefined {
  const ofKey = entries.get(keyText(key)) ?? [];
  if (list === 'cost') return undefined;
  if (list === 'platformResources' || list === 'tenantResources') {
    const from = list === 'tenantResources' ? 'platformResources' : 'cost';
    return wholesaleCents(packsOf(entries, seller, { list: from, priced: key.priced }, onDay), key.quantity);
  }
  return seller.kind === 'operator'
    ? entryOn(ofKey, { ...key, list: 'cost', ...fromTop(seller) }, onDay)?.cents
    : buyingCents(ofKey, { list, path: seller.path }, key, onDay)?.cents;
}

/** Sold by the operator; what it pays itself is for no tenant alone. */
const fromTop = ({ path }: Seller) => ({ seller: path[0] ?? '', buyer: 'reseller', buyerId: path[1] ?? '' }) as const;

/** Packages of the operator that are on sale on a day. */
const packsOf = (
  entries: ReadonlyMap<string, readonly BookEntry[]>,
  seller: Seller,
  { list, priced }: { readonly list: BookList; readonly priced: PriceKey['priced'] },
  onDay: string,
) =>
  [...entries.values()].flatMap((ofKey) => {
    const [first] = ofKey;
    if (first?.priced !== priced) return [];
    const found = entryOn(ofKey, { ...first, list, ...fromTop(seller) }, onDay);
    return found ? [{ quantity: found.quantity, amountCents: found.cents }] : [];
  });
