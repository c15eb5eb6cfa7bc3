import { needs } from '../lib/needs.ts';
import type { PlaceScale, TimeTick, ValueScale } from './scales.ts';
import { axisName, cutText, textWidth } from './text.ts';

const tickLength = 4;
/** From the axis to the foot of its words. */
const wordsBelow = 20;
/** Between the words of two ticks. */
const between = 12;

export interface Margin {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

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
        {cutText(format(value), left - 8)}
      </text>
    </g>
  ));
}

interface BottomTick {
  readonly at: number;
  /** The middle of its text. */
  readonly textAt: number;
  readonly text: string;
}

const touch = (ticks: readonly BottomTick[]): boolean =>
  ticks.some(({ textAt, text }, index) => {
    const before = ticks[index - 1];
    return before !== undefined && textAt - before.textAt < (textWidth(text) + textWidth(before.text)) / 2 + between;
  });

/** Every tick, or every second, third … so that none touch; the last always, since the newest is what people look for. */
function fitting(ticks: readonly BottomTick[]): readonly BottomTick[] {
  for (let step = 1; step < ticks.length; step += 1) {
    const shown = ticks.filter((_, index) => (ticks.length - 1 - index) % step === 0);
    if (!touch(shown)) return shown;
  }
  return ticks.slice(-1);
}

const middle = (at: number, text: string): BottomTick => ({ at, textAt: at, text });

interface BottomProps {
  readonly top: number;
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly BottomTick[];
}

function Bottom({ top, from, to, ticks }: BottomProps) {
  return (
    <g transform={`translate(0 ${top})`}>
      <line data-part="axis" x1={from} x2={to} />
      {fitting(ticks).map(({ at, textAt, text }) => (
        <g key={at} transform={`translate(${at} 0)`}>
          <line data-part="axis" y2={tickLength} />
          <text x={textAt - at} y={wordsBelow} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

export interface TimeAxisProps {
  /** Milliseconds to pixels. */
  readonly scale: ValueScale;
  readonly top: number;
  readonly ticks: readonly TimeTick[];
  readonly format: (tick: TimeTick) => string;
}

/** Round instants along the bottom. */
export function TimeAxis({ scale, top, ticks, format }: TimeAxisProps) {
  needs('TimeAxis', { format });
  const [from = 0, to = 0] = scale.range();
  return <Bottom top={top} from={from} to={to} ticks={ticks.map((tick) => middle(scale(tick.atMs), format(tick)))} />;
}

/** Round values along the bottom, each with a line up. */
export function BottomValueAxis({
  scale,
  top,
  bottom,
  format,
}: {
  readonly scale: ValueScale;
  readonly top: number;
  readonly bottom: number;
  readonly format: (value: number) => string;
}) {
  needs('BottomValueAxis', { format });
  const [from = 0, to = 0] = scale.range();
  const ticks = scale.ticks(Math.min(5, Math.max(1, Math.floor((to - from) / 56))));
  return (
    <>
      {ticks.map((value) => (
        <line key={value} data-part="grid" x1={scale(value)} x2={scale(value)} y1={top} y2={bottom} />
      ))}
      <Bottom top={bottom} from={from} to={to} ticks={ticks.map((value) => middle(scale(value), format(value)))} />
    </>
  );
}

export interface PlaceAxisProps {
  readonly scale: PlaceScale;
  readonly top: number;
  /** The right edge of the picture, in pixels: no name goes beyond it. Default: none goes by it. */
  readonly edge?: number;
  readonly nameOf: (key: string) => string;
}

/** Names along the bottom, as many as fit, the last one always. */
export function PlaceAxis({ scale, top, edge = Infinity, nameOf }: PlaceAxisProps) {
  needs('PlaceAxis', { nameOf });
  const [from, to] = scale.range();
  // two thirds of the names may go before they are cut off: dates are left out, long names shortened
  const room = Math.max(48, scale.step() * 1.6);
  return (
    <Bottom
      top={top}
      from={from}
      to={to}
      ticks={scale.domain().map((key) => {
        const at = (scale(key) ?? 0) + scale.bandwidth() / 2;
        const text = axisName(nameOf(key), room);
        return { at, textAt: Math.min(at, edge - textWidth(text) / 2), text };
      })}
    />
  );
}
