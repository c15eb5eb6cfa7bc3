import { defaultPageSize } from '@fireline/domain/shell';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTag } from '../lib/context.ts';
import { useFireline, useWords } from '../lib/index.ts';
import { textOf } from './rows/filter.ts';
import type { OutlineLines } from './body/outline.ts';
import type { DataTableProps, TableContext } from './props.ts';
import type { RowStore } from './rows/rowStore.ts';
import type { RowView, RowViewState } from './rows/rowView.ts';
import { countSelected } from './rows/selection.ts';
import type { Column, RowId } from './types.ts';
import { type Columns, useColumns } from './head/useColumns.ts';
import { type GridModel, useGrid } from './grid/useGrid.ts';
import { type GridActions, gridActions } from './grid/gridActions.ts';
import { type Hold, useHold } from './body/useHold.ts';
import { useKeptPlace } from './body/useKeptPlace.ts';
import { isNarrowed, useRowSource, useRowView } from './rows/useRows.ts';
import { type SelectionModel, useSelection } from './rows/useSelection.ts';
import { useTableMoves } from './grid/useTableMoves.ts';
import { type SortModel, type TableWords, useSort } from './rows/useSort.ts';
import { type Viewport, useViewport } from './body/useViewport.ts';
import { rowHeightOf } from '../lib/table/rowWindow.ts';
import { dataTableWords } from './words.ts';

/** Everything a table knows and does, without a picture. */
export interface DataTableModel<Row extends object> {
  readonly t: TableWords;
  /** A count as the reader writes it. */
  readonly figure: (value: number) => string;
  readonly store: RowStore<Row>;
  readonly view: RowView<Row>;
  readonly state: RowViewState;
  /** What each line shows, from the first to the last: rows, and what spans all columns. */
  readonly ids: readonly RowId[];
  readonly lines: OutlineLines | undefined;
  readonly sort: SortModel;
  readonly columns: Columns<Row>;
  readonly viewport: Viewport;
  readonly selection: SelectionModel;
  readonly grid: GridModel;
  /** The reader moves in the table: it does not return to where it was left. */
  readonly stay: () => void;
  readonly hold: Hold;
  readonly rowHeight: number;
  /** Columns before the first of the caller's: 1 with boxes. */
  readonly lead: number;
  /** Rows on earlier pages. */
  readonly pageStart: number;
  /** Rows that match, on all pages. */
  readonly matching: number;
  /** Whether it is known how many rows there are: not while none has come, nor after none could be fetched. */
  readonly isCounted: boolean;
  readonly paging: { readonly page: number; readonly pageSize: number };
  /** For the live region. */
  readonly said: string;
  readonly rowName: (row: Row) => string;
  readonly context: TableContext<Row>;
}

const figures = new Map<string, Intl.NumberFormat>();
/** Whole numbers only: making every format of `useFormat` would cost more than drawing the rows. */
function figureIn(tag: string): (value: number) => string {
  const format = figures.get(tag) ?? new Intl.NumberFormat(tag);
  figures.set(tag, format);
  return (value) => format.format(value);
}

/** Typing changes the filter with every key: only what it comes to is told. */
const tellAfterMs = 500;

function useFilterTold<Row extends object>(props: DataTableProps<Row>, tell: () => void): void {
  const { filter, quickSearch } = props;
  const told = useEffectEvent(tell);
  const before = useRef({ filter, quickSearch });
  useEffect(() => {
    const was = before.current;
    before.current = { filter, quickSearch };
    if (was.filter === filter && was.quickSearch === quickSearch) return undefined;
    const timer = setTimeout(() => told(), tellAfterMs);
    return () => clearTimeout(timer);
  }, [filter, quickSearch]);
}

const firstColumnText =
  <Row>([first]: readonly Column<Row>[]) =>
  (row: Row): string =>
    first ? String(textOf(first, row)) : '';

function fileColumnsOf<Row>(all: readonly Column<Row>[], visible: readonly Column<Row>[]): readonly Column<Row>[] {
  const hidden = all.filter((column) => column.isInEveryFile && !visible.includes(column));
  return [...visible.slice(0, 1), ...hidden, ...visible.slice(1)];
}

/** The state and behaviour of a table. @spec DEV-12 SHL-23 SHL-24 */
export function useDataTable<Row extends object>(props: DataTableProps<Row>): DataTableModel<Row> {
  const { isSelectable = false, quickSearch = '' } = props;
  const t = useWords(dataTableWords);
  const settings = useFireline();
  const figure = figureIn(useTag());
  const rowHeight = rowHeightOf(props.density ?? settings.density);
  const [said, say] = useState('');
  const store = useRowSource(props);
  const sort = useSort(props, t, say);
  const { view, state, query } = useRowView(store, props, sort.sort);
  const { total } = state;
  const paging = { page: props.paging?.page ?? 1, pageSize: props.paging?.pageSize ?? defaultPageSize };
  const matching = props.paging?.total ?? state.ids.length;
  const isCounted = matching > 0 || total > 0 || (props.isLoading !== true && props.failure === undefined);
  const counted = (count: number, of: number) => ({ count: figure(count), total: figure(of) });

  const columns = useColumns(props);
  const hold = useHold(view);
  const arrange = props.outline?.arrange;
  const lines = useMemo(
    () => arrange?.(state.ids, { store, compare: query.compare, isHeld: hold.isHeld() }),
    [arrange, state.ids, store, query, hold],
  );
  const ids = lines?.ids ?? state.ids;
  const rowIds = lines?.rows ?? state.ids;
  const [isPaged, hasCurrent] = [props.paging !== undefined, props.currentId != null];
  // a page that the server sorted again is another list, and its rows come later than the order; what is shown beside the table stays, too
  const keepsPlace = useCallback(() => !isPaged && (hasCurrent || hold.isHeld()), [isPaged, hasCurrent, hold]);
  const viewport = useViewport({
    ids,
    rowHeight,
    height: typeof props.height === 'number' ? props.height : undefined,
    keepsPlace,
    coveredRows: lines ? 1 : 0,
    resetKey: `${paging.page}/${paging.pageSize}/${quickSearch}`,
    order: state.order,
  });
  const selection = useSelection(props, rowIds, (next) =>
    say(t('DataTable.selected', counted(countSelected(next, matching), matching))),
  );
  useFilterTold(props, () => {
    if (!isCounted) return;
    say(
      isNarrowed(props)
        ? t('DataTable.rowsOf', counted(state.ids.length, total))
        : t('DataTable.rows', counted(total, total)),
    );
  });
  const { columns: allColumns, rowName: givenName } = props;
  const rowName = useMemo(() => givenName ?? firstColumnText(allColumns), [givenName, allColumns]);
  const lead = isSelectable ? 1 : 0;
  const actions: GridActions = gridActions({
    props,
    ids,
    lines,
    store,
    visible: columns.visible,
    lead,
    sort,
    selection,
  });
  const grid = useGrid(ids, columns.visible.length + lead, viewport, actions);
  useTableMoves({ moves: props.moves, currentId: props.currentId, isLoading: props.isLoading === true, ids, grid });
  const stay = useKeptPlace({
    kept: props.keptPlace,
    ids,
    isInOrder: state.order === query.order,
    rowHeight,
    viewport,
    grid,
  });
  const context: TableContext<Row> = {
    label: props.label,
    columns: columns.visible,
    fileColumns: fileColumnsOf(allColumns, columns.visible),
    rows: () => rowIds.flatMap((id) => store.getRow(id) ?? []),
    arrange: (rows) => {
      const matching = query.matches ? rows.filter(query.matches) : rows;
      return query.sortAll?.(matching) ?? matching;
    },
    rowCount: rowIds.length,
  };
  return {
    t,
    figure,
    store,
    view,
    state,
    ids,
    lines,
    context,
    sort,
    columns,
    viewport,
    selection,
    grid,
    stay,
    hold,
    rowHeight,
    lead,
    matching,
    isCounted,
    paging,
    said,
    pageStart: props.paging && !lines ? (paging.page - 1) * paging.pageSize : 0,
    rowName,
  };
}
