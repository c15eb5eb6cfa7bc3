import { foundPlacesMax, type Wgs84 } from '@fireline/domain/site';
import * as z from 'zod';
import { fetchJson } from './fetchJson.ts';
import { type Found, type Geocoder, GeocoderError, type GeocoderOptions } from './geocoder.ts';
import { codeFrom, entriesMax, joined, pairFrom, zText } from './reading.ts';

const successCode = 1000;
/** What stands before its services answers so for a key that is wrong, barred or used up; the services never do. */
const zRefused = z.object({ code: z.coerce.number(), msg: z.string() });

const district = { province: zText, city: zText, county: zText };
const zFound = z.object({
  resultType: z.coerce.number().optional(),
  status: z.object({ infocode: z.coerce.number() }),
  pois: z
    .array(z.object({ name: zText, address: zText, lonlat: zText, countyCode: zText, ...district }))
    .max(entriesMax)
    .default([]),
  /** The text named a district. */
  area: z.object({ name: zText, lonlat: zText, adminCode: z.coerce.string().optional() }).optional(),
});
const zGeocoded = z.object({
  status: z.coerce.string(),
  result: z
    .object({
      formatted_address: zText,
      addressComponent: z.object({ county_code: zText, ...district }).optional(),
    })
    .optional(),
});

/** Its codes begin with the number of the country. */
const plainCode = (code: string): string | null => codeFrom(code.replace(/^156/, ''));

const everywhere = '73,3,136,54';
/** About half a degree around the point. */
const around = ({ lng, lat }: Wgs84): string => [lng - 0.5, lat - 0.5, lng + 0.5, lat + 0.5].join(',');

/**
 * Tianditu (http://lbs.tianditu.gov.cn), in CGCS2000, which is WGS 84 to some centimetres.
 * @spec SIT-09 N10
 */
export function createTianditu({ fetch, baseUrl, key }: GeocoderOptions): Geocoder {
  const ask = (path: string, postStr: object, type: string): URL =>
    new URL(`${baseUrl}${path}?${new URLSearchParams({ postStr: JSON.stringify(postStr), type, tk: key })}`);
  const answered = async <Shape extends z.ZodType>(shape: Shape, url: URL, signal: AbortSignal) => {
    const reply = await fetchJson(z.union([shape, zRefused]), { fetch, url, signal });
    if (zRefused.safeParse(reply).success) throw new GeocoderError('refused');
    return reply as z.output<Shape>;
  };
  return {
    name: 'tianditu',
    perMinute: 180,
    async search(text, near, { signal }): Promise<Found[]> {
      const wanted = { keyWord: text, level: '12', mapBound: near ? around(near) : everywhere, queryType: '1' };
      const url = ask('/v2/search', { ...wanted, start: '0', count: String(foundPlacesMax) }, 'query');
      const { status, pois, area } = await answered(zFound, url, signal);
      if (status.infocode !== successCode) throw new GeocoderError('refused');
      const places = pois
        .filter(({ name, lonlat }) => name !== '' && lonlat !== '')
        .slice(0, foundPlacesMax)
        .map(({ name, address, lonlat, countyCode, province, city, county }) => ({
          name,
          address: address || name,
          point: pairFrom(lonlat),
          code: plainCode(countyCode),
          adminName: joined([province, city, county]),
        }));
      if (!area?.lonlat) return places;
      const { name, lonlat, adminCode = '' } = area;
      return [{ name, address: name, point: pairFrom(lonlat), code: plainCode(adminCode), adminName: name }, ...places];
    },
    async reverse(point, { signal }) {
      const url = ask('/geocoder', { lon: point.lng, lat: point.lat, ver: 1 }, 'geocode');
      const { status, result } = await answered(zGeocoded, url, signal);
      if (status !== '0') throw new GeocoderError('refused');
      if (!result?.formatted_address) return undefined;
      const { formatted_address: address, addressComponent: part } = result;
      return {
        name: address,
        address,
        point,
        code: plainCode(part?.county_code ?? ''),
        adminName: joined([part?.province ?? '', part?.city ?? '', part?.county ?? '']),
      };
    },
  };
}
