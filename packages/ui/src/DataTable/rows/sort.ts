import type { Column, Sort, SortDirection, SortItem, SortValue } from '../types.ts';

const collators = new Map<string, Intl.Collator>();
/** Making a collator costs more than a thousand comparisons: one per language tag. */
export function collatorOf(tag: string): Intl.Collator {
  let collator = collators.get(tag);
  if (!collator) {
    collator = new Intl.Collator(tag, { numeric: true });
    collators.set(tag, collator);
  }
  return collator;
}

type Key = string | number | undefined;

/** What is compared; undefined for what has no value, which sorts last in either direction. */
function keyOf(value: SortValue): Key {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}

/** Figures before text; direction turns values round but never brings the missing ones to the front. */
function compareKeys(a: Key, b: Key, sign: number, collator: Intl.Collator): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  if (typeof a === 'number') return typeof b === 'number' ? sign * (a - b) : -sign;
  return typeof b === 'number' ? sign : sign * collator.compare(a, b);
}

export type Compare<Row> = (a: Row, b: Row) => number;
interface Step<Row> {
  readonly valueOf: (row: Row) => SortValue;
  readonly sign: number;
}

const stepsOf = <Row>(columns: readonly Column<Row>[], sort: Sort): Step<Row>[] =>
  sort.flatMap(({ columnId, direction }) => {
    const valueOf = columns.find((column) => column.id === columnId)?.sortValue;
    return valueOf ? [{ valueOf, sign: direction === 'ascending' ? 1 : -1 }] : [];
  });

/** A comparison by those columns, or undefined when none of them can be compared in the browser. */
export function comparerOf<Row>(columns: readonly Column<Row>[], sort: Sort, tag: string): Compare<Row> | undefined {
  const steps = stepsOf(columns, sort);
  if (steps.length === 0) return undefined;
  const collator = collatorOf(tag);
  return (a, b) => {
    for (const { valueOf, sign } of steps) {
      const order = compareKeys(keyOf(valueOf(a)), keyOf(valueOf(b)), sign, collator);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Each key as a figure of the same order: text is ranked once per different text, which is where a long list saves its time. */
function ranksOf(keys: readonly Key[], collator: Intl.Collator): Float64Array {
  const texts = [...new Set(keys.filter((key) => typeof key === 'string'))].toSorted(collator.compare);
  const rankOf = new Map<string, number>();
  texts.forEach((text, index) => {
    const before = texts[index - 1];
    const isEqual = before !== undefined && collator.compare(before, text) === 0;
    rankOf.set(text, isEqual ? (rankOf.get(before) ?? index) : index);
  });
  const figures = [...new Set(keys.filter((key) => typeof key === 'number'))].toSorted((a, b) => a - b);
  const figureRank = new Map(figures.map((figure, index) => [figure, index - figures.length]));
  return Float64Array.from(keys, (key) =>
    key === undefined ? NaN : typeof key === 'number' ? (figureRank.get(key) ?? NaN) : (rankOf.get(key) ?? NaN),
  );
}

function compareRanks(a: number, b: number, sign: number): number {
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  return Number.isNaN(b) ? -1 : sign * (a - b);
}

/** The rows in order; equal ones keep their places. Agrees with `comparerOf`, and is several times faster on long lists. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort, tag: string): Row[] {
  const collator = collatorOf(tag);
  const steps = stepsOf(columns, sort).map(({ valueOf, sign }) => ({
    sign,
    ranks: ranksOf(
      rows.map((row) => keyOf(valueOf(row))),
      collator,
    ),
  }));
  const places = rows.map((_, place) => place);
  places.sort((a, b) => {
    for (const { ranks, sign } of steps) {
      const order = compareRanks(ranks[a] ?? NaN, ranks[b] ?? NaN, sign);
      if (order !== 0) return order;
    }
    return a - b;
  });
  return places.map((place) => rows[place] as Row);
}

const afterDirection: Record<SortDirection, SortDirection | undefined> = {
  ascending: 'descending',
  descending: undefined,
};

/** What a press on a header makes of the sort: ascending, descending, none. With `isAdding` the other columns stay. */
export function nextSort(sort: Sort, columnId: string, isAdding: boolean): Sort {
  const present = sort.find((item) => item.columnId === columnId);
  const direction = present ? afterDirection[present.direction] : 'ascending';
  const item: SortItem[] = direction ? [{ columnId, direction }] : [];
  if (!isAdding) return item;
  if (!present) return [...sort, ...item];
  return sort.flatMap((other) => (other === present ? item : [other]));
}
