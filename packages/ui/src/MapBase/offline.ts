import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapPaint } from './paint.ts';

let known: Promise<Record<string, SourceSpecification>> | undefined;

/**
 * The outlines and names that come with the package, read in their own worker when first a map without another base map is shown, and kept:
 * another theme draws the same ones.
 * @throws Error where they cannot be had; asked again, they are tried again
 */
export function offlineSources(): Promise<Record<string, SourceSpecification>> {
  known ??= readSources().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function readSources(): Promise<Record<string, SourceSpecification>> {
  const { sharedDistricts } = await import('../MapDistricts/index.ts');
  const districts = sharedDistricts();
  const [land, borders, province, city, district] = await Promise.all([
    districts.outlines('country'),
    districts.borders(),
    districts.names('province'),
    districts.names('city'),
    districts.names('district'),
  ]);
  const names = { province, city, district };
  return {
    land: { type: 'geojson', data: land, tolerance: 0.5 },
    borders: { type: 'geojson', data: borders, tolerance: 0.5 },
    ...Object.fromEntries(
      Object.entries(names).map(([level, found]): [string, SourceSpecification] => [
        level,
        {
          type: 'geojson',
          data: {
            type: 'FeatureCollection',
            features: found.map(({ name, middle: { lng, lat } }) => ({
              type: 'Feature',
              properties: { name },
              geometry: { type: 'Point', coordinates: [lng, lat] },
            })),
          },
        },
      ]),
    ),
  };
}

/** From which zoom on lines and names of a level are drawn, and up to which its names are. */
const seen = {
  country: { lines: 0 },
  province: { lines: 0, from: 2.5, to: 6.5, size: 12 },
  city: { lines: 5, from: 5.5, to: 9.5, size: 12 },
  district: { lines: 7.5, from: 8.5, to: 22, size: 11 },
} as const;

/** Calm: land, borders and names, in greys. */
export const offlineLayers = (paint: MapPaint): LayerSpecification[] => [
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': paint.land, 'fill-antialias': false } },
  ...Object.entries(seen).map(([level, { lines }]): LayerSpecification => ({
    id: `border-${level}`,
    type: 'line',
    source: 'borders',
    minzoom: lines,
    filter: ['==', ['get', 'level'], level],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': level === 'district' ? paint.line : paint.border,
      'line-width': level === 'country' || level === 'province' ? 1.25 : 0.75,
    },
  })),
  ...(['district', 'city', 'province'] as const).map((level): LayerSpecification => {
    const { from, to, size } = seen[level];
    return {
      id: `name-${level}`,
      type: 'symbol',
      source: level,
      minzoom: from,
      maxzoom: to,
      layout: { 'text-field': ['get', 'name'], 'text-size': size, 'text-padding': 6 },
      paint: { 'text-color': paint.text, 'text-halo-color': paint.halo, 'text-halo-width': 1.5 },
    };
  }),
];
