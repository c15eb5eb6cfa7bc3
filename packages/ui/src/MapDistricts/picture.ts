import type { Position } from './geojson.ts';
import type { DistrictOutlines } from './atlas.ts';

/** An outline as it is drawn, and where its name stands. */
export interface DrawnDistrict {
  readonly code: string;
  readonly name: string;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** How much room the name has. */
  readonly width: number;
}
export interface DistrictPicture {
  readonly width: number;
  readonly height: number;
  readonly districts: readonly DrawnDistrict[];
  placeOf(point: { readonly lng: number; readonly lat: number }): { readonly x: number; readonly y: number };
}

/** Units across; far finer than any screen. */
const across = 1000;

/** The outlines as paths: degrees drawn so that ways in their middle are as long as they are high. Undefined of none. */
export function pictureOf({ features }: DistrictOutlines): DistrictPicture | undefined {
  const positions = features.flatMap(({ geometry }) => geometry.coordinates.flat(2));
  if (positions.length === 0) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng = 0, lat = 0] of positions) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = across / ((east - west) * narrow);
  const placeOf: DistrictPicture['placeOf'] = ({ lng, lat }) => ({
    x: (lng - west) * narrow * scale,
    y: (north - lat) * scale,
  });
  const lineOf = (ring: readonly Position[]): string => {
    const points: string[] = [];
    for (const [lng = 0, lat = 0] of ring) {
      const { x, y } = placeOf({ lng, lat });
      const point = `${x.toFixed(1)} ${y.toFixed(1)}`;
      if (point !== points.at(-1)) points.push(point);
    }
    return `M${points.join('L')}Z`;
  };
  return {
    width: across,
    height: (north - south) * scale,
    placeOf,
    districts: features.map(({ properties: { code, name, lng, lat }, geometry }) => {
      const outer = geometry.coordinates.map(([ring = []]) => ring.map(([x = 0]) => x));
      const widths = outer.map((xs) => xs.reduce((a, b) => Math.max(a, b)) - xs.reduce((a, b) => Math.min(a, b)));
      return {
        code,
        name,
        path: geometry.coordinates.flat().map(lineOf).join(''),
        ...placeOf({ lng, lat }),
        width: Math.max(...widths) * narrow * scale,
      };
    }),
  };
}
