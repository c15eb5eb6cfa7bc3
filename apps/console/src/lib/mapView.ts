import { type Wgs84, pointZoom, tileSizes, wgs84 } from '@fireline/domain/site';
import type { MapView } from '@fireline/ui/MapBase';

/** What is looked at, as the address keeps it: `114.057900,22.543100,13.0`. */
export const viewText = ({ centre, zoom }: MapView): string =>
  `${centre.lng.toFixed(6)},${centre.lat.toFixed(6)},${zoom.toFixed(1)}`;

/** What the address says is looked at; nothing of what is no view. */
export function readView(text: string): MapView | undefined {
  const [lng, lat, zoom] = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (lng === undefined || lat === undefined || zoom === undefined) return undefined;
  const isView = Math.abs(lng) <= 180 && Math.abs(lat) <= 90 && zoom >= 0 && zoom <= 24;
  return isView ? { centre: wgs84(lng, lat), zoom } : undefined;
}

/** Pixels that the least map has, less its margin. */
const room = { width: 300, height: 260 };
/** A tile of the map library's zoom: the larger of the two sizes. */
const [, tilePx] = tileSizes;
const zooms = { min: 2.6, max: pointZoom };
const mercator = (lat: number): number => Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);

/** A view that holds all the points, however small the map; nothing of none. */
export function viewOf(points: Iterable<Wgs84>): MapView | undefined {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lng, lat } of points) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  if (west > east) return undefined;
  const wide = ((east - west) / 360) * tilePx;
  const high = (mercator(north) - mercator(south)) * tilePx;
  const zoom = Math.log2(Math.min(room.width / wide, room.height / high));
  return {
    centre: wgs84((west + east) / 2, (south + north) / 2),
    zoom: Math.min(zooms.max, Math.max(zooms.min, zoom)),
  };
}
