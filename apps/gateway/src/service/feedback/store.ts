import { partnersOf, placesOf, type Scope } from '@fireline/domain/role';
import type { FeedbackState, FeedbackType } from '@fireline/domain/service';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import { inOrder, pageOf, type Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';

/** Whose feedback a caller sees: its own, and that of the people it looks after. */
export interface Reader {
  readonly scope: Scope;
  readonly userId: number;
}

const seen = ({ scope, userId }: Reader): RawBuilder<SqlBool> => {
  const own = sql<SqlBool>`feedback.rent_id = ${scope.rentId} and feedback.user_id = ${userId}`;
  if (scope.rentKind === 'operator') return own;
  if (scope.role === 'platform') return sql`feedback.rent_id = ${scope.rentId}`;
  if (scope.role !== 'agent') return own;
  return sql`(${own} or (feedback.rent_id = ${scope.rentId} and feedback.partner_id = ${anyId(partnersOf(scope))}))`;
};

const joined = (db: Db | Tx, reader: Reader) =>
  db
    .selectFrom('feedback')
    .innerJoin('appUser', 'appUser.userId', 'feedback.userId')
    .select([
      'feedbackId',
      'type',
      'content',
      'phone',
      'feedback.email',
      'images',
      'at',
      'reply',
      'repliedBy',
      'repliedAt',
      'feedback.userId',
      'appUser.username',
      'appUser.realName',
    ])
    .where(seen(reader));

export interface FeedbackFilter {
  readonly search?: string | undefined;
  readonly type?: readonly FeedbackType[] | undefined;
  readonly state?: FeedbackState | undefined;
  readonly sort: 'at' | 'due';
  readonly order: 'asc' | 'desc';
}

const searched = {
  open: ['feedback.content', 'feedback.reply', 'app_user.real_name'],
  masked: ['feedback.phone', 'feedback.email'],
};

const isReplied = sql<boolean>`(feedback.reply is not null)`;
/** Of those that wait the due times stand in the order of sending. */
const waitingSince = sql<string | null>`case when feedback.reply is null then feedback.at end`;

export function feedbackPage(db: Db, reader: Reader, query: FeedbackFilter & Paging) {
  const { search, type, state, sort, order } = query;
  const rows = joined(db, reader)
    .$if(search !== undefined, (q) => q.where(findsText(search ?? '', searched)))
    .$if(type !== undefined && type.length > 0, (q) => q.where('type', 'in', [...(type ?? [])]))
    .$if(state !== undefined, (q) => q.where('reply', state === 'waiting' ? 'is' : 'is not', null))
    .$if(sort === 'due', (q) => q.orderBy(isReplied).orderBy(waitingSince, order))
    .orderBy('at', inOrder(sort === 'due' ? 'desc' : order))
    .orderBy('feedbackId', order);
  return pageOf(rows, query);
}

export const feedbackById = (db: Db | Tx, reader: Reader, feedbackId: number) =>
  joined(db, reader).where('feedbackId', '=', feedbackId).executeTakeFirst();
export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof feedbackById>>>;

/** The one that the caller sees, held, so that the second of two replies is refused. */
export const lockFeedback = (tx: Tx, reader: Reader, feedbackId: number) =>
  tx
    .selectFrom('feedback')
    .selectAll()
    .where(seen(reader))
    .where('feedbackId', '=', feedbackId)
    .forUpdate()
    .executeTakeFirst();

export const insertFeedback = async (tx: Tx, row: NewRow<'feedback'>): Promise<number> =>
  (await tx.insertInto('feedback').values(row).returning('feedbackId').executeTakeFirstOrThrow()).feedbackId;

interface Reply {
  readonly reply: string;
  readonly repliedBy: string;
  readonly repliedAt: string;
}
export const setReply = (tx: Tx, feedbackId: number, reply: Reply) =>
  tx.updateTable('feedback').set(reply).where('feedbackId', '=', feedbackId).execute();

/** The partner that looks after somebody: its own, or that of its unit or place. */
export async function partnerOf(tx: Tx, scope: Scope): Promise<number | null> {
  if (scope.partnerId !== undefined) return scope.partnerId;
  const [placeId] = placesOf(scope);
  const from =
    scope.unitId !== undefined
      ? tx.selectFrom('unit').select('partnerId').where('unitId', '=', scope.unitId)
      : scope.maintId !== undefined
        ? tx.selectFrom('maint').select('partnerId').where('maintId', '=', scope.maintId)
        : placeId !== undefined
          ? tx.selectFrom('place').select('partnerId').where('placeId', '=', placeId)
          : undefined;
  return (await from?.executeTakeFirst())?.partnerId ?? null;
}
