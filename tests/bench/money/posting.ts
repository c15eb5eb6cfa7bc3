import { postFee, postPaid } from '@fireline/domain/finance';
import { post, together } from '../../../apps/gateway/src/finance/ledger/store.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { transact } from '../../../apps/gateway/src/lib/transact.ts';

const payee = { kind: 'tenant', id: 'R001' } as const;
const by = { by: 'bench', at: '2026-01-01T00:00:00.000Z' };

/** Posts payments with their fees, one transaction each, by so many at once. @returns how many a second */
export async function postings(url: string, clients: number, seconds: number, first: number): Promise<number> {
  const database = await openPostgres(url, (error) => console.error(error));
  let no = first;
  let count = 0;
  const one = async (): Promise<void> => {
    no += 1;
    const arrived = { orderId: String(no), paymentId: String(no), payee, access: 'a1', cents: 4500 };
    const posting = together(postPaid(arrived), postFee({ ...arrived, cents: 27 }));
    await transact(database, ({ tx }) => post(tx, 'R001', posting, by));
  };
  for (let warm = 0; warm < 50; warm += 1) await one();
  const startMs = performance.now();
  const until = startMs + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        await one();
        count += 1;
      }
    }),
  );
  const perSecond = (count * 1000) / (performance.now() - startMs);
  await database.close();
  return perSecond;
}
