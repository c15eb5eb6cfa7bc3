import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // what of an attempt's money went back, in one piece or in parts
  `alter table payment add column given_back_cents bigint not null default 0`,
  `update payment set given_back_cents = coalesce(paid_cents, 0) where state = 'returned'`,
  // each number that went back has its own key; of what is posted nothing else changes
  `alter table ledger_transfer disable trigger ledger_transfer_kept`,
  `update ledger_transfer set key = 'settle ' || payment.payment_id || ' ' || coalesce(
      (select refund_no from money_case where money_case.payment_id = payment.payment_id and how = 'book' order by case_id limit 1),
      payment.out_no || '-R')
    from payment where payment.payment_id = ledger_transfer.payment_id and payment.state = 'returned'
      and ledger_transfer.key = 'settle ' || payment.payment_id`,
  `alter table ledger_transfer enable trigger ledger_transfer_kept`,
  `create index money_case_number on money_case (refund_no)`,
  // a refund that had failed and went after all is booked again, and its number is taken; nobody here asked for what the provider's console paid back
  `alter table refund add column provider_no text collate "C", alter column asked_by_id drop not null`,
  `create index refund_provider_no on refund (provider_no) where provider_no is not null`,
  // a refund of the provider's own console may come back, too
  `alter table money_case add column bounced_at timestamptz`,
];

/** Money that paid nothing goes back in parts, and may come back. @spec FIN-12 TAR-10 */
export const m0196MoneyBack: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
