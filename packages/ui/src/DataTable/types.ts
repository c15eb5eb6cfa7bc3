import type { ReactNode } from 'react';

export type RowId = string | number;
export type SortValue = string | number | boolean | Date | null | undefined;
export type SortDirection = 'ascending' | 'descending';

export interface SortItem {
  readonly columnId: string;
  readonly direction: SortDirection;
}
/** First entry decides, the next ones break ties. Empty: the order of the store. */
export type Sort = readonly SortItem[];

export interface Column<Row> {
  readonly id: string;
  /** What stands in the header, in the reader's language. */
  readonly header: string;
  /** Pixels; a column that nobody resized may grow into free space. */
  readonly width: number;
  /** Runs again only when its row (or the column) changes: keep it pure, and keep the column list stable between renders. */
  readonly cell: (row: Row) => ReactNode;
  /** What sorting in the browser compares; a column without it cannot be sorted, unless `isSortable` says the server does. */
  readonly sortValue?: (row: Row) => SortValue;
  readonly isSortable?: boolean;
  /**
   * The cell in words, for quick search, CSV and paper; else `sortValue`, else a cell that is plain text.
   * Required for a cell that is neither, or files have nothing in its place.
   */
  readonly text?: (row: Row) => string | number;
  /**
   * The cell in a spreadsheet: a number to count with, a Date to sort by. Default: `text`, else `sortValue`.
   * Figures that are names, such as an IMEI, belong in it as text.
   */
  readonly fileValue?: (row: Row) => SortValue;
  /** false: files and paper leave the column out, since it holds controls and no data. */
  readonly isExportable?: boolean;
  /** Files have it also while it is hidden, since it tells rows apart whose other cells are alike. */
  readonly isInEveryFile?: true;
  /** `end` for figures. */
  readonly align?: 'start' | 'center' | 'end';
  /** Stays in view at that edge while the rest scrolls sideways. */
  readonly pin?: 'start' | 'end';
  /** false: the reader cannot hide it. */
  readonly isHideable?: boolean;
  /** The header's tooltip, which assistive technology says as its description. */
  readonly description?: string;
  /** The cell holds buttons, links or fields: Enter or F2 goes into it, Escape comes back. */
  readonly hasControls?: boolean;
}

/** 1 is the worst, as alarm levels are counted. */
export type RowLevel = 1 | 2 | 3 | 4 | 5;
