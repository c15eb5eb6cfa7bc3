import { type ReactNode, memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { OutlineLine } from './outline.ts';
import type { RowStore } from '../rows/rowStore.ts';
import type { Column, RowId, RowLevel } from '../types.ts';
import type { CellLook } from '../head/useColumns.ts';
import { controlsOf } from '../grid/useGrid.ts';
import { useRow } from '../rows/useRows.ts';
import type { TableWords } from '../rows/useSort.ts';

/** What all rows share; the same object until the columns or the language change. */
export interface RowShared<Row> {
  readonly store: RowStore<Row>;
  readonly columns: readonly Column<Row>[];
  readonly looks: readonly CellLook[];
  readonly isSelectable: boolean;
  readonly isOpenable: boolean;
  readonly nameOf: (row: Row) => string;
  readonly levelOf: ((row: Row) => RowLevel | undefined) | undefined;
  readonly renderLead: ((id: RowId, line: OutlineLine) => ReactNode) | undefined;
  readonly t: TableWords;
}

interface BodyRowProps<Row> {
  readonly shared: RowShared<Row>;
  readonly id: RowId;
  /** Place among the rows shown. */
  readonly index: number;
  /** Counted over all pages, the header being 1. */
  readonly ariaRowIndex: number;
  /** How it stands under others; the same object while that stays. */
  readonly line: OutlineLine | undefined;
  /** Pixels from the body's top. */
  readonly top: number;
  /** The column in the tab order, when it is this row. */
  readonly activeColumn: number | undefined;
  readonly isSelected: boolean;
  /** It is shown beside the table. */
  readonly isCurrent: boolean;
}

interface SelectionCellProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly tabIndex: 0 | undefined;
}

function SelectionCell({ label, isOn, tabIndex }: SelectionCellProps) {
  return (
    <div role="gridcell" aria-colindex={1} tabIndex={tabIndex} data-select="" data-pin="start">
      <input type="checkbox" tabIndex={-1} aria-label={label} checked={isOn} readOnly />
    </div>
  );
}

/** The controls of the row leave the tab order: the grid is one stop, and Enter or F2 leads into a cell. */
function useControlsOutOfTabOrder(contents: readonly ReactNode[]) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (contents.length === 0) return;
    for (const cell of element.current?.querySelectorAll('[data-controls]') ?? [])
      for (const control of controlsOf(cell)) control.tabIndex = -1;
  }, [contents]);
  return element;
}

const nothing: readonly ReactNode[] = [];

/** One row. Its cells' renderers run again only when the row itself (or the columns) changed. */
function BodyRowView<Row>(props: BodyRowProps<Row>) {
  const { shared, id, index, ariaRowIndex, top, activeColumn, isSelected, isCurrent, line } = props;
  const { store, columns, looks, isSelectable, isOpenable, nameOf, levelOf, renderLead, t } = shared;
  const row = useRow(store, id);
  const contents = useMemo(() => (row === undefined ? nothing : columns.map(({ cell }) => cell(row))), [row, columns]);
  const element = useControlsOutOfTabOrder(contents);
  if (row === undefined) return null;
  const lead = isSelectable ? 1 : 0;
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={ariaRowIndex}
      aria-level={line?.level}
      aria-expanded={line?.isOpen}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-current={isCurrent || undefined}
      data-index={index}
      data-level={levelOf?.(row)}
      data-openable={isOpenable || undefined}
      style={{ top }}
    >
      {isSelectable && (
        <SelectionCell
          label={t('DataTable.selectRow', { name: nameOf(row) })}
          isOn={isSelected}
          tabIndex={activeColumn === 0 ? 0 : undefined}
        />
      )}
      {columns.map((column, place) => (
        <div key={column.id} role="gridcell" tabIndex={activeColumn === place + lead ? 0 : undefined} {...looks[place]}>
          {place === 0 && line && renderLead?.(id, line)}
          {contents[place]}
        </div>
      ))}
    </div>
  );
}

// memo forgets the type parameter
export const BodyRow = memo(BodyRowView) as typeof BodyRowView;
