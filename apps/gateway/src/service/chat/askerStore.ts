import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../lib/db/schema.ts';

interface Asking {
  readonly ticketId: number;
  readonly customerId: number;
  readonly unitId: number | null;
  readonly placeId: number | null;
}

const ordersShown = 5;
const chatsShown = 5;

/** What who answers reads of who asks: devices and alarms of its place or unit, its open orders, and the chats before. @spec SRV-06 */
export async function askerOf(db: Db | Tx, { ticketId, customerId, unitId, placeId }: Asking) {
  const stands =
    placeId !== null
      ? sql<SqlBool>`place_id = ${placeId}`
      : unitId !== null
        ? sql<SqlBool>`unit_id = ${unitId}`
        : sql<SqlBool>`false`;
  const count = sql<number>`count(*)::int`.as('count');
  const user = await db
    .selectFrom('appUser')
    .leftJoin('place', 'place.placeId', 'appUser.placeId')
    .select((eb) => ['appUser.role', eb.fn.coalesce('place.name', sql.lit('')).as('placeName')])
    .where('appUser.userId', '=', customerId)
    .executeTakeFirstOrThrow();
  const devices = await db
    .selectFrom('device')
    .select(count)
    .where(stands)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const alarms = await db
    .selectFrom('alarm')
    .select(count)
    .where(stands)
    .where('state', '<>', 'closed')
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('workOrder')
    .select(['orderId', 'number', 'problem', 'state'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('workOrderPart')
          .select('workOrderPart.orderId')
          .whereRef('workOrderPart.orderId', '=', 'workOrder.orderId')
          .where('workOrderPart.userId', '=', customerId),
      ),
    )
    .where('state', '<>', 'closed')
    .orderBy('orderId', 'desc')
    .limit(ordersShown)
    .execute();
  const chats = await db
    .selectFrom('chatTicket')
    .select(['ticketId', 'number', 'subject', 'createdAt'])
    .where('customerId', '=', customerId)
    .where('ticketId', '<>', ticketId)
    .orderBy('ticketId', 'desc')
    .limit(chatsShown)
    .execute();
  return { ...user, devices: devices.count, openAlarms: alarms.count, orders, chats };
}
