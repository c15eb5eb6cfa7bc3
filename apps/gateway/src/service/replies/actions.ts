import { mayCall } from '@fireline/api/lib';
import { serviceCalls } from '@fireline/api/service';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { replyChangeProblem, replyRoomProblem, savedReplyForm } from '@fireline/domain/service';
import { changedNow, changedSince, createdNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'service.reply.notFound', field: 'replyId' };
const done = { done: true } as const;

const readerOf = ({ scope, account }: SignedInAsks) => ({ rentId: scope.rentId, userId: account.userId });
const byOf = ({ account, rights }: SignedInAsks) => ({
  userId: account.userId,
  keepsAgents: mayCall(rights.granted, serviceCalls.changeAgent),
});

/** @spec SRV-06 */
export async function list(asks: SignedInAsks) {
  const by = byOf(asks);
  const rows = await store.repliesOf(asks.deps.database.db, readerOf(asks));
  return ok({
    replies: rows.map(({ replyId, title, text, isShared, ownerId, revision, ...person }) => {
      const owner = nameOf(person);
      const mayChange = replyChangeProblem({ isShared, ownerId, ownerName: owner }, by) === undefined;
      return { replyId, title, text, isShared, isOwn: ownerId === by.userId, owner, mayChange, revision };
    }),
  });
}

interface Keyed {
  readonly key: string;
}

/** @spec SRV-06 */
export async function create({ key, ...sent }: Keyed, asks: SignedInAsks): Promise<Result<{ replyId: number }>> {
  const form = savedReplyForm.check(sent);
  if (!form.ok) return form;
  const reader = readerOf(asks);
  return transact(asks.deps.database, async ({ tx }): Promise<Result<{ replyId: number }>> => {
    await lockTenant(tx, reader.rentId);
    const before = await store.replyOfKey(tx, reader.userId, key);
    const { title, text, isShared } = form.value;
    if (before)
      return before.title === title && before.text === text && before.isShared === isShared
        ? ok({ replyId: before.replyId })
        : refuse({ code: 'service.reply.otherContent', field: 'key' });
    const problem = replyRoomProblem(isShared, await store.countReplies(tx, reader, isShared));
    if (problem) return refuse(problem);
    const owned = { rentId: reader.rentId, ownerId: reader.userId, clientKey: key };
    const replyId = await store.insertReply(tx, { ...owned, ...form.value, ...createdNow(asks) });
    await logUse(tx, asks, { detail: form.value.title, target: { kind: 'savedReply', id: replyId } });
    return ok({ replyId });
  });
}

interface Named {
  readonly replyId: number;
  readonly revision: number;
}

/** The reply, held, where the caller may change it and nobody has since. */
async function held(tx: Tx, { replyId, revision }: Named, asks: SignedInAsks) {
  const reply = await store.lockReply(tx, readerOf(asks), replyId);
  if (!reply) return refuse(notFound);
  const problem = replyChangeProblem({ ...reply, ownerName: nameOf(reply) }, byOf(asks));
  const conflict = problem ?? changedSince('form.conflict', reply, revision);
  return conflict ? refuse(conflict) : ok(reply);
}

/** @spec SRV-06 */
export async function change({ replyId, revision, ...sent }: Named, asks: SignedInAsks): Promise<Result<typeof done>> {
  const form = savedReplyForm.check(sent);
  if (!form.ok) return form;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<typeof done>> => {
    await lockTenant(tx, asks.scope.rentId);
    const reply = await held(tx, { replyId, revision }, asks);
    if (!reply.ok) return reply;
    const { isShared, title } = form.value;
    const owner = { rentId: asks.scope.rentId, userId: reply.value.ownerId };
    const room =
      isShared === reply.value.isShared
        ? undefined
        : replyRoomProblem(isShared, await store.countReplies(tx, owner, isShared, replyId));
    if (room) return refuse(room);
    await store.updateReply(tx, replyId, { ...form.value, ...changedNow(asks) });
    const changes = loggedChanges({ title: reply.value.title }, { title });
    await logUse(tx, asks, { detail: title, changes, target: { kind: 'savedReply', id: replyId } });
    return ok(done);
  });
}

/** @spec SRV-06 */
export const remove = (named: Named, asks: SignedInAsks): Promise<Result<typeof done>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<typeof done>> => {
    const reply = await held(tx, named, asks);
    if (!reply.ok) return reply;
    await store.deleteReply(tx, named.replyId);
    await logUse(tx, asks, { detail: reply.value.title, target: { kind: 'savedReply', id: named.replyId } });
    return ok(done);
  });
