export { MapDistricts, type MapDistrictsProps } from './MapDistricts.tsx';
export type { DistrictBorders, DistrictLevel, DistrictName, DistrictOutlines, FoundDistrict } from './atlas.ts';
export { type ChainOptions, chainGeocoders } from './chainGeocoders.ts';
export { type Districts, type DistrictsOptions, createDistricts, sharedDistricts } from './createDistricts.ts';
export { type NameOf, districtNames, renamed } from './districtNames.ts';
export { offlineGeocoder } from './offlineGeocoder.ts';
