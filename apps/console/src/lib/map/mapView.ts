import { wgs84 } from '@fireline/domain/site';
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
