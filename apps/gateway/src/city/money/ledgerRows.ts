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
  const rows = transfers.map(({ rentId, transfer, by, at }) => ({
    rentId,
    debitAccountId: idOf(rentId, transfer.debit),
    creditAccountId: idOf(rentId, transfer.credit),
    by,
    at,
    cents: transfer.cents,
    kind: transfer.kind,
    key: transfer.key,
    orderId: Number(transfer.orderId),
    paymentId: transfer.paymentId === undefined ? null : Number(transfer.paymentId),
    splitId: transfer.splitId === undefined ? null : Number(transfer.splitId),
    refundId: transfer.refundId === undefined ? null : Number(transfer.refundId),
  }));
  const sums = new Map<number, number>();
  for (const { debitAccountId, creditAccountId, cents } of rows) {
    sums.set(debitAccountId, (sums.get(debitAccountId) ?? 0) - cents);
    sums.set(creditAccountId, (sums.get(creditAccountId) ?? 0) + cents);
  }
  const kept = accounts.map((account): BulkRow<'ledgerAccount'> =>
    account.balanceCents === null
      ? account
      : Object.assign({}, account, { balanceCents: sums.get(account.accountId) ?? 0 }),
  );
  return { accounts: kept, rows };
}
