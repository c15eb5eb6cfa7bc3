import { dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import {
  checkProjectMove,
  checkProjectNodes,
  checkProjectTerm,
  projectDaysLeft,
  projectForm,
  projectsMax,
  projectState,
} from '@fireline/domain/site';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import { removeFiles } from '../../lib/images/images.ts';
import { dropImages, giveImages } from '../../lib/images/store.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { logUse } from '../../session/userLog.ts';
import { partnerById } from '../placeStore.ts';
import { projectImages } from './images.ts';
import { holdDevices, otherProjects } from './deviceStore.ts';
import * as store from './store.ts';

const todayOf = ({ deps }: SignedInAsks) => dayAt(deps.clock());

/** As it goes over the wire: where it stands today. */
const shownOf = ({ startOn: start, endOn: end, photos, ...row }: store.ProjectRow, today: string) => ({
  ...row,
  start,
  end,
  photos: [...photos],
  state: projectState({ start, end }, today),
  daysLeft: projectDaysLeft({ end }, today),
});
type Shown = ReturnType<typeof shownOf>;

/** @spec SIT-08 */
export async function list(query: store.ProjectFilter & store.ProjectOrder & Paging, asks: SignedInAsks) {
  const today = todayOf(asks);
  const page = await store.projectsPage(asks.deps.database.db, asks.scope, today, query);
  return ok({ ...page, rows: page.rows.map((row) => shownOf(row, today)) });
}

export const notFound: Problem = { code: 'site.project.notFound', field: 'projectId' };
export const targetOf = (id: number) => ({ kind: 'project', id });

/** @spec SIT-08 */
export async function detail(projectId: number, asks: SignedInAsks, tx?: Tx): Promise<Result<Shown>> {
  const today = todayOf(asks);
  const row = await store.projectById(tx ?? asks.deps.database.db, asks.scope, today, projectId);
  return row ? ok(shownOf(row, today)) : refuse(notFound);
}

type Value = Extract<ReturnType<typeof projectForm.check>, { ok: true }>['value'];

/** A project on record as its form would send it. */
const valueOf = (row: store.Standing): Value => ({
  name: row.name,
  partnerId: row.partnerId,
  unitId: row.unitId ?? undefined,
  start: row.startOn,
  end: row.endOn,
  contact: row.contact,
  phone: row.phone || undefined,
  address: row.address || undefined,
  remarks: row.remarks,
  photos: row.photos,
});

const rowOf = ({
  start,
  end,
  unitId,
  phone = '',
  address = '',
  photos,
  ...rest
}: Value): Omit<NewRow<'project'>, 'rentId'> => ({
  ...rest,
  unitId: unitId ?? null,
  startOn: start,
  endOn: end,
  phone,
  address,
  photos: JSON.stringify(photos),
});

/** Why the project cannot be of that partner and unit. */
async function nodesProblem(tx: Tx, scope: Scope, value: Value, before?: store.Standing): Promise<Problem | undefined> {
  const { partnerId, unitId } = value;
  if (before && before.partnerId === partnerId && (before.unitId ?? undefined) === unitId) return undefined;
  const unit = unitId === undefined ? undefined : await store.unitPartner(tx, scope, unitId);
  if (unitId !== undefined && !unit) return { code: 'site.unit.notFound', field: 'unitId' };
  const problem = checkProjectNodes(scope, value, unit && unit.partnerId);
  if (problem) return problem;
  if (!(await partnerById(tx, scope, partnerId))) return { code: 'form.choice', field: 'partnerId' };
  const devices = before ? (await store.devicesIn(tx, before.projectId)).length : 0;
  return before && checkProjectMove({ ...before, unitId: before.unitId ?? undefined }, value, devices);
}

/** Why the project cannot have those days. Its devices are held, so that none comes into another project meanwhile. */
async function termProblem(
  tx: Tx,
  before: store.Standing | undefined,
  { start, end }: Value,
): Promise<Problem | undefined> {
  if (!before || (before.startOn === start && before.endOn === end)) return undefined;
  const devices = await store.devicesIn(tx, before.projectId);
  await holdDevices(tx, devices);
  const others = await otherProjects(tx, before.projectId, devices);
  return checkProjectTerm({ start: before.startOn, end: before.endOn }, { start, end }, others);
}

interface Changed {
  readonly projectId: number;
  readonly revision: number;
}

async function write(sent: unknown, asks: SignedInAsks, changed?: Changed): Promise<Result<Shown>> {
  const { deps, scope, account } = asks;
  const form = projectForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  let dropped: readonly string[] = [];
  const result = await transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const before = changed && (await store.lockProject(tx, scope, changed.projectId));
    if (changed && !before) return refuse(notFound);
    const conflict = before && changed && changedSince('site.conflict', before, changed.revision);
    if (conflict) return refuse(conflict);
    const problem = (await nodesProblem(tx, scope, value, before)) ?? (await termProblem(tx, before, value));
    if (problem) return refuse(problem);
    const { rentId } = scope;
    const full = before ? undefined : await fullProblem(tx, { table: 'project', of: { rentId }, max: projectsMax });
    if (full) return refuse(full);
    const row = { ...rowOf(value), rentId, ...changedNow(asks) };
    const id = before?.projectId ?? (await store.insertProject(tx, row));
    if (before) await store.updateProject(tx, id, row);
    const owner = { kind: projectImages.kind, id };
    const refused = await giveImages(tx, {
      rentId: scope.rentId,
      userId: account.userId,
      owner,
      imageIds: value.photos,
    });
    if (refused.length > 0) return refuse({ code: 'shell.image.gone', field: 'photos' });
    dropped = await dropImages(tx, owner, value.photos);
    const changes = loggedChanges(before ? valueOf(before) : {}, value);
    await logUse(tx, asks, { detail: `${id} ${value.name}`, changes, target: targetOf(id) });
    return detail(id, asks, tx);
  });
  // after the rows are gone for good: a file without a row is tidied, a row without a file would be a picture that fails
  if (result.ok) await removeFiles(deps, projectImages, dropped);
  return result;
}

/** A partner's person who names none creates one of its own. @spec SIT-08 */
export const create = (sent: object, asks: SignedInAsks) =>
  write({ ...(asks.scope.partnerId !== undefined && { partnerId: asks.scope.partnerId }), ...sent }, asks);

/** @spec SIT-08 */
export const change = ({ projectId, revision, ...sent }: Changed, asks: SignedInAsks) =>
  write(sent, asks, { projectId, revision });

/** Its labels and photos go with it; its devices stay. @spec SIT-08 */
export async function remove(projectId: number, asks: SignedInAsks): Promise<Result<{ done: true }>> {
  const { deps, scope } = asks;
  let dropped: readonly string[] = [];
  const result = await transact(deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const project = await store.lockProject(tx, scope, projectId);
    if (!project) return refuse(notFound);
    dropped = await dropImages(tx, { kind: projectImages.kind, id: projectId }, []);
    await store.deleteProject(tx, projectId);
    await logUse(tx, asks, {
      detail: `${projectId} ${project.name}`,
      changes: loggedChanges(valueOf(project), {}),
      target: targetOf(projectId),
    });
    return ok({ done: true });
  });
  if (result.ok) await removeFiles(deps, projectImages, dropped);
  return result;
}
