import type { OwnPriceList } from '@fireline/api/tariff';
import { yuanText } from '@fireline/domain/lib';
import {
  type BookList,
  type BookRow,
  keyText,
  meteredResources,
  type Priced,
  serviceModes,
  serviceYears,
  storageProducts,
  type ServiceMode,
} from '@fireline/domain/tariff';
import type { PriceDrafts, Prices, ServiceDraft } from '@fireline/ui/PriceEditor';

type Row = Pick<OwnPriceList['rows'][number], 'priced' | 'quantity' | 'cents'>;
type Mode = OwnPriceList['modes'][number];

const isIn = <T extends string>(set: readonly T[], one: string): one is T => (set as readonly string[]).includes(one);

/** A list as the editor shows it: of service all modes, those without a price are not sold. */
export function draftsOf(
  list: BookList,
  { rows, modes }: { readonly rows: readonly Row[]; readonly modes: readonly Mode[] },
  nameOf: (mode: ServiceMode) => string,
): PriceDrafts {
  const centsOf = new Map(rows.map((row) => [keyText(row), row.cents]));
  const service = serviceModes.map((mode): ServiceDraft => {
    const text = modes.find((one) => one.mode === mode);
    return {
      mode,
      modeName: text?.name ?? nameOf(mode),
      description: text?.description ?? '',
      prices: Array.from({ length: serviceYears.max }, (_, at) => {
        const cents = centsOf.get(keyText({ priced: mode, quantity: at + 1 }));
        return cents === undefined ? '' : yuanText(cents);
      }),
      freeMonths: String(text?.freeMonths ?? 0),
    };
  });
  const packages = rows.flatMap(({ priced, quantity, cents }) =>
    isIn(meteredResources, priced) ? [{ resource: priced, quantity: String(quantity), amount: yuanText(cents) }] : [],
  );
  const storage = rows.flatMap(({ priced, quantity, cents }) =>
    isIn(storageProducts, priced) ? [{ product: priced, months: String(quantity), amount: yuanText(cents) }] : [],
  );
  switch (list) {
    case 'cost':
      return { service, packages, storage };
    case 'platformResources':
    case 'tenantResources':
      return { packages };
    case 'deviceService':
      return { service };
    case 'storage':
      return { storage };
  }
}

/** Every price of the editor by key. */
function centsIn({ service, packages, storage }: Prices): ReadonlyMap<string, BookRow> {
  const rows: BookRow[] = [
    ...service.flatMap(({ mode, pricesCents }) =>
      pricesCents.map((cents, at) => ({ priced: mode, quantity: at + 1, cents, isEnd: false })),
    ),
    ...packages.map(({ resource, quantity, amountCents: cents }) => ({
      priced: resource,
      quantity,
      cents,
      isEnd: false,
    })),
    ...storage.map(({ product, months, amountCents: cents }) => ({
      priced: product,
      quantity: months,
      cents,
      isEnd: false,
    })),
  ];
  return new Map(rows.map((row) => [keyText(row), row]));
}

/** What differs from the list as it was opened: other prices, new ones, and those that are no longer sold. */
export function changesIn(prices: Prices, rows: readonly Row[]): BookRow[] {
  const typed = centsIn(prices);
  const before = new Map(rows.map((row) => [keyText(row), row]));
  const changed = [...typed.values()].filter((row) => before.get(keyText(row))?.cents !== row.cents);
  const ended = rows
    .filter((row) => !typed.has(keyText(row)))
    .map(({ priced, quantity }) => ({ priced, quantity, cents: 0, isEnd: true }));
  return [...changed, ...ended];
}

/** Names and texts of modes that differ. */
export const modesIn = ({ service }: Prices, modes: readonly Mode[]): Mode[] =>
  service
    .map(({ mode, modeName: name, description, freeMonths }) => ({ mode, name, description, freeMonths }))
    .filter((one) => {
      const was = modes.find(({ mode }) => mode === one.mode);
      return one.name !== was?.name || one.description !== was.description || one.freeMonths !== was.freeMonths;
    });

/** The list as it is now, with what was typed on the list as it was: cells that were not touched show what others saved. */
export function onTopOf(
  now: readonly Row[],
  changes: readonly BookRow[],
): readonly (Row & { readonly priced: Priced })[] {
  const rows = new Map(now.map((row) => [keyText(row), row]));
  for (const row of changes)
    if (row.isEnd) rows.delete(keyText(row));
    else rows.set(keyText(row), row);
  return [...rows.values()];
}

/** One line of what somebody else changed. */
export interface TheirChange {
  readonly priced: Priced;
  readonly quantity: number;
  readonly before: number | null;
  readonly after: number | null;
  /** null: it holds already. */
  readonly from: string | null;
}

/** What differs between a list as it was opened and as it is now. */
export function theirChanges(opened: OwnPriceList, now: OwnPriceList): TheirChange[] {
  const before = new Map(opened.rows.map((row) => [keyText(row), row]));
  const after = new Map(now.rows.map((row) => [keyText(row), row]));
  const today = [...new Map([...before, ...after]).entries()].flatMap(([key, { priced, quantity }]): TheirChange[] => {
    const [was, is] = [before.get(key)?.cents ?? null, after.get(key)?.cents ?? null];
    return was === is ? [] : [{ priced, quantity, before: was, after: is, from: null }];
  });
  const known = new Set(opened.coming.map(({ priceId }) => priceId));
  const left = new Set(now.coming.map(({ priceId }) => priceId));
  const added = now.coming
    .filter(({ priceId }) => !known.has(priceId))
    .map(({ priced, quantity, cents, isEnd, from }) => ({
      priced,
      quantity,
      before: null,
      after: isEnd ? null : cents,
      from,
    }));
  const withdrawn = opened.coming
    .filter(({ priceId }) => !left.has(priceId))
    .map(({ priced, quantity, cents, from }) => ({ priced, quantity, before: cents, after: null, from }));
  return [...today, ...added, ...withdrawn];
}
