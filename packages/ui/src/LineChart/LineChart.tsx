import { useMemo } from 'react';
import {
  ChartFrame,
  type ChartFrameProps,
  type Point,
  Readout,
  type Span,
  Stage,
  timeScale,
  useCursor,
  useWidth,
  valueScale,
} from '../ChartFrame/index.ts';
import { type Instant, useFormat, useWords } from '../lib/index.ts';
import { Legend } from './LineChart.styles.ts';
import { Plot } from './Plot.tsx';
import { type AlarmMark, nearestIndex, valueSpan } from './geometry.ts';
import { lineChartWords } from './words.ts';

export interface LineChartProps extends Omit<ChartFrameProps, 'children' | 'table' | 'isEmpty' | 'height'> {
  /** Oldest first. */
  readonly points: readonly { readonly at: Instant; readonly value: number }[];
  readonly unit?: string;
  readonly digits?: number;
  /** What is normal: drawn as a band. One end may be open. */
  readonly band?: Partial<Span>;
  readonly marks?: readonly AlarmMark[];
  /** The time shown; default: from the first to the last point. */
  readonly from?: Instant;
  readonly to?: Instant;
  /** A silence longer than this breaks the line: pass two heartbeats of the device. Default: never. */
  readonly maxGapMs?: number;
  /** Default 240 px. */
  readonly height?: number;
}

const margin = { top: 24, right: 12, bottom: 30, left: 52 };
/** Pixels that a date needs. */
const tickWidth = 110;

const ms = (instant: Instant): number => new Date(instant).getTime();

/**
 * The curve of one reading, with what is normal as a band and alarms as marks. Read by pointer or by arrow keys, point by point; the same
 * data as a table; saved as CSV or picture.
 * @spec DEV-13
 * @example <LineChart label="温度" unit="°C" points={points} band={{ to: 57 }} marks={alarms} maxGapMs={2 * heartbeatS * 1000} />
 */
export function LineChart(props: LineChartProps) {
  const {
    label,
    points: given,
    unit,
    digits,
    band,
    marks = [],
    from,
    to,
    maxGapMs = Number.POSITIVE_INFINITY,
    height = 240,
    ...rest
  } = props;
  const t = useWords(lineChartWords);
  const format = useFormat();
  const points = useMemo(() => given.map(({ at, value }) => ({ atMs: ms(at), value })), [given]);
  const time: Span = {
    from: from === undefined ? (points[0]?.atMs ?? 0) : ms(from),
    to: to === undefined ? (points.at(-1)?.atMs ?? 0) : ms(to),
  };
  const value = (figure: number): string =>
    format.number(figure, { ...(digits === undefined ? {} : { digits }), ...(unit === undefined ? {} : { unit }) });
  const table = {
    columns: [t('LineChart.time'), unit === undefined ? t('LineChart.value') : `${t('LineChart.value')} (${unit})`],
    rows: points.map((point) => [format.dateTime(point.atMs), point.value]),
    format: (figure: number) => format.number(figure, digits === undefined ? {} : { digits }),
  };
  return (
    <ChartFrame {...rest} label={label} height={height} table={table} isEmpty={points.length === 0}>
      <Picture {...{ label, points, time, band, marks, maxGapMs, height, value }} />
      {band && <Legend>{bandText(band, value, t)}</Legend>}
    </ChartFrame>
  );
}

function bandText(
  band: Partial<Span>,
  value: (figure: number) => string,
  t: ReturnType<typeof useWords<[typeof lineChartWords]>>,
): string {
  const { from, to } = band;
  if (from === undefined) return to === undefined ? '' : t('LineChart.below', { to: value(to) });
  return to === undefined
    ? t('LineChart.above', { from: value(from) })
    : t('LineChart.band', { from: value(from), to: value(to) });
}

interface PictureProps {
  readonly label: string;
  readonly points: readonly Point[];
  readonly time: Span;
  readonly band: Partial<Span> | undefined;
  readonly marks: readonly AlarmMark[];
  readonly maxGapMs: number;
  readonly height: number;
  readonly value: (figure: number) => string;
}

function Picture({ label, points, time, band, marks, maxGapMs, height, value }: PictureProps) {
  const t = useWords(lineChartWords);
  const format = useFormat();
  const [stage, width] = useWidth<HTMLDivElement>();
  const { from, to } = time;
  const x = useMemo(
    () => timeScale({ from, to }, { from: margin.left, to: Math.max(margin.left + 1, width - margin.right) }),
    [from, to, width],
  );
  const y = useMemo(
    () => valueScale(valueSpan(points, band), { from: height - margin.bottom, to: margin.top }),
    [points, band, height],
  );
  const { index, handlers } = useCursor(points.length, (left) => nearestIndex(points, x.invert(left).getTime()));
  const point = index === null ? undefined : points[index];
  const said = point
    ? `${format.dateTime(point.atMs)}, ${value(point.value)}`
    : t('LineChart.points', { count: points.length });
  return (
    <Stage
      ref={stage}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, points.length - 1)}
      aria-valuenow={index ?? Math.max(0, points.length - 1)}
      aria-valuetext={said}
      {...handlers}
    >
      <Plot
        {...{ points, x, y, band, marks, maxGapMs, width, height, margin, point }}
        ticks={Math.max(2, Math.floor(width / tickWidth))}
      />
      {point && (
        <Readout style={{ left: Math.min(width - 90, Math.max(90, x(point.atMs))) }} aria-hidden="true">
          {format.dateTime(point.atMs)} <strong>{value(point.value)}</strong>
        </Readout>
      )}
    </Stage>
  );
}
