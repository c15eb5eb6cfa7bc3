import {
  type RefundableLine,
  type RefundableOrder,
  type RefundedThing,
  returnRefusal,
  type SoldUnits,
  unitsLeftOf,
} from '@fireline/domain/finance';
import { dayAt, type Problem } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { LockedOrder } from '../orders/store.ts';

type Order = Pick<LockedOrder, 'orderId' | 'rentId' | 'paidCents' | 'refundedCents'>;

/** Messages, calls, or days of a service. */
export const thing = sql<RefundedThing>`(case when order_line.kind = 'package' then order_line.resource else 'days' end)`;

interface SoldLine extends RefundableLine {
  readonly lineId: number;
  readonly resource: RefundedThing;
}
interface Sold {
  readonly lines: readonly SoldLine[];
  readonly sold: SoldUnits;
}

const takenOf = (what: 'cents' | 'units') =>
  sql<number>`(select coalesce(sum(${sql.ref(`l.${what}`)}), 0)::bigint from refund_line l join refund r using (refund_id)
    where l.line_id = order_line.line_id and r.state in ('refunding', 'success'))`;

/** What of an order was bought, refunded and taken back, and is unused now. What refunds on their way take counts as taken. @spec FIN-08 */
export async function soldOf(
  db: Db | Tx,
  { orderId, rentId, paidCents, refundedCents }: Order,
  nowMs: number,
): Promise<Sold> {
  const today = dayAt(nowMs);
  const rows = await db
    .selectFrom('orderLine')
    .leftJoin('resourceAccount', (join) =>
      join
        .onRef('resourceAccount.holderKind', '=', 'orderLine.holderKind')
        .onRef('resourceAccount.holderId', '=', 'orderLine.holderId')
        .onRef('resourceAccount.resource', '=', 'orderLine.resource')
        .on('resourceAccount.rentId', '=', rentId),
    )
    .leftJoin('device', 'device.deviceId', 'orderLine.deviceId')
    .leftJoin('mediaService', 'mediaService.deviceId', 'orderLine.deviceId')
    .select([
      'orderLine.lineId',
      'orderLine.kind',
      thing.as('resource'),
      'amountCents',
      sql<number>`(case when order_line.kind = 'package' then order_line.quantity::bigint * order_line.count else coalesce(order_line.days, 0) end)`.as(
        'units',
      ),
      takenOf('cents').as('refundedCents'),
      takenOf('units').as('takenUnits'),
      sql<number>`greatest(0, case when order_line.kind = 'package' then coalesce(resource_account.balance - resource_account.reserved, 0)
        else coalesce(case order_line.resource when 'cloudStorage' then media_service.cloud_until
          when 'watermark' then media_service.watermark_until else device.expires_on end - ${today}::date, 0) end)`.as(
        'unused',
      ),
    ])
    .where('orderLine.orderId', '=', orderId)
    .orderBy('orderLine.position')
    .execute();
  const lines = rows.map(({ unused: _unused, kind: _kind, ...line }): SoldLine => line);
  const sum = (of: (line: SoldLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const units = sum((line) => line.units);
  const takenUnits = sum((line) => line.takenUnits);
  const bringsService = rows.some(({ kind }) => kind !== 'package');
  // packages of an order are of one resource and one holder: they share what is unused. Days are each of their device
  const unused = rows[0]?.unused ?? 0;
  const unitsLeft = bringsService ? unitsLeftOf(rows) : Math.min(units - takenUnits, unused);
  return { lines, sold: { units, paidCents, refundedCents, takenUnits, unitsLeft } };
}

/** The order as the rules of refunds read it. */
export const refundableOf = (order: LockedOrder): RefundableOrder => ({
  type: order.type,
  state: order.state,
  creatorId: String(order.creatorId),
  paidCents: order.paidCents,
  refundedCents: order.refundedCents,
  hasPendingRefund: order.hasPendingRefund,
  version: order.revision,
});

/** How many refunds an order has, and how many of them somebody here asked for. */
export const countOf = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('refund')
    .select(({ fn }) => [fn.countAll<number>().as('made'), fn.count<number>('askedById').as('asked')])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();

/** What recipients still hold of an order, with why one cannot give it back. */
export async function holdingsOf(db: Db | Tx, orderId: number, nowMs: number) {
  const rows = await db
    .selectFrom('splitRecord')
    .innerJoin('recipient', 'recipient.recipientId', 'splitRecord.recipientId')
    .select([
      'splitId',
      'splitRecord.recipientId',
      'recipient.name as recipientName',
      'recipient.type',
      'isReturnAllowed',
      'cents',
      'returnedCents',
      'completedAt',
      'splitRecord.createdAt',
    ])
    .where('orderId', '=', orderId)
    .where('result', '=', 'success')
    .orderBy('splitId')
    .execute();
  return rows
    .map((row) => {
      const heldCents = row.cents - row.returnedCents;
      const { type, isReturnAllowed, completedAt, createdAt } = row;
      const splitAtMs = Date.parse(completedAt ?? createdAt);
      const problem: Problem | undefined = returnRefusal({ type, isReturnAllowed, splitAtMs, nowMs, heldCents });
      return {
        splitId: row.splitId,
        recipientId: row.recipientId,
        recipientName: row.recipientName,
        heldCents,
        problem,
      };
    })
    .filter(({ heldCents }) => heldCents > 0);
}

/** Whether parts of the order are still to be given: they are waited for, so that it is known who holds what. */
export async function isBeingSplit(db: Db | Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`select (
    exists (select from split_record where order_id = ${orderId} and result = 'pending')
    or exists (select from provider_task t join payment p using (payment_id)
      where p.order_id = ${orderId} and t.kind = 'planSplit' and t.done_at is null)) as is_open`.execute(db);
  return rows[0]?.isOpen ?? false;
}
