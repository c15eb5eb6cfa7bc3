import type { Problem } from '@fireline/domain/lib';
import { partnersOf, type Scope } from '@fireline/domain/role';
import type { Db, Tx } from '../../lib/db/schema.ts';

// What rules of a tenant, of alarms and of triggers, have in common: each is for all devices or for those of a partner.

/** Whether the caller may change what is for the devices of that partner: the platform all, a partner what is for it and those below. */
export const isOwn = (scope: Scope, partnerId: number | null): boolean =>
  scope.role === 'platform' || (scope.role === 'agent' && partnerId !== null && partnersOf(scope).includes(partnerId));

/** The partners whose rules the caller sees besides those for all devices; undefined: all. */
export async function seenPartners(db: Db | Tx, scope: Scope): Promise<readonly number[] | undefined> {
  const { rentId, role, unitId, maintId } = scope;
  if (role === 'platform') return undefined;
  if (role === 'agent') return partnersOf(scope);
  const table = role === 'maint' ? 'maint' : 'unit';
  const node = role === 'maint' ? maintId : unitId;
  if (node === undefined) return [];
  const row = await db
    .selectFrom(table)
    .select('partnerId')
    .where('rentId', '=', rentId)
    .where(`${table}Id` as 'unitId', '=', node)
    .executeTakeFirst();
  return row?.partnerId ? [row.partnerId] : [];
}

/** Whose devices a new rule is about: those that were named, of a partner's person its own. */
export const partnerFor = (scope: Scope, named: number | undefined): number | null =>
  named ?? (scope.role === 'agent' ? (scope.partnerId ?? null) : null);

/** Why a rule for the devices of that partner cannot be the caller's, or nothing. */
export async function checkPartner(tx: Tx, scope: Scope, partnerId: number | null): Promise<Problem | undefined> {
  const problem: Problem = { code: 'form.choice', field: 'partnerId' };
  if (!isOwn(scope, partnerId)) return problem;
  if (partnerId === null) return undefined;
  const found = await tx
    .selectFrom('partner')
    .select('partnerId')
    .where('rentId', '=', scope.rentId)
    .where('partnerId', '=', partnerId)
    .executeTakeFirst();
  return found ? undefined : problem;
}
