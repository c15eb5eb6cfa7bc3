// A gateway on a PostgreSQL with units that buy, and a provider in its process that answers at once. On a message it says which statements it
// has sent since the one before.
import { sql } from 'kysely';
import { Client } from 'pg';
import type { PaymentProvider } from '../../../apps/gateway/src/finance/provider/port.ts';
import { sandboxProvider } from '../../../apps/gateway/src/finance/provider/sandbox.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { serve } from '../../../apps/gateway/src/node.ts';
import { buyerAccounts, fillMoney } from '../../faults/money/fill.ts';
import { smsPackage } from '../../fixtures/money.ts';

export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}
export type FromGateway = { readonly url: string } | { readonly sent: readonly Sent[] };

const { DATABASE_URL = '', BUYERS, ORDERS } = process.env;
const buyers = buyerAccounts(Number(BUYERS));
const orders = Number(ORDERS);
const fail = (error: unknown): void => console.error(error);

const sent: Sent[] = [];
let isCapturing = false;
type Asked = string | { readonly text: string; readonly values?: readonly unknown[] };
const usual = Client.prototype.query as (...asked: unknown[]) => unknown;
Client.prototype.query = function query(this: Client, ...asked: unknown[]) {
  const [first, values] = asked as [Asked, unknown[]?];
  if (isCapturing && typeof first === 'string') sent.push({ text: first, values: values ?? [] });
  else if (isCapturing && typeof first === 'object') sent.push({ text: first.text, values: first.values ?? [] });
  return usual.apply(this, asked);
} as typeof Client.prototype.query;

const database = await openPostgres(DATABASE_URL, fail);
await fillMoney(database, buyers);
const { db } = database;
// ids that no other number of a statement looks like
for (const [table, column, first] of [
  ['trade_order', 'order_id', 8_000_001],
  ['order_line', 'line_id', 9_000_001],
  ['payment', 'payment_id', 7_000_001],
  ['resource_account', 'account_id', 6_000_001],
] as const)
  await sql`alter table ${sql.table(table)} alter ${sql.ref(column)} restart with ${sql.lit(first)}`.execute(db);
const now = Date.now();
const { cents, priceId, quantity } = smsPackage;
await db.transaction().execute(async (tx) => {
  const all = buyers.flatMap((buyer) => Array.from({ length: orders }, (_, no) => ({ ...buyer, no })));
  await insertMany(
    tx,
    'tradeOrder',
    all.map(({ unitId, username, no }) => ({
      rentId: 'R001',
      orderNo: `BENCH${unitId}N${no}`,
      creatorId: unitId,
      createdBy: username,
      createdAt: new Date(now).toISOString(),
      requestId: `bench-${no}`,
      payerKind: 'user' as const,
      payerId: `unit ${unitId}`,
      payeeKind: 'tenant' as const,
      payeeId: 'R001',
      payeeRentId: 'R001',
      partnerId: 1,
      unitId,
      maintId: null,
      placeId: null,
      type: 'smsTraffic' as const,
      state: 'unpaid' as const,
      payableCents: cents,
      expiresAt: new Date(now + 3_600_000).toISOString(),
    })),
  );
  await sql`insert into order_line (order_id, position, resource, quantity, count, price_id, unit_cents, amount_cents, holder_kind, holder_id)
    select order_id, 0, 'sms', ${quantity}, 1, ${priceId}, ${cents}, ${cents}, 'unit', unit_id::text from trade_order order by order_id`.execute(
    tx,
  );
});
/** Answers at once, and nobody else pays there. */
const atOnce: Pick<PaymentProvider, 'create' | 'query' | 'close' | 'refund'> = {
  create: async (_access, { outNo }) => ({ isAnswered: true, codeUrl: `/pay/${outNo}`, providerNo: outNo }),
  query: async () => ({ isAnswered: true, said: 'none' }),
  close: async () => ({ isAnswered: true, said: 'none' }),
  refund: async () => ({ isAnswered: true, state: 'success' }),
};
const served = await serve({
  database,
  host: '127.0.0.1',
  port: 0,
  log: { info: () => {}, warn: () => {}, error: (message, error) => fail([message, error]) },
  payments: { sandbox: (deps) => ({ ...sandboxProvider(deps), ...atOnce }) },
});
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
process.on('message', () => {
  process.send?.({ sent: sent.splice(0) } satisfies FromGateway);
  isCapturing = !isCapturing;
});
process.send?.({ url: served.url } satisfies FromGateway);
