import { refuse, type Result } from '@fireline/domain/lib';
import {
  type BalanceHolder,
  checkTakeable,
  type MeteredResource,
  recordAfter,
  type SellType,
  sellTypes,
} from '@fireline/domain/tariff';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** Whose units of what. */
export interface UnitsOf {
  readonly rentId: string;
  readonly holder: BalanceHolder;
  readonly resource: MeteredResource;
}
interface Move {
  readonly sellType: SellType;
  /** Units, from 0: the sell type says the direction. */
  readonly amount: number;
  /** The deed: one that is recorded is not recorded again. */
  readonly key: string;
  readonly orderId?: number;
  readonly deviceId?: number | null;
  readonly by: string;
  /** Why it is given or taken back. */
  readonly remark?: string;
}

/** The account, made where it is missing, locked until the end of the transaction. */
async function lockAccount(tx: Tx, { rentId, holder, resource }: UnitsOf) {
  const named = { rentId, holderKind: holder.kind, holderId: holder.id, resource };
  await tx
    .insertInto('resourceAccount')
    .values(named)
    .onConflict((c) => c.columns(['rentId', 'holderKind', 'holderId', 'resource']).doNothing())
    .execute();
  return tx
    .selectFrom('resourceAccount')
    .select(['accountId', 'balance', 'reserved', 'lastSeq', 'lastAt', 'lowBelow', 'isLow'])
    .where('rentId', '=', rentId)
    .where('holderKind', '=', holder.kind)
    .where('holderId', '=', holder.id)
    .where('resource', '=', resource)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Moves units of a holder and records it. The balance is read under the lock of the account, and the record takes its place there.
 * @returns the balance afterwards; problems of `recordAfter`, `tariff.units.short` for more taken back than is left
 * @spec TAR-07 TAR-09
 */
export async function moveUnits(tx: Tx, of: UnitsOf, move: Move, nowMs: number): Promise<Result<number>> {
  const { accountId, balance, reserved, lastSeq, lastAt, lowBelow, isLow } = await lockAccount(tx, of);
  const known = await tx
    .selectFrom('resourceRecord')
    .select('recordId')
    .where('rentId', '=', of.rentId)
    .where('key', '=', move.key)
    .executeTakeFirst();
  if (known) return { ok: true, value: balance };
  const { sellType, amount, key, orderId = null, deviceId = null, by, remark = '' } = move;
  const short = sellTypes[sellType].sign < 0 ? checkTakeable({ balance, reserved }, amount) : undefined;
  if (short) return refuse(short);
  const last = { balance, lastSeq, lastAtMs: lastAt === null ? undefined : Date.parse(lastAt) };
  const record = recordAfter(last, { sellType, amount, result: 'success' }, nowMs);
  if (!record.ok) return record;
  const { seq, before, after, atMs } = record.value;
  const at = new Date(atMs).toISOString();
  await tx
    .insertInto('resourceRecord')
    .values({
      accountId,
      rentId: of.rentId,
      seq,
      sellType,
      amount,
      before,
      after,
      orderId,
      deviceId,
      key,
      at,
      by,
      remark,
    })
    .execute();
  await tx
    .updateTable('resourceAccount')
    // what has come in is warned of again when it is used up
    .set({ balance: after, lastSeq: seq, lastAt: at, isLow: isLow && after <= lowBelow })
    .where('accountId', '=', accountId)
    .execute();
  return { ok: true, value: after };
}

/** Accounts of units whose balance is not what their newest record leaves. @spec TAR-07 */
export const unbalancedUnits = (db: Db) =>
  db
    .selectFrom('resourceAccount')
    .leftJoin('resourceRecord', (join) =>
      join
        .onRef('resourceRecord.accountId', '=', 'resourceAccount.accountId')
        .onRef('resourceRecord.seq', '=', 'resourceAccount.lastSeq'),
    )
    .select((eb) => [
      'resourceAccount.accountId',
      'resourceAccount.balance',
      eb.fn.coalesce('after', eb.lit(0)).as('after'),
    ])
    .where((eb) => eb('resourceAccount.balance', '<>', eb.fn.coalesce('after', eb.lit(0))))
    .execute();
