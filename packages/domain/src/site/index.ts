export { type PlaceType, placeTypeLetters, placeTypes } from './placeTypes.ts';
export {
  addressChars,
  areaZoom,
  installPhotosMax,
  latDegrees,
  lngDegrees,
  lngLatDecimalsMax,
  maintNameChars,
  pastedPhonesChars,
  personNameChars,
  placeCodeChars,
  placePhonesMax,
  pointZoom,
  repairPlacesMax,
  siteNameChars,
  systemTitleChars,
  unitPhonesMax,
} from './limits.ts';
export {
  type Bd09,
  type Datum,
  type Gcj02,
  type LngLat,
  type Wgs84,
  bd09,
  datums,
  gcj02,
  lat,
  lng,
  lngLatOf,
  lngLatText,
  pastedLngLat,
  wgs84,
} from './coordinates.ts';
export {
  bd09FromWgs84,
  fromDatum,
  gcj02FromWgs84,
  isShiftedThere,
  toDatum,
  wgs84FromBd09,
  wgs84FromGcj02,
  wgs84FromShifted,
} from './datum.ts';
export { adminPathOf } from './adminPath.ts';
export type { AddressResult, FoundPlace, Geocoder } from './geocoder.ts';
export { dialAddress } from './dial.ts';
export {
  type PastedPhones,
  alarmPhone,
  landline,
  pastedPhones,
  phoneFields,
  phoneRules,
  phonesForm,
  phonesMax,
} from './phones.ts';
export { type MemberProof, type MemberRight, checkUnbind, memberForm, memberProofs, memberRights } from './members.ts';
export {
  type SmallPlaceKind,
  checkAddRepairPlace,
  checkDeletePlace,
  checkPartnerChange,
  placeForm,
  placeImportForm,
  smallPlaceKinds,
} from './places.ts';
export {
  type MaintNotice,
  inspectorForm,
  maintCompanyForm,
  maintNotices,
  maintUserForm,
  projectForm,
  unitForm,
} from './companies.ts';
export { type AddressSearchState, addressResultForm, addressSearchState, addressSearchStates } from './address.ts';
export { siteFormWords, siteLimitWords, siteWords } from './words.ts';
