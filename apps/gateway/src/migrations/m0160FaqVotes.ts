import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table faq_vote (
    user_id bigint not null references app_user, faq text collate "C" not null, rent_id text collate "C" not null references rent,
    is_helpful boolean not null, at timestamptz not null, primary key (user_id, faq))`,
  `create index faq_vote_rent on faq_vote (rent_id, faq)`,
];

/** Whether an answer of the help centre helped, once an account. @spec SRV-06 */
export const m0160FaqVotes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
