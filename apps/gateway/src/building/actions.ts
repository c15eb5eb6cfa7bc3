import { type AlarmLevel, worstLevel } from '@fireline/domain/alarm';
import { floorsOf } from '@fireline/domain/building';
import type { DeviceStatus, DeviceType } from '@fireline/domain/device';
import { ok, refuse } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { SignedInAsks } from '../lib/context.ts';
import type { Paging } from '../lib/db/query/pageOf.ts';
import type { Db } from '../lib/db/schema.ts';
import { planCounts, plansByFloor } from '../plan/watch/actions.ts';
import { pathOf } from '../site/orgs.ts';
import * as store from './store.ts';

type InOrg<T> = Omit<T, 'orgPath'> & { readonly orgId?: string | undefined };

/** @spec BLD-05 */
export async function list(
  query: InOrg<store.BuildingFilter> & store.BuildingOrder & Paging,
  { deps, scope }: SignedInAsks,
) {
  const { db } = deps.database;
  const org = await pathOf(db, scope, query.orgId);
  return org.ok ? ok(await store.buildingsPage(db, scope, { ...query, orgPath: org.value })) : org;
}

interface FloorState {
  readonly floor: number;
  readonly devices: number;
  readonly byStatus: Partial<Record<DeviceStatus, number>>;
  readonly alarms: number;
  readonly alarmLevel: AlarmLevel | null;
}

interface FloorStates {
  of(buildingId: number, floor: number): FloorState;
  /** What of its alarms nobody has acknowledged, and when the last one came; null: none is open. */
  waiting(buildingId: number, floor: number): { readonly unacknowledged: number; readonly lastAlarmAt: string | null };
  typesOf(buildingId: number, floor: number): Partial<Record<DeviceType, number>>;
  /** Floors with devices, whatever the building says of its floors. */
  floorsOf(buildingId: number): number[];
}

/** Counts of one name added up; those of nothing are left out. */
function summed<Name extends string>(counts: readonly (readonly [Name, number])[]): Partial<Record<Name, number>> {
  const sums: Partial<Record<Name, number>> = {};
  for (const [name, count] of counts) if (count > 0) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

/** What of a building's record a fire crew asks for. */
const crewRecord = (record: store.BuildingRow['record']) =>
  record && {
    fireResistance: record.fireResistance,
    safetyExits: record.safetyExits,
    evacuationStairs: record.evacuationStairs,
    fireElevators: record.fireElevators,
    responsible: record.responsible,
    phone: record.phone,
  };

/** What hangs on a floor of these buildings and how it is; the database is asked once for all of them. */
async function floorStates(db: Db, scope: Scope, buildingIds: readonly number[]): Promise<FloorStates> {
  const key = (buildingId: number | null, floor: number | null) => `${buildingId} ${floor}`;
  const rows = await store.devicesByFloor(db, scope, buildingIds);
  const byFloor = Map.groupBy(rows, (row) => key(row.buildingId, row.floor));
  const alarms = new Map(
    (await store.alarmsByFloor(db, scope, buildingIds)).map((row) => [key(row.buildingId, row.floor), row]),
  );
  return {
    of: (buildingId, floor) => {
      const found = byFloor.get(key(buildingId, floor)) ?? [];
      return {
        floor,
        devices: found.reduce((sum, row) => sum + row.devices, 0),
        byStatus: summed(found.map(({ status, inService }) => [status, inService])),
        alarms: alarms.get(key(buildingId, floor))?.alarms ?? 0,
        alarmLevel: worstLevel(found.flatMap(({ level }) => level ?? [])) ?? null,
      };
    },
    waiting: (buildingId, floor) => {
      const { unacknowledged = 0, lastAlarmAt = null } = alarms.get(key(buildingId, floor)) ?? {};
      return { unacknowledged, lastAlarmAt };
    },
    typesOf: (buildingId, floor) =>
      summed((byFloor.get(key(buildingId, floor)) ?? []).map(({ deviceType, devices }) => [deviceType, devices])),
    floorsOf: (buildingId) => rows.flatMap((row) => (row.buildingId === buildingId ? (row.floor ?? []) : [])),
  };
}

const allFloors = (building: store.BuildingRow, ...more: readonly Iterable<number>[]): number[] =>
  [...new Set([...floorsOf(building), ...more.flatMap((some) => [...some])])].toSorted((a, b) => b - a);

/** For other areas: the floors of a building from the top down with what hangs on each; undefined: the caller does not see it. @spec BLD-04 */
export async function stackOf(buildingId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const building = await store.buildingById(db, scope, buildingId);
  if (!building) return undefined;
  const states = await floorStates(db, scope, [buildingId]);
  return {
    buildingId,
    name: building.name,
    placeName: building.placeName,
    floors: allFloors(building, states.floorsOf(buildingId)).map((floor) => {
      const { devices, alarms, alarmLevel } = states.of(buildingId, floor);
      return { floor, devices, alarms, alarmLevel };
    }),
  };
}

/** The building with all its floors, from the top down, each with its devices and plans; those beyond its count too. @spec BLD-04 */
export async function detail(buildingId: number, context: SignedInAsks) {
  const { db } = context.deps.database;
  const { scope } = context;
  const building = await store.buildingById(db, scope, buildingId);
  if (!building) return refuse({ code: 'building.notFound', field: 'buildingId' });
  const states = await floorStates(db, scope, [buildingId]);
  const plans = await plansByFloor(buildingId, context);
  const floors = allFloors(building, states.floorsOf(buildingId), plans.keys());
  return ok({
    building,
    floors: floors.map((floor) => ({ ...states.of(buildingId, floor), plans: plans.get(floor) ?? [] })),
  });
}

/** Floors of all buildings, with how many of those that are looked through have no device. @spec BLD-04 BLD-05 */
export async function floors(query: InOrg<store.FloorFilter> & store.FloorOrder & Paging, context: SignedInAsks) {
  const { scope } = context;
  const { db } = context.deps.database;
  const org = await pathOf(db, scope, query.orgId);
  if (!org.ok) return org;
  const filter = { ...query, orgPath: org.value };
  const page = await store.floorsPage(db, scope, filter);
  const buildingIds = [...new Set(page.rows.map(({ buildingId }) => buildingId))];
  const states = await floorStates(db, scope, buildingIds);
  const plans = await planCounts(buildingIds, context);
  const records = new Map(
    (await store.recordsOf(db, buildingIds)).map((row) => [row.buildingId, crewRecord(row.record)]),
  );
  return ok({
    ...page,
    rows: page.rows.map(({ floor, ...row }) => ({
      ...row,
      ...states.of(row.buildingId, floor),
      ...states.waiting(row.buildingId, floor),
      byType: states.typesOf(row.buildingId, floor),
      plans: plans(row.buildingId, floor),
      record: records.get(row.buildingId) ?? null,
    })),
  });
}
