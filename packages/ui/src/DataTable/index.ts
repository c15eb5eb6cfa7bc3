export { DataTable } from './DataTable.tsx';
export { type BulkContext, type DataTableProps, type EmptyContent, type Paging } from './props.ts';
export { type RowChange, type RowStore, type WritableRowStore, createRowStore } from './rowStore.ts';
export { type Selection, allMatching, countSelected, isSelected, nothingSelected, selectRows } from './selection.ts';
export {
  type Column,
  type RowId,
  type RowLevel,
  type Sort,
  type SortDirection,
  type SortItem,
  type SortValue,
} from './types.ts';
export { pageSizes } from './PageFooter.tsx';
export { type DataTableModel, useDataTable } from './useDataTable.ts';
export { dataTableWords } from './words.ts';
