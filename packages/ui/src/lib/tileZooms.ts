/** One square of the world map, as base maps number them. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Closer than this the tiles have no more detail; maps enlarge them. */
export const tileZoomMax = 11;
/** From which zoom on tiles have the lines of a level: a map of the country cuts none between districts. */
export const tileLevels: Readonly<Record<'country' | 'province' | 'city' | 'district', number>> = {
  country: 0,
  province: 0,
  city: 5,
  district: 7,
};
