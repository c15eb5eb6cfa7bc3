import type { Wgs84 } from '@fireline/domain/site';

/** What part of the earth is seen. */
export interface MapView {
  readonly centre: Wgs84;
  /** Each step halves what is seen: 3 a country, 13 an area, 14 a place and what is round it, 18 a building. */
  readonly zoom: number;
}

/** All of China, sea and islands included. */
export const widestView = { lng: 104.2, lat: 35.6, zoom: 2.6 } as const;
/** Beyond, neither outlines nor devices tell more. */
export const zoomRange = { min: 1, max: 20 } as const;

/** The least box that holds all points, west, south, east, north; nothing of none. */
export function boxOf(
  points: Iterable<{ readonly lng: number; readonly lat: number }>,
): readonly [number, number, number, number] | undefined {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lng, lat } of points) {
    if (!Number.isFinite(lng + lat)) continue;
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return west > east ? undefined : [west, south, east, north];
}

export interface ScaleBar {
  /** A round length on the ground. */
  readonly metres: number;
  /** How long it is drawn, in CSS pixels. */
  readonly width: number;
}

const earthM = 40_075_016.686;
/** Of one tile, at zoom 0 the whole earth. */
export const tilePx = 512;

/** The longest of 1, 2 and 5 times a power of ten metres that is not longer than `mostPx` there. */
export function scaleBar(lat: number, zoom: number, mostPx: number): ScaleBar {
  const perPixel = (earthM * Math.cos((lat * Math.PI) / 180)) / (tilePx * 2 ** zoom);
  const most = Math.max(perPixel * mostPx, 1e-3);
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2].find((factor) => factor * power <= most) ?? 1) * power;
  return { metres, width: metres / perPixel };
}

/** CSS pixels that so many metres are at that place. */
export const pixelsOf = (metres: number, lat: number, zoom: number): number =>
  (metres * tilePx * 2 ** zoom) / (earthM * Math.cos((lat * Math.PI) / 180));
