import { sql } from 'kysely';
import { unbalanced } from '../../../apps/gateway/src/finance/ledger/store.ts';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import { unbalancedUnits } from '../../../apps/gateway/src/tariff/units/account.ts';
import type { Findings } from '../findings.ts';
import type { Books } from './buyers.ts';
import type { BuyerAccount } from './fill.ts';
import { feeOf, type Provider } from './provider.ts';

interface Checked {
  readonly db: Db;
  readonly provider: Provider;
  readonly books: Books;
  readonly findings: Findings;
  readonly buyers: readonly BuyerAccount[];
}

/** What waits to be asked, ended, given back or noted. */
export const waitingIn = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from payment where state in ('created', 'pending', 'unknown', 'suspense'))
      + (select count(*) from provider_task where done_at is null))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
};

/** The provider's books, the attempts, the orders, the units and the ledger say the same, and nobody lost or doubled anything. */
export async function checkMoney({ db, provider, books, findings, buyers }: Checked): Promise<void> {
  const payments = new Map((await db.selectFrom('payment').selectAll().execute()).map((one) => [one.outNo, one]));
  const trades = [...provider.trades.values()];
  findings.none(
    'payments that are not what the provider has',
    trades
      .map((trade) => ({ trade, ours: payments.get(trade.outNo) }))
      .filter(({ trade, ours }) => (ours?.paidCents ?? undefined) !== trade.paidCents),
  );
  findings.none(
    'codes that can still be paid',
    trades.filter(({ state }) => state === 'open'),
  );
  findings.none(
    'codes that were paid twice',
    trades.filter((one) => one.payments > 1),
  );
  const refunded = new Map([...provider.refunds.values()].map(({ outNo, cents }) => [outNo, cents]));
  findings.same('refunds', refunded.size, provider.refunds.size);
  findings.none(
    'money of ended attempts that neither pays nor went back whole',
    [...payments.values()].filter(({ outNo, state, isPayer, paidCents }) => {
      if (paidCents === null) return false;
      return isPayer
        ? state !== 'paid' || refunded.has(outNo)
        : state !== 'returned' || refunded.get(outNo) !== paidCents;
    }),
  );
  const orders = await db.selectFrom('tradeOrder').selectAll().execute();
  findings.same('orders', orders.length, books.orders);
  findings.none(
    'orders that have not ended',
    orders.filter(({ state }) => state !== 'success' && state !== 'cancelled'),
  );
  const { rows: odd } = await sql<object>`
    select o.order_id, o.state, count(distinct l.line_id)::int as lines, count(distinct r.record_id)::int as records
    from trade_order o join order_line l using (order_id)
      left join resource_record r on r.key = 'order line ' || l.line_id
    group by o.order_id having count(distinct r.record_id) <> case o.state when 'success' then count(distinct l.line_id) else 0 end
      or (o.state = 'success') <> bool_and(l.fulfilled_at is not null)
      or (select count(*) from payment p where p.order_id = o.order_id and p.is_payer) <> (o.state = 'success')::int`.execute(
    db,
  );
  findings.none('orders that are not delivered once, or paid once', odd);
  const balances = new Map(
    (await db.selectFrom('resourceAccount').select(['holderId', 'balance']).execute()).map((one) => [
      Number(one.holderId),
      one.balance,
    ]),
  );
  findings.none(
    'balances that are not what the buyer was told',
    buyers
      .map(({ unitId }) => ({ unitId, has: balances.get(unitId) ?? 0, told: books.delivered.get(unitId) ?? 0 }))
      .filter(({ has, told }) => has !== told),
  );
  findings.none('accounts whose balance is not the sum of its transfers', await unbalanced(db));
  findings.none('accounts whose units are not what their records leave', await unbalancedUnits(db));
  const { rows: sums } = await sql<{ kind: string; cents: number }>`
    select kind, sum(cents)::bigint as cents from (
      select a.kind, t.cents from ledger_transfer t join ledger_account a on a.account_id = t.credit_account_id
      union all select a.kind, -t.cents from ledger_transfer t join ledger_account a on a.account_id = t.debit_account_id) x
    group by kind`.execute(db);
  const of = (kind: string): number => sums.find((one) => one.kind === kind)?.cents ?? 0;
  findings.same(
    'the sum of the ledger',
    sums.reduce((total, { cents }) => total + cents, 0),
    0,
  );
  const paid = trades.reduce((total, { paidCents = 0 }) => total + paidCents, 0);
  const fees = trades.reduce((total, { paidCents = 0 }) => total + feeOf(paidCents), 0);
  const back = [...provider.refunds.values()].reduce((total, { cents }) => total + cents, 0);
  findings.same('what the provider holds', -of('clearing'), paid - fees - back);
  findings.same('what is earned', of('revenue'), paid - back);
  findings.same('what waits for a decision', of('suspense'), 0);
}
