import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // those from before go on counting on the port without a tenant
  `alter table device_key add column is_shared boolean not null default false`,
  `update device_key set is_shared = true where kind = 'transmission' and revoked_at is null`,
  `drop index device_key_address`,
  `create unique index device_key_address on device_key (rent_id, address) where revoked_at is null`,
  `create unique index device_key_shared on device_key (address) where is_shared and revoked_at is null`,
];

/** An address of a transmission device is one of its tenant, and on the port without a tenant one of all. @spec DEV-13 ROL-06 */
export const m0105TransmissionPorts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
