import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { BaseMap } from './baseMap.ts';
import { installed } from './installed.ts';
import type { MapPaint } from './paint.ts';

type Packed = Extract<BaseMap, { kind: 'pmtiles' }>;
interface PackedStyle {
  readonly source: SourceSpecification;
  readonly layers: readonly LayerSpecification[];
}

let isRegistered = false;

/** Vectors of a file we know nothing of: areas, lines and names in our greys. */
const vectorLayers = (names: readonly string[], paint: MapPaint): LayerSpecification[] => [
  ...names.map((name): LayerSpecification => ({
    id: `area-${name}`,
    type: 'fill',
    source: 'base',
    'source-layer': name,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': name.includes('water') ? paint.water : paint.land, 'fill-opacity': 0.7 },
  })),
  ...names.map((name): LayerSpecification => ({
    id: `line-${name}`,
    type: 'line',
    source: 'base',
    'source-layer': name,
    filter: ['!=', ['geometry-type'], 'Point'],
    paint: { 'line-color': paint.border, 'line-width': 0.75 },
  })),
  ...names.map((name): LayerSpecification => ({
    id: `name-${name}`,
    type: 'symbol',
    source: 'base',
    'source-layer': name,
    filter: ['all', ['==', ['geometry-type'], 'Point'], ['has', 'name']],
    layout: { 'text-field': ['get', 'name'], 'text-size': 11, 'text-max-width': 8 },
    paint: { 'text-color': paint.text, 'text-halo-color': paint.halo, 'text-halo-width': 1.25 },
  })),
];

const layerNames = (metadata: unknown): readonly string[] => {
  const layers: unknown = Reflect.get(Object(metadata), 'vector_layers');
  if (!Array.isArray(layers)) return [];
  return layers.flatMap((layer: unknown) => {
    const id: unknown = Reflect.get(Object(layer), 'id');
    return typeof id === 'string' ? [id] : [];
  });
};

/** What a packed file holds, read from its own header, as layers. @throws Error where it cannot be read */
export async function packedStyle(
  { url, attribution = '' }: Packed,
  paint: MapPaint,
  rasterPaint: object,
): Promise<PackedStyle> {
  const [{ PMTiles, Protocol, TileType }, { addProtocol }] = await Promise.all([
    import('pmtiles'),
    installed('maplibre-gl', () => import('maplibre-gl')),
  ]);
  // what the file says of its owner is shown
  if (!isRegistered) addProtocol('pmtiles', new Protocol({ metadata: true }).tile);
  isRegistered = true;
  const file = new PMTiles(url);
  const { tileType } = await file.getHeader();
  const common = { url: `pmtiles://${url}`, ...(attribution && { attribution }) };
  if (tileType !== TileType.Mvt && tileType !== TileType.Mlt)
    return {
      source: { type: 'raster', tileSize: 256, ...common },
      layers: [{ id: 'base', type: 'raster', source: 'base', paint: rasterPaint }],
    };
  return {
    source: { type: 'vector', ...(tileType === TileType.Mlt && { encoding: 'mlt' }), ...common },
    layers: vectorLayers(layerNames(await file.getMetadata()), paint),
  };
}
