import { partnersOf, type Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';

/** The number of a holder of a kind; null of all others, so that nothing else is read as a number. */
const idOf = (kind: string) =>
  sql`(case when resource_account.holder_kind = ${kind} then resource_account.holder_id::bigint end)`;

/**
 * The balances that somebody sees: the operator those of tenants alone, a tenant all within it, a partner its own and those below it.
 * @spec TAR-07 ORG-06 ROL-06
 */
export function unitsFilter(scope: Scope): RawBuilder<SqlBool> {
  if (scope.rentKind === 'operator') return sql<SqlBool>`(resource_account.holder_kind = 'tenant')`;
  const inTenant = sql`resource_account.rent_id = ${scope.rentId}`;
  if (scope.role === 'platform') return sql<SqlBool>`(${inTenant})`;
  const partners = partnersOf(scope);
  if (scope.role !== 'agent' || partners.length === 0) return sql<SqlBool>`false`;
  const among = (table: string, kind: string) =>
    sql`exists (select 1 from ${sql.table(table)} as held where held.${sql.ref(`${table}_id`)} = ${idOf(kind)}
      and held.rent_id = ${scope.rentId} and held.partner_id = ${anyId(partners)})`;
  return sql<SqlBool>`(${inTenant} and (${idOf('partner')} = ${anyId(partners)} or ${among('unit', 'unit')}
    or ${among('place', 'place')} or ${among('device', 'device')}))`;
}

/** What a holder is called today. */
export const holderName = sql<string>`coalesce(case resource_account.holder_kind
  when 'tenant' then (select name from rent where rent.rent_id = resource_account.holder_id)
  when 'partner' then (select name from partner where partner.partner_id = ${idOf('partner')})
  when 'unit' then (select name from unit where unit.unit_id = ${idOf('unit')})
  when 'place' then (select name from place where place.place_id = ${idOf('place')})
  when 'device' then (select name from device where device.device_id = ${idOf('device')}) end, '')`;
