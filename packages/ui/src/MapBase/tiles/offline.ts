import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { gridZoom } from '../view/grid.ts';
import { nameLevels, nameZooms, namesData } from '../names.ts';
import { tileLevels, tileZoomMax } from '../../lib/tileZooms.ts';
import { loadLibrary } from './library.ts';
import type { MapPaint } from './paint.ts';

const protocol = 'fireline-districts';
let isRegistered = false;

/** Tiles come from the worker of the districts: no outline is ever read, copied or sent by the page's thread, which shows alarms. */
async function register(): Promise<void> {
  if (isRegistered) return;
  const [library, { sharedDistricts }] = await Promise.all([loadLibrary(), import('../../MapDistricts/index.ts')]);
  // that the file and its worker are there is known before a map is made of them
  await sharedDistricts().tile({ z: 0, x: 0, y: 0 });
  library.addProtocol(protocol, async ({ url }) => {
    const [z = 0, x = 0, y = 0] = url.slice(`${protocol}://`.length).split('/').map(Number);
    const bytes = await sharedDistricts().tile({ z, x, y });
    return { data: bytes.buffer };
  });
  isRegistered = true;
}

/**
 * The outlines and names that come with the package.
 * @throws Error where they cannot be had; asked again, they are tried again
 */
export async function offlineSources(): Promise<Record<string, SourceSpecification>> {
  await register();
  return {
    districts: { type: 'vector', tiles: [`${protocol}://{z}/{x}/{y}`], maxzoom: tileZoomMax },
    // filled as they come into view
    ...Object.fromEntries(
      [...nameLevels, 'near', 'grid'].map((id) => [id, { type: 'geojson', data: namesData([]) }] as const),
    ),
  };
}

/** From which zoom on the lines of a level are drawn; half a zoom before it, they are in the tiles. */
const lineZooms = { ...tileLevels, district: 7.5 };

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
  {
    id: 'land',
    type: 'fill',
    source: 'districts',
    'source-layer': 'land',
    paint: { 'fill-color': paint.land, 'fill-antialias': false },
  },
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
    source: 'districts',
    'source-layer': `border-${level}`,
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
