import { dayMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Db } from './db/schema.ts';

/**
 * The time by which old rows are deleted, in milliseconds. It is kept in the database and moves only by the steps given, never beyond the
 * clock of the machine, and never more than a day beyond the newest report: a clock that is years ahead deletes a few days, not years.
 * @param stepMs how far it may move on now
 */
export async function deletionNow(db: Db, clockMs: number, stepMs = 0): Promise<number> {
  const { rows } = await sql<{ at: string }>`
    insert into deletion_clock (at)
    select least(${new Date(clockMs).toISOString()}::timestamptz, max(heard_at) + ${dayMs} * interval '1 millisecond') from device
    on conflict (only_one) do update
      set at = least(excluded.at, deletion_clock.at + ${stepMs} * interval '1 millisecond')
    returning at`.execute(db);
  return rows[0] ? Date.parse(rows[0].at) : clockMs;
}
