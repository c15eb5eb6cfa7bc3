import { dayAt } from '@fireline/domain/lib';
import {
  type BalanceHolderKind,
  type DrawAccount,
  type DrawAsked,
  drawLot,
  type DrawOutcome,
  type MeteredResource,
  type WhenExhausted,
} from '@fireline/domain/tariff';
import { sql } from 'kysely';
import type { Log } from '../../lib/log.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { together } from '../../lib/db/query/together.ts';
import type { Held, LotOf } from '../../message/sending/units.ts';

/** The month of a moment, in China time. */
export const monthAt = (ms: number): string => dayAt(ms).slice(0, 7);

interface Found {
  readonly accountId: number;
  readonly holderKind: BalanceHolderKind;
  readonly holderId: string;
  readonly balance: number;
  readonly reserved: number;
  readonly month: string;
  readonly monthDrawn: number;
  readonly monthlyMax: number | null;
  readonly warnPercent: number | null;
  readonly whenExhausted: WhenExhausted | null;
}

/** The accounts of these holders, locked in the order of their numbers as everywhere. */
async function lockAccounts(tx: Tx, { rentId, resource }: LotOf, asked: readonly DrawAsked[]): Promise<Found[]> {
  const holders = new Map(asked.flatMap(({ holders: own }) => own.map((one) => [`${one.kind} ${one.id}`, one])));
  const [kinds, ids] = [[...holders.values()].map(({ kind }) => kind), [...holders.values()].map(({ id }) => id)];
  const { rows } = await sql<Found>`
    select a.account_id, a.holder_kind, a.holder_id, a.balance, a.reserved, a.month, a.month_drawn,
      c.monthly_max, c.warn_percent, c.when_exhausted
    from unnest(${kinds}::text[], ${ids}::text[]) as x(kind, id)
    join resource_account a on a.rent_id = ${rentId} and a.holder_kind = x.kind and a.holder_id = x.id and a.resource = ${resource}
    left join consumption_control c on c.rent_id = a.rent_id and c.holder_kind = a.holder_kind and c.holder_id = a.holder_id
      and c.resource = a.resource
    order by a.account_id for update of a`.execute(tx);
  return rows;
}

/** Whether somebody sells units in this installation: without an operator nobody buys, and nothing is drawn. */
const isMetered = async (db: Db | Tx): Promise<boolean> =>
  (await db.selectFrom('rent').select('rentId').where('kind', '=', 'operator').limit(1).executeTakeFirst()) !==
  undefined;

/** An alarm goes below zero of its tenant, also of one that never had units: the account is made for it. */
const makeTenantAccount = (tx: Tx, { rentId, resource }: LotOf) =>
  tx
    .insertInto('resourceAccount')
    .values({ rentId, holderKind: 'tenant', holderId: rentId, resource })
    .onConflict((c) => c.columns(['rentId', 'holderKind', 'holderId', 'resource']).doNothing())
    .execute();

const asAccount = (found: Found, month: string): DrawAccount => ({
  accountId: found.accountId,
  holder: { kind: found.holderKind, id: found.holderId },
  balance: found.balance,
  reserved: found.reserved,
  usedThisMonth: found.month === month ? found.monthDrawn : 0,
  ...(found.monthlyMax !== null &&
    found.warnPercent !== null &&
    found.whenExhausted !== null && {
      control: { monthlyMax: found.monthlyMax, warnPercent: found.warnPercent, whenExhausted: found.whenExhausted },
    }),
});

/** What is held for messages, by account. */
export function heldOf(rows: readonly Held[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { drawAccountId, drawUnits } of rows)
    if (drawAccountId !== null) sums.set(drawAccountId, (sums.get(drawAccountId) ?? 0) + (drawUnits ?? 0));
  return sums;
}

/** Adds to what accounts hold for messages, or takes off. */
async function addReserved(tx: Tx, sums: ReadonlyMap<number, number>, sign: 1 | -1): Promise<void> {
  if (sums.size === 0) return;
  const rows = JSON.stringify([...sums].map(([id, units]) => ({ id, units: sign * units })));
  await sql`update resource_account set reserved = reserved + x.units
    from jsonb_to_recordset(${rows}::jsonb) as x(id bigint, units bigint) where account_id = x.id`.execute(tx);
}

/** What is held for these messages goes back; the caller writes that they hold nothing. @spec TAR-07 */
export const releaseUnits = (tx: Tx, rows: readonly Held[]): Promise<void> => addReserved(tx, heldOf(rows), -1);

async function reserve(tx: Tx, of: LotOf, asked: readonly DrawAsked[]): Promise<ReadonlyMap<number, DrawOutcome>> {
  const isOfTenant = ({ holderKind }: Found) => holderKind === 'tenant';
  let found = await lockAccounts(tx, of, asked);
  if (!found.some(isOfTenant)) {
    if (!(await isMetered(tx))) return new Map();
    await makeTenantAccount(tx, of);
    found = await lockAccounts(tx, of, asked);
  }
  const month = monthAt(of.nowMs);
  const outcomes = drawLot(
    found.map((one) => asAccount(one, month)),
    asked,
  );
  const draws = [...outcomes.values()].flatMap((outcome) =>
    typeof outcome === 'object' ? [{ drawAccountId: outcome.accountId, drawUnits: outcome.units }] : [],
  );
  await addReserved(tx, heldOf(draws), 1);
  return outcomes;
}

/** For how long a message waits for an account that somebody else has locked. */
const waitMs = 2000;

/**
 * Holds units for a lot of messages that are about to go, with one update an account. Where the accounting fails, or an account is locked for
 * too long, the transaction of the caller goes on as if it had not been tried.
 * @returns of each message the account that pays or why it does not go; none of a message that pays nothing; undefined where the accounting failed
 * @spec TAR-05 TAR-07 ALM-09
 */
export async function reserveUnits(
  tx: Tx,
  of: LotOf,
  asked: readonly DrawAsked[],
  log: Pick<Log, 'error'>,
): Promise<ReadonlyMap<number, DrawOutcome> | undefined> {
  if (asked.length === 0) return new Map();
  await together(tx, [sql`savepoint units`, sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`]);
  try {
    const outcomes = await reserve(tx, of, asked);
    await together(tx, [sql`select set_config('lock_timeout', '0', true)`, sql`release savepoint units`]);
    return outcomes;
  } catch (error) {
    await sql`rollback to savepoint units`.execute(tx);
    log.error('units of messages could not be held', error, { rentId: of.rentId });
    return undefined;
  }
}

/** Whether the tenant itself has a message left, for those that are sent without a lot. @spec TAR-07 SES-12 */
export async function hasUnitLeft(db: Db, rentId: string, resource: MeteredResource): Promise<boolean> {
  const found = await db
    .selectFrom('resourceAccount')
    .select(['balance', 'reserved'])
    .where('rentId', '=', rentId)
    .where('holderKind', '=', 'tenant')
    .where('holderId', '=', rentId)
    .where('resource', '=', resource)
    .executeTakeFirst();
  return found ? found.balance > found.reserved : !(await isMetered(db));
}
