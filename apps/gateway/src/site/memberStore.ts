import type { Scope } from '@fireline/domain/role';
import type { MemberRight } from '@fireline/domain/site';
import { sql, type SqlBool } from 'kysely';
import { anyId } from '../lib/db/query/anyOf.ts';
import type { Db, NewRow, Tx } from '../lib/db/schema.ts';

const columns = [
  'memberId',
  'name',
  'right',
  'phone',
  'email',
  'verifiedAt',
  'userId',
  'revision',
  'changedBy',
  'changedAt',
] as const;

/** The people of a place of the tenant, those who manage it first. */
export const membersOf = (db: Db | Tx, { rentId }: Scope, placeId: number) =>
  db
    .selectFrom('placeMember')
    .select(columns)
    .where('rentId', '=', rentId)
    .where('placeId', '=', placeId)
    .orderBy('right', 'desc')
    .orderBy('memberId')
    .execute();
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** The place that a member belongs to. */
export const placeOfMember = async (tx: Tx, { rentId }: Scope, memberId: number): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('placeMember')
      .select('placeId')
      .where('rentId', '=', rentId)
      .where('memberId', '=', memberId)
      .executeTakeFirst()
  )?.placeId;

export const insertMember = (tx: Tx, row: NewRow<'placeMember'>) => tx.insertInto('placeMember').values(row).execute();

interface MemberChange {
  readonly right: MemberRight;
  readonly changedBy: string;
  readonly changedAt: string;
}
/** Saves the change as the next revision. */
export const changeMember = (tx: Tx, memberId: number, change: MemberChange) =>
  tx
    .updateTable('placeMember')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('memberId', '=', memberId)
    .execute();

export const deleteMembers = (tx: Tx, memberIds: readonly number[]) =>
  tx.deleteFrom('placeMember').where('memberId', '=', anyId(memberIds)).execute();

/** A member of the tenant with its place, until the place is deleted. */
export const memberById = (db: Db | Tx, rentId: string, memberId: number) =>
  db
    .selectFrom('placeMember')
    .innerJoin('place', 'place.placeId', 'placeMember.placeId')
    .select(['placeMember.memberId', 'placeMember.placeId', 'placeMember.userId', 'placeMember.verifiedAt'])
    .select(['placeMember.name', 'placeMember.phone', 'placeMember.email'])
    .where('placeMember.rentId', '=', rentId)
    .where('place.deletedAt', 'is', null)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
export type PlacedMember = NonNullable<Awaited<ReturnType<typeof memberById>>>;

const isOf = sql<SqlBool>`(place_member.user_id = app_user.user_id or
  (place_member.user_id is null and place_member.phone <> '' and place_member.phone = app_user.mobile
    and app_user.proven_mobile = app_user.mobile))`;

/** Where the account is a member, or would be: those that are bound to it, and those of the number that it has proven that are bound to nobody. */
export const membershipsOf = (db: Db, userId: number) =>
  db
    .selectFrom('placeMember')
    .innerJoin('appUser', (join) =>
      join.onRef('appUser.rentId', '=', 'placeMember.rentId').on('appUser.userId', '=', userId),
    )
    .innerJoin('place', 'place.placeId', 'placeMember.placeId')
    .select(['placeMember.memberId', 'placeMember.placeId', 'place.name as placeName', 'placeMember.right'])
    .select(['placeMember.phone', 'placeMember.email', 'placeMember.verifiedAt'])
    .where('appUser.role', '=', 'resident')
    .where('place.deletedAt', 'is', null)
    .where(isOf)
    .orderBy('place.name')
    .orderBy('placeMember.memberId')
    .execute();

/** Whether the member is, or would be, the account. */
export const isMemberOf = async (db: Db | Tx, memberId: number, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('placeMember')
    .innerJoin('appUser', (join) =>
      join.onRef('appUser.rentId', '=', 'placeMember.rentId').on('appUser.userId', '=', userId),
    )
    .select('memberId')
    .where('appUser.role', '=', 'resident')
    .where(isOf)
    .where('memberId', '=', memberId)
    .executeTakeFirst()) !== undefined;

/** The one account of a resident that has proven the number; undefined where there is none, or several. A number that somebody typed proves nothing. */
export async function residentOf(tx: Tx, rentId: string, mobile: string): Promise<number | undefined> {
  if (mobile === '') return undefined;
  const found = await tx
    .selectFrom('appUser')
    .select('userId')
    .where('rentId', '=', rentId)
    .where('mobile', '=', mobile)
    .where('provenMobile', '=', mobile)
    .where('role', '=', 'resident')
    .where('disabled', '=', false)
    .where('deletedAt', 'is', null)
    .limit(2)
    .execute();
  return found.length === 1 ? found[0]?.userId : undefined;
}

interface Proven {
  readonly userId: number | null;
  readonly verifiedAt: string;
  readonly changedBy: string;
  readonly changedAt: string;
}
/** Notes that a member has proven who it is. @returns whether it had not: of two calls at once one gets false */
export const setVerified = async (tx: Tx, memberId: number, proven: Proven): Promise<boolean> =>
  (await tx
    .updateTable('placeMember')
    .set((eb) => ({ ...proven, revision: eb('revision', '+', 1) }))
    .where('memberId', '=', memberId)
    .where('verifiedAt', 'is', null)
    .returning('memberId')
    .executeTakeFirst()) !== undefined;
