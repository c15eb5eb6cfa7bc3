import { memo } from 'react';
import { ChartStage, Readout, cutText, readoutPlace, textWidth, useCursor, useWidth } from '../ChartFrame/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { CellFigure, Cells, Frame } from './HeatMap.styles.ts';
import { type HeatGrid, isStrong, shadeOf, shades } from './grid.ts';
import { heatMapWords } from './words.ts';

export interface PictureProps {
  readonly label: string;
  readonly grid: HeatGrid;
  readonly most: number;
  readonly number: (value: number) => string;
  readonly value: (figure: number | null) => string;
  /** Cells of a calendar are square. */
  readonly isCalendar: boolean;
}

const headHeight = 20;
const rowHeight = 26;
/** Names of rows under each other need so much. */
const nameHeight = 14;
const widest = 88;
const widestDay = 40;
const gap = 2;
/** Figures are written at this size, where they fit. */
const figureSize = 11;

/** Where the cells stand. */
export interface CellPlaces {
  readonly left: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

function placesOf({ grid, isCalendar }: Pick<PictureProps, 'grid' | 'isCalendar'>, width: number): CellPlaces {
  const names = Math.max(...grid.rows.map((name) => textWidth(name.slice(0, 80))), 0) + 8;
  const left = Math.ceil(Math.min(width * 0.4, names));
  const cellWidth = Math.min(isCalendar ? widestDay : widest, Math.max(1, (width - left) / grid.columns.length));
  return { left, cellWidth, cellHeight: isCalendar ? Math.min(rowHeight, Math.max(11, cellWidth)) : rowHeight };
}

/** The picture with its cursor. */
export function Picture({ label, grid, most, number, value, isCalendar }: PictureProps) {
  const t = useWords(heatMapWords);
  const format = useFormat();
  const [stage, width] = useWidth<HTMLDivElement>();
  const places = placesOf({ grid, isCalendar }, width);
  const { left, cellWidth, cellHeight } = places;
  const [rows, columns] = [grid.rows.length, grid.columns.length];
  const height = headHeight + rows * cellHeight;
  const { index, handlers } = useCursor(
    rows * columns,
    (x, y) => {
      const [row, column] = [Math.floor((y - headHeight) / cellHeight), Math.floor((x - left) / cellWidth)];
      return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : null;
    },
    { row: columns },
  );
  const [row, column] = index === null ? [0, 0] : [Math.floor(index / columns), index % columns];
  const figure = grid.values[row]?.[column] ?? null;
  const name = index === null ? '' : grid.nameOf(row, column);
  return (
    <ChartStage
      ref={stage}
      label={label}
      count={rows * columns}
      index={index}
      text={
        index === null
          ? t('HeatMap.cells', { rows: format.number(rows), columns: format.number(columns), most: value(most) })
          : t('HeatMap.cell', { name, value: value(figure) })
      }
      {...handlers}
    >
      <svg data-chart="" viewBox={`0 0 ${Math.max(1, width)} ${height}`} height={height} aria-hidden="true">
        <Names grid={grid} places={places} />
        <Shades grid={grid} most={most} {...places} />
        <Figures grid={grid} most={most} number={number} places={places} />
        {index !== null && (
          <Frame
            x={left + column * cellWidth}
            y={headHeight + row * cellHeight}
            width={cellWidth}
            height={cellHeight}
          />
        )}
      </svg>
      {index !== null && (
        <Readout
          style={{
            ...readoutPlace(left + (column + 0.5) * cellWidth, width),
            top: headHeight + (row + 1) * cellHeight + 4,
          }}
          aria-hidden="true"
        >
          <span>
            <span data-part="name">{name.slice(0, 200)}</span>
            <strong>{value(figure)}</strong>
          </span>
        </Readout>
      )}
    </ChartStage>
  );
}

interface NamesProps {
  readonly grid: HeatGrid;
  readonly places: CellPlaces;
}

/** Rows at the left, as many columns on top as fit. */
function Names({ grid, places: { left, cellWidth, cellHeight } }: NamesProps) {
  const room = Math.max(...grid.columns.slice(0, 200).map((name) => Math.min(72, textWidth(name.slice(0, 40))))) + 8;
  const step = Math.max(1, Math.ceil(room / cellWidth));
  const rowStep = Math.max(1, Math.ceil(nameHeight / cellHeight));
  const right = left + grid.columns.length * cellWidth;
  return (
    <>
      {grid.rows.map((name, row) =>
        row % rowStep === 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          <text key={row} x={left - 6} y={headHeight + (row + 0.5) * cellHeight} dy="0.35em" textAnchor="end">
            {cutText(name, left - 6)}
          </text>
        ) : null,
      )}
      {grid.columns.map((name, column) => {
        const [at, text] = [left + column * cellWidth + 1, cutText(name, step * cellWidth)];
        const isOut = at + textWidth(text) > right + cellWidth && column > 0;
        return column % step !== 0 || isOut ? null : (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          <text key={column} x={at} y={headHeight - 7}>
            {text}
          </text>
        );
      })}
    </>
  );
}

/** One path for each shade, however many cells it has: a year of hours is drawn as fast as a week. */
const Shades = memo(function Shades({
  grid,
  most,
  left,
  cellWidth,
  cellHeight,
}: CellPlaces & { readonly grid: HeatGrid; readonly most: number }) {
  const space = cellWidth > 6 ? gap : 0.5;
  const [width, height] = [Math.max(0.5, cellWidth - space), cellHeight - space];
  const paths = new Map<'none' | number, string>();
  grid.values.forEach((values, row) =>
    values.forEach((value, column) => {
      const shade = shadeOf(value, most);
      const at = `M${(left + column * cellWidth + space / 2).toFixed(1)} ${(headHeight + row * cellHeight + space / 2).toFixed(1)}`;
      paths.set(
        shade,
        `${paths.get(shade) ?? ''}${at}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`,
      );
    }),
  );
  return shades.map((shade) => {
    const d = paths.get(shade);
    return d === undefined ? null : <Cells key={shade} data-shade={shade} d={d} />;
  });
});

interface FiguresProps extends NamesProps {
  readonly most: number;
  readonly number: (value: number) => string;
}

/** The figures in their cells, where the widest of them fits. */
function Figures({ grid, most, number, places: { left, cellWidth, cellHeight } }: FiguresProps) {
  if (textWidth(number(most), figureSize) + 6 > cellWidth || cellHeight < figureSize + 5) return null;
  return grid.values.map((values, row) =>
    values.map((value, column) =>
      value === null || value === 0 ? null : (
        <CellFigure
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
          key={column}
          data-strong={isStrong(shadeOf(value, most)) ? '' : undefined}
          x={left + (column + 0.5) * cellWidth}
          y={headHeight + (row + 0.5) * cellHeight}
          dy="0.35em"
          textAnchor="middle"
        >
          {number(value)}
        </CellFigure>
      ),
    ),
  );
}
