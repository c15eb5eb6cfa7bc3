import { type CSSProperties, useEffect } from 'react';
import { VisuallyHidden } from '../lib/index.ts';
import { eachNeeds, needs } from '../lib/needs.ts';
import { Body } from './body/Body.tsx';
import { BulkBar } from './bars/BulkBar.tsx';
import { Root } from './DataTable.styles.ts';
import { Scroller } from './grid/Grid.styles.ts';
import { HeaderRow } from './head/HeaderRow.tsx';
import { FailureStrip, Notice } from './body/Notice.tsx';
import { PageFooter } from './bars/PageFooter.tsx';
import type { DataTableProps } from './props.ts';
import { rootAttributes } from './rootAttributes.ts';
import { Skeleton } from './body/Skeleton.tsx';
import { Toolbar } from './bars/Toolbar.tsx';
import { type DataTableModel, useDataTable } from './useDataTable.ts';

interface GridProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly model: DataTableModel<Row>;
}

function Grid<Row extends object>({ props, model }: GridProps<Row>) {
  const { columns, viewport, grid, stay, hold, matching, isCounted, lead, rowHeight, ids, lines } = model;
  const { isLoading = false, isSelectable = false } = props;
  const style: CSSProperties = { ...columns.variables, '--fl-table-row': `${rowHeight}px` } as CSSProperties;
  return (
    <Scroller
      ref={viewport.scroller}
      role={lines ? 'treegrid' : 'grid'}
      aria-label={props.label}
      aria-rowcount={isCounted ? (lines ? ids.length : matching) + 1 : -1}
      aria-colcount={columns.visible.length + lead}
      aria-multiselectable={isSelectable || undefined}
      aria-busy={isLoading || undefined}
      style={style}
      onScroll={viewport.onScroll}
      onWheel={stay}
      onKeyDown={grid.onKeyDown}
      onPointerDown={(event) => {
        stay();
        grid.onPointerDown(event);
      }}
      onClick={grid.onClick}
      onDoubleClick={grid.onDoubleClick}
      onFocus={(event) => {
        hold.setFocused(true);
        grid.onFocus(event);
      }}
      onBlur={(event) => {
        grid.onBlur(event);
        if (!event.currentTarget.contains(event.relatedTarget)) hold.setFocused(false);
      }}
      onPointerEnter={() => hold.setHovered(true)}
      onPointerLeave={() => hold.setHovered(false)}
    >
      <HeaderRow model={model} />
      {lines && <Sticky props={props} model={model} />}
      {ids.length > 0 && <Body props={props} model={model} />}
      {ids.length === 0 && isLoading && <Skeleton columns={columns.visible} lead={lead} />}
    </Scroller>
  );
}

/** The header of what is scrolled to, kept under the table's own. */
function Sticky<Row extends object>({ props: { outline }, model }: GridProps<Row>) {
  const { ids, lines, viewport, store, columns, lead } = model;
  const index = viewport.drawn.at;
  const first = ids[index];
  const id = first === undefined || !lines ? undefined : outline?.stickyFor(first, lines);
  const line = id === undefined ? undefined : lines?.lineOf(id);
  if (id === undefined || !line || !lines) return null;
  const columnCount = columns.visible.length + lead;
  const at = ids.indexOf(id);
  return outline?.renderSpan({
    id,
    line,
    lines,
    store,
    columnCount,
    index: at,
    reveal: () => viewport.reveal(at),
    ariaRowIndex: 0,
    top: undefined,
    isActive: false,
  });
}

/** Tells for how many rows a table that fills its place has room, while nothing but rows takes of it. @spec SHL-24 */
function useRoomTold<Row extends object>(props: DataTableProps<Row>, model: DataTableModel<Row>): void {
  const { viewport, rowHeight, selection, ids } = model;
  const onRoom = props.paging?.fitting?.onRoom;
  const isUsual = props.height === 'fill' && props.failure === undefined && selection.count === 0 && ids.length > 0;
  const rows = viewport.room && isUsual ? Math.floor(viewport.room / rowHeight) : 0;
  useEffect(() => {
    if (rows > 0) onRoom?.(rows);
  }, [rows, onRoom]);
}

/**
 * A grid of rows that live: ten thousand of them scroll, sort, filter and change without a stutter, by mouse and by keyboard.
 * Takes rows from a store (a change of one row draws that row only) or from a plain array.
 * Behaviour in full: `DataTable.spec.md`.
 * Decision: a live value that would move rows waits while pointer or focus is on the table, and a chip says so.
 * @spec DEV-12 SHL-23 SHL-24 LIB-01
 * @example <DataTable label="设备" columns={columns} store={store} isSelectable onRowOpen={({ row }) => showDevice(row)} />
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, store, getRowId } = props;
  eachNeeds('DataTable', 'cell', { columns });
  if (!store) needs('DataTable', { getRowId });
  const model = useDataTable(props);
  useRoomTold(props, model);
  const { said, selection } = model;
  const { style, height, density } = props;
  const heightStyle = typeof height === 'number' ? { height } : {};
  return (
    <Root
      {...rootAttributes(props)}
      data-fl-density={density}
      data-height={height === undefined ? undefined : 'set'}
      data-fill={height === 'fill' || undefined}
      style={{ ...heightStyle, ...style }}
    >
      {selection.count > 0 ? <BulkBar props={props} model={model} /> : <Toolbar props={props} model={model} />}
      <FailureStrip props={props} model={model} />
      <Grid props={props} model={model} />
      <Notice props={props} model={model} />
      {props.paging && <PageFooter paging={props.paging} model={model} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}
