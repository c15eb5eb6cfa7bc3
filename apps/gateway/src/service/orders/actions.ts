import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  assignmentForm,
  batchForm,
  closingForm,
  declineForm,
  handlingForm,
  levelForm,
  ratingForm,
  ratingStep,
  reassignForm,
} from '@fireline/domain/service';
import { changedNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { detail, notFound, type Shown } from './reading.ts';
import { readerOf } from './seen.ts';
import { type Step, step, stepIn } from './stepping.ts';
import * as steps from './stepStore.ts';
import * as store from './store.ts';
import { tellOrder } from './telling.ts';

interface Named {
  readonly orderId: number;
}
/** With what its form reads. */
type Sent = Named & Readonly<Record<string, unknown>>;
type Given = Named & { readonly revision: number };

/** @spec SRV-02 */
export const accept = ({ orderId }: Named, asks: SignedInAsks) => step({ orderId, event: 'accept' }, asks);

/** @spec SRV-02 */
export async function decline({ orderId, ...sent }: Named, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = declineForm.check(sent);
  return form.ok ? step({ orderId, event: 'decline', ...form.value }, asks) : form;
}

/** @spec SRV-02 */
export async function dispatch({ orderId, revision, ...sent }: Given, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = assignmentForm.check(sent);
  return form.ok ? step({ orderId, revision, event: 'dispatch', ...form.value }, asks) : form;
}

/** @spec SRV-02 */
export async function reassign({ orderId, revision, ...sent }: Given, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = reassignForm.check(sent);
  return form.ok ? step({ orderId, revision, event: 'reassign', ...form.value }, asks) : form;
}

/** @spec SRV-01 */
export async function setLevel({ orderId, revision, ...sent }: Given, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = levelForm.check(sent);
  return form.ok ? step({ orderId, revision, event: 'setLevel', ...form.value }, asks) : form;
}

/** @spec SRV-02 */
export async function transfer({ orderId, ...sent }: Named, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = assignmentForm.check(sent);
  return form.ok ? step({ orderId, event: 'transfer', ...form.value }, asks) : form;
}

/** @spec SRV-01 */
export async function handle({ orderId, ...sent }: Sent, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = handlingForm.check(sent);
  return form.ok ? step({ orderId, event: 'handle', ...form.value }, asks) : form;
}

/** @spec SRV-02 */
export async function close({ orderId, ...sent }: Sent, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = closingForm.check(sent);
  return form.ok ? step({ orderId, event: 'close', ...form.value }, asks) : form;
}

/** Its creator rates a closed order, once. Nothing that is opened rates: a mail scanner opens every link. @spec SRV-02 */
export async function rate({ orderId, ...sent }: Named, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = ratingForm.check(sent);
  if (!form.ok) return form;
  const { deps, account } = asks;
  return transact(deps.database, async (work): Promise<Result<Shown>> => {
    const { tx } = work;
    const order = await steps.lockOrder(tx, readerOf({ ...asks, scope: asks.sees }), orderId);
    if (!order) return refuse(notFound);
    const closedAtMs = order.closedAt === null ? null : Date.parse(order.closedAt);
    const by = { userId: account.userId, nowMs: deps.clock() };
    const rated = ratingStep({ ...order, closedAtMs }, form.value.rating, by);
    if (!rated.ok) return rated;
    const changed = changedNow(asks);
    await steps.updateOrder(tx, orderId, { rating: rated.value, ratedAt: changed.changedAt, ...changed });
    const entry = { orderId, at: changed.changedAt, byId: account.userId, by: changed.changedBy };
    await steps.addTrack(tx, { ...entry, event: 'rate' });
    const changes = { rating: { before: order.rating, after: rated.value } };
    await logUse(tx, asks, { detail: order.number, changes, target: { kind: 'workOrder', id: orderId } });
    await tellOrder(work, orderId);
    return detail(orderId, asks, tx);
  });
}

interface BatchRow {
  readonly orderId: number;
  readonly number: string;
  readonly problem: Problem | null;
}
type Batch = Result<{ rows: BatchRow[] }>;

/** The same step with up to 100 orders, each in a transaction of its own, in the order of their ids: one that is refused holds up no other. */
async function batch(orderIds: readonly number[], sent: Omit<Step, 'orderId'>, asks: SignedInAsks): Promise<Batch> {
  const ids = batchForm.check({ orderIds });
  if (!ids.ok) return ids;
  const { database } = asks.deps;
  const rows: BatchRow[] = [];
  for (const orderId of [...new Set(ids.value.orderIds)].toSorted((a, b) => a - b)) {
    const done = await transact(database, (work) => stepIn(work, { orderId, ...sent }, asks));
    const number = await store.numberOf(database.db, readerOf(asks), orderId);
    rows.push({ orderId, number: number ?? '', problem: done.ok ? null : (done.problems[0] ?? null) });
  }
  return ok({ rows });
}

interface Several {
  readonly orderIds: readonly number[];
}
/** @returns what became of each @spec SRV-02 */
export const acceptAll = ({ orderIds }: Several, asks: SignedInAsks): Promise<Batch> =>
  batch(orderIds, { event: 'accept' }, asks);

/** @returns what became of each @spec SRV-02 */
export async function dispatchAll({ orderIds, ...sent }: Several, asks: SignedInAsks): Promise<Batch> {
  const form = assignmentForm.check(sent);
  return form.ok ? batch(orderIds, { event: 'dispatch', ...form.value }, asks) : form;
}
