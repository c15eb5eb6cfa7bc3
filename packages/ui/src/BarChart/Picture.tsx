import {
  BottomValueAxis,
  ChartStage,
  Patterns,
  PlaceAxis,
  Readout,
  Swatch,
  ValueAxis,
  barIn,
  cutText,
  fillOf,
  placeScale,
  readoutPlace,
  textWidth,
  tickDigits,
  useCursor,
  useWidth,
  valueScale,
} from '../ChartFrame/index.ts';
import type { KeyboardEvent } from 'react';
import { useFormat, useWords } from '../lib/index.ts';
import type { Series } from './BarChart.tsx';
import { Figure, Highlight, Part, Zero } from './BarChart.styles.ts';
import { type BarLayout, type BarPlace, figureOf, piecesOf, spanOf, totalOf } from './stack.ts';
import { barChartWords } from './words.ts';

export interface PictureProps {
  readonly label: string;
  readonly series: readonly Series[];
  readonly bars: readonly BarPlace[];
  /** Of the series that are drawn. */
  readonly keys: readonly string[];
  readonly layout: BarLayout;
  readonly direction: 'vertical' | 'horizontal';
  readonly unit: string | undefined;
  readonly number: (value: number) => string;
  readonly value: (figure: number) => string;
  /** Id of the patterns, which the legend uses too. */
  readonly patterns: string;
  readonly height: number;
  readonly onOpen?: ((bar: { readonly key: string }) => void) | undefined;
}

const right = 8;
/** Between the words of an axis and its lines, and the window's edge. */
const besideWords = 14;
const axisHeight = 28;

/** Where everything stands: places along one side, values along the other. */
function useLayout({ bars, keys, layout, direction, height, unit, value }: PictureProps, width: number) {
  const format = useFormat();
  const isUpright = direction === 'vertical';
  const names = bars.map(({ key }) => key);
  const span = spanOf(bars, keys, layout);
  const top = isUpright && unit !== undefined ? 26 : 8;
  const bottom = Math.max(top + 1, height - axisHeight);
  const isWhole = bars.every((bar) => keys.every((key) => Number.isInteger(figureOf(bar, key))));
  const upright = valueScale(span, { from: bottom, to: top }, isWhole);
  const ticks = upright.ticks(4);
  const digits = tickDigits(ticks);
  const tick = (figure: number): string => format.number(figure, { digits });
  const words = isUpright ? ticks.map(tick) : bars.map(({ name }) => name.slice(0, 80));
  const widest = Math.max(20, ...words.map((text) => textWidth(text)));
  const left = Math.ceil(Math.min(width * 0.4, widest + besideWords));
  // the figure stands at the end of its bar
  const room = isUpright ? right : Math.max(right, ...bars.map((bar) => textWidth(value(totalOf(bar, keys))))) + 8;
  const end = Math.max(left + 1, width - (isUpright ? right : Math.min(width * 0.3, room)));
  const values = isUpright ? upright : valueScale(span, { from: left, to: end }, isWhole);
  const places = placeScale(names, isUpright ? { from: left, to: end } : { from: top, to: bottom });
  return { isUpright, values, places, tick, top, bottom, left, end };
}
type Layout = ReturnType<typeof useLayout>;

/** The picture with its cursor. */
export function Picture(props: PictureProps) {
  const { label, series, bars, keys, value, patterns, height, onOpen } = props;
  const t = useWords(barChartWords);
  const format = useFormat();
  const [stage, width] = useWidth<HTMLDivElement>();
  const layout = useLayout(props, width);
  const { isUpright, places, top, bottom, left, end } = layout;
  const step = places.step();
  const { index, handlers } = useCursor(
    bars.length,
    (x, y) =>
      Math.min(bars.length - 1, Math.max(0, Math.floor(((isUpright ? x : y) - (isUpright ? left : top)) / step))),
    { start: isUpright ? 'last' : 'first', ...(isUpright ? {} : { row: 1 }) },
  );
  const bar = index === null ? undefined : bars[index];
  const shown = series.filter(({ key }) => keys.includes(key));
  const begin = bar ? (places(bar.key) ?? 0) - (step - places.bandwidth()) / 2 : 0;
  return (
    <ChartStage
      ref={stage}
      label={label}
      count={bars.length}
      index={index}
      text={bar ? sentence(bar, shown, value) : t('BarChart.bars', { count: format.number(bars.length) })}
      {...handlers}
      {...(onOpen && bar && openingBy(() => onOpen({ key: bar.key }), handlers.onKeyDown))}
    >
      <svg data-chart="" viewBox={`0 0 ${Math.max(1, width)} ${height}`} height={height} aria-hidden="true">
        <Patterns id={patterns} series={series} />
        {bar &&
          (isUpright ? (
            <Highlight x={begin} y={top} width={step} height={bottom - top} />
          ) : (
            <Highlight x={0} y={begin} width={width} height={step} />
          ))}
        <Axes {...props} at={layout} />
        <Bars {...props} at={layout} />
      </svg>
      {bar && (
        <Readout
          style={isUpright ? readoutPlace(begin + step / 2, width) : { ...readoutPlace(end, width), top: begin + step }}
        >
          <Rows {...{ bar, series, keys, value, patterns }} />
        </Readout>
      )}
    </ChartStage>
  );
}

/** What opens the bar that is read: a press, or Enter. */
const openingBy = (open: () => void, onKeyDown: (event: KeyboardEvent<HTMLElement>) => void) => ({
  'data-opens': '',
  onClick: open,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') open();
    else onKeyDown(event);
  },
});

type DrawingProps = PictureProps & { readonly at: Layout };

function Axes({ bars, unit, keys, value, layout, at }: DrawingProps) {
  const nameOf = (key: string): string => bars.find((bar) => bar.key === key)?.name ?? '';
  const zero = at.values(0);
  if (at.isUpright) {
    return (
      <>
        {unit !== undefined && (
          <text x={0} y={12}>
            {unit}
          </text>
        )}
        <ValueAxis scale={at.values} left={at.left} right={at.end} format={at.tick} />
        <PlaceAxis scale={at.places} top={at.bottom} edge={at.end + right} nameOf={nameOf} />
        <Zero x1={at.left} x2={at.end} y1={zero} y2={zero} />
      </>
    );
  }
  return (
    <>
      <BottomValueAxis scale={at.values} top={at.top} bottom={at.bottom} format={at.tick} />
      <Zero x1={zero} x2={zero} y1={at.top} y2={at.bottom} />
      {bars.map((bar) => {
        const middle = (at.places(bar.key) ?? 0) + at.places.bandwidth() / 2;
        const farthest = Math.max(zero, ...piecesOf(bar, keys, layout).map((piece) => at.values(piece.to)));
        return (
          <g key={bar.key} transform={`translate(0 ${middle})`}>
            <text x={at.left - 8} dy="0.35em" textAnchor="end">
              {cutText(bar.name, at.left - 8)}
            </text>
            <Figure x={farthest + 6} dy="0.35em">
              {value(totalOf(bar, keys))}
            </Figure>
          </g>
        );
      })}
    </>
  );
}

function Bars({ bars, keys, series, layout: kind, patterns, at }: DrawingProps) {
  return bars.flatMap((bar) =>
    piecesOf(bar, keys, kind).map(({ key, from, to }) => {
      const isBeside = kind === 'grouped';
      const count = isBeside ? Math.max(1, keys.length) : 1;
      const whole = barIn(at.places, bar.key, count);
      const thickness = whole.breadth / count;
      const across = whole.at + (isBeside ? keys.indexOf(key) * thickness : 0);
      const [low, high] = [at.values(from), at.values(to)].toSorted((a, b) => a - b) as [number, number];
      const box = at.isUpright
        ? { x: across, y: low, width: thickness, height: high - low }
        : { x: low, y: across, width: high - low, height: thickness };
      const place = series.findIndex((each) => each.key === key);
      return <Part key={`${bar.key} ${key}`} data-part="bar" {...box} style={fillOf(patterns, place)} />;
    }),
  );
}

interface RowsProps extends Pick<PictureProps, 'series' | 'keys' | 'value' | 'patterns'> {
  readonly bar: BarPlace;
}

/** What the cursor reads, worded as the bar's own list. */
function Rows({ bar, series, keys, value, patterns }: RowsProps) {
  return (
    <>
      <span>
        <span data-part="name">{bar.name.slice(0, 200)}</span>
        <strong>{value(totalOf(bar, keys))}</strong>
      </span>
      {keys.length > 1 &&
        series.map((one, index) =>
          keys.includes(one.key) && figureOf(bar, one.key) !== 0 ? (
            <span key={one.key}>
              <Swatch look={one} index={index} patterns={patterns} />
              <span data-part="name">{one.label}</span>
              <strong>{value(figureOf(bar, one.key))}</strong>
            </span>
          ) : null,
        )}
    </>
  );
}

/** '21 Nov: 12 — Critical 2, Severe 10' */
function sentence(bar: BarPlace, series: readonly Series[], value: (figure: number) => string): string {
  const keys = series.map(({ key }) => key);
  const parts = series
    .filter(({ key }) => figureOf(bar, key) !== 0)
    .map(({ key, label }) => `${label} ${value(figureOf(bar, key))}`);
  const isSingle = series.length < 2;
  return `${bar.name}: ${value(totalOf(bar, keys))}${parts.length > 0 && !isSingle ? ` — ${parts.join(', ')}` : ''}`;
}
