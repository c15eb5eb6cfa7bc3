import type { Scope } from '@fireline/domain/role';
import type { BalanceHolder, BalanceHolderKind } from '@fireline/domain/tariff';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { drawnSince, paceSince } from './listStore.ts';

const device = (db: Db | Tx, scope: Scope, deviceId: number) =>
  db.selectFrom('device').selectAll('device').where(scopeFilter(scope, 'device')).where('deviceId', '=', deviceId);

export const deviceIn = (db: Db, scope: Scope, deviceId: number) => device(db, scope, deviceId).executeTakeFirst();
export const lockDevice = (tx: Tx, scope: Scope, deviceId: number) =>
  device(tx, scope, deviceId).forUpdate().executeTakeFirst();

/** The accounts of a holder that exist. */
export const accountsOf = (db: Db | Tx, rentId: string, { kind, id }: BalanceHolder) =>
  db
    .selectFrom('resourceAccount')
    .select(['accountId', 'resource', 'balance', 'reserved'])
    .where('rentId', '=', rentId)
    .where('holderKind', '=', kind)
    .where('holderId', '=', id)
    .execute();

/** The same, with what they drew in the days by which their pace is reckoned. */
export const pacedAccountsOf = (db: Db, rentId: string, { kind, id }: BalanceHolder, nowMs: number) =>
  db
    .selectFrom('resourceAccount')
    .select(['accountId', 'resource', 'balance', 'reserved', drawnSince(paceSince(nowMs)).as('drawn')])
    .where('rentId', '=', rentId)
    .where('holderKind', '=', kind)
    .where('holderId', '=', id)
    .execute();

const recordsShown = 20;

/** The newest movements of these accounts. @spec TAR-07 */
export const newestRecords = async (db: Db, accountIds: readonly number[]) =>
  accountIds.length === 0
    ? []
    : db
        .selectFrom('resourceRecord')
        .innerJoin('resourceAccount', 'resourceAccount.accountId', 'resourceRecord.accountId')
        .select(['recordId', 'holderKind', 'resource', 'sellType', 'amount', 'before', 'after', 'orderId', 'at', 'by'])
        .where('resourceRecord.accountId', 'in', [...accountIds])
        .orderBy('recordId', 'desc')
        .limit(recordsShown)
        .execute();

/** The newest movements for a device: of its own balance, and what its messages drew from the balances that the reader sees. @spec TAR-07 DEV-16 */
export const recordsOfDevice = (db: Db, rentId: string, deviceId: number, seen: readonly BalanceHolderKind[]) =>
  db
    .selectFrom('resourceRecord')
    .innerJoin('resourceAccount', 'resourceAccount.accountId', 'resourceRecord.accountId')
    .select(['recordId', 'holderKind', 'resource', 'sellType', 'amount', 'before', 'after', 'orderId', 'at', 'by'])
    .where('resourceRecord.rentId', '=', rentId)
    .where('holderKind', 'in', seen)
    .where('resourceRecord.deviceId', '=', deviceId)
    .orderBy('recordId', 'desc')
    .limit(recordsShown)
    .execute();

/** What is recorded of deeds by their keys. @spec TAR-07 */
export const recordsByKey = (tx: Tx, rentId: string, keys: readonly string[]) =>
  tx
    .selectFrom('resourceRecord')
    .select(['key', 'amount', 'deviceId', 'accountId'])
    .where('rentId', '=', rentId)
    .where('key', 'in', keys)
    .execute();
