import type { Client } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { type FoundPlace, siteCalls } from '@fireline/api/site';
import { type AddressResult, type Geocoder, geocodingWaitMs, lngLatText, wgs84 } from '@fireline/domain/site';
import {
  type ChainOptions,
  type Districts,
  chainGeocoders,
  offlineGeocoder,
  sharedDistricts,
} from '@fireline/ui/MapDistricts';
import { useMemo } from 'react';

/** The districts as the service told them; those at the point where it told none. */
async function wholeOf(found: FoundPlace, districts: Districts): Promise<AddressResult | undefined> {
  const lnglat = wgs84(found.lnglat.lng, found.lnglat.lat);
  const { address, code, adminPath, adminName } = found;
  if (code !== null && adminPath !== null && adminName !== null) return { address, code, adminPath, adminName, lnglat };
  const district = await districts.districtAt(lnglat);
  return district && { ...district, address, lnglat };
}

/** Whom the gateway had to pass over, and whom its answer is from, are told with it. */
const ofGateway = (client: Client, districts: Districts): Geocoder => ({
  search: async (text, { signal, near, onNote }) => {
    const sent = { text, ...(near && { near: lngLatText(near) }) };
    const { found, ...note } = await client.send(siteCalls.geocode, sent, { signal });
    onNote?.(note);
    return found.map(({ source, kind, id, name, address, lnglat, code, adminPath, adminName }, at) => ({
      id: `${source}/${kind}/${id ?? at}`,
      name,
      address: address || name,
      lnglat: wgs84(lnglat.lng, lnglat.lat),
      extent: 'point',
      ...(code !== null && adminPath !== null && adminName !== null ? { code, adminPath, adminName } : {}),
    }));
  },
  reverse: async (point, { signal, onNote }) => {
    const { found, ...note } = await client.send(siteCalls.reverse, { lnglat: lngLatText(point) }, { signal });
    onNote?.(note);
    return found ? wholeOf(found, districts) : undefined;
  },
});

/** On its way there and back the answer of the gateway may take a little longer than its geocoders. */
const waitMs = geocodingWaitMs * 1.25;

/** The gateway, and behind it the districts that come along. @spec SIT-09 */
export const geocoderOf = (client: Client, districts: Districts, options: Pick<ChainOptions, 'wait'> = {}): Geocoder =>
  chainGeocoders([ofGateway(client, districts), offlineGeocoder(districts)], { ...options, waitMs });

/**
 * Who knows places for the picker: the gateway, which asks the services it was told of or looks among the places on record, and behind it
 * the districts that come along.
 * @spec SIT-09 N10
 */
export function useGeocoder(): Geocoder {
  const { client } = useApi();
  return useMemo(() => geocoderOf(client, sharedDistricts()), [client]);
}
