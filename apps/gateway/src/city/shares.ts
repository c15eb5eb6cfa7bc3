/**
 * Splits a whole by weight so that the parts add up to it (largest remainder), and gives each key at least `atLeast` while
 * the whole is large enough, taken from the largest.
 */
export function shares<K extends string>(
  whole: number,
  weights: Readonly<Record<K, number>>,
  atLeast = 0,
): Record<K, number> {
  const keys = Object.keys(weights) as K[];
  const sum = keys.reduce((total, key) => total + weights[key], 0);
  const parts = keys.map((key) => ({
    key,
    exact: (whole * weights[key]) / sum,
    count: Math.floor((whole * weights[key]) / sum),
  }));
  let left = whole - parts.reduce((total, part) => total + part.count, 0);
  for (const part of parts.toSorted((a, b) => b.exact - b.count - (a.exact - a.count))) {
    if (left === 0) break;
    part.count += 1;
    left -= 1;
  }
  if (whole >= keys.length * atLeast) {
    for (const part of parts) {
      while (part.count < atLeast) {
        const largest = parts.reduce((a, b) => (b.count > a.count ? b : a));
        largest.count -= 1;
        part.count += 1;
      }
    }
  }
  return Object.fromEntries(parts.map(({ key, count }) => [key, count])) as Record<K, number>;
}
