import { type AlarmLevel, alarmLevelNumbers } from '@fireline/domain/alarm';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import {
  checkHeatMapOrg,
  checkHeatMapSpan,
  countsWithAllUnder,
  heatMapChoices,
  type OrgCounts,
  type OrgNode,
  orgTree,
  subtreeOf,
} from '@fireline/domain/org';
import type { Scope } from '@fireline/domain/role';
import type { SignedInAsks } from '../lib/context.ts';
import type { Db } from '../lib/db/schema.ts';
import * as store from './orgStore.ts';

/** The row as the rules of the domain read it. */
export const nodeOf = ({ orgId, parentId, name, level }: store.OrgRow): OrgNode => ({
  orgId,
  orgName: name,
  orgLevel: level,
  ...(parentId === null ? {} : { parentId }),
});

/** All organisations of a tenant, for the area that changes them. @spec ORG-01 */
export const orgsOf = (db: Db, rentId: string) => store.orgsOf(db, rentId);

const onWire = ({ orgId, orgName, orgLevel, parentId }: OrgNode) => ({
  orgId,
  orgName,
  orgLevel,
  parentId: parentId ?? null,
});

/** Whether a scope may ask about what hangs under the path: an organisation about its own subtree only. @spec ORG-04 */
const isOwn = (scope: Scope, path: string): boolean =>
  scope.role !== 'org' || (scope.orgPath?.endsWith('/') === true && path.startsWith(scope.orgPath));

/** Whether an organisation's person may name the one of the path: it is in its own way, above it or below. @spec ORG-04 ROL-06 */
const isNear = (scope: Scope, path: string): boolean =>
  isOwn(scope, path) || (scope.orgPath?.startsWith(path) ?? false);

/** The path that a filter keeps to; nothing where none was asked for. One beside the caller's own reads like none. */
export async function pathOf(db: Db, scope: Scope, orgId: string | undefined): Promise<Result<string | undefined>> {
  if (orgId === undefined) return ok(undefined);
  const org = await store.orgById(db, scope.rentId, orgId);
  return org && isNear(scope, org.path) ? ok(org.path) : refuse({ code: 'org.gone', field: 'orgId' });
}

/**
 * Organisations that a heat map may be asked for: a city or what is narrower, of the own subtree, and with something of the scope
 * in it.
 * @spec ORG-04
 */
export async function heatChoices({ deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const rows = await store.orgsOf(db, scope.rentId);
  const used = await store.pathsInScope(db, scope);
  const tree = orgTree(rows.map(nodeOf));
  const paths = new Map(rows.map(({ orgId, path }) => [orgId, path]));
  const tops = rows.filter(({ parentId }) => parentId === null || !paths.has(parentId));
  const hasSome = ({ orgId }: OrgNode): boolean => {
    const path = paths.get(orgId) ?? '';
    return isOwn(scope, path) && used.some((one) => one.startsWith(path));
  };
  return ok(
    tops
      .flatMap(({ orgId }) => heatMapChoices(tree, orgId))
      .filter(hasSome)
      .map(onWire),
  );
}

interface Amid {
  readonly located: number;
  readonly lng: number;
  readonly lat: number;
}

type Bound = Awaited<ReturnType<typeof store.boundTo>>;

/** What is bound to each organisation itself. A path that no organisation has is counted at the nearest one above it. */
function ownCounts(rows: readonly store.OrgRow[], bound: Bound): Map<string, OrgCounts & { readonly amid: Amid }> {
  const byPath = new Map(rows.map(({ path, orgId }) => [path, orgId]));
  const nearest = (path: string): string | undefined => {
    for (let at = path; at.length > 1; at = at.replace(/[^/]+\/$/, '')) {
      const orgId = byPath.get(at);
      if (orgId !== undefined) return orgId;
    }
    return undefined;
  };
  const counts = new Map<
    string,
    { places: number; devices: number; alarms: Partial<Record<AlarmLevel, number>>; amid: Amid }
  >();
  const at = (path: string) => {
    const orgId = nearest(path) ?? '';
    const found = counts.get(orgId) ?? { places: 0, devices: 0, alarms: {}, amid: { located: 0, lng: 0, lat: 0 } };
    counts.set(orgId, found);
    return found;
  };
  for (const { orgPath, places, located, lng, lat } of bound.places) {
    const one = at(orgPath);
    one.places += places;
    const { amid } = one;
    one.amid = { located: amid.located + located, lng: amid.lng + (lng ?? 0), lat: amid.lat + (lat ?? 0) };
  }
  for (const { orgPath, devices } of bound.devices) at(orgPath).devices += devices;
  for (const { orgPath, level, count } of bound.alarms) {
    const { alarms } = at(orgPath);
    alarms[level] = (alarms[level] ?? 0) + count;
  }
  counts.delete('');
  return counts;
}

export interface HeatQuery {
  readonly orgId: string;
  readonly from: string;
  readonly to: string;
  readonly level?: readonly AlarmLevel[] | undefined;
}

/** Places, devices, and the alarms of a time, of an organisation and of all under it. @spec ORG-04 ANA-05 */
export async function heat(query: HeatQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const rows = await store.orgsOf(db, scope.rentId);
  const org = rows.find(({ orgId }) => orgId === query.orgId);
  if (!org || !isOwn(scope, org.path)) return refuse({ code: 'org.gone', field: 'orgId' });
  const problem =
    checkHeatMapOrg({ orgLevel: org.level }) ??
    checkHeatMapSpan({ fromMs: Date.parse(query.from), toMs: Date.parse(query.to) });
  if (problem) return refuse(problem);
  const own = ownCounts(rows, await store.boundTo(db, scope, org.path, query));
  const tree = orgTree(rows.map(nodeOf));
  const whole = countsWithAllUnder(tree, own);
  return ok({
    rows: subtreeOf(tree, org.orgId).flatMap((node) => {
      const counts = whole.get(node.orgId);
      if (!counts) return [];
      const { places, devices, alarms } = counts;
      return [
        {
          ...onWire(node),
          places,
          devices,
          alarms: Object.fromEntries(alarmLevelNumbers.map((level) => [String(level), alarms[level] ?? 0])),
          ...amidOf(rows, own, node.orgId),
        },
      ];
    }),
  });
}

/** The middle of the places under an organisation. */
function amidOf(
  rows: readonly store.OrgRow[],
  own: ReadonlyMap<string, { readonly amid: Amid }>,
  orgId: string,
): { lng: number | null; lat: number | null } {
  const path = rows.find((row) => row.orgId === orgId)?.path ?? '/';
  let [located, lng, lat] = [0, 0, 0];
  for (const row of rows) {
    const amid = row.path.startsWith(path) ? own.get(row.orgId)?.amid : undefined;
    if (!amid) continue;
    [located, lng, lat] = [located + amid.located, lng + amid.lng, lat + amid.lat];
  }
  return located === 0 ? { lng: null, lat: null } : { lng: lng / located, lat: lat / located };
}
