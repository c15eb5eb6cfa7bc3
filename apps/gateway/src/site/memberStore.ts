import type { Scope } from '@fireline/domain/role';
import type { MemberRight } from '@fireline/domain/site';
import { anyId } from '../lib/db/anyOf.ts';
import type { Db, NewRow, Tx } from '../lib/db/schema.ts';

const columns = ['memberId', 'name', 'right', 'phone', 'email', 'verifiedAt', 'userId'] as const;

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

export const insertMember = (tx: Tx, row: NewRow<'placeMember'>) => tx.insertInto('placeMember').values(row).execute();

export const setRight = (tx: Tx, memberId: number, right: MemberRight) =>
  tx.updateTable('placeMember').set({ right }).where('memberId', '=', memberId).execute();

export const deleteMembers = (tx: Tx, memberIds: readonly number[]) =>
  tx.deleteFrom('placeMember').where('memberId', '=', anyId(memberIds)).execute();
