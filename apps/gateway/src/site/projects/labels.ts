import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { type LoggedChanges, loggedChanges } from '@fireline/domain/log';
import { checkProjectLabel, projectLabelForm } from '@fireline/domain/site';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { logUse } from '../../session/userLog.ts';
import { notFound as noProject, targetOf } from './actions.ts';
import { devicesThere, lockDevices } from './deviceStore.ts';
import type { RefusedDevice } from './devices.ts';
import * as store from './labelStore.ts';
import { isProjectSeen, lockProject, type Standing } from './store.ts';

const notFound = (field = 'labelId'): Problem => ({ code: 'site.project.label.notFound', field });
type Label = Awaited<ReturnType<typeof store.labelById>>;
type Done = Result<{ done: true }>;

/** @spec SIT-08 */
export async function list(query: store.LabelQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  return (await isProjectSeen(db, scope, query.projectId))
    ? ok(await store.labelsPage(db, scope, query))
    : refuse(noProject);
}

interface InProject {
  readonly tx: Tx;
  readonly project: Standing;
  readonly labels: Awaited<ReturnType<typeof store.labelsIn>>;
}

/** Holds the project, so that two changes of its labels wait for each other. */
const inProject = <Value>(
  projectId: number,
  asks: SignedInAsks,
  act: (held: InProject) => Promise<Result<Value>>,
): Promise<Result<Value>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Value>> => {
    const project = await lockProject(tx, asks.scope, projectId);
    return project ? act({ tx, project, labels: await store.labelsIn(tx, projectId) }) : refuse(noProject);
  });

const logged = ({ tx, project }: InProject, asks: SignedInAsks, name: string, changes: LoggedChanges) =>
  logUse(tx, asks, {
    detail: `${project.projectId} ${project.name}: ${name}`,
    changes,
    target: targetOf(project.projectId),
  });

interface Changed {
  readonly labelId: number;
  readonly revision: number;
}
function write(projectId: number, sent: unknown, asks: SignedInAsks, changed?: Changed): Promise<Result<Label>> {
  const form = projectLabelForm.check(sent);
  if (!form.ok) return Promise.resolve(form);
  const { value } = form;
  return inProject(projectId, asks, async (held): Promise<Result<Label>> => {
    const { tx, labels } = held;
    const before = changed && labels.find(({ labelId }) => labelId === changed.labelId);
    if (changed && !before) return refuse(notFound());
    const conflict = before && changed && changedSince('site.conflict', before, changed.revision);
    if (conflict) return refuse(conflict);
    const others = labels.filter((label) => label !== before).map(({ name }) => name);
    const problem = checkProjectLabel(value.name, others, !before);
    if (problem) return refuse(problem);
    const row = { ...value, ...changedNow(asks) };
    const labelId = before?.labelId ?? (await store.insertLabel(tx, { ...row, projectId }));
    if (before) await store.updateLabel(tx, labelId, row);
    const was = before && { name: before.name, colour: before.colour, shape: before.shape };
    await logged(held, asks, value.name, loggedChanges(was ?? {}, value));
    return ok(await store.labelById(tx, asks.scope, labelId));
  });
}

/** @spec SIT-08 */
export const create = ({ projectId, ...sent }: { readonly projectId: number }, asks: SignedInAsks) =>
  write(projectId, sent, asks);

/** @spec SIT-08 */
export const change = (
  { projectId, labelId, revision, ...sent }: Changed & { readonly projectId: number },
  asks: SignedInAsks,
) => write(projectId, sent, asks, { labelId, revision });

interface Named {
  readonly projectId: number;
  readonly labelId: number;
}

/** Its devices stay in the project, without a label. @spec SIT-08 */
export const remove = ({ projectId, labelId }: Named, asks: SignedInAsks): Promise<Done> =>
  inProject(projectId, asks, async (held): Promise<Done> => {
    const label = held.labels.find((one) => one.labelId === labelId);
    if (!label) return refuse(notFound());
    await store.deleteLabels(held.tx, [labelId]);
    await logged(held, asks, label.name, loggedChanges({ name: label.name }, {}));
    return ok({ done: true });
  });

interface Several {
  readonly projectId: number;
  readonly labelIds: readonly number[];
}

/** The devices of the labels come under one of them or another one; the rest is gone. @spec SIT-08 */
export const merge = ({ projectId, labelId, labelIds }: Named & Several, asks: SignedInAsks): Promise<Result<Label>> =>
  inProject(projectId, asks, async (held): Promise<Result<Label>> => {
    const { tx, labels } = held;
    const into = labels.find((one) => one.labelId === labelId);
    if (!into) return refuse(notFound());
    const from = labels.filter((one) => one.labelId !== labelId && labelIds.includes(one.labelId));
    if (labelIds.some((id) => !labels.some((one) => one.labelId === id))) return refuse(notFound('labelIds'));
    const ids = from.map((one) => one.labelId);
    await store.moveLabelled(tx, ids, labelId);
    await store.deleteLabels(tx, ids);
    const names = from.map(({ name }) => name);
    await logged(held, asks, into.name, loggedChanges({ labels: [...names, into.name] }, { labels: [into.name] }));
    return ok(await store.labelById(tx, asks.scope, labelId));
  });

interface Labelling {
  readonly projectId: number;
  readonly labelId: number | null;
  readonly imeis: readonly string[];
}
type ByImei = Result<{ done: number; refused: RefusedDevice[] }>;

/** Gives devices of the project a label or takes theirs; each that is refused is refused by itself. @spec SIT-08 */
export const assign = ({ projectId, labelId, imeis }: Labelling, asks: SignedInAsks): Promise<ByImei> =>
  inProject(projectId, asks, async (held): Promise<ByImei> => {
    const { tx, labels } = held;
    const label = labels.find((one) => one.labelId === labelId);
    if (labelId !== null && !label) return refuse(notFound());
    const found = new Map((await lockDevices(tx, asks.scope, imeis)).map((device) => [device.imei, device.deviceId]));
    const there = await devicesThere(tx, projectId, [...found.values()]);
    const codeOf = (imei: string): string | undefined => {
      const deviceId = found.get(imei);
      if (deviceId === undefined) return 'site.project.device.unknown';
      return there.has(deviceId) ? undefined : 'site.project.device.notInThis';
    };
    const asked = [...new Set(imeis)].map((imei) => ({ imei, code: codeOf(imei) }));
    const refused = asked.flatMap(({ imei, code }) => (code ? [{ imei, problem: { code } }] : []));
    const fit = asked.filter(({ code }) => code === undefined).map(({ imei }) => imei);
    if (fit.length > 0) {
      await store.labelDevices(
        tx,
        projectId,
        fit.map((imei) => found.get(imei) ?? 0),
        labelId,
      );
      await logged(held, asks, label?.name ?? '', loggedChanges({}, { devices: fit, label: label?.name ?? null }));
    }
    return ok({ done: fit.length, refused });
  });

/** Records when stickers were printed. @spec SIT-08 */
export const printed = ({ projectId, labelIds }: Several, asks: SignedInAsks): Promise<Done> =>
  inProject(projectId, asks, async (held): Promise<Done> => {
    const chosen = held.labels.filter(({ labelId }) => labelIds.includes(labelId));
    if (chosen.length < new Set(labelIds).size) return refuse(notFound('labelIds'));
    await store.markPrinted(held.tx, labelIds, isoNow(asks.deps.clock));
    await logged(held, asks, chosen.map(({ name }) => name).join(', '), {});
    return ok({ done: true });
  });
