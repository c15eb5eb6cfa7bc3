import { LinePath } from '@visx/shape';
import { memo } from 'react';
import type { TimeScale, ValueScale } from './scales.ts';

export interface Point {
  readonly atMs: number;
  readonly value: number;
}
export interface CurveProps {
  readonly points: readonly Point[];
  readonly x: TimeScale;
  readonly y: ValueScale;
}

/** One unbroken run of readings. Straight between points: nothing is drawn that was not measured. */
export const Curve = memo(function Curve({ points, x, y }: CurveProps) {
  return (
    <LinePath
      data={[...points]}
      x={({ atMs }) => x(atMs)}
      y={({ value }) => y(value)}
      stroke="var(--fl-chart-1)"
      strokeWidth={1.75}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
});
