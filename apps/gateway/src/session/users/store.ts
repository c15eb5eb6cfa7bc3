import { partnersOf, type Role, type Scope } from '@fireline/domain/role';
import { dayMs } from '@fireline/domain/lib';
import { accountIdleDays, type AccountUse } from '@fireline/domain/session';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { findsText } from '../../lib/db/query/findsText.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { isLockedAt } from '../tryStore.ts';

/** The accounts that an account looks after: those bound to its own node, or to what hangs under it. @spec SES-08 ORG-05 */
export function accountFilter({ rentId, role, ...node }: Scope): RawBuilder<SqlBool> {
  const inTenant = sql<SqlBool>`app_user.rent_id = ${rentId} and app_user.deleted_at is null`;
  const partners = anyId(partnersOf(node));
  switch (role) {
    case 'platform':
      return inTenant;
    case 'agent':
      return sql`${inTenant} and (app_user.partner_id = ${partners}
        or app_user.unit_id in (select unit_id from unit where partner_id = ${partners})
        or app_user.maint_id in (select maint_id from maint where partner_id = ${partners})
        or app_user.place_id in (select place_id from place where partner_id = ${partners}))`;
    case 'unit':
      return sql`${inTenant} and (app_user.unit_id = ${node.unitId ?? null}
        or app_user.place_id in (select place_id from place where unit_id = ${node.unitId ?? null}))`;
    case 'maint':
      return sql`${inTenant} and app_user.maint_id = ${node.maintId ?? null}`;
    default:
      return sql`false`;
  }
}

const nodeName = sql<string>`coalesce(
  (select name from partner where partner_id = app_user.partner_id and app_user.role = 'agent'),
  (select name from unit where unit_id = app_user.unit_id),
  (select name from maint where maint_id = app_user.maint_id),
  (select name from place where place_id = app_user.place_id),
  (select name from org where org.rent_id = app_user.rent_id and org.path = app_user.org_path), '')`;

export interface UserFilter {
  readonly search?: string | undefined;
  readonly kind?: Role | undefined;
  readonly roleId?: number | undefined;
  readonly state?: 'active' | 'locked' | 'disabled' | undefined;
  readonly use?: AccountUse | undefined;
  readonly isBound?: boolean | undefined;
  /** Bound to the organisation or to one under it. */
  readonly orgId?: string | undefined;
  readonly unitId?: number | undefined;
  readonly placeId?: number | undefined;
  readonly partnerId?: number | undefined;
  readonly maintId?: number | undefined;
  readonly sort: 'username' | 'realName' | 'lastLoginAt' | 'createdAt';
  readonly order: 'asc' | 'desc';
}

const columns = [
  'appUser.userId',
  'appUser.rentId',
  'appUser.username',
  'appUser.realName',
  'appUser.role',
  'appUser.roleId',
  'appUser.accountType',
  'appUser.mobile',
  'appUser.disabled',
  'appUser.mustChangePassword',
  'appUser.createdAt',
  'appUser.lastLoginAt',
  'appUser.revision',
] as const;

/** Whether the last login is as asked, by the domain's number of days. */
const isUsed = (use: AccountUse, now: string): RawBuilder<SqlBool> => {
  const since = new Date(Date.parse(now) - accountIdleDays * dayMs).toISOString();
  const conditions = {
    never: sql<SqlBool>`app_user.last_login_at is null`,
    recent: sql<SqlBool>`app_user.last_login_at >= ${since}`,
    idle: sql<SqlBool>`app_user.last_login_at < ${since}`,
  };
  return conditions[use];
};

/** The platform's people are bound to nothing, and see all; a partner binds its own people only. */
const bound = sql<SqlBool>`(app_user.role = 'platform' or app_user.org_path is not null or
  coalesce(case when app_user.role = 'agent' then app_user.partner_id end, app_user.unit_id, app_user.maint_id, app_user.place_id) is not null)`;

/** Whether an account is bound to the organisation or to one under it. */
const underOrgOf = (orgId: string) => sql<SqlBool>`exists (select from org where org.rent_id = app_user.rent_id
  and org.org_id = ${orgId} and starts_with(app_user.org_path, org.path))`;

const searched = { open: ['app_user.real_name'], masked: ['app_user.mobile'], maskedTexts: ['app_user.username'] };

function filtered(db: Db, scope: Scope, now: string, { search, kind, roleId, state, use, isBound, ...at }: UserFilter) {
  const isLocked = isLockedAt(now);
  return db
    .selectFrom('appUser')
    .leftJoin('role as ownRole', 'ownRole.roleId', 'appUser.roleId')
    .where(accountFilter(scope))
    .$if(search !== undefined, (q) => q.where(findsText(search ?? '', searched)))
    .$if(kind !== undefined, (q) => q.where('appUser.role', '=', kind as Role))
    .$if(roleId !== undefined, (q) => q.where('appUser.roleId', '=', roleId as number))
    .$if(use !== undefined, (q) => q.where(isUsed(use as AccountUse, now)))
    .$if(at.orgId !== undefined, (q) => q.where(underOrgOf(at.orgId ?? '')))
    .$if(at.unitId !== undefined, (q) => q.where('appUser.unitId', '=', at.unitId as number))
    .$if(at.partnerId !== undefined, (q) => q.where('appUser.partnerId', '=', at.partnerId as number))
    .$if(at.maintId !== undefined, (q) => q.where('appUser.maintId', '=', at.maintId as number))
    .$if(at.placeId !== undefined, (q) => q.where('appUser.placeId', '=', at.placeId as number))
    .$if(isBound !== undefined, (q) => q.where(isBound === true ? bound : sql<SqlBool>`not ${bound}`))
    .$if(state === 'disabled', (q) => q.where('appUser.disabled', '=', true))
    .$if(state === 'locked', (q) => q.where('appUser.disabled', '=', false).where(isLocked))
    .$if(state === 'active', (q) => q.where('appUser.disabled', '=', false).where(sql<SqlBool>`not ${isLocked}`));
}

export function usersPage(db: Db, scope: Scope, now: string, filter: UserFilter & Paging) {
  const { sort, order } = filter;
  const column = `appUser.${sort}` as const;
  const rows = filtered(db, scope, now, filter)
    .select(columns)
    .select(['ownRole.roleName', isLockedAt(now).as('locked'), nodeName.as('nodeName')])
    .orderBy(column, (ob) => (order === 'asc' ? ob.asc() : ob.desc()).nullsLast())
    .orderBy('appUser.userId');
  const key = sort === 'username' || sort === 'realName' ? nameKey(column) : sql.ref(column);
  return pageOf(rows, filter, { key, id: 'appUser.userId', order });
}

/** The numbers of an account of the tenant. */
export const numbersOf = (db: Db, rentId: string, userId: number) =>
  db
    .selectFrom('appUser')
    .select(['mobile', 'provenMobile'])
    .where('rentId', '=', rentId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();

/** An account, and the others of the tenant with that number that can be signed in to. @param mobile empty: none */
export const accountsOfNumber = (db: Db, rentId: string, userId: number, mobile: string) =>
  db
    .selectFrom('appUser')
    .leftJoin('role as ownRole', 'ownRole.roleId', 'appUser.roleId')
    .select(['appUser.userId', 'appUser.username', 'appUser.realName', 'appUser.role', 'appUser.lastLoginAt'])
    .select(['ownRole.roleName', nodeName.as('nodeName')])
    .where('appUser.rentId', '=', rentId)
    .where('appUser.deletedAt', 'is', null)
    .where('appUser.disabled', '=', false)
    .where((eb) =>
      eb.or([eb('appUser.userId', '=', userId), ...(mobile === '' ? [] : [eb('appUser.mobile', '=', mobile)])]),
    )
    .orderBy((eb) => eb('appUser.userId', '=', userId), 'desc')
    .orderBy('appUser.lastLoginAt', (ob) => ob.desc().nullsLast())
    .orderBy('appUser.userId')
    .execute();

/** What is personal of an account that the caller looks after. @spec SES-07 */
export const personOf = (tx: Tx, scope: Scope, userId: number) =>
  tx
    .selectFrom('appUser')
    .select(['username', 'realName', 'mobile'])
    .where(accountFilter(scope))
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Whether the caller's list shows the account. */
export const seenUser = (db: Db | Tx, scope: Scope, userId: number) =>
  db.selectFrom('appUser').select('userId').where(accountFilter(scope)).where('userId', '=', userId).executeTakeFirst();

/** An account of the caller's list, held until the transaction ends. */
export const holdUser = (tx: Tx, scope: Scope, userId: number) =>
  tx
    .selectFrom('appUser')
    .select('userId')
    .where(accountFilter(scope))
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Whether codes to the number still open the account; it is held until the transaction ends. @spec SES-12 */
export const holdReached = async (tx: Tx, userId: number, mobile: string): Promise<boolean> =>
  (await tx
    .selectFrom('appUser')
    .select('userId')
    .where('userId', '=', userId)
    .where('mobile', '=', mobile)
    .where('disabled', '=', false)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/** The accounts of the platform that are not disabled and that somebody has opened, with what their roles hold; null: the built-in role. */
export const platformPeople = (tx: Tx, rentId: string) =>
  tx
    .selectFrom('appUser')
    .innerJoin('rent', 'rent.rentId', 'appUser.rentId')
    .leftJoin('role', 'role.roleId', 'appUser.roleId')
    .select(['appUser.userId', 'appUser.roleId', 'role.permissions', 'rent.kind as rentKind'])
    .where('appUser.rentId', '=', rentId)
    .where('appUser.role', '=', 'platform')
    .where('appUser.disabled', '=', false)
    .where('appUser.lastLoginAt', 'is not', null)
    .orderBy('appUser.userId')
    .execute();

/** @returns nothing when the tenant has, or had, an account of that name */
export const insertUser = (tx: Tx, row: NewRow<'appUser'>) =>
  tx
    .insertInto('appUser')
    .values(row)
    .onConflict((c) => c.columns(['rentId', 'username']).doNothing())
    .returning('userId')
    .executeTakeFirst();

/** Takes an account away that was inserted in the same transaction. */
export const removeMade = (tx: Tx, userId: number) => tx.deleteFrom('appUser').where('userId', '=', userId).execute();

interface UserChange {
  readonly realName?: string;
  readonly mobile?: string;
  readonly provenMobile?: string;
  readonly limited?: boolean;
  readonly roleId?: number | null;
  readonly disabled?: boolean;
  readonly deletedAt?: string;
  readonly pwHash?: string;
  readonly mustChangePassword?: boolean;
  readonly changedBy: string;
  readonly changedAt: string;
}
/** Saves the change as the next revision. */
export const updateUser = (tx: Tx, userId: number, change: UserChange) =>
  tx
    .updateTable('appUser')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('userId', '=', userId)
    .execute();

/** An account by its name, the asker's own or one that it looks after. */
export const stateByName = (
  tx: Tx,
  scope: Scope,
  { username, userId, now }: { readonly username: string; readonly userId: number; readonly now: string },
) =>
  tx
    .selectFrom('appUser')
    .select(['userId', 'disabled as isDisabled', isLockedAt(now).as('isLocked')])
    .where((eb) => eb.or([accountFilter(scope), eb('userId', '=', userId)]))
    .where('rentId', '=', scope.rentId)
    .where('username', '=', username)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
