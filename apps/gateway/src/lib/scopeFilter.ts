import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

type Scoped = 'device' | 'alarm' | 'pushEvent' | 'place' | 'planLayer';

/**
 * The domain's `isInScope` as a condition on the table's whereabouts.
 * @spec ROL-06 ORG-04
 */
export function scopeFilter(scope: Scope, table: Scoped): RawBuilder<SqlBool> {
  const ref = (column: string) => sql.ref(`${table}.${column}`);
  const inTenant = sql<SqlBool>`${ref('rentId')} = ${scope.rentId}`;
  const under = (column: string, node: number | undefined) =>
    node === undefined ? sql<SqlBool>`false` : sql<SqlBool>`${inTenant} and ${ref(column)} = ${node}`;
  switch (scope.role) {
    case 'platform':
      return inTenant;
    case 'org':
      return scope.orgPath?.endsWith('/') === true
        ? sql`${inTenant} and starts_with(${ref('orgPath')}, ${scope.orgPath})`
        : sql`false`;
    case 'agent':
      return under('partnerId', scope.partnerId);
    case 'unit':
      return under('unitId', scope.unitId);
    case 'maint':
      return under('maintId', scope.maintId);
    case 'resident':
      return under('placeId', scope.placeId);
  }
}
