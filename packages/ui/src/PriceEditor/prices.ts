import { type Form, type Problem, type Result, listOf, refuse, rowOf } from '@fireline/domain/lib';
import {
  type MeteredResource,
  type ServiceMode,
  type StorageProduct,
  cheaperForLonger,
  deviceServicePriceForm,
  price,
  resourcePackageForm,
  serviceYears,
  storagePriceForm,
} from '@fireline/domain/tariff';

/** What one service mode costs, as typed: six prices in yuan, from one year to six. */
export interface ServiceDraft {
  readonly mode: ServiceMode;
  readonly modeName: string;
  readonly description: string;
  readonly prices: readonly string[];
  readonly freeMonths: string;
}

export interface PackageDraft {
  readonly resource: MeteredResource;
  readonly quantity: string;
  readonly amount: string;
}

export interface StorageDraft {
  readonly product: StorageProduct;
  readonly months: string;
  readonly amount: string;
}

/** A price list as it is typed; a part that is absent is not for this reader to set. */
export interface PriceDrafts {
  readonly service?: readonly ServiceDraft[];
  readonly packages?: readonly PackageDraft[];
  readonly storage?: readonly StorageDraft[];
}

type Read<F> = F extends Form<infer T> ? T : never;
type ReadService = Read<typeof deviceServicePriceForm>;
type ReadPackage = Read<typeof resourcePackageForm>;
type ReadStorage = Read<typeof storagePriceForm>;

/** A price list as it is kept. What is whole cents says so in its name: a draft's `amount` is text in yuan. */
export interface Prices {
  /** `pricesCents[0]` is one year, `pricesCents[5]` six. */
  readonly service: readonly (Omit<ReadService, 'prices'> & { readonly pricesCents: ReadService['prices'] })[];
  readonly packages: readonly (Omit<ReadPackage, 'amount'> & { readonly amountCents: ReadPackage['amount'] })[];
  readonly storage: readonly (Omit<ReadStorage, 'amount'> & { readonly amountCents: ReadStorage['amount'] })[];
}

const inCents = <T extends { readonly amount: number }>({ amount, ...rest }: T) => ({ ...rest, amountCents: amount });

export interface PriceReading {
  /** What can be saved; null while anything is wrong. */
  readonly prices: Prices | null;
  /** Each with the path of its field, such as `service.0.prices.2`. */
  readonly problems: readonly Problem[];
}

/** How many years are sold, counted from one. */
export const years: readonly number[] = Array.from({ length: serviceYears.max }, (_, at) => at + 1);

const anyCount = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** Typed with a Chinese keyboard a figure may be full-width. */
const half = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.normalize('NFKC') : value,
    ]),
  );

const readRows = <T>(form: Form<T>, rows: readonly object[] | undefined, name: string) =>
  listOf(rowOf(form), anyCount)(rows?.map(half), name);

/** A mode without any price is not sold. */
const isNotSold = ({ prices }: ServiceDraft): boolean => prices.every((text) => text.trim() === '');

/** The modes that are sold; problems stand where they were typed. */
function readService(drafts: readonly ServiceDraft[]): Result<readonly ReadService[]> {
  const sold = drafts.flatMap((mode, at) => (isNotSold(mode) ? [] : [{ mode, at }]));
  const read = readRows(
    deviceServicePriceForm,
    sold.map(({ mode }) => ({ ...mode, prices: mode.prices.map((text) => text.normalize('NFKC')) })),
    'service',
  );
  if (read.ok) return read;
  const placed = (field: string) =>
    field.replace(/^service\.(\d+)/, (_, row: string) => `service.${sold[Number(row)]?.at ?? row}`);
  return refuse(...read.problems.map((one) => (one.field === undefined ? one : { ...one, field: placed(one.field) })));
}

/** @spec TAR-02 TAR-03 TAR-09 */
export function readPrices(drafts: PriceDrafts): PriceReading {
  const service = readService(drafts.service ?? []);
  const packages = readRows(resourcePackageForm, drafts.packages, 'packages');
  const storage = readRows(storagePriceForm, drafts.storage, 'storage');
  return service.ok && packages.ok && storage.ok
    ? {
        prices: {
          service: service.value.map(({ prices, ...mode }) => ({ ...mode, pricesCents: prices })),
          packages: packages.value.map(inCents),
          storage: storage.value.map(inCents),
        },
        problems: [],
      }
    : { prices: null, problems: [service, packages, storage].flatMap((read) => (read.ok ? [] : read.problems)) };
}

/** The years of a mode that cost less than a shorter time; years whose price cannot be read are passed over. @spec TAR-02 */
export const cheaperYears = (prices: readonly string[]): readonly number[] =>
  cheaperForLonger(
    prices.map((text) => {
      const read = price(text.normalize('NFKC'), 'amount');
      return read.ok ? read.value : Number.NaN;
    }),
  );

/** The quantity and amount of a package as the domain reads them, once both can be read. */
export function pricedUnitsOf({ quantity, amount }: PackageDraft) {
  const { fields } = resourcePackageForm;
  const units = fields.quantity(quantity.normalize('NFKC'), 'quantity');
  const cents = fields.amount(amount.normalize('NFKC'), 'amount');
  return units.ok && cents.ok ? { quantity: units.value, amountCents: cents.value } : undefined;
}

/** The first price that is there, in its own place and in all below it. */
export function filledDown(prices: readonly string[]): readonly string[] {
  const at = prices.findIndex((text) => text.trim() !== '');
  return at === -1 ? prices : prices.map((text, row) => (row > at ? (prices[at] ?? text) : text));
}
