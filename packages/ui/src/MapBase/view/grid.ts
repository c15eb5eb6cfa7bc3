import { tilePx } from './view.ts';

/** From where on lines of degrees are drawn: outlines have few corners there, and a map without any mark does not seem to move. */
export const gridZoom = 11.5;
/** Between two lines, in CSS pixels. */
const leastPx = 100;

export interface DegreeBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Degrees between lines: 1, 2 or 5 of a decimal, at least so far apart that they can be told from each other. */
export function gridStep(zoom: number): number {
  const least = (leastPx * 360) / (tilePx * 2 ** zoom);
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, at) => (first + at) * step);
};

/** Meridians and parallels through the box and as far again round it, so that a drag meets no end of them. */
export function gridIn({ west, south, east, north }: DegreeBox, zoom: number) {
  const step = gridStep(zoom);
  const [wide, high] = [east - west, north - south];
  const [left, right, low, top] = [west - wide, east + wide, south - high, north + high];
  const lines = [
    ...multiples(left, right, step).map((lng) => [
      [lng, low],
      [lng, top],
    ]),
    ...multiples(low, top, step).map((lat) => [
      [left, lat],
      [right, lat],
    ]),
  ];
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'MultiLineString' as const, coordinates: lines },
  };
}
