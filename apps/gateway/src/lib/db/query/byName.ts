import { compareNames } from '@fireline/domain/lib';
import { type RawBuilder, sql } from 'kysely';

const nameKeys = new WeakSet<object>();

/** The key of an order by name: a column, or what is read as one. The database has no order of Chinese: see `pageOf`. */
export function nameKey(column: string | RawBuilder<unknown>): RawBuilder<unknown> {
  const key = typeof column === 'string' ? sql.ref(column) : column;
  nameKeys.add(key);
  return key;
}

/** How the rows of a list stand. */
export interface Order {
  readonly key: unknown;
  /** The column that names a row. */
  readonly id: string;
  readonly order: 'asc' | 'desc';
}
export const isByName = ({ key }: Order): boolean => nameKeys.has(key as object);

/** Rows in the order of their names, those without one last; of equal names they stay as they stood. */
export const inOrderOfNames = <Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
  order: 'asc' | 'desc',
): Row[] =>
  rows.toSorted((a, b) => {
    const [one, other] = [nameOf(a), nameOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return order === 'asc' ? compareNames(one, other) : compareNames(other, one);
  });
