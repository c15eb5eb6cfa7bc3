import { postFee, postPaid } from '@fireline/domain/finance';
import { post, together } from '../../../apps/gateway/src/finance/ledger/store.ts';
import { Pool, type PoolClient } from 'pg';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { transact } from '../../../apps/gateway/src/lib/transact.ts';

const payee = { kind: 'tenant', id: 'R001' } as const;
const by = { by: 'bench', at: '2026-01-01T00:00:00.000Z' };

export interface Load {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
  /** The number of the first payment: none is posted twice. */
  readonly first: number;
}

/** Does one after the other, by so many at once. @returns how many a second */
async function perSecond({ clients, seconds }: Load, one: (client: number) => Promise<void>): Promise<number> {
  let count = 0;
  for (let warm = 0; warm < 50; warm += 1) await one(warm % clients);
  const startMs = performance.now();
  const until = startMs + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        await one(client);
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - startMs);
}

/** Posts payments with their fees, one transaction each. @returns how many a second */
export async function postings(load: Load): Promise<number> {
  const database = await openPostgres(load.url, (error) => console.error(error));
  let no = load.first;
  const result = await perSecond(load, async () => {
    no += 1;
    const arrived = { orderId: String(no), paymentId: String(no), payee, access: 'a1', cents: 4500 };
    const posting = together(postPaid(arrived), postFee({ ...arrived, cents: 27 }));
    await transact(database, ({ tx }) => post(tx, 'R001', posting, by));
  });
  await database.close();
  return result;
}

const insert = `insert into ledger_transfer (rent_id, cents, kind, key, by, at, debit_account_id, credit_account_id, order_id, payment_id)
  values ('R001', 4500, 'paid', $1, 'bench', now(), $3, $4, $5, $5), ('R001', 27, 'fee', $2, 'bench', now(), $4, $3, $5, $5)
  on conflict (rent_id, key) do nothing returning key`;
const accounts = `select account_id, kind, owner_kind, owner_id, access from ledger_account where rent_id = 'R001' and owner_id in ('R001')`;

/** The same rows by bare SQL, one transaction each. @returns how many a second */
export async function bare(load: Load): Promise<number> {
  const pool = new Pool({ connectionString: load.url, max: load.clients });
  const clients = await Promise.all(Array.from({ length: load.clients }, () => pool.connect()));
  const { rows } = await (clients[0] as PoolClient).query<{ account_id: string }>(accounts);
  const [debit, credit] = rows.map(({ account_id: id }) => id);
  let no = load.first;
  const result = await perSecond(load, async (at) => {
    const client = clients[at] as PoolClient;
    no += 1;
    await client.query('begin');
    await client.query(accounts);
    await client.query(insert, [`bare paid ${no}`, `bare fee ${no}`, debit, credit, no]);
    await client.query('commit');
  });
  for (const client of clients) client.release();
  await pool.end();
  return result;
}
