import { fillWords, type Language } from '@fireline/domain/lib';
import type { MessageGroup, PushTarget } from '@fireline/domain/message';
import { sql } from 'kysely';
import { chinaTime } from '../lib/chinaTime.ts';
import { anyId } from '../lib/db/query/anyOf.ts';
import { containsText } from '../lib/db/query/containsText.ts';
import { type Paging, pageOf } from '../lib/db/query/pageOf.ts';
import { insertMany } from '../lib/db/query/bulk.ts';
import type { Db, Row, Tx } from '../lib/db/schema.ts';

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

/** The page that says more, where there is one. */
const about = sql<{
  kind: 'alarm' | 'device' | 'hazard' | 'duty' | 'order' | 'workOrder' | 'chat' | 'inspectionTask';
  id: number;
} | null>`case
  when site_letter.alarm_id is not null then jsonb_build_object('kind', 'alarm', 'id', site_letter.alarm_id)
  when site_letter.hazard_id is not null then jsonb_build_object('kind', 'hazard', 'id', site_letter.hazard_id)
  when site_letter.duty_check_id is not null then (select jsonb_build_object('kind', 'duty', 'id', p.plan_id)
    from duty_check c join duty_plan p on p.unit_id = c.unit_id where c.check_id = site_letter.duty_check_id)
  when site_letter.order_id is not null then jsonb_build_object('kind', 'order', 'id', site_letter.order_id)
  when site_letter.work_order_id is not null then jsonb_build_object('kind', 'workOrder', 'id', site_letter.work_order_id)
  when site_letter.inspection_task_id is not null then jsonb_build_object('kind', 'inspectionTask', 'id', site_letter.inspection_task_id)
  when site_letter.ticket_id is not null then jsonb_build_object('kind', 'chat', 'id', site_letter.ticket_id)
  when site_letter.device_id is not null then jsonb_build_object('kind', 'device', 'id', site_letter.device_id) end`;

interface Read {
  readonly now: string;
  readonly language: Language;
}
/** The letters of one account and of nobody else, the pinned ones first. @spec MSG-04 */
export function lettersPage(db: Db, userId: number, { now, language }: Read, query: LetterFilter & Paging) {
  const { search, group, read, pinned, order } = query;
  const isPinned = sql<boolean>`coalesce(${pinEndsAt} > ${now}::timestamptz, false)`;
  const title = sql<string>`coalesce(site_letter.titles ->> ${language}, site_letter.title)`;
  const content = sql<string>`coalesce(site_letter.contents ->> ${language}, site_letter.content)`;
  const rows = db
    .selectFrom('siteLetter')
    .leftJoin('announcement', 'announcement.announcementId', 'siteLetter.announcementId')
    .select([
      'siteLetter.letterId',
      'siteLetter.messageGroup as group',
      title.as('title'),
      content.as('content'),
      'siteLetter.author',
      'siteLetter.sentAt',
      sql<boolean>`site_letter.read_at is not null`.as('isRead'),
      isPinned.as('isPinned'),
      pinEndsAt.as('pinEndsAt'),
      about.as('about'),
    ])
    .where('siteLetter.userId', '=', userId)
    .$if(search !== undefined, (q) => q.where(containsText(search ?? '', title, content)))
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

/** To whom something is announced. */
export interface Addressed {
  readonly rentId: string;
  /** Whose author it is: the partner below whom it reaches people; null: the tenant itself. */
  readonly partnerId: number | null;
  readonly pushTargets: readonly PushTarget[];
}

/** Everybody of the kinds that are addressed below the author, as `u`. @spec MSG-01 */
const audience = ({ rentId, partnerId, pushTargets }: Addressed) => {
  const roles = JSON.stringify(pushTargets.map((target) => rolesOf[target]));
  const below =
    partnerId === null
      ? sql`true`
      : sql`coalesce(u.partner_id, unit.partner_id, place.partner_id) in (
          with recursive branch as (select ${partnerId}::bigint as partner_id union all
            select p.partner_id from partner p join branch on p.parent_id = branch.partner_id) select partner_id from branch)`;
  return sql`from app_user u left join unit on unit.unit_id = u.unit_id left join place on place.place_id = u.place_id
    where u.rent_id = ${rentId} and u.deleted_at is null
      and u.role in (select jsonb_array_elements_text(${roles}::jsonb)) and ${below}`;
};

/** How many people of each kind it would reach now. @spec MSG-01 MSG-02 */
export async function reachOf(db: Db | Tx, of: Addressed): Promise<Record<PushTarget, number>> {
  const { rows } = await sql<{ role: string; count: number }>`
    select u.role, count(*)::int as count ${audience(of)} group by u.role`.execute(db);
  const counts = new Map(rows.map(({ role, count }) => [role, count]));
  const reached = (target: PushTarget): number => counts.get(rolesOf[target]) ?? 0;
  return { partner: reached('partner'), unit: reached('unit'), place: reached('place') };
}

type Approved = Addressed & Pick<Row<'announcement'>, 'announcementId' | 'title' | 'content' | 'author' | 'templateId'>;

/** Writes a letter to everybody it is addressed to, with the placeholders of its template filled. @returns whom @spec MSG-01 MSG-04 */
export async function writeLetters(tx: Tx, of: Approved, sentAt: string): Promise<readonly number[]> {
  const { rentId, title, content, author, announcementId, templateId } = of;
  const { rows } = await sql<{ userId: number; name: string }>`
    select u.user_id, coalesce(nullif(u.real_name, ''), u.username) as name ${audience(of)} order by u.user_id`.execute(
    tx,
  );
  const time = chinaTime(Date.parse(sentAt));
  const textFor = (name: string) => (templateId === null ? content : fillWords(content, { name, title, time }));
  await insertMany(
    tx,
    'siteLetter',
    rows.map(({ userId, name }) => ({
      rentId,
      userId,
      messageGroup: 'announcement' as const,
      title,
      content: textFor(name),
      author,
      sentAt,
      announcementId,
    })),
  );
  return rows.map(({ userId }) => userId);
}
