import { partnersOf, type Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { ruleOf } from './planning.ts';
import { chainsOf, settingsOf } from './planStore.ts';

type Owned = 'sendAccess' | 'phoneBlock' | 'deviceBlock' | 'messageTemplate' | 'sendTrigger' | 'sendRule';

/** Whose settings the caller makes: its partner's, or the tenant's own. */
export const ownerOf = ({ role, partnerId }: Scope): number | null => (role === 'agent' ? (partnerId ?? -1) : null);

/** The owner, those above it, and null for the tenant. */
export const chainOf = (db: Db | Tx, scope: Scope): Promise<readonly (number | null)[]> =>
  chainFrom(db, ownerOf(scope));

/** The partner, those above it, and null for the tenant. */
export const chainFrom = async (db: Db | Tx, partnerId: number | null): Promise<readonly (number | null)[]> =>
  (await chainsOf(db, [partnerId])).get(partnerId) ?? [partnerId, null];

/** What holds for the messages of a partner, or the tenant's own. @spec MSG-06 */
export async function sendRuleOf(db: Db | Tx, rentId: string, partnerId: number | null) {
  const chain = await chainFrom(db, partnerId);
  return ruleOf(await settingsOf(db, rentId, chain), chain);
}

/** What of a table the caller sees: of the tenant all, of a partner what is its branch's. Nobody sees what is beside them. @spec ORG-06 MSG-06 */
export function ownedFilter(scope: Scope, table: Owned): RawBuilder<SqlBool> {
  const inTenant = sql<SqlBool>`${sql.ref(`${table}.rentId`)} = ${scope.rentId}`;
  if (scope.rentKind === 'operator') return sql`false`;
  if (scope.role === 'platform') return inTenant;
  return scope.role === 'agent'
    ? sql`${inTenant} and ${sql.ref(`${table}.partnerId`)} = ${anyId(partnersOf(scope))}`
    : sql`false`;
}

/** The partner that a row is of; empty: the tenant itself. */
export const partnerName = (table: Owned) =>
  sql<string>`coalesce((select name from partner where partner.partner_id = ${sql.ref(`${table}.partnerId`)}), '')`;
