import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table money_case drop constraint money_case_kind_refund_no_key, add unique (payment_id, kind, refund_no)`,
  // what was refunded to a balance has no payment, and a number of ours
  `alter table refund drop constraint refund_refund_no_key`,
  `create unique index refund_number on refund (refund_no, coalesce(payment_id, 0))`,
];

/** Two providers may give the same number to refunds of their own consoles. @spec FIN-08 TAR-10 */
export const m0195RefundNumbers: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
