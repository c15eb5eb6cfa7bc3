const mostSamples = 4096;

/** The middle one of some of these numbers: what lies far out does not move it. */
const middleOf = (numbers: Float64Array, first: number, step: number, count: number): number => {
  const skip = Math.max(1, Math.ceil(count / mostSamples));
  const samples: number[] = [];
  for (let at = 0; at < count; at += skip) samples.push(numbers[first + at * step] ?? 0);
  const sorted = Float64Array.from(samples).toSorted();
  return Math.round(sorted[sorted.length >> 1] ?? 0);
};

/**
 * A whole number of units in the middle of these points; each is `step` numbers after the one before.
 * Decision: the middle one by rank, since many plans far from zero have one stray line at zero.
 */
export const originOf = (points: Float64Array, step: number, count: number): { x: number; y: number } => ({
  x: middleOf(points, 0, step, count),
  y: middleOf(points, 1, step, count),
});
