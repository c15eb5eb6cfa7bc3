import { partnersOf, type Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { inOrder, type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import './tables.ts';

export interface KeyQuery extends Paging {
  readonly search?: string | undefined;
  readonly state?: 'enabled' | 'disabled' | undefined;
  readonly sort: 'name' | 'lastUsedAt' | 'uses' | 'createdAt';
  readonly order: 'asc' | 'desc';
}

/** Of the tenant all, of a partner those of its branch. @spec PUB-07 ROL-06 */
function keyFilter(scope: Scope): RawBuilder<SqlBool> {
  const inTenant = sql<SqlBool>`embed_key.rent_id = ${scope.rentId}`;
  if (scope.rentKind === 'operator') return sql`false`;
  if (scope.role === 'platform') return inTenant;
  return scope.role === 'agent' ? sql`${inTenant} and embed_key.partner_id = ${anyId(partnersOf(scope))}` : sql`false`;
}

const shown = [
  'keyId',
  'embedKey.name',
  'embedKey.partnerId',
  'origins',
  'pieces',
  'minutes',
  'embedKey.disabled',
  'createdBy',
  'createdAt',
  'embedKey.changedBy',
  'lastUsedAt',
  'uses',
  'embedKey.revision',
] as const;
const keys = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('embedKey')
    .leftJoin('partner', 'partner.partnerId', 'embedKey.partnerId')
    .select(shown)
    .select((eb) => eb.fn.coalesce('partner.name', sql.lit('')).as('partnerName'))
    .where(keyFilter(scope));

export const keysPage = (db: Db, scope: Scope, { search, state, sort, order, ...paging }: KeyQuery) =>
  pageOf(
    keys(db, scope)
      .$if(Boolean(search), (q) => q.where(containsText(search ?? '', 'embedKey.name', 'keyId', 'partner.name')))
      .$if(state !== undefined, (q) => q.where('embedKey.disabled', '=', state === 'disabled'))
      .orderBy(`embedKey.${sort}`, inOrder(order))
      .orderBy('keyId', order),
    paging,
  );

export const keyById = (tx: Tx, scope: Scope, keyId: string) =>
  keys(tx, scope).where('keyId', '=', keyId).executeTakeFirstOrThrow();

/** The key, held, so that of two people who change it one learns of the other. */
export const lockKey = (tx: Tx, scope: Scope, keyId: string) =>
  tx
    .selectFrom('embedKey')
    .selectAll()
    .where(keyFilter(scope))
    .where('keyId', '=', keyId)
    .forUpdate()
    .executeTakeFirst();
export type Standing = NonNullable<Awaited<ReturnType<typeof lockKey>>>;

/** Names of the other keys of the tenant, and how many of them are in use. */
export const otherKeys = (tx: Tx, rentId: string, keyId: string | undefined) =>
  tx
    .selectFrom('embedKey')
    .select(['name', 'disabled'])
    .where('rentId', '=', rentId)
    .where('keyId', '<>', keyId ?? '')
    .execute();

export const insertKey = (tx: Tx, row: NewRow<'embedKey'>) => tx.insertInto('embedKey').values(row).execute();

export const updateKey = (tx: Tx, keyId: string, row: Partial<NewRow<'embedKey'>>) =>
  tx
    .updateTable('embedKey')
    .set((eb) => ({ ...row, revision: eb('revision', '+', 1) }))
    .where('keyId', '=', keyId)
    .execute();

/**
 * The key as it stands now: read for each use of it, so that a change counts on every gateway at once. One of a disabled or deleted partner is
 * disabled with it.
 * @spec PUB-07 ORG-05
 */
export async function keyNow(db: Db | Tx, keyId: string) {
  const key = await db
    .selectFrom('embedKey')
    .leftJoin('partner', 'partner.partnerId', 'embedKey.partnerId')
    .selectAll('embedKey')
    .select(sql<boolean>`(partner.disabled_at is not null or partner.deleted_at is not null)`.as('isPartnerGone'))
    .where('keyId', '=', keyId)
    .executeTakeFirst();
  return key && { ...key, disabled: key.disabled || key.isPartnerGone };
}

export const countUse = (db: Db, keyId: string, now: string) =>
  db
    .updateTable('embedKey')
    .set((eb) => ({ uses: eb('uses', '+', 1), lastUsedAt: now }))
    .where('keyId', '=', keyId)
    .execute();
