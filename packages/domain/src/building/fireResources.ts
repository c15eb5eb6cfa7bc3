import { defineForm, id, number, oneOf, optional, text } from '../lib/index.ts';
import { isInScope, type Scope, type Whereabouts } from '../role/index.ts';
import {
  addressChars,
  addressFields,
  alarmPhone,
  lngLatOf,
  personNameChars,
  siteNameChars,
  wgs84,
} from '../site/index.ts';
import { buildingRemarkChars, resourceAmount } from './limits.ts';

/** What fire fighters can draw on; each has a list and a layer of the map, `/fireresource/{kind}`. @spec BLD-05 */
export const fireResourceKinds = ['building', 'floor', 'water', 'hydrant', 'fireteam', 'firesite'] as const;
export type FireResourceKind = (typeof fireResourceKinds)[number];

/** The kinds that stand at a point of the map; a floor is shown with its building. @spec BLD-05 */
export const mappedResources = [
  'building',
  'water',
  'hydrant',
  'fireteam',
  'firesite',
] as const satisfies readonly FireResourceKind[];

/** The kinds that are put on record by themselves; buildings and floors are known anyway. @spec BLD-05 */
export const ownResources = ['water', 'hydrant', 'fireteam', 'firesite'] as const satisfies readonly FireResourceKind[];
export type OwnResource = (typeof ownResources)[number];

/** What the amount of a resource counts. @spec BLD-05 */
export const resourceAmounts = {
  water: 'cubicMetres',
  hydrant: 'litresPerSecond',
  fireteam: 'people',
  firesite: 'people',
} as const satisfies Readonly<Record<OwnResource, string>>;
export type ResourceAmount = (typeof resourceAmounts)[OwnResource];

/** @spec BLD-05 */
export const resourceStates = ['inService', 'outOfService'] as const;
export type ResourceState = (typeof resourceStates)[number];

/**
 * A fire resource as it is put on record or changed. It stands at a point: fire fighters have to find it. Without a place it is a
 * public one.
 * @spec BLD-05 SIT-10
 */
export const fireResourceForm = defineForm({
  kind: oneOf(ownResources),
  name: text(siteNameChars),
  state: oneOf(resourceStates),
  address: text({ min: 0, max: addressChars.max }),
  lnglat: lngLatOf(wgs84),
  code: optional(addressFields.code),
  adminPath: optional(addressFields.adminPath),
  adminName: optional(addressFields.adminName),
  placeId: optional(id),
  amount: optional(number(resourceAmount)),
  contact: text({ min: 0, max: personNameChars.max }),
  phone: optional(alarmPhone),
  remarks: text(buildingRemarkChars),
});

/**
 * Whether somebody may see a fire resource. Decision: a public one, of no place and nobody, is seen by everyone of the tenant, because
 * the nearest hydrant is asked for in an emergency; only an organisation keeps to its own subtree.
 * @spec BLD-05 ORG-04 ROL-06
 */
export const seesFireResource = (scope: Scope, at: Whereabouts): boolean => {
  const isPublic = at.partnerId === null && at.unitId === null && at.maintId === null && at.placeId === null;
  if (isPublic && scope.role !== 'org' && scope.rentKind !== 'operator') return scope.rentId === at.rentId;
  return isInScope(scope, at);
};
