import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const code = (name: string) => `${name} text collate "C" not null`;
const seller = `rent_id text collate "C" not null references rent, ${code('seller_kind')}, ${code('seller_id')}`;

const statements = [
  // for whom a price is, and whether it ends what was sold
  `alter table price_entry add column buyer text collate "C" not null default 'user',
    add column buyer_id text collate "C" not null default '', add column is_end boolean not null default false`,
  `update price_entry set buyer = 'reseller' where list = 'platformResources'`,
  // what a list says is withdrawn before it begins, and never changed
  `create function keep_price() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.revoked_at is null
        and to_jsonb(new) - 'revoked_at' - 'revoked_by' = to_jsonb(old) - 'revoked_at' - 'revoked_by' then return new;
      end if;
      raise exception 'rows of % are never changed', tg_table_name;
    end $$`,
  `create trigger price_entry_kept before update or delete on price_entry for each row execute function keep_price()`,
  `create trigger price_entry_whole before truncate on price_entry for each statement execute function refuse_change()`,

  `create table price_book (
    ${seller}, ${code('list')}, ${code('buyer')}, ${code('buyer_id')}, revision int not null default 1, changed_by text not null,
    changed_at timestamptz not null, primary key (rent_id, list, seller_kind, seller_id, buyer, buyer_id))`,
  `create table price_mode (
    ${seller}, ${code('mode')}, name text not null, description text not null, free_months int not null,
    primary key (rent_id, seller_kind, seller_id, mode))`,
];

/** Prices of all levels, each list with its revision. @spec TAR-02 TAR-04 DEV-23 N19 */
export const m0140PriceBook: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
