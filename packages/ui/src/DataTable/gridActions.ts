import type { DataTableProps } from './props.ts';
import type { RowStore } from './rowStore.ts';
import type { Column, RowId } from './types.ts';
import type { SelectionModel } from './useSelection.ts';
import type { SortModel } from './useSort.ts';

/** What keys and presses in the grid do; rows by index among those shown, columns by index with the boxes' column counted. */
export interface GridActions {
  readonly open: (row: number) => void;
  readonly select: (row: number, isRange: boolean) => void;
  /** Selects the row one came from and the row one goes to. */
  readonly extend: (from: number, to: number) => void;
  readonly selectAll: () => void;
  readonly pressHeader: (column: number, isAdding: boolean) => void;
}

interface Parts<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly ids: readonly RowId[];
  readonly store: RowStore<Row>;
  readonly visible: readonly Column<Row>[];
  readonly lead: number;
  readonly sort: SortModel;
  readonly selection: SelectionModel;
}

export function gridActions<Row extends object>({
  props: { onRowOpen, isSelectable = false },
  ids,
  store,
  visible,
  lead,
  sort,
  selection,
}: Parts<Row>): GridActions {
  return {
    open(index) {
      const id = ids[index];
      const row = id === undefined ? undefined : store.getRow(id);
      if (id !== undefined && row !== undefined) onRowOpen?.({ id, row });
    },
    select(index, isRange) {
      const id = ids[index];
      if (isSelectable && id !== undefined) selection.toggle(id, isRange);
    },
    extend(from, to) {
      const [start, end] = [ids[from], ids[to]];
      if (isSelectable && start !== undefined && end !== undefined) selection.extendTo(start, end);
    },
    selectAll() {
      if (isSelectable) selection.selectMatching();
    },
    pressHeader(index, isAdding) {
      const column = visible[index - lead];
      if (column) sort.press(column.id, isAdding);
      else if (isSelectable && index === 0) selection.toggleShown();
    },
  };
}
