import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which alarms a tenant pushes to its people whatever they chose; null: it never said. */
export const m0026ForcePush: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table rent add column force_push jsonb`.execute(db);
  },
};
