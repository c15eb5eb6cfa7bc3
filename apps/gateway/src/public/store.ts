import { dayMs } from '@fireline/domain/lib';
import { linkDays, type LinkSubject } from '@fireline/domain/public';
import { sql } from 'kysely';
import { heldOnly } from '../lib/heldOnly.ts';
import { type Paging, pageOf } from '../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../lib/db/schema.ts';
import type { Present } from '../lib/mending/ahead.ts';

/** Of two links that are the same, made in the same moment, one is kept. */
export const insertLink = (tx: Tx, link: NewRow<'publicLink'>) =>
  tx
    .insertInto('publicLink')
    .values(link)
    .onConflict((c) => c.column('linkId').doNothing())
    .execute();

/** Links with their makers and the devices that they show. */
const made = (db: Db | Tx) =>
  db
    .selectFrom('publicLink')
    .innerJoin('appUser', 'appUser.userId', 'publicLink.userId')
    .leftJoin('alarm', (join) =>
      join.onRef('alarm.alarmId', '=', 'publicLink.subjectId').on('publicLink.subject', '=', 'alarm'),
    )
    .leftJoin('device', (join) =>
      join.on((eb) =>
        eb(
          'device.deviceId',
          '=',
          sql<number>`case public_link.subject when 'device' then public_link.subject_id else alarm.device_id end`,
        ),
      ),
    );

/**
 * Whether a link was revoked, its maker has no account any more, or its device has had another holder since; nothing for one that was made
 * before links were listed.
 * @spec PUB-05 DEV-12
 */
export const linkById = (db: Db, linkId: string) =>
  made(db)
    .select(['publicLink.revokedAt', 'publicLink.lastOpenedAt', 'appUser.disabled'])
    .select(heldOnly('publicLink.createdAt').as('isHeld'))
    .where('publicLink.linkId', '=', linkId)
    .executeTakeFirst();

/** Counts an opening, unless it was opened since: a page that asks again is not opened again. */
export const countOpening = (
  db: Db,
  linkId: string,
  { now, since }: { readonly now: string; readonly since: string },
) =>
  db
    .updateTable('publicLink')
    .set({ opened: sql`opened + 1`, lastOpenedAt: now })
    .where('linkId', '=', linkId)
    .where((eb) => eb.or([eb('lastOpenedAt', 'is', null), eb('lastOpenedAt', '<=', since)]))
    .execute();

interface Whose {
  readonly rentId: string;
  /** Nothing: of the whole tenant. */
  readonly userId: number | undefined;
}

/** What links open; nothing: anything. */
export interface OfWhat {
  readonly subject?: LinkSubject | undefined;
  readonly id?: number | undefined;
}

const standing = (db: Db | Tx, { rentId, userId, subject, id }: Whose & OfWhat, now: string) =>
  made(db)
    .where('publicLink.rentId', '=', rentId)
    .where('publicLink.expiresAt', '>', now)
    .where('publicLink.revokedAt', 'is', null)
    .where(heldOnly('publicLink.createdAt'))
    .$if(userId !== undefined, (query) => query.where('publicLink.userId', '=', userId ?? 0))
    .$if(subject !== undefined, (query) => query.where('publicLink.subject', '=', subject ?? 'device'))
    .$if(id !== undefined, (query) => query.where('publicLink.subjectId', '=', id ?? 0));

/** Links that open something now, the newest first. */
export async function linksPage(db: Db, whose: Whose & OfWhat, page: Paging & { readonly now: string }) {
  const rows = standing(db, whose, page.now)
    .select(['publicLink.linkId', 'publicLink.subject', 'publicLink.subjectId as id', 'publicLink.createdAt'])
    .select(['publicLink.expiresAt', 'publicLink.opened', 'publicLink.lastOpenedAt'])
    .select((eb) => [
      eb.fn.coalesce('device.name', sql.lit('')).as('deviceName'),
      'device.deviceType',
      'appUser.realName',
      'appUser.username',
    ])
    .orderBy('publicLink.createdAt', 'desc')
    .orderBy('publicLink.linkId');
  return pageOf(rows, page);
}

/** @returns the subject of the link that was revoked; nothing when none stood that is theirs */
export const revokeLink = (tx: Tx, { rentId, userId }: Whose, linkId: string, now: string) =>
  tx
    .updateTable('publicLink')
    .set({ revokedAt: now })
    .where('linkId', '=', linkId)
    .where('rentId', '=', rentId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? 0))
    .returning(['subject', 'subjectId'])
    .executeTakeFirst();

/** Links that open nothing any more are forgotten; what was made of them is in the user log. */
export async function deleteExpiredLinks(db: Db, now: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('publicLink').where('expiresAt', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}

/** A link ends no later than one that is made now: a clock that ran ahead had made it. @spec PUB-05 */
export function mendLinks(db: Db, { nowMs }: Present) {
  const last = new Date(nowMs + linkDays.max * dayMs).toISOString();
  return db.updateTable('publicLink').set({ expiresAt: last }).where('expiresAt', '>', last).execute();
}
