import type { AlarmLevel } from '@fireline/domain/alarm';
import { alarmWords } from '@fireline/domain/alarm';
import { useId, useMemo } from 'react';
import {
  ChartFrame,
  type ChartProps,
  type HiddenProps,
  Legend,
  Swatch,
  drawableHeight,
  useHidden,
} from '../ChartFrame/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Picture } from './Picture.tsx';
import { type Bar, type BarLayout, figureOf, placesOf, topOf, totalOf } from './stack.ts';
import { barChartWords } from './words.ts';

export interface Series {
  readonly key: string;
  readonly label: string;
  /** Drawn in the colour and the pattern of an alarm level. */
  readonly level?: AlarmLevel;
  /** As it should be: drawn in a neutral tone. */
  readonly isQuiet?: boolean;
  /** The list of all that it counts: its sum stands in the legend and leads there. */
  readonly href?: string;
}

export interface BarChartProps extends ChartProps, HiddenProps {
  /** From the axis outwards; six at most can be told apart. */
  readonly series: readonly Series[];
  readonly bars: readonly Bar[];
  /** What the bars are, as a heading of the table: 'Day'. */
  readonly barsLabel?: string;
  /** Series upon each other, or beside each other. Default `stacked`. */
  readonly layout?: BarLayout;
  /** `horizontal` for long names: each bar gets a line. Default `vertical`. */
  readonly direction?: 'vertical' | 'horizontal';
  /** Only so many of the largest bars, the largest first, the others as one. Table and files hold all. Default: all as given. */
  readonly top?: number;
  readonly unit?: string;
  readonly digits?: number;
  /** A press on a bar, or Enter on the one that is read: to what it counts. The sum of the others is no bar of its own. */
  readonly onOpen?: (bar: { readonly key: string }) => void;
  /** Default 180 px; a horizontal chart is as high as its bars need. */
  readonly height?: number;
}

/** Quiet series take no look from the others. */
const placed = (series: readonly Series[]) =>
  series.map((one, index) => ({
    ...one,
    place: index - series.slice(0, index).filter(({ isQuiet }) => isQuiet).length,
  }));

/** Of one bar with its gap, where bars lie. */
const lineHeight = 28;
const axisHeight = 36;

/**
 * Counts as bars, such as alarms by day and level, or the ten places with the most of something. Read by pointer or by arrow keys; the
 * same data as a table; saved as CSV or picture.
 *
 * Use it to compare sizes. For a reading over time use `LineChart`, for parts of one whole `DonutChart`. Do lie bars with long names; do
 * cut a long list with `top`. Don't stack what is not of one kind: put it side by side.
 *
 * For those who hear it, it is a slider over the bars. Series differ by pattern as well as by colour, levels by the one of their number.
 * @spec ALM-01 ANA-02 ANA-04
 * @example <BarChart label="近 14 天报警" series={levels} bars={days} />
 */
export function BarChart(props: BarChartProps) {
  const { label, series: given, bars, barsLabel, layout = 'stacked', direction = 'vertical', top, ...others } = props;
  const { isHidden, toggle, rest: more } = useHidden(others);
  const { unit, digits, onOpen, height = 180, ...rest } = more;
  const t = useWords(barChartWords);
  const format = useFormat();
  const patterns = useId();
  const places = useMemo(() => placesOf(bars), [bars]);
  const series = useMemo(() => placed(given), [given]);
  const names = useMemo(() => new Set(places.map(({ key }) => key)), [places]);
  const keys = series.map(({ key }) => key);
  const shownKeys = keys.filter((key) => !isHidden(key));
  const shown = topOf(places, shownKeys, top, (count) => t('BarChart.others', { count: format.number(count) }));
  const lines = shown.length * (layout === 'grouped' ? Math.max(1, shownKeys.length * 0.6) : 1);
  const pictureHeight = direction === 'vertical' ? drawableHeight(height) : Math.ceil(lines * lineHeight) + axisHeight;
  const number = (value: number): string => format.number(value, digits === undefined ? {} : { digits });
  const value = (figure: number): string => (unit === undefined ? number(figure) : `${number(figure)} ${unit}`);
  const table = () => ({
    columns: [barsLabel ?? t('BarChart.place'), ...series.map((one) => one.label), t('BarChart.total')],
    rows: places.map((bar) => [bar.name, ...keys.map((key) => bar.values[key] ?? 0), totalOf(bar, keys)]),
    format: number,
  });
  return (
    <ChartFrame {...rest} label={label} height={pictureHeight} table={table} isEmpty={bars.length === 0}>
      <Picture
        {...{ label, series, bars: shown, keys: shownKeys, layout, direction, unit, number, value, patterns }}
        height={pictureHeight}
        onOpen={onOpen && ((bar) => names.has(bar.key) && onOpen(bar))}
      />
      <SeriesLegend
        {...{ series, patterns, isHidden }}
        onToggle={toggle}
        sumOf={(key) => value(places.reduce((sum, bar) => sum + figureOf(bar, key), 0))}
      />
    </ChartFrame>
  );
}

interface SeriesLegendProps {
  readonly series: readonly Series[];
  readonly patterns: string;
  readonly isHidden: (key: string) => boolean;
  readonly onToggle: (key: string) => void;
  /** What a series comes to, as it is read. */
  readonly sumOf: (key: string) => string;
}

/** Names the series; a single one is named by the chart's own label. */
function SeriesLegend({ series, patterns, isHidden, onToggle, sumOf }: SeriesLegendProps) {
  const t = useWords(alarmWords);
  if (series.length < 2 && series[0]?.level === undefined) return null;
  const entries = series.map((one, index) => ({
    key: one.key,
    label: one.level === undefined ? one.label : `${t('alarm.levelNumber', { 0: one.level })} ${one.label}`,
    isHidden: isHidden(one.key),
    swatch: <Swatch look={one} index={index} patterns={patterns} />,
    ...(one.href !== undefined && { href: one.href, notes: [sumOf(one.key)] }),
  }));
  return series.length > 1 ? <Legend entries={entries} onToggle={onToggle} /> : <Legend entries={entries} />;
}
