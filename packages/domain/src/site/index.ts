export { type PlaceType, placeTypeLetters, placeTypes } from './placeTypes.ts';
export {
  type ImportKind,
  type ImportRowState,
  type PlaceImportColumn,
  checkImportRows,
  importKinds,
  importRowStates,
  placeImportColumns,
  placeImportHeader,
  placeImportRow,
  readPlaceImportHead,
} from './imports/places.ts';
export { siteImportWords } from './imports/words.ts';
export {
  addressChars,
  areaZoom,
  foundPlacesMax,
  geocoderRestMs,
  geocoderWaitMs,
  geocodingWaitMs,
  installPhotoBytesMax,
  installPhotosMax,
  projectDevicesAtOnce,
  projectRemarkChars,
  latDegrees,
  lngDegrees,
  lngLatDecimalsMax,
  maintNameChars,
  maintTextChars,
  pastedPhonesChars,
  personNameChars,
  placeCodeChars,
  placeMembersMax,
  placePhonesMax,
  placeSearchChars,
  pointZoom,
  repairPlacesMax,
  siteNameChars,
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
  roundedLngLat,
  wgs84,
} from './coordinates.ts';
export { checkPlaceFields, checkPlaceNodes, mayChangePlaceField, placeFieldRoles } from './assign.ts';
export {
  type OnUnit,
  type UnitValue,
  checkDeleteUnit,
  checkUnitFields,
  checkUnitPartner,
  mayChangeUnitField,
  unitFieldRoles,
} from './units.ts';
export { type OnPartner, checkDeletePartner, checkPartnerParent, partnerForm } from './partners.ts';
export { type ChoiceKind, choiceKinds, choicesMax } from './choices.ts';
export { pastedLngLat } from './pasted.ts';
export { adminPathOf } from './adminPath.ts';
export type { AddressResult, FoundPlace, Geocoder, GeocoderAsk, GeocoderNote } from './geocoder.ts';
export { type BaseMapKind, type MapLayer, type TileSize, baseMapKinds, mapLayers, tileSizes } from './maps.ts';
export {
  type GeocoderFailure,
  type GeocoderName,
  type PlaceSource,
  geocoderFailures,
  geocoderNames,
  geocoders,
  placeSources,
} from './geocoders.ts';
export { type Searched, rankFound, searchRank, searchedWords } from './search.ts';
export {
  bd09FromWgs84,
  fromDatum,
  gcj02FromWgs84,
  isHongKongOrMacau,
  isShiftedThere,
  shiftedFromWgs84,
  toDatum,
  wgs84FromBd09,
  wgs84FromGcj02,
  wgs84FromShifted,
} from './datum.ts';
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
export {
  type MemberProof,
  type MemberRight,
  checkManagerStays,
  checkUnbind,
  memberForm,
  memberProofs,
  memberRights,
} from './members.ts';
export {
  type PlaceValue,
  type SmallPlaceKind,
  checkAddRepairPlace,
  type InPlace,
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
  checkDeleteMaint,
  maintUserForm,
  unitForm,
} from './companies.ts';
export {
  type AddressSearchState,
  addressFields,
  addressResultForm,
  addressSearchState,
  addressSearchStates,
} from './address.ts';
export {
  type OtherProject,
  type ProjectNodes,
  type ProjectState,
  type ProjectTerm,
  checkProjectDevice,
  checkProjectMove,
  checkProjectNodes,
  checkProjectTerm,
  projectDaysLeft,
  projectEndsWithin,
  projectForm,
  projectState,
  projectStates,
} from './projects.ts';
export { siteFormWords, siteLimitWords, siteWords } from './words.ts';
export {
  type Standard,
  type StandardName,
  type StandardState,
  standardNames,
  standardState,
  standardStates,
  standards,
} from './standards/standards.ts';
export { siteStandardWords } from './standards/words.ts';
