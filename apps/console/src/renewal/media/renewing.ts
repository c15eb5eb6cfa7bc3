import type { ReplyOf } from '@fireline/api/lib';
import type { renewalCalls } from '@fireline/api/renewal';
import { renewedUntil } from '@fireline/domain/device';
import type { Day, Problem } from '@fireline/domain/lib';
import { checkMeal, type MealLine, monthsTotals, type MonthsTotal } from '@fireline/domain/renewal';
import { type StorageProduct, storageProducts } from '@fireline/domain/tariff';

export type MonthsQuote = ReplyOf<typeof renewalCalls.mediaQuote>;
type Row = MonthsQuote['rows'][number];

/** What can be renewed together: one product, or both. */
export const bought = { cloudStorage: ['cloudStorage'], watermark: ['watermark'], pair: storageProducts } as const;
export type Bought = keyof typeof bought;
export const boughtNames = Object.keys(bought) as readonly Bought[];

export interface ChosenMonths {
  readonly quote: MonthsQuote;
  readonly what: Bought;
}

/** The sum of each duration that is on sale for all the cameras. */
export const totalsOf = ({ quote, what }: ChosenMonths): readonly MonthsTotal[] =>
  monthsTotals(quote.rows.flatMap((row) => bought[what].map((product) => row[product])));

/** A basket's lines for the cameras. */
export const linesFor = ({ quote, what }: ChosenMonths, months: number) =>
  bought[what].map((kind) => ({
    kind,
    quantity: months,
    count: 1,
    deviceIds: quote.rows.map(({ deviceId }) => deviceId),
  }));

/** Why the cameras cannot be renewed like this, each with the camera that it is about. */
export function monthsProblems(
  { quote, what }: ChosenMonths,
  more: readonly MealLine[] = [],
): readonly { readonly name: string; readonly problem: Problem }[] {
  const own = linesFor({ quote, what }, 1).map((line) => ({ ...line, deviceIds: line.deviceIds.map(String) }));
  const services = new Map(quote.rows.map((row) => [String(row.deviceId), row]));
  const apart = checkMeal([...own, ...more], services, quote.today).map((problem) => ({
    name: quote.rows[Number(problem.field?.split('.')[3])]?.name ?? '',
    problem,
  }));
  const ordered = quote.rows
    .filter((row) => row.ordered.some((product) => (bought[what] as readonly StorageProduct[]).includes(product)))
    .map(({ name }) => ({ name, problem: { code: 'renewal.camera.openOrder' } }));
  return [...ordered, ...apart];
}

const endOf = (row: Row, product: StorageProduct) =>
  product === 'cloudStorage'
    ? { expiresOn: row.cloudUntil, anchorDay: row.cloudAnchor }
    : { expiresOn: row.watermarkUntil, anchorDay: row.watermarkAnchor };

/** The last day of a product of a camera, as it is and as so many months make it. */
export const daysOf = (row: Row, product: StorageProduct, today: Day, months: number) => {
  const end = endOf(row, product);
  return { before: end.expiresOn, after: renewedUntil(end, today, months) };
};
