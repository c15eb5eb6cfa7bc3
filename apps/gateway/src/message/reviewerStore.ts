import { sql } from 'kysely';
import type { Db, Tx } from '../lib/db/schema.ts';

interface Reviewed {
  readonly rentId: string;
  /** Whose author it is: the partner below whom it reaches people; null: the tenant itself. */
  readonly partnerId: number | null;
}

/** What a role holds that reviews. */
const rights = JSON.stringify(['announcementAudit:view', 'announcementAudit:audit']);

/**
 * Whether an account other than this one may review an announcement: one of the tenant's, or of the partner of its author or one above that, as
 * far as all partners on the way are let announce.
 * @spec MSG-02 ORG-05
 */
export async function hasOtherReviewer(db: Db | Tx, { rentId, partnerId }: Reviewed, userId: number): Promise<boolean> {
  const announces = sql`@> '["announce"]'::jsonb`;
  const { rows } = await sql<{ found: boolean }>`with recursive up as (
      select partner_id, parent_id, powers, 0 as height from partner where partner_id = ${partnerId}::bigint
      union all select p.partner_id, p.parent_id, p.powers, up.height + 1 from partner p join up on p.partner_id = up.parent_id)
    select exists (select 1 from app_user u join rent on rent.rent_id = u.rent_id left join role on role.role_id = u.role_id
      where u.rent_id = ${rentId} and u.user_id <> ${userId} and not u.disabled and u.deleted_at is null
        and (u.role_id is null or role.permissions @> ${rights}::jsonb)
        and (u.role = 'platform' or (u.role = 'agent'
          and coalesce(rent.partner_powers -> 'powers' ${announces}, true)
          and exists (select 1 from up own where own.partner_id = u.partner_id and not exists (
            select 1 from up above where above.height >= own.height and not coalesce(above.powers ${announces}, true)))))) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}
