import type { areaShapes } from '@fireline/api/shapes';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { Role } from '@fireline/domain/role';
import {
  type Account,
  accountChangeForm,
  accountStep,
  madeUpPassword,
  madeUpPasswordChars,
  administeredBy,
  checkAdministratorsLeft,
  limitAfter,
  limitAfterReset,
  newAccountForm,
} from '@fireline/domain/session';
import type * as z from 'zod';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import { type Work, transact } from '../../lib/transact.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { deleteOtherSessions } from '../store.ts';
import { forgetTries } from '../tryStore.ts';
import { logUse } from '../userLog.ts';
import { insertAccount } from './creating.ts';
import { administratorsOf, checkMade, held, holdRights, limitedOf } from './lookedAfter.ts';
import { boundTo, nodesFound } from './nodeStore.ts';
import * as store from './store.ts';

type Sent<Name extends keyof typeof areaShapes.session> = z.output<(typeof areaShapes.session)[Name]['send']>;
type Done = Result<{ done: true }>;
type User = Row<'appUser'>;

const targetOf = (userId: number) => ({ kind: 'user', id: userId });

/** The accounts that the caller looks after. @spec SES-08 */
export async function list(query: Sent<'users'>, { deps, scope }: SignedInAsks) {
  const { rows, ...page } = await store.usersPage(deps.database.db, scope, isoNow(deps.clock), query);
  return ok({ ...page, rows: rows satisfies readonly Omit<Account, 'rentName' | 'rentKind'>[] });
}

/** How many accounts the caller looks after. @spec SES-08 */
export async function countUsers({ deps, scope }: Pick<SignedInAsks, 'deps' | 'scope'>): Promise<number> {
  const first = { sort: 'username', order: 'asc', pageNo: 1, pageSize: 1 } as const;
  return (await store.usersPage(deps.database.db, scope, isoNow(deps.clock), first)).total;
}

/** @spec SES-08 ORG-06 */
export async function nodes({ kind, search = '' }: Sent<'nodes'>, { deps, scope, account }: SignedInAsks) {
  const found = administeredBy(account).includes(kind) ? await nodesFound(deps.database.db, scope, kind, search) : [];
  return ok({ nodes: found });
}

export async function madeUp({ deps, ip }: SignedInAsks) {
  const password = madeUpPassword(deps.random.bytes(madeUpPasswordChars));
  return { password, pwHash: await deps.passwords.inTurn(ip, ({ hash }) => hash(password)) };
}

interface Created {
  readonly username: string;
  readonly realName: string;
  readonly mobile: string;
  readonly role: Role;
  readonly nodeId: string;
  readonly roleId: string | undefined;
  readonly pwHash: string;
}

/**
 * Creates an account in the transaction, with its entry in the log: of somebody who may create accounts, that may do no more than its creator.
 * @spec SES-03 SES-08
 */
export async function createIn(tx: Tx, called: SignedInAsks, { roleId, pwHash, ...person }: Created) {
  const asks = await holdRights(tx, called, 'systemUser:add');
  const role = roleId === undefined ? undefined : Number(roleId);
  const createdAt = isoNow(called.deps.clock);
  const made = await insertAccount(tx, asks, { ...person, roleId: role, pwHash, createdAt });
  if (!made.ok) return made;
  const { username } = person;
  const { userId } = made.value;
  const changes = loggedChanges({}, { ...person, roleId: made.value.roleId });
  // an account is also created together with what it is for
  await logUse(tx, asks, { action: 'create', detail: username, changes, target: targetOf(userId) });
  return ok({ userId, username });
}

/** @spec SES-03 SES-08 */
export async function create(
  sent: Sent<'createUser'>,
  called: SignedInAsks,
): Promise<Result<{ userId: number; username: string; password: string }>> {
  const { deps, account } = called;
  const form = newAccountForm.check(sent);
  if (!form.ok) return form;
  const { mobile = '', nodeId = '', roleId, ...person } = form.value;
  if (!administeredBy(account).includes(person.role)) return refuse({ code: 'session.kindNotYours', field: 'role' });
  const { password, pwHash } = await madeUp(called);
  return transact(deps.database, async ({ tx }) => {
    const made = await createIn(tx, called, { ...person, mobile, nodeId, roleId, pwHash });
    return made.ok ? ok({ ...made.value, password }) : made;
  });
}

const boundNow = ({ orgPath, partnerId, unitId, maintId, placeId }: User) => ({
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

/** What somebody sees changes with the node: the sessions end. @spec SES-08 SES-11 */
export async function change({ userId, revision, ...sent }: Sent<'changeUser'>, called: SignedInAsks): Promise<Done> {
  const form = accountChangeForm.check(sent);
  if (!form.ok) return form;
  const { realName, mobile = '', nodeId } = form.value;
  return transact(called.deps.database, async ({ tx, tell }): Promise<Done> => {
    const asks = await holdRights(tx, called, 'systemUser:modify');
    const user = await held(tx, asks, userId);
    if (!user.ok) return user;
    const conflict = changedSince('session.conflict', user.value, revision);
    if (conflict) return refuse(conflict);
    const now = boundNow(user.value);
    const node = nodeId === undefined ? now : await boundTo(tx, asks.scope, user.value.role, nodeId);
    if (!node) return refuse({ code: 'session.node.notFound', field: 'nodeId' });
    const before = { realName: user.value.realName, mobile: user.value.mobile, ...now };
    const changes = loggedChanges(before, { realName, mobile, ...node });
    const isMoved = JSON.stringify(node) !== JSON.stringify(now);
    // a name alone opens nothing; who gives a number gets the codes that go to it
    const isLimiting = isMoved || mobile !== user.value.mobile;
    const limited = isLimiting ? limitAfter(limitedOf(asks), user.value.limited) : user.value.limited;
    await store.updateUser(tx, userId, { realName, mobile, ...node, limited, ...changedNow(asks) });
    const problem = isMoved ? await checkMade(tx, asks, userId) : undefined;
    if (problem) return refuse({ ...problem, field: 'nodeId' });
    if (isMoved) await endSessions(tx, tell, user.value);
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
export const step = (userId: number, event: Event, called: SignedInAsks): Promise<Done> =>
  transact(called.deps.database, async ({ tx, tell }): Promise<Done> => {
    const asks = await holdRights(tx, called, event === 'delete' ? 'systemUser:delete' : 'systemUser:modify');
    const user = await held(tx, asks, userId, event !== 'enable');
    if (!user.ok) return user;
    const isOneself = userId === asks.account.userId;
    const next = accountStep(user.value.disabled ? 'disabled' : 'active', event, { isAdministrator: true, isOneself });
    if (!next.ok) return next;
    const administrators = await administratorsOf(tx, user.value.rentId);
    await store.updateUser(tx, userId, { ...changeBy(event, isoNow(asks.deps.clock)), ...changedNow(asks) });
    const problem = checkAdministratorsLeft(administrators, await administratorsOf(tx, user.value.rentId));
    if (problem) return refuse(problem);
    if (event !== 'enable') await endSessions(tx, tell, user.value);
    await logUse(tx, asks, { detail: user.value.username, target: targetOf(userId) });
    return ok({ done: true });
  });

/**
 * Makes up a new password; the sessions end, locks with them, and the next login has to change it. Who knows it is not the person of the number alone any more.
 * @spec SES-05 SES-08
 */
export async function resetPassword(
  userId: number,
  called: SignedInAsks,
): Promise<Result<{ userId: number; username: string; password: string }>> {
  const { password, pwHash } = await madeUp(called);
  return transact(called.deps.database, async ({ tx, tell }) => {
    const asks = await holdRights(tx, called, 'systemUser:modify');
    const user = await held(tx, asks, userId);
    if (!user.ok) return user;
    if (userId === asks.account.userId) return refuse({ code: 'session.notOneself', field: 'userId' });
    const limited = limitAfterReset(limitedOf(asks), user.value.limited, user.value.mobile);
    const opened = { pwHash, mustChangePassword: true, provenMobile: '', limited };
    await store.updateUser(tx, userId, { ...opened, ...changedNow(asks) });
    await forgetTries(tx, user.value, isoNow(asks.deps.clock));
    await endSessions(tx, tell, user.value);
    await logUse(tx, asks, { detail: user.value.username, target: targetOf(userId) });
    return ok({ userId, username: user.value.username, password });
  });
}

/** Ends every lock of the account, also of addresses that strangers tried. @spec SES-06 */
export const unlock = (userId: number, called: SignedInAsks): Promise<Done> =>
  transact(called.deps.database, async ({ tx }): Promise<Done> => {
    const asks = await holdRights(tx, called, 'systemUser:unlock');
    const user = await held(tx, asks, userId);
    if (!user.ok) return user;
    if (!(await forgetTries(tx, user.value, isoNow(asks.deps.clock))))
      return refuse({ code: 'session.notLocked', field: 'userId' });
    await logUse(tx, asks, { detail: user.value.username, target: targetOf(userId) });
    return ok({ done: true });
  });
