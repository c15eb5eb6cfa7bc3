import { type Form, type Problem, defineForm, id, optional, text } from '../lib/index.ts';
import { type Role, type Scope, partnersOf } from '../role/index.ts';
import type { unitForm } from './companies.ts';

export type UnitValue = typeof unitForm extends Form<infer Value> ? Value : never;
type UnitField = keyof UnitValue;

const managers: readonly Role[] = ['platform', 'agent', 'unit'];
const alsoMaint: readonly Role[] = [...managers, 'maint'];
const assigners: readonly Role[] = ['platform', 'agent'];

/**
 * Who may change each field of a unit in their scope. A unit keeps its own facts; a maintenance company keeps whom to call and where.
 * @spec SIT-06 ROL-06
 */
export const unitFieldRoles: Readonly<Record<UnitField, readonly Role[]>> = {
  name: managers,
  contact: alsoMaint,
  address: alsoMaint,
  mobiles: alsoMaint,
  landlines: alsoMaint,
  lnglat: alsoMaint,
  orgId: assigners,
  partnerId: assigners,
};

/** Whether the role may change the field of a unit. @spec SIT-06 ROL-06 */
export const mayChangeUnitField = (role: Role, field: UnitField): boolean => unitFieldRoles[field].includes(role);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What is refused of a change: each field that differs and is not the role's to change. @spec SIT-06 ROL-06 */
export const checkUnitFields = (role: Role, before: Partial<UnitValue>, after: UnitValue): Problem[] =>
  (Object.keys(unitFieldRoles) as UnitField[])
    .filter((field) => !mayChangeUnitField(role, field) && !isSame(before[field], after[field]))
    .map((field) => ({ code: 'site.place.fieldKept', field }));

/** Why a unit cannot be given to the partner: a partner gives units to itself and to those below it only. @spec SIT-06 ORG-05 */
export const checkUnitPartner = (scope: Scope, partnerId: number | undefined): Problem | undefined =>
  scope.role === 'agent' && (partnerId === undefined || !partnersOf(scope).includes(partnerId))
    ? { code: 'site.unit.otherPartner', field: 'partnerId' }
    : undefined;

/** Where units go together: to another organisation, partner, or both. @spec SIT-06 ORG-05 */
export const unitMoveForm = defineForm(
  { orgId: optional(text({ min: 1, max: 32 })), partnerId: optional(id) },
  ({ orgId, partnerId }) =>
    orgId === undefined && partnerId === undefined ? [{ code: 'site.unit.move.nowhere', field: 'orgId' }] : [],
);

/** A unit as a reader ticked it. */
export interface TickedUnit {
  readonly unitId: number;
  readonly revision: number;
}
/** A unit as it stands now. */
interface StandingUnit extends TickedUnit {
  readonly name: string;
  readonly changedBy: string;
}
/**
 * Which of the ticked units cannot go, each with its reason; one that cannot holds all of them back.
 * @param standing those that the reader still reaches
 * @spec SIT-06 ORG-05
 */
export function checkUnitMove(ticked: readonly TickedUnit[], standing: readonly StandingUnit[]): Problem[] {
  const now = new Map(standing.map((unit) => [unit.unitId, unit]));
  return ticked.flatMap(({ unitId, revision }): Problem[] => {
    const unit = now.get(unitId);
    if (!unit) return [{ code: 'site.unit.move.gone', args: { unit: String(unitId) } }];
    if (unit.revision === revision) return [];
    return [{ code: 'site.unit.move.changed', args: { unit: unit.name, name: unit.changedBy } }];
  });
}

/** What still hangs on a unit. @spec SIT-06 */
export interface OnUnit {
  readonly places: number;
  readonly devices: number;
  readonly users: number;
}
/** Why a unit cannot be deleted: what still hangs on it, with how many. Decision: it is moved or deleted first. @spec SIT-06 */
export const checkDeleteUnit = ({ places, devices, users }: OnUnit): Problem | undefined =>
  places + devices + users > 0 ? { code: 'site.unit.inUse', args: { places, devices, users } } : undefined;
