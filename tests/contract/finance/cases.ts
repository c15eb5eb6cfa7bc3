import { dayMs } from '@fireline/domain/lib';
import { sessionMs } from '@fireline/domain/session';
import type { PaymentProvider, SaidRefund } from '../../../apps/gateway/src/finance/provider/port.ts';
import { sandboxProvider } from '../../../apps/gateway/src/finance/provider/sandbox.ts';
import { askRefunds } from '../../../apps/gateway/src/finance/refund/stated.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import type { Store } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fillPrices } from '../../fixtures/money.ts';
import { readOf } from './buying.ts';

/** @returns a gateway with prices, its people, and `fault`: what the provider does instead, for as long as it is set */
export async function openedCases(open: Store['open']) {
  const fault: Partial<PaymentProvider> = {};
  const payments = {
    sandbox: (deps: Parameters<typeof sandboxProvider>[0]) => ({ ...sandboxProvider(deps), ...fault }),
  };
  const w = await open({ payments });
  await fillPrices(w);
  const people = {
    unit: await w.as('unit'),
    platform: await w.as('platform'),
    stranger: await w.as('platform', 'R002'),
  };
  return { w, fault, payments, ...people };
}
type Opened = Awaited<ReturnType<typeof openedCases>>;

/** Days go by, and people stay signed in. */
export async function later({ database, time }: FixtureGateway, days: number): Promise<void> {
  const expiresAt = new Date(time.clock() + days * dayMs + sessionMs).toISOString();
  await database.db.updateTable('session').set({ expiresAt }).execute();
  time.advance(days * dayMs);
}

/** What the job of the night does, on the day after. */
export const night = ({ w, payments }: Pick<Opened, 'w' | 'payments'>) =>
  askRefunds(
    {
      database: w.database,
      clock: w.time.clock,
      random: systemRandom,
      log: w.log,
      isPublicHost: false,
      mayPaySandbox: true,
      payments,
    },
    { isStopped: () => false },
  );

/** The number of an order's payment on the page of the sandbox. */
export const refOf = async ({ database: { db } }: FixtureGateway, orderId: number): Promise<string> =>
  (
    await db
      .selectFrom('sandboxTrade')
      .innerJoin('payment', 'payment.outNo', 'sandboxTrade.outNo')
      .select('ref')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
  ).ref;

/** The number of an order's attempt at its provider. */
export const outNoOf = async (w: FixtureGateway, orderId: number): Promise<string> =>
  (await w.database.db.selectFrom('payment').select('outNo').where('orderId', '=', orderId).executeTakeFirstOrThrow())
    .outNo;

/** The provider states refunds of the order, made now where they do not say when, and the job of the night has asked for them. */
export async function stated(
  of: Opened,
  orderId: number,
  ...refunds: readonly (Pick<SaidRefund, 'refundNo' | 'state' | 'amount'> & { readonly at?: string })[]
) {
  const { w, fault, platform } = of;
  const said = { outNo: await outNoOf(w, orderId), at: new Date(w.time.clock()).toISOString() };
  fault.refundsOf = () => Promise.resolve({ isAnswered: true, refunds: refunds.map((one) => ({ ...said, ...one })) });
  await later(w, 1);
  await night(of);
  return readOf(platform, orderId);
}
