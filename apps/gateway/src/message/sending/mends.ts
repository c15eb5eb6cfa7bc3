import { minuteMs } from '@fireline/domain/lib';
import { standingMinutes } from '@fireline/domain/message';
import { sql } from 'kysely';
import type { Db } from '../../lib/db/schema.ts';
import type { Present } from '../../lib/mending/ahead.ts';
import { heldKey } from './heldLetters.ts';

/**
 * What waits because a clock that ran ahead has written it: what is written because of a day does not go, messages of alarms and letters about them go as if they had been
 * written now, and what is to be planned later than anything can be is planned now. One that a carrier may have is on record as that.
 * @spec MSG-06 ALM-09
 */
export async function mendSending(db: Db, { nowMs, now, ahead }: Present): Promise<void> {
  await sql`update send_record set claimed_until = null, ended_at = ${now}::timestamptz,
      state = case when unanswered > 0 then 'handed' else 'notSent' end,
      reason = case when unanswered > 0 then 'unanswered' else 'wrongClock' end
    where at > ${ahead}::timestamptz and kind = 'notice' and not starts_with(key, ${heldKey}::text) and state in ('planned', 'held')`.execute(
    db,
  );
  await db.updateTable('sendRecord').set({ at: now }).where('at', '>', ahead).execute();
  const last = new Date(nowMs + standingMinutes.max * minuteMs).toISOString();
  await db.updateTable('sendNotice').set({ dueAt: now }).where('dueAt', '>', last).execute();
}
