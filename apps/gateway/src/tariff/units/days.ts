import { addDays, dayAt, minuteMs, startOfDay } from '@fireline/domain/lib';
import { dailyFigures, lowBelow, paceDays, type ResourceRecord } from '@fireline/domain/tariff';
import type { Deps } from '../../lib/context.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';

const accountsPerRound = 200;
/** Days that are summed again: a gateway whose clock was behind may have dated a record before midnight. */
const againDays = 3;

/** Writes the days of an account from its records, from the first day that has no sums yet; days on which nothing moved have no row. */
async function sumAccount(tx: Tx, accountId: number, nowMs: number): Promise<void> {
  const yesterday = addDays(dayAt(nowMs), -1);
  const of = tx.selectFrom('resourceRecord').where('resourceRecord.accountId', '=', accountId);
  const { summedTo } = await tx
    .selectFrom('resourceAccount')
    .select('summedTo')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  const first = await of.select('at').orderBy('seq').limit(1).executeTakeFirst();
  if (!first) return;
  const begin = dayAt(Date.parse(first.at));
  const again = summedTo === null ? begin : addDays(summedTo < yesterday ? summedTo : yesterday, 1 - againDays);
  const from = again > begin ? again : begin;
  const fromAt = new Date(startOfDay(from)).toISOString();
  const rows = await of
    .innerJoin('resourceAccount', 'resourceAccount.accountId', 'resourceRecord.accountId')
    .select(['recordId', 'resourceRecord.rentId', 'resource', 'sellType', 'amount', 'before', 'after', 'at', 'seq'])
    .where('at', '>=', fromAt)
    .where('at', '<', new Date(startOfDay(addDays(yesterday, 1))).toISOString())
    .orderBy('seq')
    .execute();
  const before = await of.select('after').where('at', '<', fromAt).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  const records = rows.map(({ recordId, rentId, at, ...row }): ResourceRecord => {
    const named = { id: String(recordId), account: String(accountId), tenantId: rentId };
    return { ...row, ...named, result: 'success', atMs: Date.parse(at) };
  });
  const moved = new Set(records.map(({ atMs }) => dayAt(atMs)));
  const figures = dailyFigures({ records, opening: before?.after ?? 0, from, to: yesterday });
  await tx.deleteFrom('resourceDay').where('accountId', '=', accountId).where('day', '>=', from).execute();
  const days = figures.flatMap(({ period, ...sums }) =>
    moved.has(period) ? [{ accountId, day: period, ...sums }] : [],
  );
  await insertMany(tx, 'resourceDay', days);
}

/** From which balance its holder is warned: by what the last thirty days took. */
async function setSummed(tx: Tx, accountId: number, nowMs: number): Promise<void> {
  const { drawn } = await tx
    .selectFrom('resourceDay')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('consumed'), eb.lit(0)).as('drawn'))
    .where('accountId', '=', accountId)
    .where('day', '>=', addDays(dayAt(nowMs), -paceDays))
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('resourceAccount')
    .set({ lowBelow: lowBelow(drawn), summedTo: addDays(dayAt(nowMs), -1) })
    .where('accountId', '=', accountId)
    .execute();
}

/** Accounts of which yesterday is not summed. */
const accountsDue = (db: Db, nowMs: number, after: number) =>
  db
    .selectFrom('resourceAccount')
    .select('accountId')
    .where('accountId', '>', after)
    .where((eb) => eb.or([eb('summedTo', 'is', null), eb('summedTo', '<', addDays(dayAt(nowMs), -1))]))
    .orderBy('accountId')
    .limit(accountsPerRound)
    .execute();

/** Days are summed from five minutes after midnight, in China time: what other gateways date a little behind is there by then. */
const settledMs = 5 * minuteMs;
const restMs = 5;

/**
 * Sums the days of accounts up to yesterday, in China time. Run again it finds nothing to do; a gateway that dies in between leaves accounts that the
 * next run sums.
 * @returns how many accounts it summed
 * @spec TAR-07 TAR-06
 */
export async function sumDays({ database, clock }: Pick<Deps, 'database' | 'clock'>, pace?: Pace): Promise<number> {
  const nowMs = clock();
  if (nowMs - startOfDay(dayAt(nowMs)) < settledMs) return 0;
  let [after, count] = [0, 0];
  for (;;) {
    const accounts = await accountsDue(database.db, nowMs, after);
    for (const { accountId } of accounts) {
      if (pace?.isStopped()) return count;
      await transact(database, async ({ tx }) => {
        await sumAccount(tx, accountId, nowMs);
        await setSummed(tx, accountId, nowMs);
      });
      await pace?.rest(restMs);
      after = accountId;
      count += 1;
    }
    if (accounts.length < accountsPerRound) return count;
  }
}
