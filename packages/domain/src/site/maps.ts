/** What a base map is drawn from. @spec N10 SIT-11 */
export const baseMapKinds = ['offline', 'style', 'raster', 'pmtiles'] as const;
export type BaseMapKind = (typeof baseMapKinds)[number];

/** What stands on a map. @spec SIT-11 BLD-05 */
export const mapLayers = ['devices', 'places', 'buildings', 'resources', 'alarms'] as const;
export type MapLayer = (typeof mapLayers)[number];

/** Pixels of the side of a map tile, the usual one first. */
export const tileSizes = [256, 512] as const;
export type TileSize = (typeof tileSizes)[number];
