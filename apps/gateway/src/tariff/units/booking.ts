import { sendNumberOf, type SendReason, type SendState, wasTaken } from '@fireline/domain/message';
import { recordAfter } from '@fireline/domain/tariff';
import { sql } from 'kysely';
import type { Deps } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { insertMany } from '../../lib/db/query/bulk.ts';
import { updateMany } from '../../lib/db/query/updateMany.ts';
import type { NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { isFree } from '../../lib/jobs/lease.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { heldOf, monthAt } from './reserving.ts';
import { warnHolders } from './warning.ts';

/** Recorded in one transaction. */
const lotMax = 500;

interface Drawn {
  readonly recordId: number;
  readonly rentId: string;
  readonly deviceId: number | null;
  readonly key: string;
  readonly state: SendState;
  readonly reason: SendReason | null;
  readonly drawAccountId: number;
  readonly drawUnits: number;
}

const columns = sql`record_id, rent_id, device_id, key, state, reason, draw_account_id, draw_units`;

/** Messages that hold units and that nobody offers now; another gateway takes others. */
const settled = async (tx: Tx, now: string) =>
  (
    await sql<Drawn>`select ${columns} from send_record
      where draw_account_id is not null and (state not in ('planned', 'held') or ${isFree('claimed_until', now)})
      order by record_id limit ${sql.lit(lotMax)} for update skip locked`.execute(tx)
  ).rows;

/** One for each message that a carrier was offered under a key of its own, however often. */
const deedOf = ({ recordId, key }: Drawn): string => `send:${recordId}:${sendNumberOf(key)}`;

async function knownDeeds(tx: Tx, rows: readonly Drawn[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const found = await tx
    .selectFrom('resourceRecord')
    .select('key')
    .where('key', 'in', rows.map(deedOf))
    .where('accountId', '=', anyId([...new Set(rows.map((row) => row.drawAccountId))]))
    .execute();
  return new Set(found.map(({ key }) => key));
}

type Account = Row<'resourceAccount'>;

/** The account after these messages, and their records. */
function consumed(account: Account, rows: readonly Drawn[], nowMs: number) {
  const records: NewRow<'resourceRecord'>[] = [];
  let last = {
    balance: account.balance,
    lastSeq: account.lastSeq,
    lastAtMs: account.lastAt === null ? undefined : Date.parse(account.lastAt),
  };
  let { month, monthDrawn } = account;
  for (const row of rows) {
    const amount = row.drawUnits;
    const record = recordAfter(last, { sellType: 'consume', amount, result: 'success' }, nowMs);
    if (!record.ok) throw new Error(`the units of message ${row.recordId} cannot be recorded`);
    const { seq, before, after, atMs } = record.value;
    records.push({
      accountId: account.accountId,
      rentId: account.rentId,
      seq,
      sellType: 'consume',
      amount,
      before,
      after,
      orderId: null,
      deviceId: row.deviceId,
      sendRecordId: row.recordId,
      key: deedOf(row),
      at: new Date(atMs).toISOString(),
      by: '',
    });
    const now = monthAt(atMs);
    monthDrawn = (month === now ? monthDrawn : 0) + amount;
    month = now;
    last = { balance: after, lastSeq: seq, lastAtMs: atMs };
  }
  const { balance, lastSeq, lastAtMs } = last;
  const lastAt = lastAtMs === undefined ? null : new Date(lastAtMs).toISOString();
  return { records, account: { ...account, balance, lastSeq, lastAt, month, monthDrawn } };
}

async function book(work: Work, drawn: readonly Drawn[], nowMs: number): Promise<void> {
  const { tx } = work;
  const held = heldOf(drawn);
  const accounts = await tx
    .selectFrom('resourceAccount')
    .selectAll()
    .where('accountId', '=', anyId([...held.keys()]))
    .orderBy('accountId')
    .forUpdate()
    .execute();
  const used = drawn.filter(wasTaken);
  const known = await knownDeeds(tx, used);
  const byAccount = Map.groupBy(
    used.filter((row) => !known.has(deedOf(row))),
    ({ drawAccountId }) => drawAccountId,
  );
  const after = accounts.map((account) => consumed(account, byAccount.get(account.accountId) ?? [], nowMs));
  await insertMany(
    tx,
    'resourceRecord',
    after.flatMap(({ records }) => records),
  );
  await updateMany(
    tx,
    'resourceAccount',
    'accountId',
    ['balance', 'lastSeq', 'lastAt', 'month', 'monthDrawn', 'reserved'],
    after.map(({ account }) => ({ ...account, reserved: account.reserved - (held.get(account.accountId) ?? 0) })),
  );
  await tx
    .updateTable('sendRecord')
    .set({ drawAccountId: null, drawUnits: null })
    .where('recordId', '=', anyId(drawn.map(({ recordId }) => recordId)))
    .execute();
  const drawnFrom = after.flatMap(({ account, records }) => (records.length > 0 ? [account] : []));
  await warnHolders(work, drawnFrom, nowMs);
}

/**
 * Records the units of messages that a carrier took, and gives back those of messages that did not go or whose gateway died: it is apart from
 * sending, so that nothing in it delays a message. What a gateway leaves undone the next one does, once.
 * @returns whether there may be more
 * @spec TAR-07 MSG-05
 */
export const bookDraws = ({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<boolean> =>
  transact(database, async (work) => {
    const nowMs = clock();
    const drawn = await settled(work.tx, new Date(nowMs).toISOString());
    if (drawn.length > 0) await book(work, drawn, nowMs);
    return drawn.length === lotMax;
  });

/** The same of one message that the caller has locked, before it becomes another one. */
export async function bookDraw(work: Work, recordId: number, nowMs: number): Promise<void> {
  const { rows } = await sql<Drawn>`select ${columns} from send_record
    where record_id = ${recordId} and draw_account_id is not null for update`.execute(work.tx);
  if (rows.length > 0) await book(work, rows, nowMs);
}
