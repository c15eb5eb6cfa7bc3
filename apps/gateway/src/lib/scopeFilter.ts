import { partnersOf, placesOf, type Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from './db/query/anyOf.ts';

type Scoped =
  | 'device'
  | 'alarm'
  | 'pushEvent'
  | 'place'
  | 'planLayer'
  | 'fireResource'
  | 'hazard'
  | 'sendRecord'
  | 'deviceDay'
  | 'deviceDeed'
  | 'safetyReport'
  | 'workOrder'
  | 'diagnosis';

/**
 * The domain's `isInScope` as a condition on the table's whereabouts.
 * @spec ROL-06 ORG-04 ORG-06
 */
export function scopeFilter(scope: Scope, table: Scoped): RawBuilder<SqlBool> {
  const ref = (column: string) => sql.ref(`${table}.${column}`);
  // a deleted place and a removed device stay for what happened there, and are nowhere to be found
  const gone = { place: sql` and place.deleted_at is null`, device: sql` and device.removed_at is null` };
  const isThere = table === 'place' || table === 'device' ? gone[table] : sql``;
  const inTenant = sql<SqlBool>`${ref('rentId')} = ${scope.rentId}${isThere}`;
  const under = (column: string, node: number | undefined) =>
    node === undefined ? sql<SqlBool>`false` : sql<SqlBool>`${inTenant} and ${ref(column)} = ${node}`;
  const underAny = (column: string, nodes: readonly number[]) =>
    nodes.length < 2 ? under(column, nodes[0]) : sql<SqlBool>`${inTenant} and ${ref(column)} = ${anyId(nodes)}`;
  if (scope.rentKind === 'operator') return sql`false`;
  switch (scope.role) {
    case 'platform':
      return inTenant;
    case 'org':
      return scope.orgPath?.endsWith('/') === true
        ? sql`${inTenant} and starts_with(${ref('orgPath')}, ${scope.orgPath})`
        : sql`false`;
    case 'agent':
      return underAny('partnerId', partnersOf(scope));
    case 'unit':
      return under('unitId', scope.unitId);
    case 'maint':
      return scope.withinPartnerIds === undefined
        ? under('maintId', scope.maintId)
        : sql`(${under('maintId', scope.maintId)}) and ${ref('partnerId')} = ${anyId(scope.withinPartnerIds)}`;
    case 'resident':
      return underAny('placeId', placesOf(scope));
  }
}

/** What stands under the organisation of the path; everything when there is none to keep to. */
export const underOrg = (table: Scoped, orgPath: string | undefined): RawBuilder<SqlBool> =>
  orgPath === undefined ? sql`true` : sql`starts_with(${sql.ref(`${table}.orgPath`)}, ${orgPath})`;

/**
 * The units that a scope sees: its own and those below it, or those of the places that it keeps or lives in.
 * @spec SIT-06 ROL-06 ORG-05
 */
export function unitFilter(scope: Scope): RawBuilder<SqlBool> {
  const { rentId, rentKind, role, orgPath, unitId } = scope;
  const inTenant = sql<SqlBool>`unit.rent_id = ${rentId} and unit.deleted_at is null`;
  if (rentKind === 'operator') return sql`false`;
  switch (role) {
    case 'platform':
      return inTenant;
    case 'org':
      return orgPath?.endsWith('/') === true ? sql`${inTenant} and starts_with(unit.org_path, ${orgPath})` : sql`false`;
    case 'agent':
      return sql`${inTenant} and unit.partner_id = ${anyId(partnersOf(scope))}`;
    case 'unit':
      return unitId === undefined ? sql`false` : sql`${inTenant} and unit.unit_id = ${unitId}`;
    case 'maint':
    case 'resident':
      return sql`${inTenant} and unit.unit_id in (select unit_id from place where ${scopeFilter(scope, 'place')})`;
  }
}

/**
 * The domain's `seesFireResource` as a condition.
 * @spec BLD-05 ORG-04
 */
export function resourceFilter(scope: Scope): RawBuilder<SqlBool> {
  const own = scopeFilter(scope, 'fireResource');
  if (scope.role === 'org' || scope.rentKind === 'operator') return own;
  const ref = (column: string) => sql.ref(`fireResource.${column}`);
  return sql`((${own}) or (${ref('rentId')} = ${scope.rentId} and ${ref('partnerId')} is null and ${ref('unitId')} is null
    and ${ref('maintId')} is null and ${ref('placeId')} is null))`;
}
