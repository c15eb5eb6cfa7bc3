import type { AlarmLevel } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import {
  ChartFrame,
  type ChartFrameProps,
  PlaceAxis,
  Readout,
  Stage,
  ValueAxis,
  placeScale,
  useCursor,
  useWidth,
  valueScale,
} from '../ChartFrame/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Highlight, Legend, Part, Swatch } from './BarChart.styles.ts';
import { type Bar, piecesOf, totalOf } from './stack.ts';
import { barChartWords } from './words.ts';

export interface Series {
  readonly key: string;
  readonly label: string;
  /** Drawn in the colour and with the symbol of an alarm level. */
  readonly level?: AlarmLevel;
}

export interface BarChartProps extends Omit<ChartFrameProps, 'children' | 'table' | 'isEmpty' | 'height'> {
  /** From the bottom up; six at most without a level. */
  readonly series: readonly Series[];
  readonly bars: readonly Bar[];
  /** What the bars are, as a heading of the table: 'Day'. */
  readonly barsLabel?: string;
  /** Default 180 px. */
  readonly height?: number;
}

const margin = { top: 8, right: 8, bottom: 28, left: 44 };
const tickWidth = 64;

/**
 * Counts as stacked bars, such as alarms by day and level. Read by pointer or by arrow keys; the same data as a table.
 * @spec ALM-01
 * @example <BarChart label="近 14 天报警" series={levels} bars={days} />
 */
export function BarChart({ label, series, bars, barsLabel, height = 180, ...rest }: BarChartProps) {
  const t = useWords(barChartWords);
  const format = useFormat();
  const keys = series.map(({ key }) => key);
  const table = {
    columns: [barsLabel ?? t('BarChart.place'), ...series.map((one) => one.label), t('BarChart.total')],
    rows: bars.map((bar) => [bar.name, ...keys.map((key) => bar.values[key] ?? 0), totalOf(bar, keys)]),
    format: (value: number) => format.number(value),
  };
  return (
    <ChartFrame {...rest} label={label} height={height} table={table} isEmpty={bars.length === 0}>
      <Picture label={label} series={series} bars={bars} height={height} />
      <Legend>
        {series.map((one, index) => (
          <li key={one.key}>
            {one.level === undefined ? (
              <>
                <Swatch data-series={index + 1} />
                {one.label}
              </>
            ) : (
              <AlarmLevelBadge level={one.level} />
            )}
          </li>
        ))}
      </Legend>
    </ChartFrame>
  );
}

function Picture({
  label,
  series,
  bars,
  height,
}: Required<Pick<BarChartProps, 'label' | 'series' | 'bars' | 'height'>>) {
  const t = useWords(barChartWords);
  const format = useFormat();
  const [stage, width] = useWidth<HTMLDivElement>();
  const keys = series.map(({ key }) => key);
  const right = Math.max(margin.left + 1, width - margin.right);
  const bottom = height - margin.bottom;
  const x = placeScale(
    bars.map(({ name }) => name),
    { from: margin.left, to: right },
  );
  const y = valueScale(
    { from: 0, to: Math.max(1, ...bars.map((bar) => totalOf(bar, keys))) },
    { from: bottom, to: margin.top },
  );
  const step = x.step();
  const { index, handlers } = useCursor(bars.length, (left) =>
    Math.min(bars.length - 1, Math.max(0, Math.floor((left - margin.left) / step))),
  );
  const bar = index === null ? undefined : bars[index];
  const said = bar ? sentence(bar, series, format.number) : t('BarChart.bars', { count: bars.length });
  return (
    <Stage
      ref={stage}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, bars.length - 1)}
      aria-valuenow={index ?? Math.max(0, bars.length - 1)}
      aria-valuetext={said}
      {...handlers}
    >
      <svg data-chart="" viewBox={`0 0 ${Math.max(1, width)} ${height}`} height={height} aria-hidden="true">
        {bar && (
          <Highlight
            x={(x(bar.name) ?? 0) - (step - x.bandwidth()) / 2}
            y={margin.top}
            width={step}
            height={bottom - margin.top}
          />
        )}
        <ValueAxis
          scale={y}
          left={margin.left}
          right={right}
          format={(value) => (Number.isInteger(value) ? format.number(value) : '')}
        />
        {bars.flatMap((one) =>
          piecesOf(one, keys).map(({ key, from, to }) => (
            <Part
              key={`${one.name} ${key}`}
              data-level={series.find((each) => each.key === key)?.level}
              data-series={series.findIndex((each) => each.key === key && each.level === undefined) + 1 || undefined}
              x={x(one.name)}
              y={y(to)}
              width={x.bandwidth()}
              height={Math.max(0, y(from) - y(to))}
            />
          )),
        )}
        <PlaceAxis scale={x} top={bottom} ticks={Math.floor(width / tickWidth)} />
      </svg>
      {bar && (
        <Readout
          style={{ left: Math.min(width - 60, Math.max(60, (x(bar.name) ?? 0) + x.bandwidth() / 2)) }}
          aria-hidden="true"
        >
          {bar.name} <strong>{format.number(totalOf(bar, keys))}</strong>
        </Readout>
      )}
    </Stage>
  );
}

/** '21 Nov: 12 — Critical 2, Severe 10' */
function sentence(bar: Bar, series: readonly Series[], number: (value: number) => string): string {
  const keys = series.map(({ key }) => key);
  const parts = series
    .filter(({ key }) => (bar.values[key] ?? 0) > 0)
    .map(({ key, label }) => `${label} ${number(bar.values[key] ?? 0)}`);
  return `${bar.name}: ${number(totalOf(bar, keys))}${parts.length > 0 ? ` — ${parts.join(', ')}` : ''}`;
}
