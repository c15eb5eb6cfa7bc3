import { orderDueAtMs, orderNumber, transferExpiresAtMs } from '@fireline/domain/service';
import '../../service/orders/tables.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import type { City, Ms } from '../model.ts';
import { dayOfOrder, type PastOrder, pastOrdersOf } from './past.ts';

const iso = (ms: Ms): string => new Date(ms).toISOString();
const isoOrNull = (ms: Ms | null): string | null => (ms === null ? null : iso(ms));

interface Named {
  readonly orderId: number;
  readonly number: string;
  readonly followsId: number | null;
  readonly alarmId: number | null;
}

function rowOf(order: PastOrder, { orderId, number, followsId, alarmId }: Named): BulkRow<'workOrder'> {
  const { device, creator, problem, level, createdAt, agent, acceptedAt, closedAt, isResolved, rating, ratedAt } =
    order;
  const { rentId, orgPath, partnerId, unitId, maintId, placeId, deviceId } = device;
  const last = order.steps.at(-1);
  return {
    orderId,
    rentId,
    orgPath,
    partnerId,
    unitId,
    maintId,
    placeId,
    deviceId,
    number,
    problem: problem.text,
    category: problem.category,
    level,
    methods: level === 'normal' ? ['sms'] : ['sms', 'voice'],
    images: [],
    alarmId,
    requestId: `city-order-${orderId}`,
    followsId,
    creatorId: creator.userId,
    createdBy: creator.realName,
    createdAt: iso(createdAt),
    agentId: agent?.userId ?? null,
    agentName: agent?.realName ?? '',
    state: closedAt !== null ? 'closed' : acceptedAt !== null ? 'processing' : 'pending',
    rating,
    ratedAt: isoOrNull(ratedAt),
    resolution: closedAt === null ? null : isResolved ? 'resolved' : 'unresolved',
    acceptedAt: isoOrNull(acceptedAt),
    firstResponseAt: isoOrNull(acceptedAt),
    closedAt: isoOrNull(closedAt),
    closedBy: closedAt === null ? '' : (agent?.realName ?? ''),
    dueAt: iso(orderDueAtMs(level, createdAt)),
    reminded: acceptedAt === null && orderDueAtMs(level, createdAt) < createdAt ? 'over' : null,
    revision: order.steps.length,
    changedBy: last?.by?.realName ?? '',
    changedAt: iso(last?.at ?? createdAt),
  };
}

const trackOf = ({ steps }: PastOrder, orderId: number): BulkRow<'workOrderTrack'>[] =>
  steps.map(({ at, event, by, from = '', to = '', reason = '' }, index) => ({
    orderId,
    seq: index + 1,
    at: iso(at),
    event,
    byId: by?.userId ?? null,
    by: by?.realName ?? '',
    fromName: from,
    toName: to,
    reason,
    images: [],
  }));

const transfersOf = (
  { transfers, rentId }: PastOrder,
  orderId: number,
): Omit<BulkRow<'workOrderTransfer'>, 'transferId'>[] =>
  transfers.map(({ operator, target, askedAt, ended, endedAt }) => ({
    rentId,
    orderId,
    operatorId: operator.userId,
    operator: operator.realName,
    targetId: target.userId,
    target: target.realName,
    state: ended === null ? 'pendingConfirmation' : ended === 'confirm' ? 'confirmed' : 'failed',
    askedAt: iso(askedAt),
    expiresAt: iso(transferExpiresAtMs(askedAt)),
    endedAt: isoOrNull(endedAt),
    ended,
  }));

/** Everybody of an order. */
const peopleOf = ({ creator, agent, transfers, steps }: PastOrder): Set<number> =>
  new Set(
    [
      creator,
      agent,
      ...transfers.flatMap(({ operator, target }) => [operator, target]),
      ...steps.map(({ by }) => by),
    ].flatMap((one) => one?.userId ?? []),
  );

/** The newest alarm of each device, from which some orders are made. */
async function newestAlarms(tx: Tx): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('alarm')
    .select(['deviceId', (eb) => eb.fn.max<number>('alarmId').as('alarmId')])
    .groupBy('deviceId')
    .execute();
  return new Map(rows.map(({ deviceId, alarmId }) => [deviceId, alarmId]));
}

/** Writes the orders of the last half year with their tracks and transfers. @spec SRV-01 SRV-02 SRV-03 N25 */
export async function writeWorkOrders(tx: Tx, city: City): Promise<void> {
  const orders = pastOrdersOf(city);
  if (orders.length === 0) return;
  const alarms = await newestAlarms(tx);
  const dice = createDice(city.seed, 'ordersOfAlarms');
  const counts = new Map<string, number>();
  const named = orders.map((order, at): Named => {
    const key = `${order.rentId} ${dayOfOrder(order)}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const isOfAlarm = order.acceptedAt === null && dice.chance(0.5);
    return {
      orderId: at + 1,
      number: orderNumber(dayOfOrder(order), count),
      // one that follows stands behind the one that it follows
      followsId: order.isFollowUp ? at : null,
      alarmId: isOfAlarm ? (alarms.get(order.device.deviceId) ?? null) : null,
    };
  });
  const each = <T>(of: (order: PastOrder, orderId: number) => readonly T[]): T[] =>
    orders.flatMap((order, at) => of(order, at + 1));
  await insertMany(
    tx,
    'workOrder',
    orders.map((order, at) => rowOf(order, named[at]!)),
  );
  await insertMany(tx, 'workOrderTrack', each(trackOf));
  await insertMany(
    tx,
    'workOrderTransfer',
    each(transfersOf).map((row, at) => ({ transferId: at + 1, ...row })),
  );
  await insertMany(
    tx,
    'workOrderPart',
    each((order, orderId) => [...peopleOf(order)].map((userId) => ({ orderId, userId }))),
  );
  const days = [...Map.groupBy(orders, ({ rentId }) => rentId)].map(([rentId, own]) => {
    const day = own.map(dayOfOrder).toSorted().at(-1) ?? '';
    return { rentId, day, last: counts.get(`${rentId} ${day}`) ?? 0 };
  });
  await insertMany(tx, 'workOrderCounter', days);
}
