import type { areaShapes } from '@fireline/api/shapes';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  type Account,
  accountChangeForm,
  accountStep,
  accountTypeOf,
  loggedChanges,
  madeUpPassword,
  madeUpPasswordChars,
  administeredBy,
  newAccountForm,
} from '@fireline/domain/session';
import type * as z from 'zod';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import { type Work, transact } from '../../lib/transact.ts';
import { roleToGive } from '../../role/assign.ts';
import { changedNow, changedSince } from '../changes.ts';
import { deleteOtherSessions } from '../store.ts';
import { forgetTries } from '../tryStore.ts';
import { logUse } from '../userLog.ts';
import { boundTo, nodesFound } from './nodeStore.ts';
import * as store from './store.ts';

type Sent<Name extends keyof typeof areaShapes.session> = z.output<(typeof areaShapes.session)[Name]['send']>;
type Done = Result<{ done: true }>;
type User = Row<'appUser'>;

const notFound: Problem = { code: 'session.userNotFound', field: 'userId' };
const targetOf = (userId: number) => ({ kind: 'user', id: userId });

/** The accounts that the caller looks after. @spec SES-08 */
export async function list(query: Sent<'users'>, { deps, scope }: SignedInAsks) {
  const { rows, ...page } = await store.usersPage(deps.database.db, scope, isoNow(deps.clock), query);
  return ok({ ...page, rows: rows satisfies readonly Omit<Account, 'rentName' | 'rentKind'>[] });
}

/** @spec SES-08 ORG-06 */
export async function nodes({ kind, search = '' }: Sent<'nodes'>, { deps, scope, account }: SignedInAsks) {
  const found = administeredBy(account).includes(kind) ? await nodesFound(deps.database.db, scope, kind, search) : [];
  return ok({ nodes: found });
}

async function madeUp({ deps, ip }: SignedInAsks) {
  const password = madeUpPassword(deps.random.bytes(madeUpPasswordChars));
  return { password, pwHash: await deps.passwords.inTurn(ip, ({ hash }) => hash(password)) };
}

/** @spec SES-03 SES-08 */
export async function create(
  sent: Sent<'createUser'>,
  asks: SignedInAsks,
): Promise<Result<{ userId: number; username: string; password: string }>> {
  const { deps, account, scope } = asks;
  const form = newAccountForm.check(sent);
  if (!form.ok) return form;
  const { username, realName, mobile = '', role, nodeId = '', roleId } = form.value;
  if (!administeredBy(account).includes(role)) return refuse({ code: 'session.kindNotYours', field: 'role' });
  const { password, pwHash } = await madeUp(asks);
  return transact(deps.database, async ({ tx }) => {
    const node = await boundTo(tx, scope, role, nodeId);
    if (!node) return refuse({ code: 'session.node.notFound', field: 'nodeId' });
    const given = await roleToGive(tx, asks, { kind: role, roleId: roleId === undefined ? undefined : Number(roleId) });
    if (!given.ok) return given;
    const { rentId } = account;
    const person = { rentId, username, realName, mobile, role, accountType: accountTypeOf[role] };
    const made = await store.insertUser(tx, {
      ...person,
      ...node,
      roleId: given.value,
      pwHash,
      createdAt: isoNow(deps.clock),
      mustChangePassword: true,
    });
    if (!made) return refuse({ code: 'session.usernameTaken', field: 'username' });
    const changes = loggedChanges({}, { username, realName, mobile, role, roleId: given.value, nodeId });
    await logUse(tx, asks, { detail: username, changes, target: targetOf(made.userId) });
    return ok({ userId: made.userId, username, password });
  });
}

/** Why the caller may do nothing to an account of the kind. */
const notYours = ({ account }: SignedInAsks, { role }: User): Problem | undefined =>
  administeredBy(account).includes(role) ? undefined : { code: 'session.kindNotYours', field: 'userId' };

/** An account that the caller looks after, held for a change. */
async function held(tx: Tx, asks: SignedInAsks, userId: number): Promise<Result<User>> {
  const user = await store.holdUser(tx, asks.scope, userId);
  if (!user) return refuse(notFound);
  const problem = notYours(asks, user);
  return problem ? refuse(problem) : ok(user);
}

const boundNow = ({ orgPath, partnerId, unitId, maintId, placeId }: User) => ({
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

/** What somebody sees changes with the node: the sessions end. @spec SES-08 SES-11 */
export async function change({ userId, revision, ...sent }: Sent<'changeUser'>, asks: SignedInAsks): Promise<Done> {
  const form = accountChangeForm.check(sent);
  if (!form.ok) return form;
  const { realName, mobile = '', nodeId } = form.value;
  return transact(asks.deps.database, async ({ tx, tell }): Promise<Done> => {
    const user = await held(tx, asks, userId);
    if (!user.ok) return user;
    const conflict = changedSince('session.conflict', user.value, revision);
    if (conflict) return refuse(conflict);
    const node = nodeId === undefined ? boundNow(user.value) : await boundTo(tx, asks.scope, user.value.role, nodeId);
    if (!node) return refuse({ code: 'session.node.notFound', field: 'nodeId' });
    const before = { realName: user.value.realName, mobile: user.value.mobile, ...boundNow(user.value) };
    const changes = loggedChanges(before, { realName, mobile, ...node });
    await store.updateUser(tx, userId, { realName, mobile, ...node, ...changedNow(asks) });
    if (JSON.stringify(node) !== JSON.stringify(boundNow(user.value))) await endSessions(tx, tell, user.value);
    await logUse(tx, asks, { detail: user.value.username, changes, target: targetOf(userId) });
    return ok({ done: true });
  });
}

/** Ends all sessions of the account, on every gateway. @spec SES-11 */
async function endSessions(
  tx: Tx,
  tell: Work['tell'],
  { rentId, userId }: Pick<User, 'rentId' | 'userId'>,
): Promise<void> {
  await deleteOtherSessions(tx, { rentId, userId }, '');
  await tell({ type: 'revoked', userId, sessionId: null });
}

type Event = 'disable' | 'enable' | 'delete';
const changeBy = (event: Event, now: string) =>
  ({ disable: { disabled: true }, enable: { disabled: false }, delete: { disabled: true, deletedAt: now } })[event];

/** Disables, enables or deletes an account. @spec SES-08 SES-11 */
export const step = (userId: number, event: Event, asks: SignedInAsks): Promise<Done> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Done> => {
    // first, and in one order: two administrators who delete each other wait for each other here
    const administrators = await store.holdAdministrators(tx, asks.account.rentId);
    const user = await held(tx, asks, userId);
    if (!user.ok) return user;
    const isOneself = userId === asks.account.userId;
    const next = accountStep(user.value.disabled ? 'disabled' : 'active', event, { isAdministrator: true, isOneself });
    if (!next.ok) return next;
    if (event !== 'enable' && administrators.every((one) => one.userId === userId))
      return refuse({ code: 'session.lastAdministrator', field: 'userId' });
    await store.updateUser(tx, userId, { ...changeBy(event, isoNow(asks.deps.clock)), ...changedNow(asks) });
    if (event !== 'enable') await endSessions(tx, tell, user.value);
    await logUse(tx, asks, { detail: user.value.username, target: targetOf(userId) });
    return ok({ done: true });
  });

/** Makes up a new password; the sessions end, locks with them, and the next login has to change it. @spec SES-05 SES-08 */
export async function resetPassword(
  userId: number,
  asks: SignedInAsks,
): Promise<Result<{ userId: number; username: string; password: string }>> {
  const { password, pwHash } = await madeUp(asks);
  return transact(asks.deps.database, async ({ tx, tell }) => {
    const user = await held(tx, asks, userId);
    if (!user.ok) return user;
    if (userId === asks.account.userId) return refuse({ code: 'session.notOneself', field: 'userId' });
    await store.updateUser(tx, userId, { pwHash, mustChangePassword: true, ...changedNow(asks) });
    await forgetTries(tx, user.value, isoNow(asks.deps.clock));
    await endSessions(tx, tell, user.value);
    await logUse(tx, asks, { detail: user.value.username, target: targetOf(userId) });
    return ok({ userId, username: user.value.username, password });
  });
}

/** Ends every lock of the account, also of addresses that strangers tried. @spec SES-06 */
export const unlock = (userId: number, asks: SignedInAsks): Promise<Done> =>
  transact(asks.deps.database, async ({ tx }): Promise<Done> => {
    const user = await held(tx, asks, userId);
    if (!user.ok) return user;
    if (!(await forgetTries(tx, user.value, isoNow(asks.deps.clock))))
      return refuse({ code: 'session.notLocked', field: 'userId' });
    await logUse(tx, asks, { detail: user.value.username, target: targetOf(userId) });
    return ok({ done: true });
  });
