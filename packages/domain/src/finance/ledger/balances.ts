import { type Cents, ok, type Problem, problems, refuse, type Result, sumCents, yuanText } from '../../lib/index.ts';
import { accountKey, balanceKinds, type LedgerAccount, type Transfer } from './accounts.ts';

/**
 * What the transfers leave on each account, by `accountKey`: credits less debits. All together come to 0.
 * @returns `form.inexact` where a sum is no exact number
 * @spec TAR-09
 */
export const balancesOf = (transfers: readonly Transfer[]): Result<ReadonlyMap<string, Cents>> => {
  const balances = new Map<string, Cents>();
  for (const { debit, credit, cents } of transfers)
    for (const [account, change] of [
      [debit, -cents],
      [credit, cents],
    ] as const) {
      const key = accountKey(account);
      const sum = sumCents([balances.get(key) ?? 0, change]);
      if (!sum.ok) return sum;
      balances.set(key, sum.value || 0);
    }
  return ok(balances);
};

const accountsOf = (transfers: readonly Transfer[]): LedgerAccount[] => {
  const accounts = transfers.flatMap(({ debit, credit }) => [debit, credit]);
  return [...new Map(accounts.map((account) => [accountKey(account), account])).values()];
};

/**
 * What is wrong with a ledger: an amount that is none, a key that is there twice, an account below zero that may not be.
 * @spec TAR-09 FIN-11
 */
export const checkLedger = (transfers: readonly Transfer[]): Problem[] => {
  const balances = balancesOf(transfers);
  if (!balances.ok) return [...balances.problems];
  const keys = new Set(transfers.map(({ key }) => key));
  const short = accountsOf(transfers).filter(
    (account) => balanceKinds.includes(account.kind) && (balances.value.get(accountKey(account)) ?? 0) < 0,
  );
  return problems(
    transfers.every(({ cents }) => cents > 0) ? undefined : { code: 'finance.ledger.cents', field: 'cents' },
    keys.size < transfers.length ? { code: 'finance.ledger.twice', field: 'key' } : undefined,
    ...short.map((account) => ({
      code: 'finance.ledger.belowZero',
      args: { account: accountKey(account), balance: yuanText(balances.value.get(accountKey(account)) ?? 0) },
    })),
  );
};

/** What of a transfer must be the same when it is posted again. */
const contentOf = ({ debit, credit, cents, kind, orderId, paymentId, refundId, splitId }: Transfer): string =>
  JSON.stringify([accountKey(debit), accountKey(credit), cents, kind, orderId, paymentId, refundId, splitId]);

/**
 * Whether a transfer whose key is there already is the same one: then it is posted, and nothing is to be done.
 * @returns `finance.ledger.otherContent` where it is another one
 * @spec TAR-09
 */
export const checkPostedAgain = (posted: Transfer, again: Transfer): Result<'posted'> =>
  posted.key === again.key && contentOf(posted) === contentOf(again)
    ? ok('posted')
    : refuse({ code: 'finance.ledger.otherContent', args: { key: again.key } });
