import { accountKey, balanceKinds, type LedgerAccount } from '@fireline/domain/finance';
import type { BulkRow } from '../../lib/db/query/bulk.ts';
import type { Rows } from './orderRows.ts';

/** Accounts of the ledger for the transfers, and both as rows. */
export function ledgerRows(transfers: Rows['transfers']) {
  const ids = new Map<string, number>();
  const accounts: (BulkRow<'ledgerAccount'> & { accountId: number })[] = [];
  const idOf = (rentId: string, account: LedgerAccount): number => {
    const key = `${rentId} ${accountKey(account)}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    const accountId = accounts.length + 1;
    ids.set(key, accountId);
    const { kind, ownerKind, ownerId, access = '' } = account;
    accounts.push({
      accountId,
      rentId,
      kind,
      ownerKind,
      ownerId,
      access,
      balanceCents: balanceKinds.includes(kind) ? 0 : null,
    });
    return accountId;
  };
  const rows = transfers.map(({ rentId, transfer, by, at }): BulkRow<'ledgerTransfer'> => ({
    rentId,
    debitAccountId: idOf(rentId, transfer.debit),
    creditAccountId: idOf(rentId, transfer.credit),
    by,
    at,
    cents: transfer.cents,
    kind: transfer.kind,
    key: transfer.key,
    orderId: Number(transfer.orderId),
    paymentId: Number(transfer.paymentId),
  }));
  return { accounts, rows };
}
