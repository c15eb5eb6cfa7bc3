import { useMemo } from 'react';
import { alarmLevelSymbols } from '../AlarmLevelBadge/index.ts';
import {
  Curve,
  type Point,
  type Span,
  TimeAxis,
  ValueAxis,
  type timeScale,
  type valueScale,
} from '../ChartFrame/index.ts';
import { useFormat } from '../lib/index.ts';
import { Band, BandEdge, CursorLine, Dot, Mark } from './LineChart.styles.ts';
import { type AlarmMark, runsOf } from './geometry.ts';

const dayMs = 86_400_000;

export interface PlotProps {
  readonly points: readonly Point[];
  readonly x: ReturnType<typeof timeScale>;
  readonly y: ReturnType<typeof valueScale>;
  readonly band: Partial<Span> | undefined;
  readonly marks: readonly AlarmMark[];
  readonly maxGapMs: number;
  readonly width: number;
  readonly height: number;
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly ticks: number;
  /** Under the cursor. */
  readonly point: Point | undefined;
}

/** The drawing itself. */
export function Plot({ points, x, y, band, marks, maxGapMs, width, height, margin, ticks, point }: PlotProps) {
  const format = useFormat();
  const runs = useMemo(() => runsOf(points, maxGapMs), [points, maxGapMs]);
  const bottom = height - margin.bottom;
  const right = width - margin.right;
  const [first, last] = x.domain();
  const isLong = first !== undefined && last !== undefined && last.getTime() - first.getTime() > 2 * dayMs;
  return (
    <svg data-chart="" viewBox={`0 0 ${Math.max(1, width)} ${height}`} height={height} aria-hidden="true">
      {band && <RangeBand {...{ band, y, margin, right, bottom }} />}
      <ValueAxis scale={y} left={margin.left} right={right} format={(value) => format.number(value)} />
      <TimeAxis
        scale={x}
        top={bottom}
        ticks={ticks}
        format={(instant) => (isLong ? format.date(instant) : format.time(instant).slice(0, 5))}
      />
      {runs.map((run) =>
        run.length === 1 ? (
          <Dot key={run[0]?.atMs} r={2.5} cx={x(run[0]?.atMs ?? 0)} cy={y(run[0]?.value ?? 0)} />
        ) : (
          <Curve key={run[0]?.atMs} points={run} x={x} y={y} />
        ),
      )}
      {marks.map(({ at, level }) => {
        const left = x(new Date(at).getTime());
        const { shape, digit } = alarmLevelSymbols[level];
        return (
          <Mark key={`${String(at)} ${level}`} data-level={level}>
            <line x1={left} x2={left} y1={margin.top - 6} y2={bottom} />
            <g transform={`translate(${left - 8} ${margin.top - 22})`}>
              <path d={shape} />
              <path d={digit} />
            </g>
          </Mark>
        );
      })}
      {point && (
        <>
          <CursorLine x1={x(point.atMs)} x2={x(point.atMs)} y1={margin.top} y2={bottom} />
          <Dot r={4.5} cx={x(point.atMs)} cy={y(point.value)} />
        </>
      )}
    </svg>
  );
}

interface RangeBandProps extends Pick<PlotProps, 'y' | 'margin'> {
  readonly band: Partial<Span>;
  readonly right: number;
  readonly bottom: number;
}

function RangeBand({ band, y, margin, right, bottom }: RangeBandProps) {
  const top = band.to === undefined ? margin.top : y(band.to);
  const foot = band.from === undefined ? bottom : y(band.from);
  return (
    <>
      <Band x={margin.left} y={top} width={Math.max(0, right - margin.left)} height={Math.max(0, foot - top)} />
      {band.to !== undefined && <BandEdge x1={margin.left} x2={right} y1={top} y2={top} />}
      {band.from !== undefined && <BandEdge x1={margin.left} x2={right} y1={foot} y2={foot} />}
    </>
  );
}
