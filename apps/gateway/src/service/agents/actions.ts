import { dayMs, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { agentAccountForm, agentSettingsForm, reassignForm } from '@fireline/domain/service';
import { changedNow, changedSince, createdNow } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { demandRight } from '../../lib/http/handlers.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { createIn, madeUp } from '../../session/users/actions.ts';
import { stepIn } from '../orders/stepping.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'service.agent.notFound', field: 'userId' };
const done = { done: true } as const;
/** Figures of agents are of so many days. */
const figureDays = 30;

/** @spec SRV-04 */
export async function list(query: store.AgentFilter & Paging, { deps, scope }: SignedInAsks) {
  const since = new Date(deps.clock() - figureDays * dayMs).toISOString();
  const page = await store.agentsPage(deps.database.db, scope.rentId, since, query);
  return ok({
    ...page,
    rows: page.rows.map(({ realName, ...row }) => ({ ...row, name: nameOf({ realName, ...row }) })),
  });
}

/** @spec SRV-04 */
export async function candidates({ deps, scope }: SignedInAsks) {
  const found = await store.candidates(deps.database.db, scope.rentId);
  return ok({
    accounts: found.map(({ userId, username, realName }) => ({
      userId,
      username,
      name: nameOf({ realName, username }),
    })),
  });
}

interface Named {
  readonly userId: number;
}
type Revised = Named & { readonly revision: number };

/** Job numbers are given one at a time in a tenant. */
async function taken(tx: Tx, rentId: string, jobNumber: string, userId: number): Promise<Problem | undefined> {
  await lockTenant(tx, rentId);
  const holder = await store.holderOf(tx, rentId, jobNumber, userId);
  return holder && { code: 'service.agent.taken', field: 'jobNumber' };
}

interface MadeAccount {
  readonly userId: number;
  readonly username: string;
  readonly password: string;
}
type Created = Result<{ userId: number; made: MadeAccount | null }>;

/** Of an account that is there. */
async function createOf({ userId, ...sent }: Named, asks: SignedInAsks): Promise<Created> {
  const form = agentSettingsForm.check(sent);
  if (!form.ok) return form;
  const { wechatId = '', ...value } = form.value;
  const { rentId } = asks.scope;
  return transact(asks.deps.database, async ({ tx }): Promise<Created> => {
    const problem = await taken(tx, rentId, value.jobNumber, userId);
    if (problem) return refuse(problem);
    const account = await store.lockCandidate(tx, rentId, userId);
    if (!account) return refuse({ code: 'form.choice', field: 'userId' });
    if (await store.lockAgent(tx, rentId, userId)) return refuse({ code: 'service.agent.already', field: 'userId' });
    await store.insertAgent(tx, { userId, rentId, ...value, wechatId, ...createdNow(asks) });
    const changes = loggedChanges({}, { jobNumber: value.jobNumber });
    await logUse(tx, asks, { detail: account.username, changes, target: { kind: 'serviceAgent', id: userId } });
    return ok({ userId, made: null });
  });
}

/** An agent together with its account: both, or neither. @spec SRV-04 SES-03 SES-08 */
async function createWithAccount(sent: object, asks: SignedInAsks): Promise<Created> {
  demandRight(asks, 'systemUser:add');
  const form = agentAccountForm.check(sent);
  if (!form.ok) return form;
  const { username, realName, mobile = '', roleId, wechatId = '', ...settings } = form.value;
  const { rentId } = asks.scope;
  const { password, pwHash } = await madeUp(asks);
  return transact(asks.deps.database, async ({ tx }): Promise<Created> => {
    const problem = await taken(tx, rentId, settings.jobNumber, 0);
    if (problem) return refuse(problem);
    const person = { username, realName, mobile, role: 'platform', nodeId: '', roleId, pwHash } as const;
    const made = await createIn(tx, asks, person);
    if (!made.ok) return made;
    const { userId } = made.value;
    await store.insertAgent(tx, { userId, rentId, ...settings, wechatId, ...createdNow(asks) });
    const changes = loggedChanges({}, { jobNumber: settings.jobNumber });
    await logUse(tx, asks, { detail: username, changes, target: { kind: 'serviceAgent', id: userId } });
    return ok({ userId, made: { ...made.value, password } });
  });
}

/** @spec SRV-04 */
export const create = ({ userId, ...sent }: Partial<Named>, asks: SignedInAsks): Promise<Created> =>
  userId === undefined ? createWithAccount(sent, asks) : createOf({ userId, ...sent }, asks);

/** @spec SRV-04 */
export async function change({ userId, revision, ...sent }: Revised, asks: SignedInAsks): Promise<Result<typeof done>> {
  const form = agentSettingsForm.check(sent);
  if (!form.ok) return form;
  const { wechatId = '', ...value } = form.value;
  const { rentId } = asks.scope;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<typeof done>> => {
    const problem = await taken(tx, rentId, value.jobNumber, userId);
    if (problem) return refuse(problem);
    const agent = await store.lockAgent(tx, rentId, userId);
    if (!agent) return refuse(notFound);
    const conflict = changedSince('form.conflict', agent, revision);
    if (conflict) return refuse(conflict);
    await store.updateAgent(tx, userId, { ...value, wechatId, ...changedNow(asks) });
    const changes = loggedChanges({ jobNumber: agent.jobNumber }, { jobNumber: value.jobNumber });
    await logUse(tx, asks, { detail: value.jobNumber, changes, target: { kind: 'serviceAgent', id: userId } });
    return ok(done);
  });
}

/** The account stays; what it did stays under its name. One with open orders hands them on first. @spec SRV-02 SRV-04 */
export const remove = ({ userId, revision }: Revised, asks: SignedInAsks): Promise<Result<typeof done>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<typeof done>> => {
    const { rentId } = asks.scope;
    const agent = await store.lockAgent(tx, rentId, userId);
    if (!agent) return refuse(notFound);
    const conflict = changedSince('form.conflict', agent, revision);
    if (conflict) return refuse(conflict);
    const { length: count } = await store.openOrders(tx, rentId, userId);
    if (count > 0) return refuse({ code: 'service.agent.hasOrders', args: { count } });
    await store.deleteAgent(tx, userId);
    await logUse(tx, asks, { detail: agent.jobNumber, target: { kind: 'serviceAgent', id: userId } });
    return ok(done);
  });

interface HandedOn {
  readonly orderId: number;
  readonly number: string;
  readonly problem: Problem | null;
}

/**
 * Gives all open orders of an agent to another, each in a transaction of its own with its track and letters.
 * @returns what became of each
 * @spec SRV-02 SRV-04
 */
export async function handOn({ userId, ...sent }: Named, asks: SignedInAsks): Promise<Result<{ rows: HandedOn[] }>> {
  const form = reassignForm.check(sent);
  if (!form.ok) return form;
  const { database } = asks.deps;
  const rows: HandedOn[] = [];
  for (const { orderId, number, state } of await store.openOrders(database.db, asks.scope.rentId, userId)) {
    const event = state === 'pending' ? ('dispatch' as const) : ('reassign' as const);
    const result = await transact(database, (work) => stepIn(work, { orderId, event, ...form.value }, asks));
    rows.push({ orderId, number, problem: result.ok ? null : (result.problems[0] ?? null) });
  }
  return ok({ rows });
}
