import { dayMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Db } from '../../lib/db/schema.ts';

/** Rows that one statement deletes: few enough that nobody waits for it. */
const rowsPerStatement = 1000;

/** Tenants that keep their log for so many days only. */
const tenantsWithEnd = (db: Db) =>
  db
    .selectFrom('rent')
    .select(['rentId', sql<number>`(profile->>'logDays')::int`.as('days')])
    .where(sql<boolean>`profile->>'logDays' is not null`)
    .orderBy('rentId')
    .execute();

/** Deletes the oldest entries of a tenant from before then, so many at most. @returns how many */
async function deleteSome(db: Db, rentId: string, before: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from user_log where log_id = any(array(
    select log_id from user_log where rent_id = ${rentId} and at < ${before}::timestamptz
    order by at, log_id limit ${sql.lit(rowsPerStatement)} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/**
 * Deletes what is older than each tenant keeps in its user log, the oldest first and a little at a time.
 * @param isStopped asked before every statement: a gateway that closes leaves the rest to the next run
 * @returns how many entries
 * @spec SES-10
 */
export async function deleteOldLog(db: Db, now: string, isStopped: () => boolean): Promise<number> {
  let deleted = 0;
  for (const { rentId, days } of await tenantsWithEnd(db)) {
    const before = new Date(Date.parse(now) - days * dayMs).toISOString();
    for (let some = rowsPerStatement; some === rowsPerStatement && !isStopped(); deleted += some)
      some = await deleteSome(db, rentId, before);
  }
  return deleted;
}
