import { type FoundPlace, type Geocoder, foundPlacesMax } from '@fireline/domain/site';
import type { FoundDistrict } from './atlas.ts';
import type { Districts } from './createDistricts.ts';
import { codesCalled } from './districtNames.ts';

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

/** By the official name or code; where nothing is called so, by the names that readers of the other languages see. */
async function placesCalled(districts: Districts, text: string): Promise<readonly FoundPlace[]> {
  const found = await districts.find(text);
  if (found.length > 0) return found.map(placeOf);
  const others = await codesCalled(text, foundPlacesMax);
  const named = await Promise.all(
    others.map(async ({ code, name }) => (await districts.find(code, 1)).map((each) => ({ ...placeOf(each), name }))),
  );
  return named.flat();
}

/**
 * A geocoder that asks nobody: it knows districts by name in any of the three languages, and which one a point lies in. The address of a point is that of its
 * district; streets and houses are what other geocoders are for.
 * @spec SIT-09
 * @example <MapPicker geocoder={chainGeocoders([ours, offlineGeocoder(sharedDistricts())])} />
 */
export const offlineGeocoder = (districts: Districts): Geocoder => ({
  search: async (text, { signal }) => {
    const found = await placesCalled(districts, text);
    signal.throwIfAborted();
    return found;
  },
  reverse: async (point, { signal }) => {
    const district = await districts.districtAt(point);
    signal.throwIfAborted();
    if (!district) return undefined;
    const { code, adminPath, adminName } = district;
    return { address: adminName.replaceAll('/', ''), code, adminPath, adminName, lnglat: point };
  },
});
