import { useMemo } from 'react';
import { BodyRow, type RowShared } from './BodyRow.tsx';
import type { DataTableProps } from '../props.ts';
import { isSelected } from '../rows/selection.ts';
import type { DataTableModel } from '../useDataTable.ts';
import { bodyHeight } from '../../lib/table/rowWindow.ts';

interface BodyProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly model: DataTableModel<Row>;
}

function useShared<Row extends object>({ props, model }: BodyProps<Row>): RowShared<Row> {
  const { isSelectable = false, onRowOpen, rowLevel } = props;
  const { store, t, rowName: nameOf } = model;
  const renderLead = props.outline?.renderLead;
  const { visible, looks } = model.columns;
  const isOpenable = onRowOpen !== undefined;
  return useMemo(
    () => ({ store, columns: visible, looks, isSelectable, isOpenable, nameOf, levelOf: rowLevel, renderLead, t }),
    [store, visible, looks, isSelectable, isOpenable, nameOf, rowLevel, renderLead, t],
  );
}

/** Indexes to draw: the window, and the row that has the tab stop, wherever it is. */
function indexesOf(first: number, last: number, active: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, place) => first + place);
  if (active < 0 || (active >= first && active < last)) return indexes;
  return active < first ? [active, ...indexes] : [...indexes, active];
}

/** The rows in view, each at its place. */
export function Body<Row extends object>({ props, model }: BodyProps<Row>) {
  const { viewport, ids, lines, grid, selection, rowHeight, pageStart, store, lead, columns } = model;
  const shared = useShared({ props, model });
  const { geometry, drawn } = viewport;
  const height = bodyHeight(geometry);
  // a row kept for its focus must not stretch the scrolled body
  const topOf = (index: number): number => Math.min(Math.max(0, index * rowHeight + drawn.shift), height - rowHeight);
  return (
    <div role="rowgroup" data-body="" style={{ height }}>
      {indexesOf(drawn.first, drawn.last, grid.active.row).map((index) => {
        const id = ids[index];
        if (id === undefined) return null;
        const line = lines?.lineOf(id);
        const at = { id, index, ariaRowIndex: pageStart + index + 2, top: topOf(index) };
        const columnCount = columns.visible.length + lead;
        if (lines && line?.isSpan)
          return props.outline?.renderSpan({
            ...at,
            line,
            lines,
            store,
            columnCount,
            reveal: () => viewport.reveal(index),
            isActive: index === grid.active.row,
            isCurrent: id === props.currentId,
          });
        return (
          <BodyRow
            key={id}
            shared={shared}
            {...at}
            line={line}
            activeColumn={index === grid.active.row ? grid.active.column : undefined}
            isSelected={isSelected(selection.selection, id)}
            isCurrent={id === props.currentId}
          />
        );
      })}
    </div>
  );
}
