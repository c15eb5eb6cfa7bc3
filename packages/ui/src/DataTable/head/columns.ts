import type { Column } from '../types.ts';

export const narrowestColumnPx = 48;
export const widestColumnPx = 800;
/** One press of an arrow key on a column's edge. */
export const resizeStepPx = 16;
/** The column of boxes. */
export const selectionColumnPx = 40;

/** What a reader made of the columns. */
export interface ColumnChoice {
  /** Ids in order; columns it does not name follow in the order given. */
  readonly order?: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels by id. */
  readonly widths: Readonly<Record<string, number>>;
}

/** A column as it stands in the table. */
export interface PlacedColumn<Row> {
  readonly column: Column<Row>;
  readonly width: number;
  readonly pin: 'start' | 'end' | undefined;
  /** Pixels between a pinned column and its edge. */
  readonly offset: number;
  /** The innermost of its side: it carries the dividing line. */
  readonly isInnermost: boolean;
  readonly isResized: boolean;
}

export const clampWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, narrowestColumnPx), widestColumnPx));

function inOrder<Row>(columns: readonly Column<Row>[], order: readonly string[]): Column<Row>[] {
  const named = order.flatMap((id) => columns.filter((column) => column.id === id));
  return [...named, ...columns.filter((column) => !order.includes(column.id))];
}

/** The columns to draw: chosen order, hidden ones left out (never all), pinned ones moved to their edges. */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  choice: ColumnChoice,
  startPx = 0,
): PlacedColumn<Row>[] {
  const ordered = inOrder(columns, choice.order ?? []);
  const wanted = ordered.filter((column) => column.isHideable === false || !choice.hidden.includes(column.id));
  const visible = wanted.length > 0 ? wanted : ordered.slice(0, 1);
  const widthOf = (column: Column<Row>): number => clampWidth(choice.widths[column.id] ?? column.width);
  const place = (column: Column<Row>, pin: PlacedColumn<Row>['pin'], offset: number, isInnermost: boolean) => ({
    column,
    width: widthOf(column),
    pin,
    offset,
    isInnermost,
    isResized: choice.widths[column.id] !== undefined,
  });
  const starts = visible.filter((column) => column.pin === 'start');
  const ends = visible.filter((column) => column.pin === 'end');
  const widthOfAll = (list: readonly Column<Row>[]): number => list.reduce((sum, column) => sum + widthOf(column), 0);
  return [
    ...starts.map((column, index) =>
      place(column, 'start', startPx + widthOfAll(starts.slice(0, index)), index === starts.length - 1),
    ),
    ...visible.filter((column) => !column.pin).map((column) => place(column, undefined, 0, false)),
    ...ends.map((column, index) => place(column, 'end', widthOfAll(ends.slice(index + 1)), index === 0)),
  ];
}

/** The tracks of every row. What nobody resized shares the free width in proportion; pinned columns keep theirs. */
export const gridTracks = <Row>(placed: readonly PlacedColumn<Row>[], startPx = 0): string =>
  [
    ...(startPx > 0 ? [`${startPx}px`] : []),
    ...placed.map(({ width, pin, isResized }) => (pin || isResized ? `${width}px` : `minmax(${width}px,${width}fr)`)),
  ].join(' ');

export const totalWidth = <Row>(placed: readonly PlacedColumn<Row>[], startPx = 0): number =>
  placed.reduce((sum, { width }) => sum + width, startPx);

/** Columns that may be hidden now: the last one that shows stays. */
export const canHide = <Row>(column: Column<Row>, visibleCount: number): boolean =>
  column.isHideable !== false && visibleCount > 1;

/** The hidden list after a press in the column menu; names of columns this table does not know are kept for those who do. */
export const toggleHidden = (hidden: readonly string[], id: string): readonly string[] =>
  hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
