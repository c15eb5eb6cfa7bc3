import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // what of an attempt's money went back, in one piece or in parts
  `alter table payment add column given_back_cents bigint not null default 0`,
  `update payment set given_back_cents = coalesce(paid_cents, 0) where state = 'returned'`,
  // a refund of the provider's own console may come back, too
  `alter table money_case add column bounced_at timestamptz`,
];

/** Money that paid nothing goes back in parts, and may come back. @spec FIN-12 TAR-10 */
export const m0196MoneyBack: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
