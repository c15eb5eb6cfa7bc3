export { type HeadKind, headKinds } from './heads.ts';
export { type CompassPoint, compassOf, compassPoints } from './compass.ts';
export { type PlaceType, placeTypeLetters, placeTypes } from './placeTypes.ts';
export {
  type ImportKind,
  type ImportRowState,
  checkImportRows,
  importKinds,
  importRowStates,
} from './imports/kinds.ts';
export {
  type PlaceImportColumn,
  placeImportColumns,
  placeImportHeader,
  placeImportRow,
  placeImportSheet,
  readPlaceImportHead,
} from './imports/places.ts';
export {
  type UnitImportColumn,
  readUnitImportHead,
  unitImportColumns,
  unitImportForm,
  unitImportRow,
  unitImportSheet,
} from './imports/units.ts';
export { type ImportsAtOnce, checkImportsAtOnce, importShare, tenantShare } from './imports/shares.ts';
export { siteImportWords, siteUnitImportWords } from './imports/words.ts';
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
  projectLabelChars,
  projectLabelsMax,
  projectsMax,
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
  removedInspectorDays,
  siteMoveHours,
  repairPlacesMax,
  siteNameChars,
  tenantTermsChars,
  unitInspectorsMax,
  unitPhonesMax,
  usageDays,
  userLogDays,
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
export { checkPlaceFields, checkPlaceNodes, mayChangePlaceField, needsUnitOrPoint, placeFieldRoles } from './assign.ts';
export {
  type OnUnit,
  type TickedUnit,
  type UnitValue,
  checkDeleteUnit,
  checkUnitFields,
  checkUnitMove,
  checkUnitPartner,
  mayChangeUnitField,
  unitFieldRoles,
  unitMoveForm,
} from './units.ts';
export { checkRegistration, tenantForm } from './tenant.ts';
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
export { type Searched, rankFound, searchRank } from './search.ts';
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
  memberCodeForm,
  memberForm,
  memberProofs,
  memberReach,
  memberRights,
} from './members.ts';
export {
  type PlaceValue,
  type SmallPlaceKind,
  checkAddRepairPlace,
  type InPlace,
  checkDeletePlace,
  checkPartnerChange,
  checkPlacesBack,
  newPlaceForm,
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
  checkInspector,
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
export {
  type LabelColour,
  type LabelShape,
  checkProjectLabel,
  labelColours,
  labelShapes,
  projectLabelForm,
} from './projectLabels.ts';
export { siteLimitWords } from './limits/words.ts';
export { siteFormWords, siteWords } from './words.ts';
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
