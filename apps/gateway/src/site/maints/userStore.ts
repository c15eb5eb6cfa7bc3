import { sql } from 'kysely';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';

const usersOf = (db: Db | Tx, maintId: number) =>
  db
    .selectFrom('appUser')
    .leftJoin('role as ownRole', 'ownRole.roleId', 'appUser.roleId')
    .leftJoin('receiveSetting', 'receiveSetting.userId', 'appUser.userId')
    .select([
      'appUser.userId',
      'appUser.username',
      'appUser.realName',
      'appUser.mobile',
      'appUser.disabled',
      'ownRole.roleName',
      'receiveSetting.groups',
      'receiveSetting.changedBy',
      'receiveSetting.changedAt',
    ])
    .select((eb) => eb.fn.coalesce('receiveSetting.revision', sql.lit(0)).as('revision'))
    .where('appUser.maintId', '=', maintId)
    .where('appUser.role', '=', 'maint')
    .where('appUser.deletedAt', 'is', null);

/** The accounts of a company that the caller has been found to look after. */
export const maintUsersPage = (db: Db, maintId: number, paging: Paging) =>
  pageOf(usersOf(db, maintId).orderBy('appUser.realName').orderBy('appUser.userId'), paging);

export const maintUser = (db: Db | Tx, maintId: number, userId: number) =>
  usersOf(db, maintId).where('appUser.userId', '=', userId).executeTakeFirst();
export type MaintUserRow = NonNullable<Awaited<ReturnType<typeof maintUser>>>;

/** Writes what somebody chose; the address for e-mail stays. */
export const writeChosen = (tx: Tx, row: NewRow<'receiveSetting'>) =>
  tx
    .insertInto('receiveSetting')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
