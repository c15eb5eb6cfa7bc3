import {
  type Field,
  type FieldValue,
  type Problem,
  defineForm,
  flag,
  oneOf,
  optional,
  text,
  id,
  isBlank,
  ok,
  withRules,
} from '../lib/index.ts';
import { addressFields } from './address.ts';
import { lngLatOf, wgs84 } from './coordinates.ts';
import { addressChars, personNameChars, placeCodeChars, repairPlacesMax, siteNameChars } from './limits.ts';
import { alarmPhone, phoneFields, phonesRule } from './phones.ts';
import { placeTypeLetters } from './placeTypes.ts';

/** The nine kinds of small place that fire regulations name. @spec SIT-04 */
export const smallPlaceKinds = [
  'school',
  'clinic',
  'shop',
  'restaurant',
  'hotel',
  'entertainment',
  'internetCafe',
  'bathOrBeauty',
  'workshop',
] as const;
export type SmallPlaceKind = (typeof smallPlaceKinds)[number];

const place = {
  name: text(siteNameChars),
  type: oneOf(placeTypeLetters),
  smallKind: optional(oneOf(smallPlaceKinds)),
  manager: text(personNameChars),
  phone: alarmPhone,
  address: text(addressChars),
  number: text(placeCodeChars),
  houseCode: text(placeCodeChars),
  lnglat: optional(lngLatOf(wgs84)),
};

const placeFields = {
  ...place,
  ...phoneFields('place'),
  unitId: optional(id),
  partnerId: optional(id),
  isRepair: flag,
  code: optional(addressFields.code),
  adminPath: optional(addressFields.adminPath),
  adminName: optional(addressFields.adminName),
};
/** A place as it was entered. @spec SIT-02 */
export type PlaceValue = { readonly [Name in keyof typeof placeFields]: FieldValue<(typeof placeFields)[Name]> };
/**
 * A place as it is created or changed. A place with a small kind is a small ("nine-small") place. What the map picker knows of its
 * point comes with it: the code and the districts.
 * @spec SIT-01 SIT-02 SIT-03 SIT-09
 */
export const placeForm = withRules(defineForm(placeFields), [phonesRule]);

/**
 * A new place of somebody who does not belong to a unit: it hangs under its unit, or under the organisation that has its point, so that one of the two is needed.
 * @spec SIT-02 SIT-09
 */
export const newPlaceForm = withRules(placeForm, [
  {
    of: ['unitId', 'lnglat'],
    check: ({ unitId, lnglat }) => [
      unitId === undefined && lnglat === undefined ? { code: 'site.place.nowhere', field: 'unitId' } : undefined,
    ],
  },
]);

/** The detailed address of an import, which has a message of its own. @spec SIT-04 */
const detailedAddress: Field<string> = (raw, field) => {
  const result = text(addressChars)(raw, field);
  return !result.ok && result.problems[0]?.code === 'form.required'
    ? { ok: false, problems: [{ code: 'site.place.addressRequired', field }] }
    : result;
};

/**
 * One row of a place import: only small places, with their detailed address; the partner is the current one unless the row names
 * another, and none where there is no current one.
 * @spec SIT-04
 */
export const placeImportForm = (currentPartnerId: number | undefined) =>
  defineForm({
    ...place,
    address: detailedAddress,
    smallKind: ((raw, field) => {
      const result = oneOf(smallPlaceKinds)(raw, field);
      return result.ok ? result : { ok: false, problems: [{ code: 'site.place.smallOnly', field }] };
    }) satisfies Field<SmallPlaceKind>,
    partnerId: ((raw, field) => (isBlank(raw) ? ok(currentPartnerId) : id(raw, field))) satisfies Field<
      number | undefined
    >,
  });

/**
 * Why the partner of these places cannot be changed together: nothing chosen, or some are not small, told by how many.
 * @spec SIT-04
 */
export const checkPartnerChange = (
  places: readonly { readonly smallKind?: SmallPlaceKind | undefined }[],
): Problem | undefined => {
  if (places.length === 0) return { code: 'site.place.selectFirst' };
  const others = places.filter(({ smallKind }) => smallKind === undefined).length;
  return others > 0 ? { code: 'site.place.partnerOfSmallOnly', args: { count: others } } : undefined;
};

interface GivenPlace {
  readonly placeId: number;
  readonly revision: number;
}
/** Why places cannot go back together where they came from: each that is gone, or that somebody changed since. @spec SIT-04 */
export function checkPlacesBack(
  given: readonly GivenPlace[],
  standing: readonly (GivenPlace & { readonly name: string; readonly changedBy: string })[],
): Problem[] {
  const now = new Map(standing.map((place) => [place.placeId, place]));
  return given.flatMap(({ placeId, revision }): Problem[] => {
    const place = now.get(placeId);
    if (!place) return [{ code: 'site.place.back.gone', args: { place: String(placeId) } }];
    if (place.revision === revision) return [];
    return [{ code: 'site.place.back.changed', args: { place: place.name, name: place.changedBy } }];
  });
}

/** Why a tenant with so many repair places cannot have another. @spec SIT-05 */
export const checkAddRepairPlace = (repairPlaces: number): Problem | undefined =>
  repairPlaces >= repairPlacesMax ? { code: 'site.repairPlace.one', args: { 0: repairPlacesMax } } : undefined;

/** What still hangs in a place. @spec SIT-05 */
export interface InPlace {
  readonly isRepair: boolean;
  readonly devices: number;
  readonly buildings: number;
  readonly plans: number;
  /** Fire resources. */
  readonly resources: number;
  /** Members and accounts. */
  readonly members: number;
}
/**
 * Why a place cannot be deleted. Decision: neither can one that still has devices, buildings, plans, fire resources or people.
 * @spec SIT-05
 */
export const checkDeletePlace = ({ isRepair, devices, ...others }: InPlace): Problem | undefined => {
  if (isRepair) return { code: 'site.repairPlace.stays' };
  if (devices > 0) return { code: 'site.place.hasDevices', args: { count: devices } };
  const { buildings, plans, resources, members } = others;
  return buildings + plans + resources + members > 0
    ? { code: 'site.place.inUse', args: { buildings, plans, resources, members } }
    : undefined;
};
