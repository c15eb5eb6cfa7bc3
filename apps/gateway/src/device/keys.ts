import type { GbInstallation, KeyScope } from '@fireline/domain/device';
import { minuteMs } from '@fireline/domain/lib';
import { sha256 } from 'hash-wasm';
import { sql, type SqlBool } from 'kysely';
import { type Deps, isoNow } from '../lib/context.ts';
import { anyText } from '../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../lib/db/schema.ts';

/** A use is noted no more often than this. */
const notedEveryMs = minuteMs;

type KeyDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

/** Whose devices report with a key, and what they may do with it. */
export interface KeyHolder {
  readonly rentId: string;
  readonly scopes: readonly KeyScope[];
  readonly keyId: number;
}

interface Used {
  readonly keyId: number;
  readonly lastUsedAt: string | null;
}
export interface HeldKey extends KeyHolder, Used {}

/** That a key is used is worth knowing, and no reason to refuse what it brings. */
async function noteUse({ database: { db }, clock, log }: KeyDeps, { keyId, lastUsedAt }: Used): Promise<void> {
  if (lastUsedAt !== null && Math.abs(clock() - Date.parse(lastUsedAt)) < notedEveryMs) return;
  try {
    await db
      .insertInto('deviceKeyUse')
      .values({ keyId, lastUsedAt: isoNow(clock) })
      .onConflict((c) => c.column('keyId').doUpdateSet((eb) => ({ lastUsedAt: eb.ref('excluded.lastUsedAt') })))
      .execute();
  } catch (error) {
    log.error('the use of a device key could not be noted', error);
  }
}

const admitted = (db: Db) =>
  db
    .selectFrom('deviceKey')
    .innerJoin('rent', 'rent.rentId', 'deviceKey.rentId')
    .leftJoin('deviceKeyUse', 'deviceKeyUse.keyId', 'deviceKey.keyId')
    .where('deviceKey.revokedAt', 'is', null)
    .where('rent.kind', '=', 'tenant')
    .select(['deviceKey.keyId', 'deviceKey.rentId', 'deviceKey.scopes', 'deviceKeyUse.lastUsedAt']);

type Asking = KeyDeps & Pick<Deps, 'intake'>;

const keyOf = ({ database: { db }, intake, clock }: Asking, hash: string): Promise<HeldKey | undefined> =>
  intake.keys.ask(hash, clock(), async (hashes) => {
    const rows = await admitted(db).select('keyHash').where('keyHash', '=', anyText(hashes)).execute();
    return new Map(rows.map(({ keyHash, ...held }) => [keyHash ?? '', held]));
  });

/** Whether it is a key at all, or was one within the last minute: what it is good for now is `holderOfKey`'s to say. */
export async function isKey(deps: Asking, key: string): Promise<boolean> {
  const hash = await sha256(key);
  return deps.intake.keys.wasKey(hash, deps.clock()) ?? (await keyOf(deps, hash)) !== undefined;
}

/** Who holds the key; nobody where it is revoked or not for this. */
export async function holderOfKey(deps: Asking, key: string, scope: KeyScope): Promise<KeyHolder | undefined> {
  const hash = await sha256(key);
  const row = await deps.intake.keys.use(hash, scope, async () => {
    const found = await keyOf(deps, hash);
    if (!found?.scopes.includes(scope)) return undefined;
    await noteUse(deps, found);
    return found;
  });
  return row && { keyId: row.keyId, rentId: row.rentId, scopes: row.scopes };
}

/** A transmission device of a tenant, with what stands behind it. */
export interface Transmission extends GbInstallation, KeyHolder {}

/** What counts at a port. @param owner its tenant; undefined: a port without one, where shared addresses alone count */
const countsAt = (owner: string | undefined) =>
  owner === undefined ? sql<SqlBool>`device_key.is_shared` : sql<SqlBool>`device_key.rent_id = ${owner}`;

/** The transmission device that is registered with the address and counts at the port. */
export async function transmissionAt(
  deps: KeyDeps,
  address: number,
  owner: string | undefined,
): Promise<Transmission | undefined> {
  const row = await admitted(deps.database.db)
    .select(['deviceKey.imei', 'deviceKey.components'])
    .where('deviceKey.kind', '=', 'transmission')
    .where('address', '=', address)
    .where(countsAt(owner))
    .executeTakeFirst();
  if (!row?.imei) return undefined;
  await noteUse(deps, row);
  const { keyId, rentId, scopes, imei, components } = row;
  return { keyId, rentId, scopes, imei, components: new Map(components.map((one) => [one.component, one.imei])) };
}

/** All addresses that transmission devices are registered with and that count at the port. */
export async function transmissionAddresses(
  { database: { db } }: Pick<KeyDeps, 'database'>,
  owner: string | undefined,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('deviceKey')
    .innerJoin('rent', 'rent.rentId', 'deviceKey.rentId')
    .select('address')
    .where('deviceKey.kind', '=', 'transmission')
    .where('deviceKey.revokedAt', 'is', null)
    .where('rent.kind', '=', 'tenant')
    .where(countsAt(owner))
    .execute();
  return new Set(rows.flatMap(({ address }) => address ?? []));
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
