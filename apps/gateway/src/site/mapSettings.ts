import type { Datum, TileSize } from '@fireline/domain/site';

interface Shown {
  readonly datum: Datum;
  readonly attribution: string;
}
/** What maps are drawn on. `offline` is the one that the apps bring along. */
export type BaseMap =
  | { readonly kind: 'offline' }
  | ({ readonly kind: 'style'; readonly url: string; readonly darkUrl?: string } & Shown)
  | ({ readonly kind: 'pmtiles'; readonly url: string } & Shown)
  | ({
      readonly kind: 'raster';
      readonly template: string;
      readonly tileSize: TileSize;
      readonly maxZoom: number;
    } & Shown);

export interface MapSettings {
  readonly base: BaseMap;
  /** Origins that a browser may fetch map parts from. */
  readonly origins: readonly string[];
}

export const offlineMap: MapSettings = { base: { kind: 'offline' }, origins: [] };
