import type { Client } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { type FoundPlace, siteCalls } from '@fireline/api/site';
import { type AddressResult, type Geocoder, lngLatText, wgs84 } from '@fireline/domain/site';
import { type Districts, chainGeocoders, offlineGeocoder, sharedDistricts } from '@fireline/ui/MapDistricts';
import { useMemo, useState } from 'react';

/** The districts as the service told them; those at the point where it told none. */
async function wholeOf(found: FoundPlace, districts: Districts): Promise<AddressResult | undefined> {
  const lnglat = wgs84(found.lnglat.lng, found.lnglat.lat);
  const { address, code, adminPath, adminName } = found;
  if (code !== null && adminPath !== null && adminName !== null) return { address, code, adminPath, adminName, lnglat };
  const district = await districts.districtAt(lnglat);
  return district && { ...district, address, lnglat };
}

const ofGateway = (client: Client, districts: Districts, onAttribution: (text: string) => void): Geocoder => ({
  search: async (text, { signal, near }) => {
    const sent = { text, ...(near && { near: lngLatText(near) }) };
    const { found, attribution } = await client.send(siteCalls.geocode, sent, { signal });
    onAttribution(attribution);
    return found.map(({ source, kind, id, name, address, lnglat, code, adminPath, adminName }, at) => ({
      id: `${source}/${kind}/${id ?? at}`,
      name,
      address: address || name,
      lnglat: wgs84(lnglat.lng, lnglat.lat),
      extent: 'point',
      ...(code !== null && adminPath !== null && adminName !== null ? { code, adminPath, adminName } : {}),
    }));
  },
  reverse: async (point, { signal }) => {
    const { found, attribution } = await client.send(siteCalls.reverse, { lnglat: lngLatText(point) }, { signal });
    onAttribution(attribution);
    return found ? wholeOf(found, districts) : undefined;
  },
});

/**
 * Who knows places for the picker: the gateway, which asks the services it was told of or looks among the places on record, and behind it
 * the districts that come along. `attribution` has to be shown while it is not empty.
 * @spec SIT-09 N10
 */
export function useGeocoder(): { readonly geocoder: Geocoder; readonly attribution: string } {
  const { client } = useApi();
  const [attribution, setAttribution] = useState('');
  const geocoder = useMemo(() => {
    const districts = sharedDistricts();
    return chainGeocoders([ofGateway(client, districts, setAttribution), offlineGeocoder(districts)]);
  }, [client]);
  return { geocoder, attribution };
}
