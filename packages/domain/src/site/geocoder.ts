import type { Wgs84 } from './coordinates.ts';
import type { GeocoderFailure, GeocoderName } from './geocoders.ts';

/** What a point is called: what the map picker returns. @spec SIT-09 */
export interface AddressResult {
  readonly address: string;
  /** Of the smallest district. */
  readonly code: string;
  readonly lnglat: Wgs84;
  /** `/44/4403/440305/` */
  readonly adminPath: string;
  /** `广东省/深圳市/南山区` */
  readonly adminName: string;
}

/** A line of what a search found. @spec SIT-09 */
export interface FoundPlace {
  /** Differs from that of any other line of the same answer. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly lnglat: Wgs84;
  /** What is shown around it: a district is an area. */
  readonly extent: 'area' | 'point';
  readonly code?: string;
  readonly adminPath?: string;
  readonly adminName?: string;
}

/** What belongs beside an answer. @spec SIT-09 */
export interface GeocoderNote {
  /** Whom to name beside what was found; empty: nobody. */
  readonly attribution: string;
  /** Who was asked first and gave no answer; a source without a name is one of the page's own. */
  readonly failures: readonly { readonly source?: GeocoderName; readonly reason: GeocoderFailure }[];
}

/** How a geocoder is asked. */
export interface GeocoderAsk {
  readonly signal: AbortSignal;
  /** Told before the answer, at most once. */
  readonly onNote?: (note: GeocoderNote) => void;
}

/**
 * Knows places by text and by point. Points are WGS 84 whatever the service behind it speaks: whoever adapts one converts. A promise is
 * rejected when the service fails; nothing found is no failure. `signal` ends a question that nobody waits for.
 * @spec SIT-09 N10
 */
export interface Geocoder {
  search(text: string, options: GeocoderAsk & { readonly near?: Wgs84 }): Promise<readonly FoundPlace[]>;
  /** Undefined where nothing is known: at sea, or abroad. */
  reverse(point: Wgs84, options: GeocoderAsk): Promise<AddressResult | undefined>;
}
