import type { OutlineLine, OutlineLines } from '../body/outline.ts';
import type { DataTableProps } from '../props.ts';
import type { RowStore } from '../rows/rowStore.ts';
import type { Column, RowId } from '../types.ts';
import type { SelectionModel } from '../rows/useSelection.ts';
import type { SortModel } from '../rows/useSort.ts';

/** What keys and presses in the grid do; rows by index among those shown, columns by index with the boxes' column counted. */
export interface GridActions {
  readonly open: (row: number) => void;
  /** The reader went there. */
  readonly reach: (row: number) => void;
  /** A press shows the row beside the table, and opens nothing. */
  readonly showsCurrent: boolean;
  readonly select: (row: number, isRange: boolean) => void;
  /** Selects the row one came from and the row one goes to. */
  readonly extend: (from: number, to: number) => void;
  readonly selectAll: () => void;
  readonly pressHeader: (column: number, isAdding: boolean) => void;
  /** Opens or closes what is below the row, or leads to the row above it; answers the row to go to, undefined: nothing of it. */
  readonly turn: (row: number, column: number, isForward: boolean) => number | undefined;
}

interface Parts<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly ids: readonly RowId[];
  readonly lines: OutlineLines | undefined;
  readonly store: RowStore<Row>;
  readonly visible: readonly Column<Row>[];
  readonly lead: number;
  readonly sort: SortModel;
  readonly selection: SelectionModel;
}

export function gridActions<Row extends object>({
  props: { onRowOpen, onCurrentChange, isSelectable = false, outline },
  ids,
  lines,
  store,
  visible,
  lead,
  sort,
  selection,
}: Parts<Row>): GridActions {
  const lineAt = (index: number): OutlineLine | undefined => {
    const id = ids[index];
    return id === undefined ? undefined : lines?.lineOf(id);
  };
  const rowAt = (index: number): RowId | undefined => (lineAt(index)?.isSpan ? undefined : ids[index]);
  return {
    showsCurrent: onCurrentChange !== undefined,
    reach(index) {
      const id = ids[index];
      if (id !== undefined) onCurrentChange?.({ id, row: lineAt(index)?.isSpan ? undefined : store.getRow(id) });
    },
    open(index) {
      const id = ids[index];
      if (id === undefined) return;
      const line = lineAt(index);
      const row = store.getRow(id);
      if (line?.isSpan) outline?.press(id);
      else if (row !== undefined && onRowOpen) onRowOpen({ id, row });
      else if (line?.isOpen !== undefined) outline?.setOpen(id, !line.isOpen);
    },
    select(index, isRange) {
      const id = rowAt(index);
      if (isSelectable && id !== undefined) selection.toggle(id, isRange);
    },
    extend(from, to) {
      const end = rowAt(to);
      if (isSelectable && end !== undefined) selection.extendTo(rowAt(from) ?? end, end);
    },
    turn(index, column, isForward) {
      const [id, line] = [ids[index], lineAt(index)];
      if (id === undefined || !line || (!line.isSpan && column > lead)) return undefined;
      if (line.isOpen === !isForward) {
        outline?.setOpen(id, isForward);
        return index;
      }
      return isForward || line.parent === undefined ? undefined : ids.indexOf(line.parent);
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
