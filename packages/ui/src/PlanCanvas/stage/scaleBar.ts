/** A length that people say: 1, 2 or 5 and zeros, the longest that fits. */
export function niceLength(most: number): number {
  if (!(most > 0) || !Number.isFinite(most)) return 0;
  const zeros = 10 ** Math.floor(Math.log10(most));
  const times = most / zeros;
  return (times >= 5 ? 5 : times >= 2 ? 2 : 1) * zeros;
}

export interface Bar {
  readonly length: number;
  readonly widthPx: number;
}

/** The bar for a scale in CSS pixels per unit: no wider than so many pixels. */
export function barFor(pxPerUnit: number, mostPx: number): Bar {
  const length = niceLength(mostPx / pxPerUnit);
  return { length, widthPx: length * pxPerUnit };
}

/** A length as it is written: metres below one kilometre, centimetres below one metre; undefined units have none. */
export function lengthParts(units: number, metresPerUnit: number | undefined) {
  if (metresPerUnit === undefined) return { value: units, unit: undefined, digits: digitsFor(units) } as const;
  const metres = units * metresPerUnit;
  if (metres >= 1000) return { value: metres / 1000, unit: 'km', digits: digitsFor(metres / 1000) } as const;
  if (metres >= 1 || metres === 0) return { value: metres, unit: 'm', digits: digitsFor(metres) } as const;
  if (metres >= 0.01) return { value: metres * 100, unit: 'cm', digits: digitsFor(metres * 100) } as const;
  return { value: metres * 1000, unit: 'mm', digits: digitsFor(metres * 1000) } as const;
}

/** Three figures that count; none after the point of a whole number. */
function digitsFor(value: number): number {
  if (value >= 100 || Math.abs(value - Math.round(value)) < 1e-9) return 0;
  return value >= 10 ? 1 : 2;
}

/** Along a line of points, in drawing units. */
export function lengthAlong(points: readonly { readonly x: number; readonly y: number }[]): number {
  let length = 0;
  for (const [place, { x, y }] of points.entries()) {
    const before = points[place - 1];
    if (before) length += Math.hypot(x - before.x, y - before.y);
  }
  return length;
}
