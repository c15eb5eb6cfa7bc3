import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SignedInAsks } from '../../lib/context.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** Who looks at orders. */
export interface Reader {
  readonly scope: Scope;
  readonly userId: number;
  /** Holds the list of all orders. */
  readonly seesAll: boolean;
}

export const readerOf = ({ scope, account, rights }: SignedInAsks): Reader => ({
  scope,
  userId: account.userId,
  seesAll: rights.granted.has('workOrdersAll:view'),
});

/** Whether somebody took part in the order. */
export const tookPart = (userId: number) =>
  sql<SqlBool>`exists (select 1 from work_order_part part where part.order_id = work_order.order_id and part.user_id = ${userId})`;

/** The domain's `seesWorkOrder` as a condition. @spec SRV-01 ROL-06 ORG-06 */
export function seen({ scope, userId, seesAll }: Reader): RawBuilder<SqlBool> {
  if (scope.role === 'org' || scope.rentKind === 'operator') return sql`false`;
  const inScope = seesAll ? scopeFilter(scope, 'workOrder') : sql<SqlBool>`false`;
  return sql`(work_order.rent_id = ${scope.rentId} and (${tookPart(userId)} or (${inScope})))`;
}
