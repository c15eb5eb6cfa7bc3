import type { PlacedPoint } from './point.ts';

/** How chosen devices are brought into line; `across` and `down` set equal gaps between the outermost two. @spec PLN-04 */
export const alignments = ['left', 'right', 'top', 'bottom', 'across', 'down'] as const;
export type Alignment = (typeof alignments)[number];

/** From how many devices on an alignment changes anything. */
export const alignsFrom = (alignment: Alignment): number => (alignment === 'across' || alignment === 'down' ? 3 : 2);

const spread = (points: readonly PlacedPoint[], axis: 'x' | 'y'): PlacedPoint[] => {
  const sorted = points.toSorted((one, other) => one[axis] - other[axis] || one.deviceId - other.deviceId);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const gap = (last[axis] - first[axis]) / (sorted.length - 1);
  // the ends stay exactly where they are: a sum of gaps would be off by a rounding
  return sorted.map((point, at) =>
    point === first || point === last ? point : { ...point, [axis]: first[axis] + gap * at },
  );
};

/**
 * The same devices in line; too few of them are answered as they are. `top` is the largest y: drawings grow upwards.
 * @spec PLN-04
 */
export const alignPoints = (points: readonly PlacedPoint[], alignment: Alignment): readonly PlacedPoint[] => {
  if (points.length < alignsFrom(alignment)) return points;
  const all = (axis: 'x' | 'y') => points.map((point) => point[axis]);
  const to = (axis: 'x' | 'y', value: number) => points.map((point) => ({ ...point, [axis]: value }));
  const ways: Readonly<Record<Alignment, () => readonly PlacedPoint[]>> = {
    left: () => to('x', Math.min(...all('x'))),
    right: () => to('x', Math.max(...all('x'))),
    top: () => to('y', Math.max(...all('y'))),
    bottom: () => to('y', Math.min(...all('y'))),
    across: () => spread(points, 'x'),
    down: () => spread(points, 'y'),
  };
  return ways[alignment]();
};
