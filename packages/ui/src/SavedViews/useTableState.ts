import { useMemo } from 'react';
import type { DataTableProps } from '../DataTable/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { type TableState, plainState } from './views.ts';

type TableProps = Pick<
  DataTableProps<object>,
  | 'hiddenColumns'
  | 'onHiddenColumnsChange'
  | 'columnOrder'
  | 'columnWidths'
  | 'onColumnWidthsChange'
  | 'sort'
  | 'onSortChange'
>;

export interface TableStateModel {
  readonly state: TableState;
  /** Takes over a whole state, such as that of a view. */
  readonly open: (state: TableState) => void;
  readonly change: (part: Partial<TableState>) => void;
  /** For the table. */
  readonly table: TableProps;
}

/**
 * Columns, widths, sort, filter and group of one table in one value that a view can keep.
 * @example
 * const { state, open, table } = useTableState();
 * <DataTable
 *   {...rows}
 *   {...table}
 *   renderTools={() => <SavedViews {...views} state={state} onOpenView={({ state }) => open(state)} />}
 * />
 */
export function useTableState(
  initial: TableState = plainState,
  controlled: {
    readonly state?: TableState;
    readonly onChange?: (change: { readonly value: TableState }) => void;
  } = {},
): TableStateModel {
  const [state, open] = useControlled(controlled.state, initial, controlled.onChange);
  const { hiddenColumns, columnOrder, columnWidths, sort } = state;
  const change = (part: Partial<TableState>): void => open({ ...state, ...part });
  const values = useMemo(
    () => ({ hiddenColumns, columnOrder, columnWidths, sort }),
    [hiddenColumns, columnOrder, columnWidths, sort],
  );
  return {
    state,
    open,
    change,
    table: {
      ...values,
      onHiddenColumnsChange: change,
      onColumnWidthsChange: change,
      onSortChange: change,
    },
  };
}
