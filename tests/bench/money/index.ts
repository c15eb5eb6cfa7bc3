import { financeCalls } from '@fireline/api/finance';
import { createClient } from '@fireline/api/lib';
import { Pool } from 'pg';
import { tokenHash } from '../../../apps/gateway/src/session/tokens.ts';
import { type BuyerAccount, buyerAccounts } from '../../faults/money/fill.ts';
import { accessOf } from '../../faults/money/provider.ts';
import { signedNotice, smsPackage } from '../../fixtures/money.ts';
import { type Child, startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { apiBase } from '../lib/signIn.ts';
import { numberOption, type Options, rounded, type Row } from '../lib/suite.ts';
import { type Payment, replay } from './bare.ts';
import type { FromGateway, Sent } from './gatewayMain.ts';
import { bare as bareOf, postings } from './posting.ts';

export const name =
  'money: payments a second with their notices, and the same statements by bare SQL; postings by one and by eight';

const { cents } = smsPackage;

async function payOne(url: string, { token }: BuyerAccount, { orderId, orderNo }: Payment): Promise<void> {
  const client = createClient({
    baseUrl: url + apiBase,
    language: () => 'cn',
    session: { token: () => token, renew: async () => false, onExpired: () => {} },
  });
  await client.send(financeCalls.pay, { orderId, method: 'wechat', cents });
  const outNo = `${orderNo}-1`;
  const { merchantNo, accessId } = accessOf;
  const told = { id: outNo, outNo, providerNo: outNo, merchantNo, state: 'paid', cents, feeCents: 27 };
  const { raw, headers } = signedNotice(told, Date.now());
  const reply = await fetch(`${url}${apiBase}/payment/notice/${accessId}`, { method: 'POST', headers, body: raw });
  if (reply.status !== 200) throw new Error(`a notice is answered with ${reply.status}`);
}

interface Shop {
  readonly url: string;
  readonly pool: Pool;
  readonly buyers: readonly BuyerAccount[];
  readonly child: Child<FromGateway, string>;
}

/** The statements of one payment, with its numbers: of a buyer who has paid before. */
async function captured({ url, buyers, child }: Shop, before: Payment, shown: Payment): Promise<readonly Sent[]> {
  const [buyer] = buyers;
  if (!buyer) return [];
  await payOne(url, buyer, before);
  child.tell('capture');
  await child.next();
  await payOne(url, buyer, shown);
  child.tell('stop');
  const said = await child.next();
  const sent = 'sent' in said ? said.sent : [];
  // jobs of the gateway ask in between: theirs name no order
  return sent.filter(({ text }) => !/job|lease|outbox/.test(text));
}

/** Options: `--orders 150` of each buyer in each measurement, `--seconds 4` of postings, `--postgres postgres://…`. */
export async function run(options: Options): Promise<readonly Row[]> {
  const orders = numberOption(options, 'orders', 150);
  const seconds = numberOption(options, 'seconds', 4);
  const buyers = buyerAccounts(8);
  return onDatabase(options, async (database) => {
    const child = startChild<FromGateway, string>('money/gatewayMain.ts', {
      DATABASE_URL: database,
      BUYERS: String(buyers.length),
      ORDERS: String(orders * 2 + 4),
    });
    const pool = new Pool({ connectionString: database, max: buyers.length });
    try {
      const started = await child.next();
      const url = 'url' in started ? started.url : '';
      const hashes = await Promise.all(buyers.map(({ token }) => tokenHash(token)));
      const { rows } = await pool.query<{ order_id: string; line_id: string; order_no: string; unit_id: string }>(
        'select order_id, line_id, order_no, unit_id from trade_order join order_line using (order_id) order by order_id',
      );
      const of = buyers.map(({ unitId }, at) =>
        rows
          .filter((row) => Number(row.unit_id) === unitId)
          .map((row): Payment => ({
            unitId,
            orderId: Number(row.order_id),
            lineId: Number(row.line_id),
            orderNo: row.order_no,
            token: hashes[at] ?? '',
            paymentId: 0,
            accountId: 0,
          })),
      );
      const [before, shown] = [of[0]?.shift(), of[0]?.shift()];
      if (!before || !shown) throw new Error('there are no orders');
      const sent = await captured({ url, pool, buyers, child }, before, shown);
      const { rows: made } = await pool.query<{ payment_id: string; account_id: string }>(
        `select payment_id, account_id from payment, resource_account where order_id = $1 and holder_id = $2`,
        [shown.orderId, String(shown.unitId)],
      );
      Object.assign(shown, { paymentId: Number(made[0]?.payment_id), accountId: Number(made[0]?.account_id) });
      const measured = async (one: (at: number, payment: Payment) => Promise<void>): Promise<number> => {
        const parts = of.map((all) => all.splice(0, orders));
        const startMs = performance.now();
        await Promise.all(
          parts.map(async (part, at) => {
            for (const payment of part) await one(at, payment);
          }),
        );
        return (parts.flat().length * 1000) / (performance.now() - startMs);
      };
      // what is compiled at first is not counted
      for (const [at, all] of of.entries()) {
        const warm = all.shift();
        if (warm) await payOne(url, buyers[at] as BuyerAccount, warm);
      }
      const own = await measured((at, payment) => payOne(url, buyers[at] as BuyerAccount, payment));
      const clients = await Promise.all(buyers.map(() => pool.connect()));
      const bare = await measured(async (at, payment) => {
        const client = clients[at];
        if (client) await replay(client, sent, shown, payment);
      });
      for (const client of clients) client.release();
      const { rows: odd } = await pool.query<{ count: number }>(
        `select count(*)::int as count from trade_order where state = 'success'`,
      );
      const load = { url: database, seconds };
      const one = await postings({ ...load, clients: 1, first: 100_000_000 });
      const eight = await postings({ ...load, clients: 8, first: 200_000_000 });
      const bareOne = await bareOf({ ...load, clients: 1, first: 300_000_000 });
      const bareEight = await bareOf({ ...load, clients: 8, first: 400_000_000 });
      const measuredRows: Row[] = [
        {
          how: 'pay and notice, 8 clients',
          'gateway/s': rounded(own),
          'bare SQL/s': rounded(bare),
          ratio: rounded(own / bare, 2),
          statements: sent.length,
          paid: odd[0]?.count ?? 0,
        },
        {
          how: 'postings by the gateway',
          'one client/s': rounded(one),
          '8 clients/s': rounded(eight),
          ratio: rounded(eight / one, 2),
        },
        {
          how: 'the same rows by bare SQL',
          'one client/s': rounded(bareOne),
          '8 clients/s': rounded(bareEight),
          ratio: rounded(bareEight / bareOne, 2),
        },
      ];
      return measuredRows;
    } finally {
      await pool.end();
      await child.stop();
    }
  });
}
