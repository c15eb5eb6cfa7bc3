import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { agentWays } from '@fireline/domain/service';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { givableAgents, switchesOf } from './agentStore.ts';
import { readerOf } from './seen.ts';
import * as newOrders from './newStore.ts';
import * as steps from './stepStore.ts';
import * as store from './store.ts';

export const notFound: Problem = { code: 'service.order.notFound', field: 'orderId' };

/** As it goes over the wire, with the transfer that waits. */
function shownOf(row: store.OrderRow) {
  const { transferId, operatorId, operator, targetId, target, expiresAt, ...rest } = row;
  const {
    methods: _m,
    images: _i,
    address: _a,
    followsId: _f,
    alarmId: _al,
    hazardId: _h,
    diagnosisId: _d,
    ...order
  } = rest;
  const waits =
    transferId === null || operatorId === null || targetId === null
      ? null
      : {
          transferId,
          operatorId,
          operator: operator ?? '',
          targetId,
          target: target ?? '',
          expiresAt: expiresAt ?? '',
        };
  return { ...order, transfer: waits };
}

/** @spec SRV-01 SRV-03 */
export async function list(query: store.OrderFilter & store.OrderOrder & Paging, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const page = await store.ordersPage(db, readerOf(asks), isoNow(asks.deps.clock), query);
  const orderIds = page.rows.map(({ orderId }) => orderId);
  const transfers = await steps.lastTransfers(db, orderIds);
  const lastOf = new Map(transfers.map(({ orderId, ...transfer }) => [orderId, transfer]));
  return ok({
    ...page,
    rows: page.rows.map((row) => ({ ...shownOf(row), lastTransfer: lastOf.get(row.orderId) ?? null })),
  });
}

async function shown(orderId: number, asks: SignedInAsks, tx?: Tx) {
  const db = tx ?? asks.deps.database.db;
  const reader = readerOf({ ...asks, scope: asks.sees });
  const row = await store.orderById(db, reader, orderId);
  if (!row) return undefined;
  const related = await store.relatedTo(db, reader, orderId, row.followsId);
  const relatedOf = ({ orderId: id, number, state }: (typeof related)[number]) => ({ orderId: id, number, state });
  const before = related.find(({ orderId: id }) => id === row.followsId);
  const none = { isSmsOn: false, isVoiceOn: false, isWechatOn: false };
  const switches = row.agentId === null ? undefined : ((await switchesOf(db, row.agentId)) ?? none);
  const track = await steps.trackOf(db, orderId);
  return {
    ...shownOf(row),
    now: isoNow(asks.deps.clock),
    images: [...row.images],
    methods: [...row.methods],
    ways: switches ? agentWays(switches, row.methods) : [],
    address: row.address,
    openAlarms: row.deviceId === null ? 0 : await store.openAlarms(db, row.deviceId),
    alarmId: row.alarmId,
    hazardId: row.hazardId,
    diagnosisId: row.diagnosisId,
    follows: before ? relatedOf(before) : null,
    followUps: related.filter(({ followsId }) => followsId === orderId).map(relatedOf),
    track: track.map((entry) => ({ ...entry, images: [...entry.images] })),
    transfers: await steps.transfersOf(db, orderId),
  };
}
export type Shown = NonNullable<Awaited<ReturnType<typeof shown>>>;

/** @spec SRV-01 SRV-02 */
export async function detail(orderId: number, asks: SignedInAsks, tx?: Tx): Promise<Result<Shown>> {
  const found = await shown(orderId, asks, tx);
  return found ? ok(found) : refuse(notFound);
}

/** At most so many are shown before another is made. */
const similarMax = 5;

/** Orders about a device that are not closed. @spec SRV-01 */
export async function similar({ imei }: { readonly imei: string }, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const device = await newOrders.deviceByImei(db, asks.scope, imei.trim());
  if (!device) return ok({ orders: [] });
  const { rows } = await store.ordersPage(db, readerOf(asks), isoNow(asks.deps.clock), {
    list: 'all',
    deviceId: device.deviceId,
    state: ['pending', 'processing'],
    sort: 'createdAt',
    order: 'desc',
    pageNo: 1,
    pageSize: similarMax,
  });
  return ok({ orders: rows.map(shownOf) });
}

/** Who can be given the order that the caller sees; without one the agents of the tenant. @spec SRV-02 SRV-04 */
export async function agents({ orderId }: { readonly orderId?: number | undefined }, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const { rentId } = asks.scope;
  const order = orderId === undefined ? undefined : await store.whereIs(db, readerOf(asks), orderId);
  if (orderId !== undefined && !order) return refuse(notFound);
  const found = await givableAgents(db, order ?? { rentId, maintId: null, partnerId: null });
  return ok({
    agents: found.map(({ userId, jobNumber, open, ...person }) => ({ userId, name: nameOf(person), jobNumber, open })),
  });
}
