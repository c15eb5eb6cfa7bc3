import { sha256 } from 'hash-wasm';
import type { Db, Tx } from '../lib/db/schema.ts';

/** The tenant whose devices report with this key. */
export async function rentOfDeviceKey(db: Db, key: string): Promise<string | undefined> {
  const keyHash = await sha256(key);
  const row = await db
    .selectFrom('deviceKey')
    .innerJoin('rent', 'rent.rentId', 'deviceKey.rentId')
    .select('deviceKey.rentId')
    .where('keyHash', '=', keyHash)
    .where('disabled', '=', false)
    .where('rent.kind', '=', 'tenant')
    .executeTakeFirst();
  return row?.rentId;
}

/** Lets devices of the tenant report with this key; only its hash is kept. */
export async function addDeviceKey(
  db: Db | Tx,
  { rentId, name, key, createdAt }: { rentId: string; name: string; key: string; createdAt: string },
): Promise<void> {
  const keyHash = await sha256(key);
  await db
    .insertInto('deviceKey')
    .values({ keyHash, rentId, name, createdAt })
    .onConflict((c) => c.column('keyHash').doNothing())
    .execute();
}
