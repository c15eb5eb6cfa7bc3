import { type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import {
  holderOf,
  type OrderLetter,
  type OrderTrackEvent,
  type TransferEvent,
  transferStep,
} from '@fireline/domain/service';
import { changedNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { writeOrderLetter } from './letters.ts';
import { detail, notFound, type Shown } from './reading.ts';
import { readerOf } from './seen.ts';
import * as steps from './stepStore.ts';
import { tellOrder } from './telling.ts';

type Answered = Exclude<TransferEvent, 'end'>;

/** What the track says of the end of a transfer, and what its other side is written. */
const said: Readonly<Record<Answered, { readonly event: OrderTrackEvent; readonly letter?: OrderLetter }>> = {
  confirm: { event: 'confirmTransfer', letter: 'transferConfirmed' },
  reject: { event: 'rejectTransfer', letter: 'transferRejected' },
  withdraw: { event: 'withdrawTransfer' },
  expire: { event: 'expireTransfer', letter: 'transferExpired' },
};

interface Ended {
  readonly event: Answered;
  readonly reason?: string;
  readonly at: string;
  /** Nobody: it ended by itself. */
  readonly by: { readonly userId: number | null; readonly name: string };
}

/** Ends a transfer of an order that is held: a confirmed one moves the order. @spec SRV-02 */
export async function endTransfer(
  work: Work,
  order: steps.Standing,
  transfer: steps.Waiting,
  { event, reason = '', at, by }: Ended,
): Promise<void> {
  const { tx } = work;
  const { orderId } = order;
  const { transferId, operatorId, targetId, target, operator } = transfer;
  const state = event === 'confirm' ? 'confirmed' : 'failed';
  await steps.endTransfer(tx, transferId, { state, ended: event, endedAt: at });
  const isTaken = holderOf(state, { operatorId, targetAgentId: targetId }) === targetId;
  await steps.updateOrder(tx, orderId, {
    ...(isTaken && { agentId: targetId, agentName: target }),
    changedBy: by.name,
    changedAt: at,
  });
  await steps.addTrack(tx, {
    orderId,
    at,
    event: said[event].event,
    byId: by.userId,
    by: by.name,
    fromName: operator,
    toName: target,
    reason,
  });
  const { letter } = said[event];
  if (letter) await writeOrderLetter(work, order, letter, { userId: operatorId, name: target, at });
  await tellOrder(work, orderId);
}

interface Answer {
  readonly orderId: number;
  readonly transferId: number;
  readonly event: 'confirm' | 'reject' | 'withdraw';
  readonly reason?: string | undefined;
}

const gone: Problem = { code: 'service.transfer.refusal.failed' };

/** The agent asked answers, or who asked takes it back; of two at once the second learns that it was answered. */
const end = ({ orderId, transferId, event, reason = '' }: Answer, asks: SignedInAsks): Promise<Result<Shown>> =>
  transact(asks.deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    const { userId } = asks.account;
    const order = await steps.lockOrder(tx, readerOf({ ...asks, scope: asks.sees }), orderId);
    if (!order) return refuse(notFound);
    const transfer = await steps.transferById(tx, orderId, transferId);
    if (!transfer) return refuse(gone);
    const { operatorId, targetId: targetAgentId } = transfer;
    const next = transferStep(transfer.state, event, { userId, operatorId, targetAgentId, reason });
    if (!next.ok) return next;
    const { changedAt: at, changedBy: name } = changedNow(asks);
    await endTransfer(work, order, transfer, { event, reason, at, by: { userId, name } });
    const changes = loggedChanges({ state: transfer.state }, { state: next.value });
    await logUse(tx, asks, { detail: order.number, changes, target: { kind: 'workOrder', id: orderId } });
    return detail(orderId, asks, tx);
  });

/** @spec SRV-02 */
export const answer = (
  { answer: event, ...sent }: Omit<Answer, 'event'> & { readonly answer: 'confirm' | 'reject' },
  asks: SignedInAsks,
) => end({ ...sent, event }, asks);

/** @spec SRV-02 */
export const withdraw = (sent: Omit<Answer, 'event'>, asks: SignedInAsks) => end({ ...sent, event: 'withdraw' }, asks);
