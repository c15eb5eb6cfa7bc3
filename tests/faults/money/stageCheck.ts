import { sql } from 'kysely';
import { unbalanced } from '../../../apps/gateway/src/finance/ledger/store.ts';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import { unbalancedUnits } from '../../../apps/gateway/src/tariff/units/account.ts';
import type { Findings } from '../findings.ts';
import { feeOf } from './provider.ts';
import type { StageProvider } from './stageProvider.ts';

interface Checked {
  readonly db: Db;
  readonly provider: StageProvider;
  readonly findings: Findings;
  readonly rounds: number;
}
type Deeds = readonly { readonly no: string; readonly cents: number }[];

const byNo = (deeds: Deeds): Deeds =>
  deeds.map(({ no, cents }) => ({ no, cents })).toSorted((a, b) => (a.no < b.no ? -1 : 1));

/** Every part, return and refund was done once, ours and the provider's books are the same, and the ledger comes to 0. */
export async function checkStages({ db, provider, findings, rounds }: Checked): Promise<void> {
  const theirs = (book: ReadonlyMap<string, { readonly cents: number; readonly moves: number }>): Deeds => {
    findings.none(
      'deeds that moved money twice, or never',
      [...book].filter(([, { moves }]) => moves !== 1),
    );
    return byNo([...book].map(([no, { cents }]) => ({ no, cents })));
  };
  const splits = await db
    .selectFrom('splitRecord')
    .select(['detailNo as no', 'cents', 'result', 'returnedCents'])
    .execute();
  const returns = await db.selectFrom('refundReturn').select(['outNo as no', 'cents', 'state']).execute();
  const refunds = await db.selectFrom('refund').select(['refundNo as no', 'cents', 'state']).execute();
  findings.same('parts that were given', byNo(splits), theirs(provider.splits));
  findings.same('parts that were given back', byNo(returns), theirs(provider.returns));
  findings.same('refunds', byNo(refunds), theirs(provider.refunds));
  findings.same('how many refunds', refunds.length, rounds);
  findings.none('what has not succeeded', [
    ...splits.filter(({ result }) => result !== 'success'),
    ...[...returns, ...refunds].filter(({ state }) => state !== 'success'),
  ]);
  findings.none(
    'tasks that wait',
    await db.selectFrom('providerTask').selectAll().where('doneAt', 'is', null).execute(),
  );
  findings.none('accounts whose balance is not the sum of its transfers', await unbalanced(db));
  findings.none('accounts whose units are not what their records leave', await unbalancedUnits(db));
  const { rows } = await sql<{ kind: string; cents: number }>`
    select kind, sum(cents)::bigint as cents from (
      select a.kind, t.cents from ledger_transfer t join ledger_account a on a.account_id = t.credit_account_id
      union all select a.kind, -t.cents from ledger_transfer t join ledger_account a on a.account_id = t.debit_account_id) x
    group by kind`.execute(db);
  const of = (kind: string): number => rows.find((row) => row.kind === kind)?.cents ?? 0;
  const sum = (deeds: Iterable<{ readonly cents: number }>): number =>
    [...deeds].reduce((total, { cents }) => total + cents, 0);
  findings.same('the sum of the ledger', sum(rows), 0);
  const paid = sum(provider.trades.values());
  const fees = [...provider.trades.values()].reduce((total, { cents }) => total + feeOf(cents), 0);
  const [given, back, refunded] = [provider.splits, provider.returns, provider.refunds].map((book) =>
    sum(book.values()),
  );
  findings.same('what recipients hold', of('recipient'), (given ?? 0) - (back ?? 0));
  findings.same(
    'what the provider holds for the payee and its recipients',
    -of('clearing'),
    paid - fees - (refunded ?? 0),
  );
  findings.same('what is on its way', [of('splitDue'), of('refundDue'), of('suspense')], [0, 0, 0]);
  const orders = await db.selectFrom('tradeOrder').select(['orderId', 'refundedCents', 'hasPendingRefund']).execute();
  findings.none(
    'orders that are not refunded once',
    orders.filter((one) => one.refundedCents !== 1800 || one.hasPendingRefund),
  );
}
