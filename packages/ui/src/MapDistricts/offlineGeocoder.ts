import type { FoundPlace, Geocoder } from '@fireline/domain/site';
import type { FoundDistrict } from './atlas.ts';
import type { Districts } from './createDistricts.ts';

const placeOf = ({ code, name, adminPath, adminName, middle }: FoundDistrict): FoundPlace => ({
  id: `district:${code}`,
  name,
  address: adminName.replaceAll('/', ''),
  lnglat: middle,
  extent: 'area',
  code,
  adminPath,
  adminName,
});

/**
 * A geocoder that asks nobody: it knows districts by name, and which one a point lies in. The address of a point is that of its
 * district; streets and houses are what other geocoders are for.
 * @spec SIT-09
 * @example <MapPicker geocoder={chainGeocoders([ours, offlineGeocoder(sharedDistricts())])} />
 */
export const offlineGeocoder = (districts: Districts): Geocoder => ({
  search: async (text, { signal }) => {
    const found = await districts.find(text);
    signal.throwIfAborted();
    return found.map(placeOf);
  },
  reverse: async (point, { signal }) => {
    const district = await districts.districtAt(point);
    signal.throwIfAborted();
    if (!district) return undefined;
    const { code, adminPath, adminName } = district;
    return { address: adminName.replaceAll('/', ''), code, adminPath, adminName, lnglat: point };
  },
});
