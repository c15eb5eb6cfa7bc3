import type { Language } from '@fireline/domain/lib';
import { foundPlacesMax } from '@fireline/domain/site';
import * as z from 'zod';
import { fetchJson } from './fetchJson.ts';
import type { Found, Geocoder, GeocoderOptions } from './geocoder.ts';
import { cleaned, entriesMax, joined, pointFrom, zText } from './reading.ts';

const zPlace = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: zText,
  display_name: z.string(),
  address: z
    .object({
      state: zText,
      city: zText,
      town: zText,
      county: zText,
      district: zText,
      city_district: zText,
      suburb: zText,
    })
    .optional(),
});
type Place = z.output<typeof zPlace>;
/** What it answers for a point that is nowhere. */
const zNowhere = z.object({ error: z.string() });

export const spoken: Readonly<Record<Language, string>> = {
  cn: 'zh-Hans,zh',
  hk: 'zh-HK,zh-Hant,zh',
  en: 'en',
};

function foundIn({ lat, lon, name, display_name: written, address }: Place): Found {
  const whole = cleaned(written);
  const city = address?.city || address?.town || '';
  const district = address?.city_district || address?.district || address?.county || '';
  return {
    name: name || (whole.split(',')[0] ?? whole),
    address: whole,
    point: pointFrom(lon, lat),
    code: null,
    adminName: joined([address?.state ?? '', city, district]),
  };
}

/**
 * Nominatim (https://nominatim.org), the public one or one's own. It knows no codes of districts. The public one may be asked once a
 * second.
 * @spec SIT-09
 */
export function createNominatim({ fetch, baseUrl }: GeocoderOptions): Geocoder {
  const ask = (path: string, params: Readonly<Record<string, string>>): URL =>
    new URL(`${baseUrl}${path}?${new URLSearchParams({ ...params, format: 'jsonv2', addressdetails: '1' })}`);
  return {
    name: 'nominatim',
    perMinute: 60,
    async search(text, near, { signal, language }) {
      const box = near && [near.lng - 0.5, near.lat + 0.5, near.lng + 0.5, near.lat - 0.5].join(',');
      const url = ask('/search', { q: text, limit: String(foundPlacesMax), ...(box ? { viewbox: box } : {}) });
      const reply = await fetchJson(z.array(zPlace).max(entriesMax), {
        fetch,
        url,
        signal,
        language: spoken[language],
      });
      return reply.slice(0, foundPlacesMax).map(foundIn);
    },
    async reverse(point, { signal, language }) {
      const url = ask('/reverse', { lat: String(point.lat), lon: String(point.lng), zoom: '18' });
      const shape = z.union([zPlace, zNowhere]);
      const reply = await fetchJson(shape, { fetch, url, signal, language: spoken[language] });
      return 'error' in reply ? undefined : { ...foundIn(reply), point };
    },
  };
}
