import type { AnnouncementType, AuditState, Classification } from '@fireline/domain/message';
import { partnersOf, type Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../lib/db/query/anyOf.ts';
import { findsText } from '../lib/db/query/findsText.ts';
import { type Paging, inOrder, pageOf } from '../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../lib/db/schema.ts';
import { pinEndsAt } from './letterStore.ts';

export interface AnnouncementFilter {
  readonly search?: string | undefined;
  readonly state?: readonly AuditState[] | undefined;
  readonly classification?: Classification | undefined;
  readonly type?: readonly AnnouncementType[] | undefined;
  readonly sort: 'submittedAt' | 'title';
  readonly order: 'asc' | 'desc';
}

/** Of the tenant all, of a partner those of its branch. @spec MSG-02 ORG-06 */
function seen(scope: Scope): RawBuilder<SqlBool> {
  const inTenant = sql<SqlBool>`announcement.rent_id = ${scope.rentId}`;
  if (scope.rentKind === 'operator') return sql`false`;
  if (scope.role === 'platform') return inTenant;
  return scope.role === 'agent'
    ? sql`${inTenant} and announcement.partner_id = ${anyId(partnersOf(scope))}`
    : sql`false`;
}

const ofIt = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from site_letter where site_letter.announcement_id = announcement.announcement_id${condition})`;

const asAnnouncement = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('announcement')
    .select([
      'announcementId',
      'classification',
      'type',
      'title',
      'templateId',
      'content',
      'pushTargets',
      'isPinned',
      'pinMinutes',
      'description',
      'state',
      'rejectionReason',
      'author',
      'submittedAt',
      'submittedBy',
      'partnerId',
      'auditedBy',
      'approvedAt',
      'revision',
      pinEndsAt.as('pinEndsAt'),
      ofIt(sql``).as('recipients'),
      ofIt(sql` and site_letter.read_at is not null`).as('readers'),
    ])
    .where(seen(scope));

export function announcementsPage(db: Db, scope: Scope, query: AnnouncementFilter & Paging) {
  const { search, state, classification, type, sort, order } = query;
  const searched = {
    open: ['announcement.title', 'announcement.content'],
    maskedTexts: ['announcement.author'],
  };
  const rows = asAnnouncement(db, scope)
    .$if(search !== undefined, (q) => q.where(findsText(search ?? '', searched)))
    .$if(state !== undefined && state.length > 0, (q) => q.where('state', 'in', [...(state ?? [])]))
    .$if(classification !== undefined, (q) => q.where('classification', '=', classification ?? 'system'))
    .$if(type !== undefined && type.length > 0, (q) => q.where('type', 'in', [...(type ?? [])]))
    .orderBy(sort, inOrder(order))
    .orderBy('announcementId', order);
  return pageOf(rows, query);
}

export const announcementById = (db: Db | Tx, scope: Scope, announcementId: number) =>
  asAnnouncement(db, scope).where('announcementId', '=', announcementId).executeTakeFirst();
/** The partner of its author. */
export const authorOf = (db: Db | Tx, scope: Scope, announcementId: number) =>
  db
    .selectFrom('announcement')
    .select('partnerId')
    .where(seen(scope))
    .where('announcementId', '=', announcementId)
    .executeTakeFirst();
export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof announcementById>>>;

/** The announcement, held, so that of two reviewers one learns of the other. */
export const lockAnnouncement = (tx: Tx, scope: Scope, announcementId: number) =>
  tx
    .selectFrom('announcement')
    .selectAll()
    .where(seen(scope))
    .where('announcementId', '=', announcementId)
    .forUpdate()
    .executeTakeFirst();
export type Standing = Row<'announcement'>;

export const insertAnnouncement = async (tx: Tx, row: NewRow<'announcement'>): Promise<number> =>
  (await tx.insertInto('announcement').values(row).returning('announcementId').executeTakeFirstOrThrow())
    .announcementId;

type Changes = Partial<Omit<NewRow<'announcement'>, 'announcementId' | 'rentId' | 'revision'>>;
export const updateAnnouncement = (tx: Tx, announcementId: number, changes: Changes) =>
  tx
    .updateTable('announcement')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('announcementId', '=', announcementId)
    .execute();
