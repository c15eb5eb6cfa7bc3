import type { ReactNode } from 'react';
import type { RowStore } from '../rows/rowStore.ts';
import type { Compare } from '../rows/sort.ts';
import type { RowId, Sort } from '../types.ts';

/** What stands on one line: a row with others below it, or something that spans all columns, such as the header of a group. */
export interface OutlineLine {
  /** From 1. */
  readonly level: number;
  /** Undefined: nothing can be below it. */
  readonly isOpen: boolean | undefined;
  readonly parent: RowId | undefined;
  /** It is no row. */
  readonly isSpan: boolean;
}

export interface OutlineLines {
  /** Every line to show, in order. */
  readonly ids: readonly RowId[];
  /** The rows among them and those in closed lines, in order. */
  readonly rows: readonly RowId[];
  readonly lineOf: (id: RowId) => OutlineLine | undefined;
}

export interface SpanPlace<Row> {
  readonly id: RowId;
  readonly line: OutlineLine;
  readonly lines: OutlineLines;
  readonly store: RowStore<Row>;
  readonly index: number;
  readonly ariaRowIndex: number;
  readonly columnCount: number;
  /** Pixels from the body's top; undefined: it stays under the header. */
  readonly top: number | undefined;
  readonly isActive: boolean;
  /** It is shown beside the table. */
  readonly isCurrent?: boolean;
  /** Scrolls until the line itself is seen. */
  readonly reveal: () => void;
}

/** Arranges the rows of a table under each other. Made by `useGroups` and `useTree` of `@fireline/ui/DataTableOutline`. */
export interface Outline<Row> {
  /** The order that the arrangement needs, from the reader's. */
  readonly sortFor: (sort: Sort) => Sort;
  /** Another function when something opened or closed. @param ids rows that match, in order */
  readonly arrange: (
    ids: readonly RowId[],
    from: { readonly store: RowStore<Row>; readonly compare: Compare<Row> | undefined; readonly isHeld: boolean },
  ) => OutlineLines;
  /** Whether a changed row belongs under another line than it stands under. */
  readonly hasMoved: ((row: Row, id: RowId) => boolean) | undefined;
  readonly setOpen: (id: RowId, isOpen: boolean) => void;
  /** What Enter or a press does on a line that is no row. */
  readonly press: (id: RowId) => void;
  readonly renderSpan: (place: SpanPlace<Row>) => ReactNode;
  /** Before what stands in the first cell of a row. */
  readonly renderLead: (id: RowId, line: OutlineLine) => ReactNode;
  /** The line above which the list is scrolled; its header may stay in sight. */
  readonly stickyFor: (id: RowId, lines: OutlineLines) => RowId | undefined;
  /** At the end of the bar over the table. */
  readonly tools: ReactNode;
}
