import { plainText, soughtWords } from '@fireline/domain/lib';
import type { ReactNode } from 'react';
import type { Column } from '../types.ts';

const isPlain = (node: ReactNode): node is string | number => typeof node === 'string' || typeof node === 'number';

/** The cell as text or figure, as quick search and the exported file read it; empty when the column shows no text. */
export function textOf<Row>(column: Column<Row>, row: Row): string | number {
  if (column.text) return column.text(row);
  const value = column.sortValue?.(row);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (value !== undefined && value !== null) return typeof value === 'boolean' ? String(value) : value;
  const cell = column.cell(row);
  return isPlain(cell) ? cell : '';
}

/**
 * A test that lets rows through in which every word of the search stands in some column; undefined when nothing is searched for.
 * What a row says is read once per row object.
 */
export function searcher<Row extends object>(
  columns: readonly Column<Row>[],
  search: string,
): ((row: Row) => boolean) | undefined {
  const words = soughtWords(search);
  if (words.length === 0) return undefined;
  const said = new WeakMap<Row, string>();
  return (row) => {
    let text = said.get(row);
    if (text === undefined) {
      text = plainText(columns.map((column) => textOf(column, row)).join('\n'));
      said.set(row, text);
    }
    return words.every((word) => text.includes(word));
  };
}

type Test<Row> = ((row: Row) => boolean) | undefined;
export const both = <Row>(a: Test<Row>, b: Test<Row>): Test<Row> => (a && b ? (row) => a(row) && b(row) : (a ?? b));
