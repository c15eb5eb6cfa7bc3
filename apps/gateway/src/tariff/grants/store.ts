import type { Scope } from '@fireline/domain/role';
import type { GrantEntry, ServiceMode } from '@fireline/domain/tariff';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Changed } from '../../lib/changes.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { inOrder, type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** A grant as it is kept. */
export interface KeptGrant extends GrantEntry {
  readonly madeBy: string;
  readonly madeAt: string;
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: string | null;
}

/** Everything that a tenant has ever granted, the latest day first. @spec TAR-04 */
export async function grantsOf(db: Db | Tx, rentId: string): Promise<readonly KeptGrant[]> {
  const rows = await db
    .selectFrom('registrationGrant')
    .select(['grantId', 'freeMonths', 'sms', 'voice', 'fromDay', 'madeBy', 'madeAt', 'revokedBy', 'revokedAt'])
    .where('rentId', '=', rentId)
    .orderBy('fromDay', 'desc')
    .orderBy('grantId', 'desc')
    .execute();
  return rows.map(({ fromDay, revokedBy, revokedAt, ...row }) => ({
    ...row,
    from: fromDay,
    isWithdrawn: revokedAt !== null,
    withdrawnBy: revokedBy,
    withdrawnAt: revokedAt,
  }));
}

const bookOf = (rentId: string) =>
  ({
    rentId,
    list: 'registrationGrant',
    sellerKind: 'tenant',
    sellerId: rentId,
    buyer: 'user',
    buyerId: '',
  }) as const;

/** Who changed the list of grants, and when: of two who change it the second learns of the first. */
export const grantBook = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('priceBook')
    .select(['revision', 'changedBy', 'changedAt'])
    .where('rentId', '=', rentId)
    .where('list', '=', 'registrationGrant')
    .executeTakeFirst();

/** One at a time changes the list of a tenant, also the first that it has. */
export const lockGrants = (tx: Tx, rentId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`grants ${rentId}`}, 0))`.execute(tx);

export async function touchGrants(tx: Tx, rentId: string, changed: Changed, revision: number): Promise<void> {
  const row = { ...changed, revision };
  await tx
    .insertInto('priceBook')
    .values({ ...bookOf(rentId), ...row })
    .onConflict((c) => c.columns(['rentId', 'list', 'sellerKind', 'sellerId', 'buyer', 'buyerId']).doUpdateSet(row))
    .execute();
}

/** What the IMEI got when a device with it was registered. @spec TAR-08 */
export const givenTo = (tx: Tx, rentId: string, imei: string) =>
  tx
    .selectFrom('deviceGrant')
    .select(['deviceId', 'freeMonths'])
    .where('rentId', '=', rentId)
    .where('imei', '=', imei)
    .executeTakeFirst();

/** Whether another device of the tenant with the IMEI was activated, also one that was removed since. */
export async function wasActivated(
  tx: Tx,
  { rentId, deviceId, imei }: { readonly rentId: string; readonly deviceId: number; readonly imei: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('device')
    .select('deviceId')
    .where('rentId', '=', rentId)
    .where('imei', '=', imei)
    .where('deviceId', '<>', deviceId)
    .where('activatedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export interface DeviceGrantQuery extends Paging {
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort: 'at';
  readonly order: 'asc' | 'desc';
}

/** To devices in scope; the tenant itself reads of those that it removed as well. */
const inScope = (scope: Scope): RawBuilder<SqlBool> =>
  scope.role === 'platform' && scope.rentKind !== 'operator'
    ? sql`device_grant.rent_id = ${scope.rentId}`
    : sql`(device_grant.rent_id = ${scope.rentId} and ${scopeFilter(scope, 'device')})`;

/** A page of what devices got, with what all of it comes to. @spec TAR-04 TAR-08 */
export async function deviceGrantsPage(db: Db, scope: Scope, query: DeviceGrantQuery) {
  const { search, from, to, order } = query;
  let q = db
    .selectFrom('deviceGrant')
    .innerJoin('device', 'device.deviceId', 'deviceGrant.deviceId')
    .where(inScope(scope));
  if (search) q = q.where(containsText(search, 'device.name', 'deviceGrant.imei'));
  if (from) q = q.where('deviceGrant.at', '>=', from);
  if (to) q = q.where('deviceGrant.at', '<', to);
  const totals = await q
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('sms'), sql.lit(0)).as('sms'),
      eb.fn.coalesce(eb.fn.sum<number>('voice'), sql.lit(0)).as('voice'),
    ])
    .executeTakeFirstOrThrow();
  const page = await pageOf(
    q
      .select([
        'deviceGrantId',
        'deviceGrant.deviceId',
        'device.name as deviceName',
        'deviceGrant.imei',
        sql<boolean>`device.removed_at is not null`.as('isRemoved'),
        'freeMonths',
        'sms',
        'voice',
        'deviceGrant.at',
        'deviceGrant.by',
      ])
      .orderBy('deviceGrant.at', inOrder(order))
      .orderBy('deviceGrantId', order),
    query,
  );
  return { ...page, totals };
}

/** The free months that a tenant's price book names for a service mode; undefined: it names no such mode. */
export const monthsOfMode = async (tx: Tx, rentId: string, mode: ServiceMode): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('priceMode')
      .select('freeMonths')
      .where('rentId', '=', rentId)
      .where('sellerKind', '=', 'tenant')
      .where('sellerId', '=', rentId)
      .where('mode', '=', mode)
      .executeTakeFirst()
  )?.freeMonths;
