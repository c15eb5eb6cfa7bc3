import { GeoJSONVT, type GeoJSONVTOptions } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { DistrictBorders, DistrictLevel, DistrictOutlines } from './atlas.ts';
import { type TileAddress, tileLevels, tileZoomMax } from '../lib/tileZooms.ts';

const cut: GeoJSONVTOptions = { maxZoom: tileZoomMax, tolerance: 4, extent: 4096, buffer: 256, indexMaxZoom: 4 };

/**
 * Cuts the land and the lines between units into vector tiles: layer `land`, and `border-{level}` for each level. What a tile needs is cut
 * when it is asked for; a level that no map has come close enough to costs nothing.
 * @returns the bytes of a tile in the format of Mapbox vector tiles, version 2; empty where there is nothing
 */
export function tilesOf(
  land: () => DistrictOutlines,
  borders: () => DistrictBorders,
): (tile: TileAddress) => Uint8Array {
  const indexes = new Map<string, GeoJSONVT>();
  let lines: DistrictBorders | undefined;
  const indexOf = (name: 'land' | DistrictLevel): GeoJSONVT => {
    const known = indexes.get(name);
    if (known) return known;
    lines ??= borders();
    const features = name === 'land' ? land().features : lines.features.filter((one) => one.properties.level === name);
    const index = new GeoJSONVT({ type: 'FeatureCollection', features }, cut);
    indexes.set(name, index);
    return index;
  };
  return ({ z, x, y }) => {
    const levels = (Object.keys(tileLevels) as DistrictLevel[]).filter((level) => z >= tileLevels[level]);
    const layers = [...levels, 'land' as const].flatMap((name) => {
      const tile = indexOf(name).getTile(z, x, y);
      return tile ? [[name === 'land' ? name : `border-${name}`, tile] as const] : [];
    });
    return fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 });
  };
}
