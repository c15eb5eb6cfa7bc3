import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table device_upkeep add column photos jsonb not null default '[]', add column photos_by text not null default ''`,
];

/** Photos of upkeep, and who removed one last. @spec DEV-13 */
export const m0074UpkeepPhotos: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
