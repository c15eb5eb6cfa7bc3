import { useId, useMemo } from 'react';
import { alarmLevelSymbols } from '../AlarmLevelBadge/index.ts';
import {
  type Margin,
  type Span,
  TimeAxis,
  ValueAxis,
  type ValueScale,
  lookOf,
  tickDigits,
  timeTicks,
  useTimeText,
} from '../ChartFrame/index.ts';
import { useFormat } from '../lib/index.ts';
import { Band, BandEdge, Brush, Curve as CurveBox, CursorLine, Lines, Mark } from './LineChart.styles.ts';
import type { Curve } from './curves.ts';
import { type AlarmMark, markGroups, pathsOf, pointsWithin, valueAt } from './geometry.ts';

/** About so many pixels a tick of time takes. */
const tickWidth = 80;
/** Symbols of alarms lie 16 px wide. */
const symbol = 16;

export interface PlotProps {
  readonly curves: readonly Curve[];
  readonly x: ValueScale;
  readonly y: ValueScale;
  readonly unit: string | undefined;
  readonly band: Partial<Span> | undefined;
  readonly marks: readonly AlarmMark[];
  readonly gapMsMax: number;
  readonly width: number;
  readonly height: number;
  readonly margin: Margin;
  /** The moment under the cursor. */
  readonly atMs: number | undefined;
  /** What a drag has chosen so far, in pixels. */
  readonly brush: Span | null;
}

/** The drawing itself. */
export function Plot(props: PlotProps) {
  const { curves, x, y, unit, band, marks, gapMsMax, width, height, margin, atMs, brush } = props;
  const clip = useId();
  const bottom = height - margin.bottom;
  const right = Math.max(margin.left, width - margin.right);
  const plot = {
    x: margin.left,
    y: margin.top,
    width: Math.max(0, right - margin.left),
    height: Math.max(0, bottom - margin.top),
  };
  return (
    <svg data-chart="" viewBox={`0 0 ${Math.max(1, width)} ${height}`} height={height} aria-hidden="true">
      <clipPath id={clip}>
        <rect {...plot} y={margin.top - 3} height={plot.height + 6} />
      </clipPath>
      {band && <RangeBand band={band} y={y} plot={plot} />}
      <Axes {...{ x, y, unit, margin, right, bottom }} />
      <g clipPath={`url(#${clip})`}>
        {curves.map((curve) => (
          <CurveDrawing key={curve.key} {...{ curve, x, y, gapMsMax }} />
        ))}
      </g>
      {markGroups(marks, x, symbol - 2).map(({ left, level, count }) => (
        <Mark key={left} data-level={level}>
          <line x1={left} x2={left} y1={margin.top - 6} y2={bottom} />
          <g transform={`translate(${left - symbol / 2} ${margin.top - symbol - 6})`}>
            <path data-part="shape" d={alarmLevelSymbols[level].shape} />
            <path data-part="digit" d={alarmLevelSymbols[level].digit} />
            {count > 1 && (
              <text x={left > right - 40 ? -2 : symbol + 2} y={12} textAnchor={left > right - 40 ? 'end' : 'start'}>
                ×{count}
              </text>
            )}
          </g>
        </Mark>
      ))}
      {atMs !== undefined && (
        <>
          <CursorLine x1={x(atMs)} x2={x(atMs)} y1={margin.top} y2={bottom} />
          {curves.map(({ key, place, points }) => {
            const value = valueAt(points, atMs);
            return value === undefined ? null : (
              <CurveBox key={key} {...lookOf({}, place)}>
                <circle r={4.5} cx={x(atMs)} cy={y(value)} />
              </CurveBox>
            );
          })}
        </>
      )}
      {brush && (
        <Brush
          x={Math.min(brush.from, brush.to)}
          y={margin.top}
          width={Math.abs(brush.to - brush.from)}
          height={plot.height}
        />
      )}
    </svg>
  );
}

type AxesProps = Pick<PlotProps, 'x' | 'y' | 'unit' | 'margin'> & { readonly right: number; readonly bottom: number };

function Axes({ x, y, unit, margin, right, bottom }: AxesProps) {
  const format = useFormat();
  const { tick, offsetMs } = useTimeText();
  const [from = 0, to = 0] = x.domain();
  const ticks = useMemo(
    () => timeTicks({ from, to }, Math.floor((right - margin.left) / tickWidth), offsetMs),
    [from, to, right, margin.left, offsetMs],
  );
  const digits = tickDigits(y.ticks(4));
  return (
    <>
      {unit !== undefined && unit !== '' && (
        <text x={0} y={12}>
          {unit}
        </text>
      )}
      <ValueAxis scale={y} left={margin.left} right={right} format={(value) => format.number(value, { digits })} />
      <TimeAxis scale={x} top={bottom} ticks={ticks} format={tick} />
    </>
  );
}

interface CurveDrawingProps extends Pick<PlotProps, 'x' | 'y' | 'gapMsMax'> {
  readonly curve: Curve;
}

function CurveDrawing({ curve, x, y, gapMsMax }: CurveDrawingProps) {
  const { lines, dots } = useMemo(() => {
    const [from = 0, to = 0] = x.domain();
    return pathsOf(pointsWithin(curve.points, { from, to }, 1), { x, y, gapMsMax });
  }, [curve.points, x, y, gapMsMax]);
  const look = lookOf({}, curve.place);
  return (
    <CurveBox {...look}>
      {lines !== '' && <Lines {...look} data-part="lines" d={lines} />}
      {dots !== '' && <path data-part="dots" d={dots} />}
    </CurveBox>
  );
}

interface RangeBandProps extends Pick<PlotProps, 'y'> {
  readonly band: Partial<Span>;
  readonly plot: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

function RangeBand({ band, y, plot }: RangeBandProps) {
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];
  const top = Number.isFinite(band.to) ? y(band.to ?? 0) : plot.y;
  const foot = Number.isFinite(band.from) ? y(band.from ?? 0) : bottom;
  return (
    <>
      <Band x={plot.x} y={Math.min(top, foot)} width={plot.width} height={Math.abs(foot - top)} />
      {Number.isFinite(band.to) && <BandEdge x1={plot.x} x2={right} y1={top} y2={top} />}
      {Number.isFinite(band.from) && <BandEdge x1={plot.x} x2={right} y1={foot} y2={foot} />}
    </>
  );
}
