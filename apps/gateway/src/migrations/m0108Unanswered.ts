import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts the offers of a message of which nobody saw the answer; one that is under way is one of them. @spec MSG-05 */
export const m0108Unanswered: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table send_record add column unanswered int not null default 0`.execute(db);
    await sql`update send_record set unanswered = 1
      where state in ('planned', 'held') and attempts > 0 and (reason is null or reason = 'timeout')`.execute(db);
  },
};
