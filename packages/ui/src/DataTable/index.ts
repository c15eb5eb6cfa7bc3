export { DataTable } from './DataTable.tsx';
export { textOf } from './rows/filter.ts';
export { type Outline, type OutlineLine, type OutlineLines, type SpanPlace } from './body/outline.ts';
export {
  type BulkContext,
  type DataTableProps,
  type EmptyContent,
  type Paging,
  type TableContext,
  type TableMoves,
} from './props.ts';
export { type RowChange, type RowStore, type WritableRowStore, createRowStore } from './rows/rowStore.ts';
export {
  type Selection,
  allMatching,
  countSelected,
  isSelected,
  nothingSelected,
  selectRows,
  toggleRow,
} from './rows/selection.ts';
export {
  type Column,
  type RowId,
  type RowLevel,
  type Sort,
  type SortDirection,
  type SortItem,
  type SortValue,
} from './types.ts';
export { type KeptPlace, type TablePlace } from './body/useKeptPlace.ts';
export { pageSizes } from './bars/PageFooter.tsx';
export { type DataTableModel, useDataTable } from './useDataTable.ts';
export { dataTableWords } from './words.ts';
