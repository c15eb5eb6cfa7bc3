import { nameKey } from '../../lib/db/query/byName.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';

interface Reader {
  readonly rentId: string;
  readonly userId: number;
}

const read = (db: Db | Tx, { rentId, userId }: Reader) =>
  db
    .selectFrom('savedReply')
    .innerJoin('appUser', 'appUser.userId', 'savedReply.ownerId')
    .select(['replyId', 'title', 'text', 'isShared', 'ownerId', 'savedReply.revision', 'savedReply.changedBy'])
    .select(['savedReply.changedAt', 'appUser.username', 'appUser.realName'])
    .where('savedReply.rentId', '=', rentId)
    .where((eb) => eb.or([eb('isShared', '=', true), eb('ownerId', '=', userId)]));

/** Those that somebody can write with: the own ones first, by title. */
export const repliesOf = (db: Db, reader: Reader) =>
  read(db, reader).orderBy('isShared').orderBy(nameKey('title')).orderBy('replyId').execute();

/** One of them, held. */
export const lockReply = (tx: Tx, reader: Reader, replyId: number) =>
  read(tx, reader).where('replyId', '=', replyId).forUpdate('savedReply').executeTakeFirst();

export const replyOfKey = (tx: Tx, ownerId: number, clientKey: string) =>
  tx
    .selectFrom('savedReply')
    .select(['replyId', 'title', 'text', 'isShared'])
    .where('ownerId', '=', ownerId)
    .where('clientKey', '=', clientKey)
    .executeTakeFirst();

/** How many there are: shared ones of the tenant, or an owner's own, one left out. */
export const countReplies = async (
  tx: Tx,
  { rentId, userId }: Reader,
  isShared: boolean,
  without = 0,
): Promise<number> =>
  (
    await tx
      .selectFrom('savedReply')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('rentId', '=', rentId)
      .where('isShared', '=', isShared)
      .where('replyId', '<>', without)
      .$if(!isShared, (q) => q.where('ownerId', '=', userId))
      .executeTakeFirstOrThrow()
  ).count;

export const insertReply = async (tx: Tx, row: NewRow<'savedReply'>): Promise<number> =>
  (await tx.insertInto('savedReply').values(row).returning('replyId').executeTakeFirstOrThrow()).replyId;

export const updateReply = (tx: Tx, replyId: number, changes: Partial<NewRow<'savedReply'>>) =>
  tx
    .updateTable('savedReply')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('replyId', '=', replyId)
    .execute();

export const deleteReply = (tx: Tx, replyId: number) =>
  tx.deleteFrom('savedReply').where('replyId', '=', replyId).execute();
