import type { Datum } from '@fireline/domain/site';

/**
 * What lies under everything else. Each says the datum its picture is drawn in: points are given in WGS 84 and shown where that picture
 * has them. `attribution` is shown as it is; in the mainland a public map also names its approval number there.
 * @spec SIT-11 N10
 */
export type BaseMap =
  /** Drawn from the district outlines that come with the package: nothing is fetched. */
  | { readonly kind: 'offline' }
  /** A MapLibre style, and the one for dark themes where there is one. */
  | {
      readonly kind: 'style';
      readonly url: string;
      readonly darkUrl?: string;
      readonly datum: Datum;
      readonly attribution?: string;
    }
  /** Pictures by number: `https://tiles.example/{z}/{x}/{y}.png`. */
  | {
      readonly kind: 'raster';
      readonly template: string;
      readonly datum: Datum;
      readonly attribution: string;
      readonly maxZoom?: number;
      readonly tileSize?: 256 | 512;
    }
  /** One file with all tiles, pictures or vectors. */
  | { readonly kind: 'pmtiles'; readonly url: string; readonly datum: Datum; readonly attribution?: string };

/** The outlines of the package. */
const outlinesDatum: Datum = 'WGS84';

/** The datum that the base map is drawn in. @spec N10 */
export const datumOf = (base: BaseMap): Datum => (base.kind === 'offline' ? outlinesDatum : base.datum);
