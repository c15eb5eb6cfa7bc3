import type { Problem } from '../lib/index.ts';
import { type Role, type Scope, type Whereabouts, isInScope, keptNode, partnersOf } from '../role/index.ts';
import type { PlaceValue } from './places.ts';

const managers: readonly Role[] = ['platform', 'agent', 'unit'];
const alsoMaint: readonly Role[] = [...managers, 'maint'];
const alsoResident: readonly Role[] = [...alsoMaint, 'resident'];

/**
 * Who may change each field of a place in their scope. Residents keep the people to call; a maintenance company also where the place is.
 * Which unit and partner a place may be given to is told by `checkPlaceNodes`.
 * @spec SIT-02 SIT-05 ROL-06
 */
export const placeFieldRoles: Readonly<Record<keyof PlaceValue, readonly Role[]>> = {
  name: managers,
  type: managers,
  smallKind: managers,
  number: managers,
  isRepair: ['platform'],
  unitId: managers,
  partnerId: managers,
  address: alsoMaint,
  houseCode: alsoMaint,
  lnglat: alsoMaint,
  code: alsoMaint,
  adminPath: alsoMaint,
  adminName: alsoMaint,
  manager: alsoResident,
  phone: alsoResident,
  mobiles: alsoResident,
  landlines: alsoResident,
};

/** Whether the role may change the field of a place. @spec SIT-02 ROL-06 */
export const mayChangePlaceField = (role: Role, field: keyof PlaceValue): boolean =>
  placeFieldRoles[field].includes(role);

/** Whether a new place of the role has to name its unit or its point: one of a unit hangs under that unit. @spec SIT-02 SIT-09 */
export const needsUnitOrPoint = (role: Role): boolean => role !== 'unit';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What is refused of a change: each field that differs and is not the role's to change. @spec SIT-02 ROL-06 */
export const checkPlaceFields = (role: Role, before: Partial<PlaceValue>, after: PlaceValue): Problem[] =>
  (Object.keys(placeFieldRoles) as (keyof PlaceValue)[])
    .filter((field) => !mayChangePlaceField(role, field) && !isSame(before[field], after[field]))
    .map((field) => ({ code: 'site.place.fieldKept', field }));

interface UnitNode {
  readonly partnerId: number | null;
}
interface Assigned {
  /** Where the place stood; nothing for a new one. */
  readonly before?: Whereabouts | undefined;
  readonly after: Whereabouts;
  /** The units that it is taken from and given to. */
  readonly units: readonly UnitNode[];
}

/**
 * Why a place cannot hang there. The platform assigns everything of its tenant; a partner gives its places to units under it; a unit
 * has its own places only, under its own partner. Another organisation or partner is the platform's to choose.
 * @spec SIT-02 ROL-06 ORG-05
 */
export function checkPlaceNodes(scope: Scope, { before, after, units }: Assigned): Problem | undefined {
  if (scope.role === 'platform') return undefined;
  const isOfOthers = ({ partnerId }: UnitNode) => partnerId === null || !partnersOf(scope).includes(partnerId);
  if (scope.role === 'agent' && units.some(isOfOthers)) return { code: 'site.unit.notFound', field: 'unitId' };
  const partnerId = units[0] ? units[0].partnerId : (scope.partnerId ?? null);
  const kept = keptNode(scope, before ?? { ...after, partnerId }, after);
  if (kept) return { code: 'role.nodeKept', field: kept === 'orgPath' ? 'adminPath' : kept };
  return isInScope(scope, after) ? undefined : { code: 'site.place.outside', field: 'unitId' };
}
