import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One operator at most stands above the tenants. */
export const m0029Operator: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table rent add column kind text not null default 'tenant' check (kind in ('tenant', 'operator'))`.execute(
      db,
    );
    await sql`create unique index rent_operator on rent (kind) where kind = 'operator'`.execute(db);
  },
};
