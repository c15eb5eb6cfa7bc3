import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of which role somebody was who silenced something: nobody ends what somebody above them ordered. @spec ALM-12 ROL-06 */
export const m0076SilencesOf: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table alarm_silence add column created_role text collate "C"`.execute(db);
  },
};
