import type { Datum } from './coordinates.ts';

/**
 * The geocoders that can be asked, with the datum that each answers in. Tianditu's CGCS2000 is WGS 84 to some centimetres.
 * @spec N10 SIT-09
 */
export const geocoders = {
  amap: { datum: 'GCJ02', attribution: '© 高德地图' },
  tianditu: { datum: 'WGS84', attribution: '© 天地图' },
  nominatim: { datum: 'WGS84', attribution: '© OpenStreetMap contributors' },
  photon: { datum: 'WGS84', attribution: '© OpenStreetMap contributors' },
} as const satisfies Readonly<Record<string, { readonly datum: Datum; readonly attribution: string }>>;
export type GeocoderName = keyof typeof geocoders;
export const geocoderNames = Object.keys(geocoders) as readonly GeocoderName[];

/** Who answered a search: a geocoder, or the gateway from its own places. @spec SIT-09 */
export const placeSources = [...geocoderNames, 'own'] as const;
export type PlaceSource = (typeof placeSources)[number];

/** Why a geocoder gave no answer: it took too long, was not to be reached, refused, answered nonsense, or was asked too often. */
export const geocoderFailures = ['timeout', 'unreachable', 'refused', 'garbled', 'busy'] as const;
export type GeocoderFailure = (typeof geocoderFailures)[number];
