import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // what was at the top hangs under it from now on; the paths stay as they are
  `insert into org (rent_id, org_id, parent_id, name, level, path)
    select rent_id, '00000000', null, name, 'country', '/' from rent on conflict do nothing`,
  `update org set parent_id = '00000000' where parent_id is null and org_id <> '00000000'`,
];

/** One organisation per tenant that everything hangs under. */
export const m0024RootOrganisations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
