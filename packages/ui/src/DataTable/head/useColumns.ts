import { type CSSProperties, useMemo } from 'react';
import { useControlled } from '../../lib/control/useControlled.ts';
import { type PlacedColumn, gridTracks, placeColumns, selectionColumnPx, totalWidth } from './columns.ts';
import type { DataTableProps } from '../props.ts';
import type { Column } from '../types.ts';

/** What every cell of a column carries; widths are variables of the table, so that resizing draws no row again. */
export interface CellLook {
  readonly 'aria-colindex': number;
  readonly 'data-align': string | undefined;
  readonly 'data-pin': string | undefined;
  readonly 'data-innermost': '' | undefined;
  readonly 'data-controls': '' | undefined;
  readonly style: CSSProperties | undefined;
}

export interface Columns<Row> {
  readonly placed: readonly PlacedColumn<Row>[];
  /** The visible ones, the same array until the choice changes. */
  readonly visible: readonly Column<Row>[];
  readonly looks: readonly CellLook[];
  /** Tracks and pin offsets as custom properties. */
  readonly variables: CSSProperties;
  readonly hidden: readonly string[];
  readonly setHidden: (hidden: readonly string[]) => void;
  readonly reset: () => void;
  readonly widths: Readonly<Record<string, number>>;
  readonly setWidth: (id: string, width: number | undefined) => void;
}

const lookOf = <Row>({ column, pin, isInnermost }: PlacedColumn<Row>, index: number, lead: number): CellLook => ({
  'aria-colindex': index + lead + 1,
  'data-align': column.align,
  'data-pin': pin,
  'data-innermost': isInnermost ? '' : undefined,
  'data-controls': column.hasControls ? '' : undefined,
  style: pin
    ? { [pin === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: `var(--fl-table-pin-${index})` }
    : undefined,
});

function variablesOf<Row>(placed: readonly PlacedColumn<Row>[], startPx: number): CSSProperties {
  const pins = placed.flatMap(({ pin, offset }, index) => (pin ? [[`--fl-table-pin-${index}`, `${offset}px`]] : []));
  const pinnedAt = (side: string): number =>
    placed.reduce((sum, { pin, width }) => (pin === side ? sum + width : sum), 0);
  return {
    ...Object.fromEntries(pins),
    '--fl-table-tracks': gridTracks(placed, startPx),
    '--fl-table-width': `${totalWidth(placed, startPx)}px`,
    '--fl-table-pinned-start': `${startPx + pinnedAt('start')}px`,
    '--fl-table-pinned-end': `${pinnedAt('end')}px`,
  };
}

const none: readonly string[] = [];
const noWidths: Readonly<Record<string, number>> = {};

/** Which columns show, in what order, how wide. @spec SHL-23 */
export function useColumns<Row extends object>(props: DataTableProps<Row>): Columns<Row> {
  const { columns, columnOrder, isSelectable = false, onHiddenColumnsChange, onColumnWidthsChange } = props;
  const { defaultHiddenColumns = none, defaultColumnWidths = noWidths } = props;
  const [hidden, setHidden] = useControlled(
    props.hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange && (({ value }) => onHiddenColumnsChange({ hiddenColumns: value })),
  );
  const [widths, setWidths] = useControlled(
    props.columnWidths,
    defaultColumnWidths,
    onColumnWidthsChange && (({ value }) => onColumnWidthsChange({ columnWidths: value })),
  );
  const startPx = isSelectable ? selectionColumnPx : 0;
  const placed = useMemo(
    () => placeColumns(columns, { hidden, widths, ...(columnOrder ? { order: columnOrder } : {}) }, startPx),
    [columns, columnOrder, hidden, widths, startPx],
  );
  const drawn = useMemo(() => {
    const fixed = placeColumns(columns, { hidden, widths: noWidths, ...(columnOrder ? { order: columnOrder } : {}) });
    return {
      visible: fixed.map(({ column }) => column),
      looks: fixed.map((column, index) => lookOf(column, index, startPx > 0 ? 1 : 0)),
    };
  }, [columns, columnOrder, hidden, startPx]);
  const variables = useMemo(() => variablesOf(placed, startPx), [placed, startPx]);
  return {
    placed,
    ...drawn,
    variables,
    hidden,
    setHidden,
    reset: () => {
      setHidden(defaultHiddenColumns);
      setWidths(defaultColumnWidths);
    },
    widths,
    setWidth: (id, width) => {
      const { [id]: _, ...others } = widths;
      setWidths(width === undefined ? others : { ...others, [id]: width });
    },
  };
}
