import type { BalanceHolder } from '@fireline/domain/tariff';
import type { Db } from '../../lib/db/schema.ts';

/** The accounts of a holder that exist. */
export const accountsOf = (db: Db, rentId: string, { kind, id }: BalanceHolder) =>
  db
    .selectFrom('resourceAccount')
    .select(['accountId', 'resource', 'balance'])
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
        .select(['recordId', 'resource', 'sellType', 'amount', 'before', 'after', 'orderId', 'at', 'by'])
        .where('resourceRecord.accountId', 'in', [...accountIds])
        .orderBy('recordId', 'desc')
        .limit(recordsShown)
        .execute();
