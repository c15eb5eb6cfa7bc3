import { dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { Whereabouts } from '@fireline/domain/role';
import { followUpProblem, workOrderForm } from '@fireline/domain/service';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { chatToOrder, noteOrder, type OrderedChat } from '../chat/orderOf.ts';
import { give } from './images.ts';
import { makeOrder } from './making.ts';
import { detail, notFound, type Shown } from './reading.ts';
import { readerOf } from './seen.ts';
import * as newOrders from './newStore.ts';
import * as steps from './stepStore.ts';

export interface SentOrder {
  readonly requestId: string;
  readonly alarmId?: number | undefined;
  readonly hazardId?: number | undefined;
  readonly followsId?: number | undefined;
  /** The chat that it is made of. */
  readonly ticketId?: number | undefined;
}
type Value = Extract<ReturnType<typeof workOrderForm.check>, { ok: true }>['value'];

interface Found {
  readonly where: Whereabouts;
  readonly deviceId: number | null;
}
const gone = (field: string): Result<never> => refuse({ code: 'form.choice', field });
const placed = ({ deviceId = null, ...where }: Whereabouts & { readonly deviceId?: number | null }): Result<Found> =>
  ok({ where, deviceId });

/** Where the order is: with its device, its alarm, its hazard, who asked in its chat, the order that it follows, or with who makes it. All of it the caller has to see. */
async function whereFrom(
  tx: Tx,
  { alarmId, hazardId }: SentOrder,
  imei: string | undefined,
  followed: steps.Standing | undefined,
  chat: OrderedChat | undefined,
  { scope, sees }: SignedInAsks,
): Promise<Result<Found>> {
  const alarm = alarmId === undefined ? undefined : await newOrders.alarmAt(tx, sees, alarmId);
  if (alarmId !== undefined && !alarm) return gone('alarmId');
  const hazard = hazardId === undefined ? undefined : await newOrders.hazardAt(tx, sees, hazardId);
  if (hazardId !== undefined && !hazard) return gone('hazardId');
  const device = imei === undefined ? undefined : await newOrders.deviceByImei(tx, sees, imei);
  if (imei !== undefined && !device) return refuse({ code: 'service.order.deviceGone', field: 'deviceImei' });
  const found = device ?? alarm ?? hazard;
  if (found) return placed(found);
  if (chat) return placed(chat.where);
  if (!followed) return ok({ where: await newOrders.nodeOf(tx, scope), deviceId: null });
  const { rentId, orgPath, partnerId, unitId, maintId, placeId, deviceId } = followed;
  return ok({ where: { rentId, orgPath, partnerId, unitId, maintId, placeId }, deviceId });
}

/** The closed order that this one is to follow, held; or why it may not. */
async function followedBy(tx: Tx, followsId: number | undefined, asks: SignedInAsks) {
  if (followsId === undefined) return ok(undefined);
  const order = await steps.lockOrder(tx, readerOf({ ...asks, scope: asks.sees }), followsId);
  if (!order) return refuse({ ...notFound, field: 'followsId' });
  const { state, creatorId, agentId, rating, closedAt } = order;
  const closedAtMs = closedAt === null ? null : Date.parse(closedAt);
  const by = { userId: asks.account.userId, nowMs: asks.deps.clock() };
  const problem = followUpProblem({ state, creatorId, agentId, rating, closedAtMs }, by);
  if (problem) return refuse(problem);
  const another = await newOrders.follower(tx, followsId);
  return another ? refuse({ code: 'service.order.followed', args: { number: another.number } }) : ok(order);
}

/** What the same press has made before, if it asked for the same. */
async function madeBefore(tx: Tx, requestId: string, { problem, level, category }: Value, asks: SignedInAsks) {
  const before = await newOrders.ofRequest(tx, asks.account.userId, requestId);
  if (!before) return ok(undefined);
  const isSame = before.problem === problem && before.level === level && before.category === category;
  return isSame ? ok(before.orderId) : refuse({ code: 'service.order.requestTaken' } satisfies Problem);
}

/** Makes an order; the same press makes one, however often it is sent. @spec SRV-01 */
export async function create(sent: SentOrder, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = workOrderForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  const { deps, scope } = asks;
  return transact(deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    await newOrders.orderNumbers.hold(tx, scope.rentId, dayAt(deps.clock()));
    const before = await madeBefore(tx, sent.requestId, value, asks);
    if (!before.ok) return before;
    if (before.value !== undefined) return detail(before.value, asks, tx);
    const followed = await followedBy(tx, sent.followsId, asks);
    if (!followed.ok) return followed;
    const chat = sent.ticketId === undefined ? ok(undefined) : await chatToOrder(work, sent.ticketId, asks);
    if (!chat.ok) return chat;
    const found = await whereFrom(tx, sent, value.deviceImei, followed.value, chat.value, asks);
    if (!found.ok) return found;
    const { problem, category, level, notificationMethods, images } = value;
    const { requestId, alarmId = null, hazardId = null, followsId = null } = sent;
    const [methods, pictures] = [JSON.stringify(notificationMethods), JSON.stringify(images)];
    const ofWhat = { ...found.value, alarmId, hazardId, followsId };
    const asked = { ...ofWhat, requestId, problem, category, level, methods, images: pictures };
    const orderId = await makeOrder(work, asked, asks);
    if (chat.value) await noteOrder(work, chat.value, orderId, asks);
    const lost = await give(tx, orderId, images, asks);
    if (lost) return refuse(lost);
    return detail(orderId, asks, tx);
  });
}
