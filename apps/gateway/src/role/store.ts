import type { Role } from '@fireline/domain/role';
import { type Paging, pageOf } from '../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../lib/db/schema.ts';
import type { StoredForcePush, StoredPartnerPowers } from '../session/tables.ts';

export const roleById = (db: Db | Tx, rentId: string, roleId: number) =>
  db.selectFrom('role').selectAll().where('rentId', '=', rentId).where('roleId', '=', roleId).executeTakeFirst();

/** The role, held until the transaction ends. */
export const lockRole = (tx: Tx, rentId: string, roleId: number) =>
  tx
    .selectFrom('role')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('roleId', '=', roleId)
    .forUpdate()
    .executeTakeFirst();

export const rolesOfTenant = (db: Db, rentId: string) =>
  db.selectFrom('role').selectAll().where('rentId', '=', rentId).orderBy('roleName').orderBy('roleId').execute();

/** How many accounts have each role of the tenant, the built-in ones by their kind. */
export const usersByRole = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('appUser')
    .select(['roleId', 'role as kind', (eb) => eb.fn.countAll<number>().as('users')])
    .where('rentId', '=', rentId)
    .groupBy(['roleId', 'role'])
    .execute();

export const countUsers = async (tx: Tx, roleId: number): Promise<number> => {
  const { users } = await tx
    .selectFrom('appUser')
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .where('roleId', '=', roleId)
    .executeTakeFirstOrThrow();
  return users;
};

interface UsersOf extends Paging {
  /** Null: the built-in role of the kind. */
  readonly roleId: number | null;
  readonly kind: Role;
}
export async function usersPage(db: Db, rentId: string, { roleId, kind, ...page }: UsersOf) {
  const query = db
    .selectFrom('appUser')
    .where('rentId', '=', rentId)
    .where('role', '=', kind)
    .where('roleId', roleId === null ? 'is' : '=', roleId);
  const rows = query.select(['userId', 'username', 'realName']).orderBy('username');
  return pageOf(rows, page);
}

/** @returns nothing when the tenant has a role of that name */
export const insertRole = (tx: Tx, row: NewRow<'role'>) =>
  tx
    .insertInto('role')
    .values(row)
    .onConflict((c) => c.columns(['rentId', 'roleName']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const isNameTaken = async (tx: Tx, rentId: string, roleName: string, except: number): Promise<boolean> =>
  (await tx
    .selectFrom('role')
    .select('roleId')
    .where('rentId', '=', rentId)
    .where('roleName', '=', roleName)
    .where('roleId', '!=', except)
    .executeTakeFirst()) !== undefined;

interface RoleChange {
  readonly roleName?: string;
  readonly description?: string;
  /** As JSON. */
  readonly permissions?: string;
  readonly changedBy: string;
  readonly changedAt: string;
}
/** Saves the change as the next revision. */
export const updateRole = (tx: Tx, roleId: number, change: RoleChange) =>
  tx
    .updateTable('role')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('roleId', '=', roleId)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteRole = (tx: Tx, roleId: number) => tx.deleteFrom('role').where('roleId', '=', roleId).execute();

interface Assignment {
  readonly userId: number;
  readonly roleId: number | null;
  readonly limited: boolean;
  readonly changedBy: string;
  readonly changedAt: string;
}
/** Saves the role of an account as its next revision. */
export const giveRole = (tx: Tx, rentId: string, { userId, ...change }: Assignment) =>
  tx
    .updateTable('appUser')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('rentId', '=', rentId)
    .where('userId', '=', userId)
    .execute();

export const deleteSessions = (tx: Tx, rentId: string, userId: number) =>
  tx.deleteFrom('session').where('rentId', '=', rentId).where('userId', '=', userId).execute();

/** For lists: what is known of the built-in role of a kind. */
export const builtInRow = (kind: Role) => ({
  roleId: null,
  kind,
  roleName: null,
  description: '',
  revision: 0,
  changedBy: null,
  changedAt: null,
});

export const forcePushOf = async (db: Db | Tx, rentId: string): Promise<StoredForcePush | null> => {
  const { forcePush } = await db
    .selectFrom('rent')
    .select('forcePush')
    .where('rentId', '=', rentId)
    .executeTakeFirstOrThrow();
  return forcePush;
};

export const partnerPowersOf = async (db: Db | Tx, rentId: string): Promise<StoredPartnerPowers | null> => {
  const { partnerPowers } = await db
    .selectFrom('rent')
    .select('partnerPowers')
    .where('rentId', '=', rentId)
    .executeTakeFirstOrThrow();
  return partnerPowers;
};

/** What the tenant lets its partners do, held until the transaction ends. */
export async function lockPartnerPowers(tx: Tx, rentId: string): Promise<StoredPartnerPowers | null> {
  await tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).forNoKeyUpdate().executeTakeFirstOrThrow();
  return partnerPowersOf(tx, rentId);
}

export const storePartnerPowers = (tx: Tx, rentId: string, stored: StoredPartnerPowers) =>
  tx
    .updateTable('rent')
    .set({ partnerPowers: JSON.stringify(stored) })
    .where('rentId', '=', rentId)
    .execute();

/** What the tenant forces, held until the transaction ends. */
export async function lockForcePush(tx: Tx, rentId: string): Promise<StoredForcePush | null> {
  await tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).forNoKeyUpdate().executeTakeFirstOrThrow();
  return forcePushOf(tx, rentId);
}

export const storeForcePush = (tx: Tx, rentId: string, forced: StoredForcePush) =>
  tx
    .updateTable('rent')
    .set({ forcePush: JSON.stringify(forced) })
    .where('rentId', '=', rentId)
    .execute();
