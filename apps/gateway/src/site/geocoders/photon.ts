import type { Language } from '@fireline/domain/lib';
import { foundPlacesMax } from '@fireline/domain/site';
import * as z from 'zod';
import { fetchJson } from './fetchJson.ts';
import type { Found, Geocoder, GeocoderOptions } from './geocoder.ts';
import { cleaned, entriesMax, joined, pointFrom, zText } from './reading.ts';

const zFeature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
  properties: z.object({
    name: zText,
    housenumber: zText,
    street: zText,
    district: zText,
    city: zText,
    county: zText,
    state: zText,
  }),
});
const zCollection = z.object({ features: z.array(zFeature).max(entriesMax) });

function foundIn({ geometry, properties: part }: z.output<typeof zFeature>): Found {
  const [lng, lat] = geometry.coordinates;
  const adminName = joined([part.state, part.city, part.district || part.county]);
  const street = joined([part.street, part.housenumber]) ?? '';
  return {
    name: part.name || street || (adminName ?? ''),
    address: cleaned(joined([adminName ?? '', street, part.name]) ?? ''),
    point: pointFrom(lng, lat),
    code: null,
    adminName,
  };
}

/** It speaks English and some languages of Europe; names of the place itself are what others read. */
const spoken = (language: Language): Readonly<Record<string, string>> => (language === 'en' ? { lang: 'en' } : {});

/**
 * Photon (https://photon.komoot.io), the public one or one's own. It knows no codes of districts.
 * @spec SIT-09
 */
export function createPhoton({ fetch, baseUrl }: GeocoderOptions): Geocoder {
  const ask = async (path: string, params: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const url = new URL(`${baseUrl}${path}?${new URLSearchParams(params)}`);
    return (await fetchJson(zCollection, { fetch, url, signal })).features;
  };
  return {
    name: 'photon',
    perMinute: 60,
    async search(text, near, { signal, language }) {
      const bias: Readonly<Record<string, string>> = near ? { lon: String(near.lng), lat: String(near.lat) } : {};
      const features = await ask(
        '/api',
        { q: text, limit: String(foundPlacesMax), ...spoken(language), ...bias },
        signal,
      );
      return features
        .slice(0, foundPlacesMax)
        .map(foundIn)
        .filter(({ name }) => name !== '');
    },
    async reverse(point, { signal, language }) {
      const at = { lon: String(point.lng), lat: String(point.lat) };
      const [nearest] = await ask('/reverse', { ...at, limit: '1', ...spoken(language) }, signal);
      return nearest && { ...foundIn(nearest), point };
    },
  };
}
