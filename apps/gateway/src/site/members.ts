import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { checkManagerStays, checkUnbind, memberForm, type MemberRight, placeMembersMax } from '@fireline/domain/site';
import { checkLetsManage } from '@fireline/domain/shell';
import type { SignedInAsks } from '../lib/context.ts';
import type { Tx } from '../lib/db/schema.ts';
import { followsOnly } from '../lib/http/handlers.ts';
import { transact } from '../lib/transact.ts';
import { changedNow, changedSince } from '../lib/changes.ts';
import { logUse } from '../session/userLog.ts';
import * as store from './memberStore.ts';
import { lockPlace } from '../lib/db/locks.ts';
import { placeById } from './placeStore.ts';

type Done = Result<{ done: true }>;
const notFound: Problem = { code: 'site.place.notFound', field: 'placeId' };

const shown = ({ userId, changedBy: _by, changedAt: _at, ...row }: store.MemberRow) => ({
  ...row,
  hasAccount: userId !== null,
});

/** @spec SIT-02 */
export async function list(placeId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (!(await placeById(db, scope, placeId))) return refuse(notFound);
  return ok({ rows: (await store.membersOf(db, scope, placeId)).map(shown) });
}

/** The people of a place that the caller may change, held with the place so that two changes wait for each other. */
async function held(tx: Tx, { scope, sees }: SignedInAsks, placeId: number): Promise<Result<store.MemberRow[]>> {
  const place = await lockPlace(tx, scope, placeId);
  if (!place && (await placeById(tx, sees, placeId))) followsOnly();
  return place ? ok(await store.membersOf(tx, scope, placeId)) : refuse(notFound);
}

const letsManage = ({ rights, account }: SignedInAsks) => checkLetsManage(rights.ofRole, account.rentKind);
const targetOf = (id: number) => ({ kind: 'place', id });

interface Changed {
  readonly placeId: number;
  readonly memberId: number;
  readonly right: MemberRight;
  readonly revision: number;
}
/** Its sessions see and may do something else from then on, push included. @spec SIT-02 SES-11 */
export const change = ({ placeId, memberId, right, revision }: Changed, asks: SignedInAsks): Promise<Done> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Done> => {
    const members = await held(tx, asks, placeId);
    if (!members.ok) return members;
    const before = members.value.find((one) => one.memberId === memberId);
    if (!before) return refuse({ code: 'site.member.gone', field: 'memberId' });
    const conflict = changedSince('site.conflict', before, revision);
    if (conflict) return refuse(conflict);
    const beyond = right === 'manage' && before.right !== 'manage' ? letsManage(asks) : undefined;
    if (beyond) return refuse(beyond);
    const after = members.value.map((one) => (one === before ? { ...one, right } : one));
    const problem = checkManagerStays(members.value, after);
    if (problem) return refuse(problem);
    await store.changeMember(tx, memberId, { right, ...changedNow(asks) });
    const changes = { right: { before: before.right, after: right } };
    await logUse(tx, asks, { detail: `${placeId} ${before.name}`, changes, target: targetOf(placeId) });
    await tell({ type: 'roles', rentId: asks.account.rentId });
    return ok({ done: true });
  });

/** Somebody new, who sees nothing until it has proven who it is. @spec SIT-02 */
export async function add({ placeId, ...sent }: { readonly placeId: number }, asks: SignedInAsks): Promise<Done> {
  const form = memberForm.check(sent);
  if (!form.ok) return form;
  const { name, right, proof, ...reached } = form.value;
  const beyond = right === 'manage' ? letsManage(asks) : undefined;
  if (beyond) return refuse(beyond);
  return transact(asks.deps.database, async ({ tx }): Promise<Done> => {
    const members = await held(tx, asks, placeId);
    if (!members.ok) return members;
    const { phone = '', email = '' } = reached;
    const isThere = members.value.some((one) => (proof === 'phone' ? one.phone === phone : one.email === email));
    if (isThere) return refuse({ code: 'site.member.taken', field: proof });
    if (members.value.length >= placeMembersMax) return refuse({ code: 'form.tooMany', args: { 0: placeMembersMax } });
    await store.insertMember(tx, { rentId: asks.scope.rentId, placeId, userId: null, name, right, phone, email });
    const changes = { members: { before: [], after: [name] } };
    await logUse(tx, asks, { detail: `${placeId} ${name}`, changes, target: targetOf(placeId) });
    return ok({ done: true });
  });
}

interface Unbound {
  readonly placeId: number;
  readonly members: readonly { readonly memberId: number; readonly revision: number }[];
}
/** The place is gone from their lists, their map and their push. @spec SIT-02 SES-11 */
export const unbind = ({ placeId, members: ticked }: Unbound, asks: SignedInAsks): Promise<Done> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Done> => {
    const members = await held(tx, asks, placeId);
    if (!members.ok) return members;
    const memberIds = ticked.map(({ memberId }) => memberId);
    const isTicked = ({ memberId }: store.MemberRow) => memberIds.includes(memberId);
    const left = members.value.filter((one) => !isTicked(one));
    const problems = checkUnbind(ticked, members.value);
    if (problems.length > 0) return refuse(...problems);
    const problem = checkManagerStays(members.value, left);
    if (problem) return refuse(problem);
    await store.deleteMembers(tx, memberIds);
    const names = members.value.filter(isTicked).map(({ name }) => name);
    const changes = { members: { before: names, after: [] } };
    await logUse(tx, asks, { detail: `${placeId} ${names.join(' ')}`, changes, target: targetOf(placeId) });
    await tell({ type: 'roles', rentId: asks.account.rentId });
    return ok({ done: true });
  });
