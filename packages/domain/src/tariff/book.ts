import {
  type Cents,
  checkRange,
  type Day,
  day,
  defineForm,
  type Field,
  flag,
  integer,
  isBlank,
  listOf,
  oneOf,
  type Problem,
  type Range,
  refuse,
  repeatedAt,
  rowOf,
  withRules,
} from '../lib/index.ts';
import { type ChainLevel, checkEffectiveFrom, type PriceList } from './chain.ts';
import { packageUnits, priceCents, pricesAtOnce, serviceYears, storageMonths } from './limits.ts';
import { serviceModes } from './modes.ts';
import { meteredResources, storageProducts } from './prices.ts';
import type { PricedUnits } from './unitPrice.ts';

/** Everything that has a price: messages and calls, service in a mode, what is sold for cameras. @spec TAR-02 */
export const pricedThings = [...meteredResources, ...serviceModes, ...storageProducts] as const;
export type Priced = (typeof pricedThings)[number];

/** How a thing is counted: units of a package, years of service, months of storage. @spec TAR-02 */
export const pricedBy = {
  sms: 'units',
  voice: 'units',
  standard: 'years',
  flow: 'years',
  inclusive: 'years',
  cloudStorage: 'months',
  watermark: 'months',
} as const satisfies Readonly<Record<Priced, 'units' | 'years' | 'months'>>;
const quantities: Readonly<Record<'units' | 'years' | 'months', Range>> = {
  units: packageUnits,
  years: serviceYears,
  months: storageMonths,
};

/** What each list has prices of. @spec TAR-02 TAR-04 */
export const pricedIn = {
  cost: pricedThings,
  platformResources: meteredResources,
  tenantResources: meteredResources,
  deviceService: serviceModes,
  storage: storageProducts,
} as const satisfies Readonly<Record<Exclude<PriceList, 'registrationGrant'>, readonly Priced[]>>;
/** A list of prices; what is granted on registration is none. */
export type BookList = keyof typeof pricedIn;
export const bookLists = Object.keys(pricedIn) as readonly BookList[];

/** For whom a list is: those who use what is sold, or those who sell it on. @spec TAR-04 DEV-23 */
export const buyerKinds = ['user', 'reseller'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/**
 * For whom a level may have a list. Decision: the operator sells to tenants alone; messages and calls are sold by the tenant to all below at one
 * price; service and storage have a price for users and one for those who sell on.
 * @spec TAR-04 DEV-23
 */
export const buyersOfList = (list: BookList, level: ChainLevel): readonly BuyerKind[] => {
  switch (list) {
    case 'cost':
    case 'platformResources':
      return level === 'platform' ? ['reseller'] : [];
    case 'tenantResources':
      return level === 'tenant' ? ['user'] : [];
    case 'deviceService':
    case 'storage':
      return level === 'platform' ? ['reseller'] : buyerKinds;
  }
};

/** What is priced, and how much of it: 1000 messages, two years in standard mode. */
export interface PriceKey {
  readonly priced: Priced;
  readonly quantity: number;
}
export const keyText = ({ priced, quantity }: PriceKey): string => `${priced} ${quantity}`;

/** A price of a seller, from the beginning of a day on. Rows are added and withdrawn, never changed. @spec TAR-02 N19 */
export interface BookEntry extends PriceKey {
  readonly priceId: number;
  readonly list: BookList;
  /** A seller of the line, see {@link sellerId}. */
  readonly seller: string;
  readonly buyer: BuyerKind;
  /** The one buyer that it is for; empty: every one without a price of its own. */
  readonly buyerId: string;
  readonly cents: Cents;
  /** From the day on there is no price. */
  readonly isEnd: boolean;
  readonly from: Day;
}

/** A seller in a book. Decision: a partner that becomes a dealer, or the reverse, keeps its prices: both are called partner here. */
export const sellerId = (kind: 'operator' | 'tenant' | 'partner', id: string | number): string => `${kind} ${id}`;

/**
 * The one buyer that a price of its own is for, see {@link sellerId}.
 * @returns neither where it is for every buyer
 * @spec TAR-04
 * @example buyerOf('partner 7') // { partnerId: 7 }
 */
export function buyerOf(buyerId: string): {
  readonly partnerId?: number | undefined;
  readonly tenantId?: string | undefined;
} {
  const [, kind, id = ''] = /^(tenant|partner) (.+)$/.exec(buyerId) ?? [];
  if (kind === 'partner') return { partnerId: Number(id) };
  return kind === 'tenant' ? { tenantId: id } : {};
}

const isLater = (one: BookEntry, best: BookEntry | undefined): boolean =>
  !best || one.from > best.from || (one.from === best.from && one.priceId > best.priceId);

interface Asked extends PriceKey {
  readonly list: BookList;
  readonly seller: string;
  readonly buyer: BuyerKind;
  readonly buyerId: string;
}

const latest = (entries: readonly BookEntry[], asked: Asked, onDay: Day): BookEntry | undefined => {
  const best = entries.reduce<BookEntry | undefined>(
    (found, one) =>
      one.list === asked.list &&
      one.seller === asked.seller &&
      one.buyer === asked.buyer &&
      one.buyerId === asked.buyerId &&
      one.priced === asked.priced &&
      one.quantity === asked.quantity &&
      one.from <= onDay &&
      isLater(one, found)
        ? one
        : found,
    undefined,
  );
  return best?.isEnd === true ? undefined : best;
};

/**
 * The price of a seller for a buyer on a day: the one made for that buyer alone, else the one for all; of two that begin together, the later entry.
 * @returns nothing where there is none, or where it has ended
 * @spec TAR-04 N19
 */
export const entryOn = (entries: readonly BookEntry[], asked: Asked, onDay: Day): BookEntry | undefined =>
  (asked.buyerId === '' ? undefined : latest(entries, asked, onDay)) ??
  latest(entries, { ...asked, buyerId: '' }, onDay);

/** The entries of each key, by {@link keyText}. */
export function entriesByKey(entries: readonly BookEntry[]): ReadonlyMap<string, readonly BookEntry[]> {
  const byKey = new Map<string, BookEntry[]>();
  for (const entry of entries) {
    const key = keyText(entry);
    const found = byKey.get(key);
    if (found) found.push(entry);
    else byKey.set(key, [entry]);
  }
  return byKey;
}

/**
 * What a package costs its seller: so many units at the best price that is on sale to it, rounded up to a whole cent.
 * @returns nothing where nothing is on sale
 * @spec TAR-03 TAR-04 N19
 */
export function wholesaleCents(packs: readonly PricedUnits[], quantity: number): Cents | undefined {
  const costs = packs
    .filter((pack) => pack.quantity >= 1)
    .map((pack) => Math.ceil((pack.amountCents * quantity) / pack.quantity));
  return costs.length === 0 ? undefined : Math.min(...costs);
}

/** A price in whole cents. Problems: `tariff.price.required`, `tariff.price.negative`. */
const cents: Field<Cents> = (raw, field) => {
  if (isBlank(raw)) return refuse({ code: 'tariff.price.required', field });
  const read = integer({ min: -Number.MAX_SAFE_INTEGER, max: priceCents.max })(raw, field);
  return read.ok && read.value < priceCents.min ? refuse({ code: 'tariff.price.negative', field }) : read;
};

/** One price as it is to be; `isEnd`: no longer sold, whatever the price says. @spec TAR-02 TAR-03 */
export const bookRowForm = withRules(
  defineForm({ priced: oneOf(pricedThings), quantity: integer({ min: 1, max: packageUnits.max }), cents, isEnd: flag }),
  [
    {
      of: ['priced', 'quantity'],
      check: ({ priced, quantity }) => [checkRange('quantity', quantity, quantities[pricedBy[priced]])],
    },
  ],
);

/** Each key once. */
const onceEach: Field<readonly BookRow[]> = (raw, field) => {
  const rows = listOf(rowOf(bookRowForm), pricesAtOnce)(raw, field);
  const [at] = rows.ok ? repeatedAt(rows.value.map(keyText)) : [];
  return at === undefined ? rows : refuse({ code: 'form.duplicate', field: `${field}.${at}` });
};
export type BookRow = PriceKey & { readonly cents: Cents; readonly isEnd: boolean };

/** A change of a list that takes effect on a day. @spec TAR-02 TAR-03 N19 */
export const bookChangeForm = defineForm({ from: day, rows: onceEach });

/** Why the rows cannot stand in the list from that day on. @spec TAR-04 N19 */
export function checkBookChange(
  { from, rows }: { readonly from: Day; readonly rows: readonly PriceKey[] },
  { list, today }: { readonly list: BookList; readonly today: Day },
): Problem[] {
  const tooEarly = checkEffectiveFrom(from, today);
  const strange = rows.flatMap(({ priced }, at) =>
    (pricedIn[list] as readonly Priced[]).includes(priced)
      ? []
      : [{ code: 'tariff.price.otherList', field: `rows.${at}.priced` }],
  );
  return [...(tooEarly ? [tooEarly] : []), ...strange];
}
