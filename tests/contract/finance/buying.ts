import { financeCalls } from '@fireline/api/finance';
import { tariffCalls } from '@fireline/api/tariff';
import { balancesOf, type SandboxAct } from '@fireline/domain/finance';
import { expect } from 'vitest';
import { unbalanced } from '../../../apps/gateway/src/finance/ledger/store.ts';
import { unbalancedUnits } from '../../../apps/gateway/src/tariff/units/account.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { smsPackage } from '../../fixtures/money.ts';

const { priceId, cents } = smsPackage;
let press = 0;
export const newPress = (): string => `press-${(press += 1)}-12345678`;

export type Unit = Awaited<ReturnType<FixtureGateway['as']>>;
export const order = (unit: Unit, count = 1, requestId = newPress()) =>
  unit.send(financeCalls.placeOrder, { requestId, lines: [{ priceId, count, cents }] });
export const unitsOf = async (unit: Unit): Promise<number> =>
  (await unit.send(tariffCalls.balances, {})).balances.find(({ resource }) => resource === 'sms')?.balance ?? NaN;
export const refOf = (code: string | null): string => code?.split('/').at(-1) ?? '';
export const readOf = (unit: Unit, orderId: number) => unit.send(financeCalls.order, { orderId });
/** An order whose code is shown. */
export async function shownCode(unit: Unit, count = 1) {
  const placed = await order(unit, count);
  const paying = await unit.send(financeCalls.pay, {
    orderId: placed.orderId,
    method: 'wechat',
    cents: placed.payableCents,
  });
  return { ...paying, ref: refOf(paying.code) };
}
export const act = (w: FixtureGateway, ref: string, what: SandboxAct) =>
  w.client().send(financeCalls.actAtSandbox, { ref, act: what });

/** All transfers come to 0, balances are the sums of their records. */
export async function demandBalanced({ database: { db } }: FixtureGateway): Promise<void> {
  const accounts = new Map(
    (await db.selectFrom('ledgerAccount').selectAll().execute()).map((one) => [one.accountId, one]),
  );
  const transfers = (await db.selectFrom('ledgerTransfer').selectAll().execute()).map((row) => ({
    cents: row.cents,
    kind: row.kind,
    key: row.key,
    debit: { ...accounts.get(row.debitAccountId)! },
    credit: { ...accounts.get(row.creditAccountId)! },
  }));
  const balances = balancesOf(transfers);
  expect(balances.ok && [...balances.value.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
  expect([await unbalanced(db), await unbalancedUnits(db)]).toEqual([[], []]);
  for (const { accountId, balance } of await db.selectFrom('resourceAccount').selectAll().execute()) {
    const records = await db
      .selectFrom('resourceRecord')
      .selectAll()
      .where('accountId', '=', accountId)
      .orderBy('seq')
      .execute();
    expect(records.at(-1)?.after).toBe(balance);
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, at) => at + 1));
  }
}
