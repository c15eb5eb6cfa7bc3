import { expiryStage } from '@fireline/domain/device';
import { dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { checkProjectDevice } from '@fireline/domain/site';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { notFound, targetOf } from './actions.ts';
import * as store from './deviceStore.ts';
import { isProjectSeen, lockProject, projectOnRecord, type Standing } from './store.ts';

/** @spec SIT-08 DEV-14 */
export async function list(query: store.OfProjectQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (!(await isProjectSeen(db, scope, query.projectId))) return refuse(notFound);
  const today = dayAt(deps.clock());
  const page = await store.projectDevicesPage(db, scope, today, query);
  const rows = page.rows.map((row) => ({
    ...row,
    stage: row.expiresOn === null ? null : expiryStage(row.expiresOn, today),
  }));
  return ok({ ...page, rows });
}

interface Candidates extends Paging {
  readonly projectId: number;
  readonly search?: string | undefined;
}
/** @spec SIT-08 */
export async function candidates(query: Candidates, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const project = await projectOnRecord(db, scope, query.projectId);
  return project ? ok(await store.candidatesPage(db, scope, project, query)) : refuse(notFound);
}

export interface RefusedDevice {
  readonly imei: string;
  readonly problem: Problem;
}
const inThis: Problem = { code: 'site.project.device.inThis' };

/** Those of the devices that can come in, and why the others cannot. Devices are held, so that two projects wait for each other. */
async function sorted(tx: Tx, project: Standing, imeis: readonly string[], { scope }: SignedInAsks) {
  const found = await store.lockDevices(tx, scope, imeis);
  const byImei = new Map(found.map((device) => [device.imei, device]));
  const ids = found.map(({ deviceId }) => deviceId);
  const there = await store.devicesThere(tx, project.projectId, ids);
  const others = Map.groupBy(await store.otherProjects(tx, project.projectId, ids), ({ deviceId }) => deviceId);
  const of = { ...project, start: project.startOn, end: project.endOn, unitId: project.unitId ?? undefined };
  const refused: RefusedDevice[] = [];
  const fit: (typeof found)[number][] = [];
  for (const imei of new Set(imeis)) {
    const device = byImei.get(imei);
    const problem =
      device && there.has(device.deviceId)
        ? inThis
        : checkProjectDevice(of, device, others.get(device?.deviceId ?? 0) ?? []);
    if (problem) refused.push({ imei, problem });
    else if (device) fit.push(device);
  }
  return { fit, refused };
}

interface Adding {
  readonly projectId: number;
  readonly imeis: readonly string[];
}
type ByImei = Result<{ done: number; refused: RefusedDevice[] }>;

/** Adds those that fit; each that does not is refused by itself. @spec SIT-08 */
export const add = ({ projectId, imeis }: Adding, asks: SignedInAsks): Promise<ByImei> =>
  transact(asks.deps.database, async ({ tx }): Promise<ByImei> => {
    const project = await lockProject(tx, asks.scope, projectId);
    if (!project) return refuse(notFound);
    const { fit, refused } = await sorted(tx, project, imeis, asks);
    if (fit.length > 0) {
      const ids = fit.map(({ deviceId }) => deviceId);
      await store.insertDevices(tx, projectId, ids, isoNow(asks.deps.clock));
      const changes = { devices: { before: [], after: fit.map(({ imei }) => imei) } };
      await logUse(tx, asks, { detail: `${projectId} ${project.name}`, changes, target: targetOf(projectId) });
    }
    return ok({ done: fit.length, refused });
  });

interface Removing {
  readonly projectId: number;
  readonly deviceIds: readonly number[];
}
/** @spec SIT-08 */
export const remove = ({ projectId, deviceIds }: Removing, asks: SignedInAsks): Promise<Result<{ removed: number }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ removed: number }>> => {
    const project = await lockProject(tx, asks.scope, projectId);
    if (!project) return refuse(notFound);
    const removed = await store.removeDevices(tx, asks.scope, projectId, deviceIds);
    if (removed.length > 0) {
      const changes = { devices: { before: removed, after: [] } };
      await logUse(tx, asks, { detail: `${projectId} ${project.name}`, changes, target: targetOf(projectId) });
    }
    return ok({ removed: removed.length });
  });
