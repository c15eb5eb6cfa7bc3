import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { keptPowers, type PartnerPower, partnerPowers } from '@fireline/domain/org';
import type { Scope } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { checkPowersChange, powersUnder } from '@fireline/domain/shell';
import { checkDeletePartner, checkPartnerParent, partnerForm } from '@fireline/domain/site';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { profileOf } from '../../session/profile.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { holdRights } from '../../session/users/lookedAfter.ts';
import { logUse } from '../../session/userLog.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import { partnerById } from '../placeStore.ts';
import * as store from './store.ts';

/** As it goes over the wire: the caller's own partner does not name the one above it, save where that one keeps a power back. */
const shownOf = ({ above, parentId, parentName, powers, ...row }: store.PartnerRow) => ({
  ...row,
  powers: powers && [...powers],
  parentId: row.isBelow ? parentId : null,
  parentName: row.isBelow ? parentName : '',
  kept: keptPowers(above),
});
type Shown = ReturnType<typeof shownOf>;

/** @spec ORG-05 */
export async function list(query: store.PartnerFilter & Paging, { deps, scope }: SignedInAsks) {
  const page = await store.partnersPage(deps.database.db, scope, query);
  return ok({ ...page, rows: page.rows.map(shownOf) });
}

const notFound: Problem = { code: 'site.partner.notFound', field: 'partnerId' };
const targetOf = (id: number) => ({ kind: 'partner', id });

async function shown(tx: Tx, scope: Scope, partnerId: number): Promise<Result<Shown>> {
  const row = await store.partnerById(tx, scope, partnerId);
  return row ? ok(shownOf(row)) : refuse(notFound);
}

/** @spec ORG-05 */
export async function detail(partnerId: number, { deps, scope }: SignedInAsks): Promise<Result<Shown>> {
  const row = await store.partnerById(deps.database.db, scope, partnerId);
  return row ? ok(shownOf(row)) : refuse(notFound);
}

type PartnerFacts = Required<Pick<NewRow<'partner'>, 'name' | 'contact' | 'phone' | 'address' | 'parentId'>>;

/** The row of what was sent, under the tenant or a partner within the caller's branch; the name is one partner's of the tenant. */
async function rowOf(tx: Tx, scope: Scope, sent: unknown, before?: Row<'partner'>): Promise<Result<PartnerFacts>> {
  const form = partnerForm.check(sent);
  if (!form.ok) return form;
  const { parentId, ...facts } = form.value;
  // one at a time, so that two moves make no circle
  await lockTenant(tx, scope.rentId);
  if (!before || (parentId ?? null) !== before.parentId) {
    const branch = before ? await store.branchOf(tx, before.partnerId) : [];
    const problem = checkPartnerParent(scope, parentId, branch);
    if (problem) return refuse(problem);
    if (parentId !== undefined && !(await partnerById(tx, scope, parentId)))
      return refuse({ code: 'form.choice', field: 'parentId' });
  }
  if (await store.partnerWithName(tx, scope.rentId, facts.name, before?.partnerId))
    return refuse({ code: 'site.partner.nameTaken', field: 'name' });
  return ok({ ...facts, parentId: parentId ?? null });
}

/** For other areas: a partner that the scope may name, held until the transaction ends. @spec ORG-05 */
export const heldPartner = (tx: Tx, scope: Scope, partnerId: number) => partnerById(tx, scope, partnerId);

/** For other areas: a partner with those under it. @spec ORG-05 */
export const branchOf = (db: Db | Tx, partnerId: number) => store.branchOf(db, partnerId);

/** A partner's person who names none creates one under its own. @spec ORG-05 */
export const create = (sent: object, called: SignedInAsks): Promise<Result<Shown>> =>
  transact(called.deps.database, async ({ tx, tell }): Promise<Result<Shown>> => {
    const asks = await holdRights(tx, called, 'systemAgent:add');
    const { scope } = asks;
    const row = await rowOf(tx, scope, { parentId: scope.partnerId, ...sent });
    if (!row.ok) return row;
    const id = await store.insertPartner(tx, { ...row.value, rentId: scope.rentId, ...changedNow(asks) });
    const changes = loggedChanges({}, row.value);
    await logUse(tx, asks, { detail: `${id} ${row.value.name}`, changes, target: targetOf(id) });
    await tell({ type: 'roles', rentId: scope.rentId });
    // who created it stands above it from the next call on
    return shown(tx, { ...scope, ...(scope.partnerIds && { partnerIds: [...scope.partnerIds, id] }) }, id);
  });

interface Changed {
  readonly partnerId: number;
  readonly revision: number;
}
/** The partner as the caller saw it, locked. */
async function locked(tx: Tx, scope: Scope, { partnerId, revision }: Changed): Promise<Result<Row<'partner'>>> {
  const before = await store.lockPartner(tx, scope, partnerId);
  if (!before) return refuse(notFound);
  const conflict = changedSince('site.conflict', before, revision);
  return conflict ? refuse(conflict) : ok(before);
}

/** What the tenant and the partners above let a partner do, of what it is let do itself. */
async function countingFor(tx: Tx, scope: Scope, partnerId: number, own: readonly PartnerPower[] | null) {
  const above = (await store.partnerById(tx, scope, partnerId))?.above.map(({ powers }) => powers) ?? [];
  return powersUnder({ tenant: null, line: [...above, own] });
}

/**
 * Those who stand above it, before and after, see what hangs below it with their next call. Under another parent other powers may count: these are the
 * caller's to give and to take, or it stays where it is.
 * @spec ORG-05 ORG-06 ROL-01
 */
export const change = ({ partnerId, revision, ...sent }: Changed, called: SignedInAsks): Promise<Result<Shown>> =>
  transact(called.deps.database, async ({ tx, tell }): Promise<Result<Shown>> => {
    const asks = await holdRights(tx, called, 'systemAgent:modify');
    const { scope } = asks;
    await lockTenant(tx, scope.rentId);
    const before = await locked(tx, scope, { partnerId, revision });
    if (!before.ok) return before;
    const row = await rowOf(tx, scope, sent, before.value);
    if (!row.ok) return row;
    const { powers } = before.value;
    const countedBefore = await countingFor(tx, scope, partnerId, powers);
    await store.updatePartner(tx, partnerId, { ...row.value, ...changedNow(asks) });
    const asker = { ...asks.account, granted: asks.rights.granted };
    const beyond = checkPowersChange(asker, countedBefore, await countingFor(tx, scope, partnerId, powers));
    if (beyond) return refuse({ ...beyond, field: 'parentId' });
    const was = Object.fromEntries(
      Object.keys(row.value).map((key) => [key, before.value[key as keyof typeof before.value]]),
    );
    const changes = loggedChanges(was, row.value);
    await logUse(tx, asks, { detail: `${partnerId} ${row.value.name}`, changes, target: targetOf(partnerId) });
    await tell({ type: 'roles', rentId: scope.rentId });
    return shown(tx, scope, partnerId);
  });

/** Why the caller does not give a partner these powers, or take them: as far as they count, since what is kept back above counts for nobody. */
async function beyondOwn(
  tx: Tx,
  { scope, account, rights }: SignedInAsks,
  { partnerId, powers }: Row<'partner'>,
  sent: readonly PartnerPower[],
): Promise<Problem | undefined> {
  const [before, after] = [
    await countingFor(tx, scope, partnerId, powers),
    await countingFor(tx, scope, partnerId, sent),
  ];
  return checkPowersChange({ ...account, granted: rights.granted }, before, after);
}

interface Powers extends Changed {
  readonly powers: readonly PartnerPower[];
}
/** It counts with the next call, for the partner and all below it. @spec ORG-05 ROL-07 */
export const savePowers = ({ powers, ...of }: Powers, called: SignedInAsks): Promise<Result<Shown>> =>
  transact(called.deps.database, async ({ tx, tell }): Promise<Result<Shown>> => {
    const asks = await holdRights(tx, called, 'systemAgent:modify');
    const { scope } = asks;
    const before = await locked(tx, scope, of);
    if (!before.ok) return before;
    const after = partnerPowers.filter((power) => powers.includes(power));
    const beyond = await beyondOwn(tx, asks, before.value, after);
    if (beyond) return refuse(beyond);
    await store.updatePartner(tx, of.partnerId, { powers: JSON.stringify(after), ...changedNow(asks) });
    const changes = loggedChanges({ powers: before.value.powers ?? partnerPowers }, { powers: after });
    await logUse(tx, asks, { detail: `${of.partnerId} ${before.value.name}`, changes, target: targetOf(of.partnerId) });
    await tell({ type: 'roles', rentId: scope.rentId });
    return shown(tx, scope, of.partnerId);
  });

/** Its people are signed out; who is in that state already is left as it is. @spec ORG-05 SES-11 */
const setDisabled = (partnerId: number, isDisabled: boolean, called: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(called.deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const asks = await holdRights(tx, called, 'systemAgent:modify');
    const before = await store.lockPartner(tx, asks.scope, partnerId);
    if (!before) return refuse(notFound);
    if ((before.disabledAt !== null) === isDisabled) return ok({ done: true });
    const disabledAt = isDisabled ? isoNow(asks.deps.clock) : null;
    await store.updatePartner(tx, partnerId, { disabledAt, ...changedNow(asks) });
    await logUse(tx, asks, { detail: `${partnerId} ${before.name}`, target: targetOf(partnerId) });
    if (isDisabled)
      for (const userId of await store.endSessionsOf(tx, partnerId))
        await tell({ type: 'revoked', userId, sessionId: null });
    return ok({ done: true });
  });
export const disable = (partnerId: number, asks: SignedInAsks) => setDisabled(partnerId, true, asks);
export const enable = (partnerId: number, asks: SignedInAsks) => setDisabled(partnerId, false, asks);

/** @spec ORG-05 */
export const remove = (partnerId: number, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const { scope, deps } = asks;
    await lockTenant(tx, scope.rentId);
    if (!(await store.lockPartner(tx, scope, partnerId))) return refuse(notFound);
    const partner = await store.partnerById(tx, scope, partnerId);
    const isDefault = (await profileOf(tx, scope.rentId))?.facts.defaultPartnerId === partnerId;
    const problem = partner && checkDeletePartner({ ...partner, isDefault });
    if (!partner || problem) return refuse(problem ?? notFound);
    await store.updatePartner(tx, partnerId, { deletedAt: isoNow(deps.clock), ...changedNow(asks) });
    await logUse(tx, asks, { detail: `${partnerId} ${partner.name}`, target: targetOf(partnerId) });
    await tell({ type: 'roles', rentId: scope.rentId });
    return ok({ done: true });
  });
