import type { PlaceScale, TimeScale, ValueScale } from './scales.ts';

const tickLength = 4;
/** From the axis to the foot of its words. */
const wordsBelow = 20;

export interface ValueAxisProps {
  readonly scale: ValueScale;
  readonly left: number;
  readonly right: number;
  readonly format: (value: number) => string;
}

/** Round values at the left, each with a line across. */
export function ValueAxis({ scale, left, right, format }: ValueAxisProps) {
  return scale.ticks(4).map((value) => (
    <g key={value} transform={`translate(0 ${scale(value)})`}>
      <line data-part="grid" x1={left} x2={right} />
      <text x={left - 8} dy="0.35em" textAnchor="end">
        {format(value)}
      </text>
    </g>
  ));
}

interface BottomProps {
  readonly top: number;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

function Bottom({ top, from, to, ticks }: BottomProps) {
  return (
    <g transform={`translate(0 ${top})`}>
      <line data-part="axis" x1={from} x2={to} />
      {ticks.map(({ at, text }) => (
        <g key={at} transform={`translate(${at} 0)`}>
          <line data-part="axis" y2={tickLength} />
          <text y={wordsBelow} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

export interface TimeAxisProps {
  readonly scale: TimeScale;
  readonly top: number;
  /** About how many fit. */
  readonly ticks: number;
  readonly format: (instant: Date) => string;
}

/** Round instants along the bottom. */
export function TimeAxis({ scale, top, ticks, format }: TimeAxisProps) {
  const [from = 0, to = 0] = scale.range();
  return (
    <Bottom
      top={top}
      from={from}
      to={to}
      ticks={scale.ticks(ticks).map((instant) => ({ at: scale(instant), text: format(instant) }))}
    />
  );
}

export interface PlaceAxisProps {
  readonly scale: PlaceScale;
  readonly top: number;
  /** How many names fit. */
  readonly ticks: number;
}

/** Names along the bottom, as many as fit, the last one always. */
export function PlaceAxis({ scale, top, ticks }: PlaceAxisProps) {
  const names = scale.domain();
  const [from, to] = scale.range();
  const step = Math.max(1, Math.ceil(names.length / Math.max(1, ticks)));
  const shown = names.filter((_, index) => (names.length - 1 - index) % step === 0);
  return (
    <Bottom
      top={top}
      from={from}
      to={to}
      ticks={shown.map((name) => ({ at: (scale(name) ?? 0) + scale.bandwidth() / 2, text: name }))}
    />
  );
}
