import {
  accountKey,
  balanceKinds,
  type LedgerAccount,
  type Posting,
  type Transfer,
  undone,
} from '@fireline/domain/finance';
import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/db/schema.ts';

interface Posted {
  readonly by: string;
  readonly at: string;
}

async function idsOf(tx: Tx, rentId: string, accounts: Iterable<LedgerAccount>): Promise<Map<string, number>> {
  const found = await tx
    .selectFrom('ledgerAccount')
    .select(['accountId', 'kind', 'ownerKind', 'ownerId', 'access'])
    .where('rentId', '=', rentId)
    .where('ownerId', 'in', [...new Set(Array.from(accounts, ({ ownerId }) => ownerId))])
    .execute();
  return new Map(
    found.map(({ accountId, access, ...one }) => [accountKey({ ...one, access: access || undefined }), accountId]),
  );
}

/** Accounts that keep a balance exist before money moves, so that their rows are what is locked. @returns their ids by key */
async function accountsOf(
  tx: Tx,
  rentId: string,
  transfers: readonly Transfer[],
): Promise<ReadonlyMap<string, number>> {
  const all = new Map(transfers.flatMap(({ debit, credit }) => [debit, credit]).map((one) => [accountKey(one), one]));
  const known = await idsOf(tx, rentId, all.values());
  const missing = [...all].filter(([key]) => !known.has(key));
  if (missing.length === 0) return known;
  const rowOf = ({ kind, ownerKind, ownerId, access = '' }: LedgerAccount) => ({
    rentId,
    kind,
    ownerKind,
    ownerId,
    access,
    balanceCents: balanceKinds.includes(kind) ? 0 : null,
  });
  await tx
    .insertInto('ledgerAccount')
    // in one order everywhere: two that post at once wait for each other and never in a circle
    .values(missing.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => rowOf(one)))
    .onConflict((c) => c.columns(['rentId', 'kind', 'ownerKind', 'ownerId', 'access']).doNothing())
    .execute();
  return idsOf(tx, rentId, all.values());
}

/** What each account that keeps a balance gains or loses. */
function changesOf(
  transfers: readonly Transfer[],
  ids: ReadonlyMap<string, number>,
): [accountId: number, cents: number][] {
  const changes = new Map<number, number>();
  for (const { debit, credit, cents } of transfers)
    for (const [account, change] of [
      [debit, -cents],
      [credit, cents],
    ] as const) {
      const accountId = ids.get(accountKey(account));
      if (accountId !== undefined && balanceKinds.includes(account.kind))
        changes.set(accountId, (changes.get(accountId) ?? 0) + change);
    }
  return [...changes].toSorted(([a], [b]) => a - b);
}

/** Several postings as one: all are written, or none. */
export const together = (...postings: readonly Posting[]): Posting =>
  postings.find(({ ok }) => !ok) ?? { ok: true, value: postings.flatMap((one) => (one.ok ? one.value : [])) };

/**
 * Writes a posting into the ledger of the payee. A deed that is there already is not written again.
 * @throws Error for a posting that the domain refuses, for a deed that is there with another amount, and for a balance below zero: the
 * transaction is rolled back
 * @spec TAR-09 FIN-01
 */
export async function post(tx: Tx, rentId: string, posting: Posting, { by, at }: Posted): Promise<void> {
  if (!posting.ok) throw new Error(`the ledger refuses it: ${posting.problems.map(({ code }) => code).join(', ')}`);
  const transfers = posting.value;
  if (transfers.length === 0) return;
  const ids = await accountsOf(tx, rentId, transfers);
  const idOf = (account: LedgerAccount): number => {
    const accountId = ids.get(accountKey(account));
    if (accountId === undefined) throw new Error(`there is no account ${accountKey(account)}`);
    return accountId;
  };
  const rows = transfers.map(({ debit, credit, cents, kind, orderId, paymentId, splitId, refundId, key }) => ({
    rentId,
    cents,
    kind,
    key,
    by,
    at,
    debitAccountId: idOf(debit),
    creditAccountId: idOf(credit),
    orderId: orderId === undefined ? null : Number(orderId),
    paymentId: paymentId === undefined ? null : Number(paymentId),
    splitId: splitId === undefined ? null : Number(splitId),
    refundId: refundId === undefined ? null : Number(refundId),
  }));
  const written = await tx
    .insertInto('ledgerTransfer')
    .values(rows)
    .onConflict((c) => c.columns(['rentId', 'key']).doNothing())
    .returning('key')
    .execute();
  const isNew = new Set(written.map(({ key }) => key));
  await demandSame(
    tx,
    rentId,
    rows.filter(({ key }) => !isNew.has(key)),
  );
  const fresh = transfers.filter(({ key }) => isNew.has(key));
  for (const [accountId, change] of changesOf(fresh, ids))
    await tx
      .updateTable('ledgerAccount')
      .set({ balanceCents: sql<number>`balance_cents + ${change}` })
      .where('accountId', '=', accountId)
      .execute();
}

const keysOf = (posting: Posting): readonly string[] => (posting.ok ? posting.value.map(({ key }) => key) : []);
const isPosted = async (tx: Tx, rentId: string, posting: Posting): Promise<boolean> => {
  const keys = keysOf(posting);
  if (keys.length === 0) return false;
  const found = tx.selectFrom('ledgerTransfer').select('key').where('rentId', '=', rentId).where('key', 'in', keys);
  return (await found.executeTakeFirst()) !== undefined;
};

/**
 * How often a deed was posted that can be undone and done again, and whether it stands: it was not undone since.
 * @param deed its posting of each time, counted from 1
 */
export async function standOf(
  tx: Tx,
  rentId: string,
  deed: (time: number) => Posting,
): Promise<{ readonly times: number; readonly stands: boolean }> {
  for (let times = 0; ; times += 1) {
    if (!(await isPosted(tx, rentId, deed(times + 1)))) return { times, stands: false };
    if (!(await isPosted(tx, rentId, undone(deed(times + 1))))) return { times: times + 1, stands: true };
  }
}

type Row = {
  readonly key: string;
  readonly cents: number;
  readonly debitAccountId: number;
  readonly creditAccountId: number;
};
/** @throws Error where a deed is there with other content */
async function demandSame(tx: Tx, rentId: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const known = await tx
    .selectFrom('ledgerTransfer')
    .select(['key', 'cents', 'debitAccountId', 'creditAccountId'])
    .where('rentId', '=', rentId)
    .where(
      'key',
      'in',
      rows.map(({ key }) => key),
    )
    .execute();
  const byKey = new Map(known.map((row) => [row.key, row]));
  for (const { key, cents, debitAccountId, creditAccountId } of rows) {
    const there = byKey.get(key);
    const isSame =
      there?.cents === cents && there.debitAccountId === debitAccountId && there.creditAccountId === creditAccountId;
    if (!isSame) throw new Error(`the ledger has another transfer under ${key}`);
  }
}

/** Transfers of an order, in the order of their posting. */
export const transfersOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('ledgerTransfer')
    .innerJoin('ledgerAccount as debit', 'debit.accountId', 'ledgerTransfer.debitAccountId')
    .innerJoin('ledgerAccount as credit', 'credit.accountId', 'ledgerTransfer.creditAccountId')
    .select(['transferId', 'ledgerTransfer.kind', 'cents', 'debit.kind as debit', 'credit.kind as credit', 'at'])
    .where('orderId', '=', orderId)
    .orderBy('transferId')
    .execute();

/**
 * Accounts whose balance is not the sum of their transfers.
 * @returns their ids, with both figures in cents
 * @spec TAR-09
 */
export async function unbalanced(db: Db, rentIds?: readonly string[]) {
  const ofRents = rentIds ? sql`where rent_id in (${sql.join(rentIds)})` : sql``;
  const { rows } = await sql<{ accountId: number; balanceCents: number; sumCents: number }>`
    with moved as (
      select credit_account_id as account_id, cents from ledger_transfer ${ofRents}
      union all select debit_account_id, -cents from ledger_transfer ${ofRents}),
    summed as (select account_id, sum(cents)::bigint as sum_cents from moved group by account_id)
    select account_id, balance_cents, coalesce(sum_cents, 0)::bigint as sum_cents
    from (select * from ledger_account ${ofRents}) a left join summed using (account_id)
    where balance_cents is not null and balance_cents <> coalesce(sum_cents, 0)`.execute(db);
  return rows;
}
