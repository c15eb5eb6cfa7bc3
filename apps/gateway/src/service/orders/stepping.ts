import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import {
  agentAfter,
  dueAfterLevel,
  letterOfLevel,
  type OrderContext,
  type OrderEvent,
  type OrderLevel,
  orderStep,
  type Rating,
  type Resolution,
  transferExpiresAtMs,
} from '@fireline/domain/service';
import { changedNow, changedSince } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { sendWorkOrderAssigned } from '../../message/reminding/workOrders.ts';
import { logUse } from '../../session/userLog.ts';
import { givableAgent } from './agentStore.ts';
import { give } from './images.ts';
import { writeOrderLetter } from './letters.ts';
import { detail, notFound, type Shown } from './reading.ts';
import { readerOf } from './seen.ts';
import * as steps from './stepStore.ts';
import { tellOrder } from './telling.ts';

/** A step with an order, as its form was read. */
export interface Step {
  readonly orderId: number;
  readonly event: OrderEvent;
  readonly reason?: string | undefined;
  readonly images?: readonly string[] | undefined;
  /** To whom it goes. */
  readonly agentId?: number | undefined;
  /** How soon it is to be handled from now on. */
  readonly level?: OrderLevel | undefined;
  readonly rating?: Rating | undefined;
  readonly resolution?: Resolution | undefined;
  /** What the caller's page showed, where the order goes to somebody else. */
  readonly revision?: number | undefined;
}

/** What is known of a step that the machine lets pass. */
interface Taken {
  readonly step: Step;
  readonly order: steps.Standing;
  readonly waiting: steps.Waiting | undefined;
  readonly target: { readonly userId: number; readonly name: string } | undefined;
  readonly by: string;
  readonly at: string;
}

async function targetOf(tx: Tx, order: steps.Standing, { agentId }: Step) {
  const found = agentId === undefined ? undefined : await givableAgent(tx, order, agentId);
  return found && { userId: found.userId, name: nameOf(found) };
}

const contextOf = (order: steps.Standing, step: Step, userId: number, isTransferPending: boolean): OrderContext => ({
  userId,
  creatorId: order.creatorId,
  agentId: order.agentId,
  agentName: order.agentName,
  targetAgentId: step.agentId,
  reason: step.reason,
  images: step.images,
  rating: step.rating,
  resolution: step.resolution,
  isTransferPending,
  closedBy: order.closedBy,
  level: order.level,
  targetLevel: step.level,
});

/** Another level with its due time, of which nobody has been reminded. */
function levelled(order: steps.Standing, level: OrderLevel, at: string) {
  const ms = (time: string | null): number | null => (time === null ? null : Date.parse(time));
  const { acceptedAt, createdAt, dueAt } = order;
  const before = {
    level: order.level,
    createdAtMs: Date.parse(createdAt),
    dueAtMs: Date.parse(dueAt),
    acceptedAtMs: ms(acceptedAt),
  };
  const dueAtMs = dueAfterLevel(before, level, Date.parse(at));
  return { level, dueAt: new Date(dueAtMs).toISOString(), ...(dueAtMs !== before.dueAtMs && { reminded: null }) };
}

/** What the step changes in the row of the order. */
function changesOf({ step, order, target, by, at }: Taken, agentId: number | null, userId: number) {
  const { event, rating = 'notRated', resolution = null, level } = step;
  const agentName = event === 'accept' ? by : event === 'decline' ? '' : order.agentName;
  const isResponse = event === 'accept' || (event === 'handle' && userId === order.agentId);
  return {
    agentId,
    agentName: event === 'dispatch' || event === 'reassign' ? (target?.name ?? '') : agentName,
    ...(event === 'accept' && { acceptedAt: order.acceptedAt ?? at }),
    ...(event === 'setLevel' && level && levelled(order, level, at)),
    ...(isResponse && { firstResponseAt: order.firstResponseAt ?? at }),
    ...(event === 'close' && {
      closedAt: at,
      closedBy: by,
      resolution,
      rating,
      ...(rating !== 'notRated' && { ratedAt: at }),
    }),
  };
}

/** A transfer is asked for, or ends with what happens to its order. */
async function moveTransfer(tx: Tx, { step, order, waiting, target, by, at }: Taken, userId: number): Promise<void> {
  const { event, orderId } = step;
  if (waiting && (event === 'reassign' || event === 'close'))
    await steps.endTransfer(tx, waiting.transferId, { state: 'failed', ended: 'end', endedAt: at });
  if (event !== 'transfer' || !target) return;
  await steps.insertTransfer(tx, {
    rentId: order.rentId,
    orderId,
    operatorId: userId,
    operator: by,
    targetId: target.userId,
    target: target.name,
    askedAt: at,
    expiresAt: new Date(transferExpiresAtMs(Date.parse(at))).toISOString(),
  });
}

/** Everybody whom the step concerns is written to, but not who made it. */
async function write(work: Work, { step, order, target, by: name, at }: Taken, userId: number): Promise<void> {
  const { event, orderId } = step;
  const letter = (to: number | null, kind: Parameters<typeof writeOrderLetter>[2], who = name) =>
    to === null || to === userId
      ? Promise.resolve()
      : writeOrderLetter(work, order, kind, { userId: to, name: who, at });
  if (event === 'accept') await letter(order.creatorId, 'accepted');
  if (event === 'close' && userId === order.creatorId) await letter(order.agentId, 'closedByCreator');
  if (event === 'close' && userId !== order.creatorId) await letter(order.creatorId, 'closed');
  if (event === 'transfer' && target) await letter(target.userId, 'transferAsked');
  if (event === 'reassign') await letter(order.agentId, 'takenAway', target?.name);
  if (event === 'setLevel' && step.level) await letter(order.agentId, letterOfLevel[step.level]);
  if (event === 'dispatch' || event === 'reassign') await sendWorkOrderAssigned(work, orderId, at);
}

async function take(work: Work, taken: Taken, state: steps.Standing['state'], asks: SignedInAsks): Promise<void> {
  const { tx } = work;
  const { step, order, target, by, at } = taken;
  const { orderId, event, reason = '', images = [] } = step;
  const { userId } = asks.account;
  const agentId = agentAfter(event, contextOf(order, step, userId, false));
  const changes = changesOf(taken, agentId, userId);
  await steps.updateOrder(tx, orderId, { ...changes, state, ...changedNow(asks) });
  await moveTransfer(tx, taken, userId);
  for (const part of [event === 'accept' ? userId : undefined, target?.userId])
    if (part !== undefined) await steps.addPart(tx, orderId, part);
  await steps.addTrack(tx, {
    orderId,
    at,
    event,
    byId: userId,
    by,
    fromName: event === 'accept' || event === 'setLevel' ? '' : order.agentName,
    toName: event === 'accept' ? by : (target?.name ?? ''),
    ...(event === 'setLevel' && { fromLevel: order.level, toLevel: step.level ?? null }),
    reason,
    images: JSON.stringify(images),
  });
  const logged = loggedChanges(
    { state: order.state, agentName: order.agentName, level: order.level },
    {
      state,
      agentName: changes.agentName,
      level: step.level ?? order.level,
      ...(step.resolution && { resolution: step.resolution }),
    },
  );
  await logUse(tx, asks, { detail: order.number, changes: logged, target: { kind: 'workOrder', id: orderId } });
}

/** One step with an order in the transaction: of two at once the second learns who did what. @spec SRV-01 SRV-02 */
export async function stepIn(work: Work, step: Step, asks: SignedInAsks): Promise<Result<steps.Standing>> {
  const { tx } = work;
  const order = await steps.lockOrder(tx, readerOf({ ...asks, scope: asks.sees }), step.orderId);
  if (!order) return refuse(notFound);
  const waiting = await steps.waitingTransfer(tx, step.orderId);
  const next = orderStep(order.state, step.event, contextOf(order, step, asks.account.userId, waiting !== undefined));
  if (!next.ok) return next;
  const conflict =
    step.revision === undefined ? undefined : changedSince('service.order.conflict', order, step.revision);
  if (conflict) return refuse(conflict);
  const target = await targetOf(tx, order, step);
  if (step.agentId !== undefined && !target) return refuse({ code: 'service.order.agentGone', field: 'agentId' });
  const problem = await give(tx, step.orderId, step.images ?? [], asks);
  if (problem) return refuse(problem);
  const { changedBy: by, changedAt: at } = changedNow(asks);
  const taken = { step, order, waiting, target, by, at };
  await take(work, taken, next.value, asks);
  await write(work, taken, asks.account.userId);
  await tellOrder(work, step.orderId);
  return ok(order);
}

/** One step with an order, with how it stands then. @spec SRV-01 SRV-02 */
export const step = (one: Step, asks: SignedInAsks): Promise<Result<Shown>> =>
  transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const done = await stepIn(work, one, asks);
    return done.ok ? detail(one.orderId, asks, work.tx) : done;
  });
