import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import type { Density } from '../tokens/index.ts';
import type { Outline } from './body/outline.ts';
import type { RowStore } from './rows/rowStore.ts';
import type { KeptPlace } from './body/useKeptPlace.ts';
import type { Selection } from './rows/selection.ts';
import type { Column, RowId, RowLevel, Sort } from './types.ts';

export interface Paging {
  /** From 1. */
  readonly page?: number;
  /** 10, 20, 50 or 100; default 10. @spec SHL-24 */
  readonly pageSize?: number;
  /** Rows on all pages. */
  readonly total: number;
  /** How many rows fit the table, offered beside the sizes, and whether that is chosen. */
  readonly fitting?: {
    readonly rows: number;
    readonly isOn: boolean;
    /** Of a table with `height="fill"`: how many rows it has room for, as it is measured. */
    readonly onRoom?: (rows: number) => void;
  };
  readonly onChange: (paging: {
    readonly page: number;
    readonly pageSize: number;
    /** As many rows as fit are chosen; only where that was offered. */
    readonly isFitting?: boolean;
  }) => void;
}

export interface BulkContext {
  readonly selection: Selection;
  readonly count: number;
  readonly clear: () => void;
}

/** What tools beside the table know of it. */
export interface TableContext<Row> {
  readonly label: string;
  /** Those that show, in order. */
  readonly columns: readonly Column<Row>[];
  /** Those of a file: with the hidden ones that every file has, after the first. Default: `columns`. */
  readonly fileColumns?: readonly Column<Row>[];
  /** Those that match, in order, whether drawn or not. */
  readonly rows: () => readonly Row[];
  /** Rows that the table does not hold, filtered and sorted as it does its own. */
  readonly arrange?: (rows: readonly Row[]) => readonly Row[];
  readonly rowCount: number;
}

export interface EmptyContent {
  readonly title: string;
  readonly hint?: string;
  readonly action?: ReactNode;
}

type Source<Row> =
  | {
      /** Rows that change by themselves, such as by push: only those that did are drawn again. In place of `rows`. */
      readonly store: RowStore<Row>;
      readonly rows?: undefined;
      readonly getRowId?: undefined;
    }
  | {
      readonly store?: undefined;
      /** Rows that stay the same object are not drawn again. */
      readonly rows: readonly Row[];
      readonly getRowId: (row: Row) => RowId;
    };

/** What a caller can have the table do. */
export interface TableMoves {
  /**
   * Goes to the next line or the one before, and focuses it; to the first, where none is current. Where the current one has left, to the
   * one that took its place. While rows are loading, to the first once they have come.
   */
  readonly step: (by: 1 | -1) => void;
  /** Goes to that line and focuses it; nowhere where it is not shown. */
  readonly to: (id: RowId) => void;
}

interface Behaviour<Row> {
  /** Names the grid for assistive technology. */
  readonly label: string;
  /** Keep the list stable between renders. */
  readonly columns: readonly Column<Row>[];
  /** Names a row in what is said about it; default: its first column. */
  readonly rowName?: (row: Row) => string;
  /** A coloured edge for rows that stand for an alarm; the level itself belongs in a cell. */
  readonly rowLevel?: (row: Row) => RowLevel | undefined;
  /** Default: the provider's. */
  readonly density?: Density;
  /** Pixels of the whole table, `fill` for the parent's height; default: as high as its rows, at most 80 % of the window. */
  readonly height?: number | 'fill';
  readonly onRowOpen?: (opened: { readonly id: RowId; readonly row: Row }) => void;
  /** The row, or the header of a group, that is shown beside the table: it is marked, and stays in its place while others come and go. */
  readonly currentId?: RowId | null;
  /**
   * The reader went to another row or header, by keys or by a press; rows then open by Enter or a double press. A row that leaves changes
   * nothing: the reader decides what is shown next. Of a header there is no row.
   */
  readonly onCurrentChange?: (change: { readonly id: RowId; readonly row: Row | undefined }) => void;
  /** Moves the reader from outside the table, such as by a shortcut. */
  readonly moves?: RefObject<TableMoves | null>;

  readonly sort?: Sort;
  readonly defaultSort?: Sort;
  readonly onSortChange?: (change: { readonly sort: Sort }) => void;
  /** `server`: rows come in order and are left as they are. Default: `server` with pages, else `client`. */
  readonly sortMode?: 'client' | 'server';

  /**
   * Where the reader left the table: it is written when the table goes, and a table that comes with it returns there once the row is
   * there. Keep one object per visit, such as per entry of the browser's history.
   */
  readonly keptPlace?: KeptPlace;

  /** Keep it stable between renders. */
  readonly filter?: ((row: Row) => boolean) | undefined;
  /** Rows in which every word stands somewhere are shown. */
  readonly quickSearch?: string;
  /** Whether the server narrowed the rows: without any, the table says that nothing matches instead of that there is nothing. */
  readonly isFiltered?: boolean;
  /** Offered when nothing matches. */
  readonly onClearFilters?: () => void;
  /** Names the server's filter: when it changes, 'all matching' is given up, since it would silently mean other rows. */
  readonly queryKey?: string;

  readonly isSelectable?: boolean;
  readonly selection?: Selection;
  readonly defaultSelection?: Selection;
  readonly onSelectionChange?: (change: { readonly selection: Selection }) => void;
  readonly renderBulkActions?: (context: BulkContext) => ReactNode;

  /** Ids. The caller keeps them for the next visit. @spec SHL-23 */
  readonly hiddenColumns?: readonly string[];
  readonly defaultHiddenColumns?: readonly string[];
  readonly onHiddenColumnsChange?: (change: { readonly hiddenColumns: readonly string[] }) => void;
  readonly columnOrder?: readonly string[];
  readonly columnWidths?: Readonly<Record<string, number>>;
  readonly defaultColumnWidths?: Readonly<Record<string, number>>;
  readonly onColumnWidthsChange?: (change: { readonly columnWidths: Readonly<Record<string, number>> }) => void;

  /** Groups or a tree, from `useGroups` or `useTree`. */
  readonly outline?: Outline<Row> | undefined;

  /** Pages made by the server; without it all rows are in one window. */
  readonly paging?: Paging;
  /** Without rows: placeholders; with rows: they stay and a line says so. */
  readonly isLoading?: boolean;
  /** Why rows could not be fetched, in the reader's language. Rows that are there stay. */
  readonly failure?: string | undefined;
  /** What support asks for about the failure, such as the request's id; shown small, with a way to copy it. */
  readonly failureReference?: string | undefined;
  readonly onRetry?: () => void;
  readonly empty?: EmptyContent;

  /** Stands at the start of the bar over the table: filters, title. */
  readonly toolbar?: ReactNode;
  /** Stands at the end of that bar: exports, saved views. */
  readonly renderTools?: (table: TableContext<Row>) => ReactNode;
}

export type DataTableProps<Row extends object> = Behaviour<Row> &
  Source<Row> &
  Omit<ComponentPropsWithRef<'div'>, keyof Behaviour<Row> | 'children'>;
