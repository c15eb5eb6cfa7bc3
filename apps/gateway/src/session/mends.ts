import { minuteMs } from '@fireline/domain/lib';
import { sessionMs } from '@fireline/domain/session';
import type { Db } from '../lib/db/schema.ts';
import type { Present } from '../lib/mending/ahead.ts';
import { nonceMs } from './actions.ts';

/** What ends later than what begins now was begun by a clock that ran ahead: sessions last no longer than one of now. @spec SES-05 */
export async function mendSessions(db: Db, { nowMs }: Present): Promise<void> {
  const last = new Date(nowMs + sessionMs).toISOString();
  await db.updateTable('session').set({ expiresAt: last }).where('expiresAt', '>', last).execute();
  await db.updateTable('endedSession').set({ expiresAt: last }).where('expiresAt', '>', last).execute();
  const lastNonce = new Date(nowMs + nonceMs + minuteMs).toISOString();
  await db.deleteFrom('loginNonce').where('expiresAt', '>', lastNonce).execute();
}
