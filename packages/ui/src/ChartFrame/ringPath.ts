import { arc } from '@visx/shape';
import type { Span } from './scales.ts';

/** A piece of a ring about the middle, from one angle to another, clockwise from the top. */
export const ringPath = (inner: number, outer: number, { from, to }: Span): string =>
  arc({ innerRadius: inner, outerRadius: outer, startAngle: from, endAngle: to })(null) ?? '';
