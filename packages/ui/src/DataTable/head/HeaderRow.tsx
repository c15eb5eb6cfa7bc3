import { useId } from 'react';
import { VisuallyHidden } from '../../lib/index.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { Icon } from '../icons.tsx';
import type { Column, Sort } from '../types.ts';
import type { CellLook } from './useColumns.ts';
import type { DataTableModel } from '../useDataTable.ts';
import { type TableWords, isSortable } from '../rows/useSort.ts';

interface SortMarkProps {
  readonly id: string;
  readonly sort: Sort;
  readonly columnId: string;
  readonly t: TableWords;
}

/** The arrow, and with several sorted columns the place of this one. */
function SortMark({ id, sort, columnId, t }: SortMarkProps) {
  const place = sort.findIndex((item) => item.columnId === columnId);
  const item = sort[place];
  if (!item) return null;
  return (
    <span id={id} data-sort-mark="">
      <Icon name={item.direction === 'ascending' ? 'up' : 'down'} />
      {sort.length > 1 && (
        <>
          <span aria-hidden="true">{place + 1}</span>
          <VisuallyHidden>{t('DataTable.sortPlace', { place: place + 1 })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly look: CellLook | undefined;
  readonly width: number;
  readonly isActive: boolean;
  readonly sort: Sort;
  readonly onWidth: (width: number | undefined) => void;
  readonly t: TableWords;
}

function HeaderCell<Row>({ column, look, width, isActive, sort, onWidth, t }: HeaderCellProps<Row>) {
  const { id, header, description } = column;
  const named = useId();
  const isPrimary = sort[0]?.columnId === id;
  return (
    <div
      role="columnheader"
      tabIndex={isActive ? 0 : undefined}
      // not from content: the edge's own name would be read with it
      aria-labelledby={`${named}label ${named}sort`}
      title={description ?? header}
      // the specification allows it on one header at a time
      aria-sort={isPrimary ? sort[0]?.direction : undefined}
      data-sortable={isSortable(column) || undefined}
      {...look}
    >
      <span id={`${named}label`} data-label="">
        {header}
      </span>
      <SortMark id={`${named}sort`} sort={sort} columnId={id} t={t} />
      <ColumnEdge label={t('DataTable.columnWidth', { column: header })} width={width} onWidth={onWidth} />
    </div>
  );
}

/** The sticky header: press to sort, drag an edge to resize. */
export function HeaderRow<Row extends object>({ model }: { readonly model: DataTableModel<Row> }) {
  const { t, columns, sort, selection, grid, lead } = model;
  const activeColumn = grid.active.row < 0 ? grid.active.column : undefined;
  return (
    <div role="rowgroup" data-head="">
      <div role="row" aria-rowindex={1} data-header="">
        {lead > 0 && (
          <div
            role="columnheader"
            aria-colindex={1}
            tabIndex={activeColumn === 0 ? 0 : undefined}
            data-select=""
            data-pin="start"
          >
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t('DataTable.selectShown')}
              checked={selection.header === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = selection.header === 'some';
              }}
              readOnly
            />
          </div>
        )}
        {columns.placed.map(({ column, width }, place) => (
          <HeaderCell
            key={column.id}
            column={column}
            look={columns.looks[place]}
            width={width}
            isActive={activeColumn === place + lead}
            sort={sort.sort}
            onWidth={(next) => columns.setWidth(column.id, next)}
            t={t}
          />
        ))}
      </div>
    </div>
  );
}
