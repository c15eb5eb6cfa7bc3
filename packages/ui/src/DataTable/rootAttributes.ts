import type { HTMLAttributes, RefAttributes } from 'react';
import type { DataTableProps } from './props.ts';

type Own = Exclude<keyof DataTableProps<object>, keyof HTMLAttributes<HTMLDivElement> | 'ref' | 'key'>;

/** The table's own props by name: whatever else is given belongs to the root element. A new prop that is missing here does not compile. */
const own: Record<Own, true> = {
  label: true,
  columns: true,
  rows: true,
  store: true,
  getRowId: true,
  rowName: true,
  rowLevel: true,
  density: true,
  height: true,
  onRowOpen: true,
  currentId: true,
  onCurrentChange: true,
  moves: true,
  sort: true,
  defaultSort: true,
  onSortChange: true,
  sortMode: true,
  keptPlace: true,
  filter: true,
  quickSearch: true,
  isFiltered: true,
  onClearFilters: true,
  queryKey: true,
  isSelectable: true,
  selection: true,
  defaultSelection: true,
  onSelectionChange: true,
  renderBulkActions: true,
  hiddenColumns: true,
  defaultHiddenColumns: true,
  onHiddenColumnsChange: true,
  columnOrder: true,
  columnWidths: true,
  defaultColumnWidths: true,
  onColumnWidthsChange: true,
  outline: true,
  paging: true,
  isLoading: true,
  failure: true,
  failureReference: true,
  onRetry: true,
  empty: true,
  toolbar: true,
  renderTools: true,
};

export const rootAttributes = <Row extends object>(
  props: DataTableProps<Row>,
): HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(own, name)));
