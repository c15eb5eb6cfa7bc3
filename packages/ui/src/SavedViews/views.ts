import type { Sort } from '../DataTable/index.ts';

/** What a reader made of a table, as it is kept. */
export interface TableState {
  readonly hiddenColumns: readonly string[];
  readonly columnOrder: readonly string[];
  readonly columnWidths: Readonly<Record<string, number>>;
  readonly sort: Sort;
  /** The owner's filter, as JSON holds it. */
  readonly filter?: unknown;
  /** The column that rows are grouped by. */
  readonly groupBy?: string | undefined;
}

export interface TableView {
  readonly id: string;
  readonly name: string;
  readonly state: TableState;
}

export const plainState: TableState = { hiddenColumns: [], columnOrder: [], columnWidths: {}, sort: [] };

/** The same text for the same content, whatever the order of its keys; what is undefined is not there. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const comparable = (state: TableState) => ({ ...state, hiddenColumns: [...new Set(state.hiddenColumns)].toSorted() });

/** Whether both show the same; hidden columns have no order. */
export const isSameState = (a: TableState, b: TableState): boolean => textOf(comparable(a)) === textOf(comparable(b));

/** The columns that a state names and the table no longer has, each once. */
export function goneColumns(state: TableState, columns: readonly { readonly id: string }[]): readonly string[] {
  const { hiddenColumns, columnOrder, columnWidths, sort, groupBy } = state;
  const named = [
    ...hiddenColumns,
    ...columnOrder,
    ...Object.keys(columnWidths),
    ...sort.map(({ columnId }) => columnId),
    ...(groupBy === undefined ? [] : [groupBy]),
  ];
  return [...new Set(named)].filter((id) => !columns.some((column) => column.id === id));
}
