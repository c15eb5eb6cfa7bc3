import type { AlarmLevel } from '@fireline/domain/alarm';
import { statisticsDays } from '@fireline/domain/analysis';
import { dayAt, ok, type Problem, refuse, type Result, startOfDay } from '@fireline/domain/lib';
import { countsWithAllUnder, defaultOrgId, type OrgCounts, orgTree } from '@fireline/domain/org';
import type { SignedInAsks } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { nodeOf, orgsOf } from '../site/orgs.ts';
import * as store from './store.ts';

export const gone: Problem = { code: 'org.gone', field: 'orgId' };
/** Organisations that a search finds at most. */
const foundMax = 50;

/** The ids on the way, the root first. */
const idsOf = (path: string): string[] => [defaultOrgId, ...path.split('/').filter(Boolean)];

/** @spec ORG-01 ORG-02 */
export async function children(
  { parentId }: { readonly parentId?: string | undefined },
  { deps, scope }: SignedInAsks,
) {
  const { db } = deps.database;
  const rows = await store.childrenOf(db, scope.rentId, parentId);
  const isKnown = rows.length > 0 || parentId === undefined;
  if (isKnown || (await store.namesOf(db, scope.rentId, [parentId])).length > 0) return ok({ rows });
  return refuse({ ...gone, field: 'parentId' });
}

/** @spec ORG-02 */
export async function search(text: string, { deps, scope }: SignedInAsks) {
  const found = text.trim() === '' ? [] : await store.foundBy(deps.database.db, scope.rentId, text.trim(), foundMax);
  return ok({
    orgIds: found.map(({ orgId }) => orgId),
    ways: [...new Set(found.flatMap(({ orgId, path }) => idsOf(path).filter((id) => id !== orgId)))],
  });
}

type Mutable = { places: number; devices: number; alarms: Partial<Record<AlarmLevel, number>> };

/** What stands at each organisation itself, by its id. */
function ownCounts({ places, devices, alarms }: Awaited<ReturnType<typeof store.standingAt>>): Map<string, OrgCounts> {
  const own = new Map<string, Mutable>();
  const of = (path: string): Mutable => {
    const orgId = idsOf(path).at(-1) ?? defaultOrgId;
    const found = own.get(orgId) ?? { places: 0, devices: 0, alarms: {} };
    own.set(orgId, found);
    return found;
  };
  for (const { orgPath, count } of places) of(orgPath).places += count;
  for (const { orgPath, count } of devices) of(orgPath).devices += count;
  for (const { orgPath, level, count } of alarms) of(orgPath).alarms[level] = count;
  return own;
}

/** Of branches and of those right under them. @spec ORG-01 ORG-02 */
export async function counts(parentIds: readonly string[], { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const rows = await orgsOf(db, scope.rentId);
  const whole = countsWithAllUnder(orgTree(rows.map(nodeOf)), ownCounts(await store.standingAt(db, scope.rentId)));
  const parents = new Set(parentIds);
  const shownRows = rows.filter(({ orgId, parentId }) => parents.has(orgId) || parents.has(parentId ?? ''));
  return ok({
    rows: shownRows.map(({ orgId }) => {
      const { places, devices, alarms } = whole.get(orgId) ?? { places: 0, devices: 0, alarms: {} };
      return { orgId, places, devices, alarms: Object.fromEntries(Object.entries(alarms)) };
    }),
  });
}

/** An organisation as it goes over the wire; undefined where the tenant has none such. */
export async function shown(db: Db | Tx, { deps, scope }: SignedInAsks, orgId: string) {
  // the days of the home page and of the alarm statistics
  const since = new Date(startOfDay(statisticsDays('last30Days', dayAt(deps.clock())).from)).toISOString();
  const found = await store.orgWithFigures(db, scope.rentId, orgId, since);
  if (!found) return undefined;
  const { path, ...org } = found.org;
  const { units, users, alarms, orgs, allUnits, allPlaces, allDevices, allUsers } = found.figures;
  const ids = idsOf(path);
  const names = new Map((await store.namesOf(db, scope.rentId, ids)).map((one) => [one.orgId, one.orgName]));
  return {
    ...org,
    way: ids.map((id) => ({ orgId: id, orgName: names.get(id) ?? id })),
    units,
    users,
    alarms,
    whole: { orgs, units: allUnits, places: allPlaces, devices: allDevices, users: allUsers },
  };
}
export type Shown = NonNullable<Awaited<ReturnType<typeof shown>>>;

export async function shownOrGone(db: Db | Tx, asks: SignedInAsks, orgId: string): Promise<Result<Shown>> {
  const org = await shown(db, asks, orgId);
  return org ? ok(org) : refuse(gone);
}

/** @spec ORG-01 */
export const detail = (orgId: string, asks: SignedInAsks): Promise<Result<Shown>> =>
  shownOrGone(asks.deps.database.db, asks, orgId);
