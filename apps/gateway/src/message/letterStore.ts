import type { MessageGroup, PushTarget } from '@fireline/domain/message';
import { sql } from 'kysely';
import { anyId } from '../lib/db/anyOf.ts';
import { containsText } from '../lib/db/containsText.ts';
import { type Paging, pageOf } from '../lib/db/pageOf.ts';
import type { Db, Tx } from '../lib/db/schema.ts';

export interface LetterFilter {
  readonly search?: string | undefined;
  readonly group?: readonly MessageGroup[] | undefined;
  readonly read?: 'yes' | 'no' | undefined;
  readonly pinned?: 'yes' | undefined;
  readonly order: 'asc' | 'desc';
}

/** When the pin of a letter's announcement falls off, as the domain's `pinEndsAtMs`. @spec MSG-01 */
export const pinEndsAt = sql<string | null>`case when announcement.is_pinned and announcement.approved_at is not null
  then announcement.approved_at + announcement.pin_minutes * interval '1 minute' end`;

/** The letters of one account and of nobody else, the pinned ones first. @spec MSG-04 */
export function lettersPage(db: Db, userId: number, now: string, query: LetterFilter & Paging) {
  const { search, group, read, pinned, order } = query;
  const isPinned = sql<boolean>`coalesce(${pinEndsAt} > ${now}::timestamptz, false)`;
  const rows = db
    .selectFrom('siteLetter')
    .leftJoin('announcement', 'announcement.announcementId', 'siteLetter.announcementId')
    .select([
      'siteLetter.letterId',
      'siteLetter.messageGroup as group',
      'siteLetter.title',
      'siteLetter.content',
      'siteLetter.author',
      'siteLetter.sentAt',
      sql<boolean>`site_letter.read_at is not null`.as('isRead'),
      isPinned.as('isPinned'),
      pinEndsAt.as('pinEndsAt'),
    ])
    .where('siteLetter.userId', '=', userId)
    .$if(search !== undefined, (q) => q.where(containsText(search ?? '', 'site_letter.title', 'site_letter.content')))
    .$if(group !== undefined && group.length > 0, (q) => q.where('siteLetter.messageGroup', 'in', [...(group ?? [])]))
    .$if(read !== undefined, (q) => q.where('siteLetter.readAt', read === 'yes' ? 'is not' : 'is', null))
    .$if(pinned !== undefined, (q) => q.where(isPinned))
    .orderBy(isPinned, 'desc')
    .orderBy('siteLetter.sentAt', order)
    .orderBy('siteLetter.letterId', order);
  return pageOf(rows, query);
}

export const unreadCount = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('siteLetter')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;

/** Marks own letters only: the id of another's changes nothing. @returns how many were unread */
export const markRead = async (
  tx: Tx,
  userId: number,
  readAt: string,
  letterIds?: readonly number[],
): Promise<number> =>
  (
    await tx
      .updateTable('siteLetter')
      .set({ readAt })
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .$if(letterIds !== undefined, (q) => q.where('letterId', '=', anyId(letterIds ?? [])))
      .returning('letterId')
      .execute()
  ).length;

const rolesOf = { partner: 'agent', unit: 'unit', place: 'resident' } as const satisfies Record<PushTarget, string>;

interface Approved {
  readonly announcementId: number;
  readonly rentId: string;
  readonly partnerId: number | null;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly pushTargets: readonly PushTarget[];
}

/** Writes a letter to everybody of the kinds that are addressed below the author. @returns whom @spec MSG-01 MSG-04 */
export async function writeLetters(tx: Tx, of: Approved, sentAt: string): Promise<readonly number[]> {
  const roles = JSON.stringify(of.pushTargets.map((target) => rolesOf[target]));
  const below =
    of.partnerId === null
      ? sql`true`
      : sql`coalesce(u.partner_id, unit.partner_id, place.partner_id) in (
          with recursive branch as (select ${of.partnerId}::bigint as partner_id union all
            select p.partner_id from partner p join branch on p.parent_id = branch.partner_id) select partner_id from branch)`;
  const { rows } = await sql<{ userId: number }>`
    insert into site_letter (rent_id, user_id, message_group, title, content, author, sent_at, announcement_id)
    select ${of.rentId}, u.user_id, 'announcement', ${of.title}, ${of.content}, ${of.author}, ${sentAt}::timestamptz, ${of.announcementId}::bigint
    from app_user u left join unit on unit.unit_id = u.unit_id left join place on place.place_id = u.place_id
    where u.rent_id = ${of.rentId} and u.deleted_at is null
      and u.role in (select jsonb_array_elements_text(${roles}::jsonb)) and ${below}
    order by u.user_id returning user_id`.execute(tx);
  return rows.map(({ userId }) => userId);
}
