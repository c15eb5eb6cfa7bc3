import {
  foundPlacesMax,
  fromDatum,
  gcj02,
  geocoders,
  isHongKongOrMacau,
  lngLatText,
  shiftedFromWgs84,
  toDatum,
  type Wgs84,
  wgs84FromShifted,
} from '@fireline/domain/site';
import * as z from 'zod';
import { fetchJson } from './fetchJson.ts';
import { type Asked, type Found, type Geocoder, GeocoderError, type GeocoderOptions } from './geocoder.ts';
import { codeFrom, entriesMax, joined, pairFrom, zText } from './reading.ts';

const isHongKongOrMacauCode = (code: string): boolean => /^8[12]/.test(code);
/**
 * It shifts Hong Kong and Macau as it does the mainland, and neither Taiwan nor abroad.
 * @param code of the district, which says where the point lies before its numbers can
 */
const meant =
  (code: string) =>
  (lng: number, lat: number): Wgs84 =>
    isHongKongOrMacauCode(code) ? wgs84FromShifted(gcj02(lng, lat)) : fromDatum(gcj02(lng, lat), geocoders.amap.datum);
const shown = (point: Wgs84): string =>
  lngLatText(isHongKongOrMacau(point) ? shiftedFromWgs84(point) : toDatum(point, geocoders.amap.datum));

/** `1` and `10000` are success; what else it says is about the key, the quota, the question, or itself. */
const envelope = { status: z.string(), infocode: z.string() };
/** By day, by minute, by second, by address of the asker, and a plan that has run out. */
const quotaCodes = new Set(
  '10003 10004 10010 10014 10019 10020 10021 10022 10023 10029 10044 10045 40000 40003'.split(' '),
);
/** Its own gateway is late, its servers are busy or gone, or its engine failed: nothing that a key would change. */
const isOwnTrouble = (infocode: string): boolean => /^(?:1001[567]|20003|3\d{4})$/.test(infocode);

const zTips = z.object({
  ...envelope,
  tips: z
    .array(z.object({ name: zText, address: zText, district: zText, adcode: zText, location: zText }))
    .max(entriesMax)
    .default([]),
});
const zRegeo = z.object({
  ...envelope,
  regeocode: z
    .object({
      formatted_address: zText,
      addressComponent: z.object({
        province: zText,
        city: zText,
        district: zText,
        township: zText,
        adcode: zText,
        towncode: zText,
      }),
    })
    .optional(),
});

function insistOnSuccess({ status, infocode }: { status: string; infocode: string }): void {
  if (status === '1' && infocode === '10000') return;
  if (quotaCodes.has(infocode)) throw new GeocoderError('busy');
  throw new GeocoderError(isOwnTrouble(infocode) ? 'unreachable' : 'refused');
}

/**
 * AMap (https://lbs.amap.com): input tips for a text, regeo for a point. It knows points in GCJ-02 only.
 * @spec SIT-09 N10
 */
export function createAmap({ fetch, baseUrl, key }: GeocoderOptions): Geocoder {
  const ask = (path: string, params: Readonly<Record<string, string>>): URL =>
    new URL(`${baseUrl}${path}?${new URLSearchParams({ ...params, key, output: 'JSON' })}`);
  return {
    name: 'amap',
    perMinute: 180,
    async search(text, near, { signal }: Asked): Promise<Found[]> {
      const url = ask('/v3/assistant/inputtips', {
        keywords: text,
        datatype: 'all',
        ...(near ? { location: shown(near) } : {}),
      });
      const reply = await fetchJson(zTips, { fetch, url, signal });
      insistOnSuccess(reply);
      return reply.tips
        .filter(({ location, name }) => location !== '' && name !== '')
        .slice(0, foundPlacesMax)
        .map(({ name, address, district, adcode, location }) => ({
          name,
          address: address || district || name,
          point: pairFrom(location, meant(adcode)),
          code: codeFrom(adcode),
          adminName: district || null,
        }));
    },
    async reverse(point, { signal }) {
      const url = ask('/v3/geocode/regeo', { location: shown(point), extensions: 'base' });
      const reply = await fetchJson(zRegeo, { fetch, url, signal });
      insistOnSuccess(reply);
      const { formatted_address: address, addressComponent: part } = reply.regeocode ?? {};
      if (!address || !part) return undefined;
      return {
        name: address,
        address,
        point,
        code: codeFrom(part.towncode.slice(0, 9)) ?? codeFrom(part.adcode),
        adminName: joined([part.province, part.city, part.district, part.township]),
      };
    },
  };
}
