import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { gridZoom } from '../view/grid.ts';
import { nameLevels, nameZooms, namesData } from '../names.ts';
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
  const { sharedDistricts } = await import('../../MapDistricts/index.ts');
  const [borders, land] = await Promise.all([sharedDistricts().borders(), sharedDistricts().outlines('country')]);
  return {
    land: { type: 'geojson', data: land, tolerance: 1, maxzoom: 11, buffer: 32 },
    // apart, so that a map of the country cuts no lines between districts
    ...Object.fromEntries(
      borders.features.map((feature) => [
        `border-${feature.properties.level}`,
        { type: 'geojson', data: feature, tolerance: 1, maxzoom: 11, buffer: 32 } as const,
      ]),
    ),
    // filled as they come into view
    ...Object.fromEntries(
      [...nameLevels, 'near', 'grid'].map((id) => [id, { type: 'geojson', data: namesData([]) }] as const),
    ),
  };
}

/** From which zoom on the lines of a level are drawn. */
const lineZooms = { country: 0, province: 0, city: 5, district: 7.5 } as const;

const nameLayer = (
  source: string,
  { from, to, size }: { readonly from: number; readonly to: number; readonly size: number },
  { text, halo }: MapPaint,
): LayerSpecification => ({
  id: `name-${source}`,
  type: 'symbol',
  source,
  minzoom: from,
  maxzoom: to,
  layout: { 'text-field': ['get', 'name'], 'text-size': size, 'text-padding': 6 },
  paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.5 },
});

/** Calm: land, a grid where one is near, borders and names, in greys. */
export const offlineLayers = (paint: MapPaint): LayerSpecification[] => [
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': paint.land, 'fill-antialias': false } },
  {
    id: 'grid',
    type: 'line',
    source: 'grid',
    minzoom: gridZoom,
    paint: { 'line-color': paint.line, 'line-width': 1 },
  },
  ...Object.entries(lineZooms).map(([level, minzoom]): LayerSpecification => ({
    id: `border-${level}`,
    type: 'line',
    source: `border-${level}`,
    minzoom,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': level === 'district' ? paint.line : paint.border,
      'line-width': level === 'country' || level === 'province' ? 1.25 : 0.75,
    },
  })),
  ...nameLevels.map((level) => nameLayer(level, nameZooms[level], paint)),
  nameLayer('near', { ...nameZooms.district, from: gridZoom }, paint),
];
