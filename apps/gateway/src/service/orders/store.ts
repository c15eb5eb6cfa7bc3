import type { OrderCategory, OrderLevel, OrderList, OrderState, Rating, Resolution } from '@fireline/domain/service';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { findsText } from '../../lib/db/query/findsText.ts';
import { inOrder, pageOf, type Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { type Reader, seen, tookPart } from './seen.ts';

export interface OrderFilter {
  readonly list: OrderList;
  readonly search?: string | undefined;
  readonly state?: readonly OrderState[] | undefined;
  readonly level?: readonly OrderLevel[] | undefined;
  readonly category?: readonly OrderCategory[] | undefined;
  readonly due?: 'over' | undefined;
  readonly held?: 'yes' | undefined;
  readonly asked?: 'me' | 'byMe' | undefined;
  readonly rating?: readonly Rating[] | undefined;
  readonly resolution?: Resolution | undefined;
  readonly agentId?: number | undefined;
  readonly deviceId?: number | undefined;
  readonly alarmId?: number | undefined;
  readonly hazardId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface OrderOrder {
  readonly sort: 'level' | 'dueAt' | 'createdAt' | 'closedAt' | 'number';
  readonly order: 'asc' | 'desc';
}

const joined = (db: Db | Tx) =>
  db
    .selectFrom('workOrder')
    .leftJoin('device', 'device.deviceId', 'workOrder.deviceId')
    .leftJoin('place', 'place.placeId', 'workOrder.placeId')
    .leftJoin('unit', 'unit.unitId', 'workOrder.unitId')
    .leftJoin('workOrderTransfer as waits', (join) =>
      join.onRef('waits.orderId', '=', 'workOrder.orderId').on('waits.state', '=', 'pendingConfirmation'),
    );

type Joined = ReturnType<typeof joined>;

const asOrder = (query: Joined) =>
  query.select((eb) => [
    'workOrder.orderId',
    'workOrder.number',
    'workOrder.problem',
    'workOrder.category',
    'workOrder.level',
    'workOrder.state',
    'workOrder.creatorId',
    'workOrder.createdBy',
    'workOrder.createdAt',
    'workOrder.agentId',
    'workOrder.agentName',
    'workOrder.deviceId',
    eb.fn.coalesce('device.name', sql.lit('')).as('deviceName'),
    'device.deviceType',
    eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
    eb.fn.coalesce('place.address', sql.lit('')).as('address'),
    eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
    'workOrder.dueAt',
    'workOrder.acceptedAt',
    'workOrder.closedAt',
    'workOrder.closedBy',
    'workOrder.rating',
    'workOrder.resolution',
    'workOrder.revision',
    'workOrder.methods',
    'workOrder.images',
    'workOrder.alarmId',
    'workOrder.hazardId',
    'workOrder.diagnosisId',
    'workOrder.followsId',
    'waits.transferId',
    'waits.operatorId',
    'waits.operator',
    'waits.targetId',
    'waits.target',
    'waits.expiresAt',
  ]);

/** The domain's `orderLists` as conditions: which of the orders that a reader sees stand in a list. @spec SRV-03 */
const inList = (list: OrderList, { userId, seesAll }: Reader): RawBuilder<SqlBool> => {
  const side = seesAll ? sql`true` : sql`(t.operator_id = ${userId} or t.target_id = ${userId})`;
  const conditions: Record<OrderList, RawBuilder<SqlBool>> = {
    my: tookPart(userId),
    unprocessed: sql`work_order.state = 'pending'`,
    processing: sql`work_order.state = 'processing'`,
    transfers: sql`exists (select 1 from work_order_transfer t where t.order_id = work_order.order_id and ${side})`,
    all: sql`true`,
  };
  return conditions[list];
};

/** Who made and who has an order may be named by a mobile number, which is found whole alone. */
const searched = {
  open: ['work_order.number', 'work_order.problem', 'device.name', 'device.imei', 'place.name', 'unit.name'],
  maskedTexts: ['work_order.created_by', 'work_order.agent_name'],
};

function filtered(query: Joined, reader: Reader, now: string, filter: OrderFilter): Joined {
  const { userId } = reader;
  const { search, state, level, category, due, held, asked, rating, resolution, from, to } = filter;
  let q = query.where(seen(reader)).where(inList(filter.list, reader));
  if (search) q = q.where(findsText(search, searched));
  if (state?.length) q = q.where('workOrder.state', 'in', state);
  if (level?.length) q = q.where('workOrder.level', 'in', level);
  if (category?.length) q = q.where('workOrder.category', 'in', category);
  if (due) q = q.where('workOrder.state', '=', 'pending').where('workOrder.dueAt', '<', now);
  if (held) q = q.where('workOrder.state', '<>', 'closed').where('workOrder.agentId', '=', userId);
  if (asked) q = q.where(asked === 'me' ? 'waits.targetId' : 'waits.operatorId', '=', userId);
  if (rating?.length) q = q.where('workOrder.rating', 'in', rating);
  if (resolution) q = q.where('workOrder.resolution', '=', resolution);
  for (const key of ['agentId', 'deviceId', 'alarmId', 'hazardId'] as const)
    if (filter[key] !== undefined) q = q.where(`workOrder.${key}`, '=', filter[key]);
  if (from) q = q.where('workOrder.createdAt', '>=', from);
  if (to) q = q.where('workOrder.createdAt', '<', to);
  return q;
}

const levelRank = sql<number>`case work_order.level when 'urgent' then 0 when 'high' then 1 else 2 end`;

const isClosed = sql<boolean>`(work_order.state = 'closed')`;

/** What nobody has accepted runs against its due time; the rest stands behind it. */
const dueRank = sql<number>`case when work_order.accepted_at is null and work_order.closed_at is null then 0
  when work_order.closed_at is null then 1 else 2 end`;
const runningDue = sql<string | null>`case when ${dueRank} = 0 then work_order.due_at end`;

/**
 * By level what is open stands before what is closed, and of one level what is due first. By due time what still runs stands first, then what is in
 * somebody's hands, then what is closed, both newest first.
 */
export function ordersPage(db: Db, reader: Reader, now: string, query: OrderFilter & OrderOrder & Paging) {
  const { sort, order } = query;
  const rows = asOrder(filtered(joined(db), reader, now, query));
  const sorted =
    sort === 'level'
      ? rows.orderBy(isClosed).orderBy(levelRank, order).orderBy('workOrder.dueAt')
      : sort === 'dueAt'
        ? rows.orderBy(dueRank).orderBy(runningDue, order).orderBy('workOrder.createdAt', 'desc')
        : rows.orderBy(`workOrder.${sort}`, inOrder(order));
  return pageOf(sorted.orderBy('workOrder.orderId', order), query);
}

export type OrderRow = Awaited<ReturnType<typeof ordersPage>>['rows'][number];

export const orderById = (db: Db | Tx, reader: Reader, orderId: number) =>
  asOrder(joined(db).where(seen(reader)))
    .where('workOrder.orderId', '=', orderId)
    .executeTakeFirst();

/** Orders before and behind it that the reader sees. */
export const relatedTo = (db: Db | Tx, reader: Reader, orderId: number, followsId: number | null) =>
  db
    .selectFrom('workOrder')
    .select(['orderId', 'number', 'state', 'followsId'])
    .where(seen(reader))
    .where((eb) => eb.or([eb('followsId', '=', orderId), eb('orderId', '=', followsId ?? 0)]))
    .orderBy('orderId')
    .execute();

/** Alarms of a device that stand now. */
export const openAlarms = async (db: Db | Tx, deviceId: number): Promise<number> =>
  (
    await db
      .selectFrom('alarm')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deviceId', '=', deviceId)
      .where('state', '<>', 'closed')
      .executeTakeFirstOrThrow()
  ).count;

/** Where an order stands that the reader sees. */
export const whereIs = (db: Db | Tx, reader: Reader, orderId: number) =>
  db
    .selectFrom('workOrder')
    .select(['rentId', 'maintId', 'partnerId'])
    .where(seen(reader))
    .where('orderId', '=', orderId)
    .executeTakeFirst();

export const numberOf = async (db: Db, reader: Reader, orderId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('workOrder')
      .select('number')
      .where(seen(reader))
      .where('orderId', '=', orderId)
      .executeTakeFirst()
  )?.number;

/** What is counted of the orders that were created in a time and that the reader sees. @spec SRV-03 */
export const ordersCreated = (db: Db, reader: Reader, { from, to }: { readonly from: string; readonly to: string }) =>
  db
    .selectFrom('workOrder')
    .select([
      'state',
      'category',
      'level',
      'createdAt',
      'firstResponseAt',
      'closedAt',
      'rating',
      'resolution',
      'agentId',
      'agentName',
    ])
    .where(seen(reader))
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .orderBy('createdAt')
    .execute();
