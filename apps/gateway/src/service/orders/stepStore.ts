import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { type Reader, seen } from './seen.ts';

export const trackOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('workOrderTrack')
    .select(['seq', 'at', 'event', 'by', 'fromName as from', 'toName as to'])
    .select(['fromLevel', 'toLevel', 'reason', 'images'])
    .where('orderId', '=', orderId)
    .orderBy('seq')
    .execute();

export const transfersOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('workOrderTransfer')
    .select([
      'transferId',
      'operatorId',
      'operator',
      'targetId',
      'target',
      'expiresAt',
      'state',
      'askedAt',
      'endedAt',
      'ended',
    ])
    .where('orderId', '=', orderId)
    .orderBy('transferId')
    .execute();

/** The last transfer of each of these orders, with the reason of who rejected it, otherwise of who asked. @spec SRV-02 SRV-03 */
export const lastTransfers = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('workOrderTransfer as t')
    .distinctOn('t.orderId')
    .select(['t.orderId', 't.operator', 't.target', 't.state', 't.askedAt', 't.ended'])
    .select(
      sql<string>`coalesce((select note.reason from work_order_track note where note.order_id = t.order_id
        and note.event = case when t.ended = 'reject' then 'rejectTransfer' else 'transfer' end
        order by note.seq desc limit 1), '')`.as('reason'),
    )
    .where('t.orderId', '=', anyId(orderIds))
    .orderBy('t.orderId')
    .orderBy('t.transferId', 'desc')
    .execute();

/** The order, held, so that of two steps one learns of the other. */
export const lockOrder = (tx: Tx, reader: Reader, orderId: number) =>
  tx
    .selectFrom('workOrder')
    .selectAll()
    .where(seen(reader))
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst();

export type Standing = Row<'workOrder'>;

/** The same for the system, which sees every order. */
export const lockAnyOrder = (tx: Tx, orderId: number) =>
  tx.selectFrom('workOrder').selectAll().where('orderId', '=', orderId).forUpdate().executeTakeFirst();

export const waitingTransfer = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('workOrderTransfer')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('state', '=', 'pendingConfirmation')
    .executeTakeFirst();

export type Waiting = Row<'workOrderTransfer'>;

/** One of the transfers of an order, whatever became of it. */
export const transferById = (tx: Tx, orderId: number, transferId: number) =>
  tx
    .selectFrom('workOrderTransfer')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('transferId', '=', transferId)
    .executeTakeFirst();

type Changes = Partial<Omit<NewRow<'workOrder'>, 'orderId' | 'rentId' | 'revision'>>;

export const updateOrder = (tx: Tx, orderId: number, changes: Changes) =>
  tx
    .updateTable('workOrder')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('orderId', '=', orderId)
    .execute();

type Entry = Omit<NewRow<'workOrderTrack'>, 'seq'>;

/** Adds to the track of an order that is held. */
export async function addTrack(tx: Tx, entry: Entry): Promise<void> {
  const { seq } = await tx
    .selectFrom('workOrderTrack')
    .select(sql<number>`coalesce(max(seq), 0) + 1`.as('seq'))
    .where('orderId', '=', entry.orderId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('workOrderTrack')
    .values({ ...entry, seq })
    .execute();
}

export const addPart = (tx: Tx, orderId: number, userId: number) =>
  tx
    .insertInto('workOrderPart')
    .values({ orderId, userId })
    .onConflict((c) => c.doNothing())
    .execute();

export const insertTransfer = (tx: Tx, row: NewRow<'workOrderTransfer'>) =>
  tx.insertInto('workOrderTransfer').values(row).execute();

export const endTransfer = (
  tx: Tx,
  transferId: number,
  ended: Pick<NewRow<'workOrderTransfer'>, 'state' | 'ended' | 'endedAt'>,
) => tx.updateTable('workOrderTransfer').set(ended).where('transferId', '=', transferId).execute();
