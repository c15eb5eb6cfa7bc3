import { type ChartPoint, downsample } from '@fireline/domain/analysis';
import { normalBand } from '@fireline/domain/alarm';
import { checkCurveSpan, heldFromMs, type Measurement, curvePointsMax, devicesPerReply } from '@fireline/domain/device';
import { dayAt, ok, refuse, type Result } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Paging } from '../lib/db/query/pageOf.ts';
import type { Db } from '../lib/db/schema.ts';
import type { DayFilter, DeviceFilter } from './filter/filterStore.ts';
import { turnsOf } from './filter/turns.ts';
import { heldSinceOf } from './holder/store.ts';
import { eachInstantOnce, unpackReadings } from '../lib/packedReadings.ts';
import { deviceIdsAfter as nextDeviceIds, readingPieces, reportsBetween } from './ingest/readingStore.ts';
import * as store from './store.ts';

type Query = DeviceFilter & store.DeviceOrder;
/** Terms count from today in the tenants' time. */
const dated = <Filter>(filter: Filter, { deps }: SignedInAsks) => ({
  ...filter,
  today: dayAt(deps.clock()),
  now: isoNow(deps.clock),
});

export async function list(query: Query & Paging, asks: SignedInAsks) {
  return ok(await store.devicesPage(asks.deps.database.db, asks.scope, dated(query, asks)));
}

export async function all(sent: Query, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const query = dated(sent, asks);
  const rows = await store.devices(deps.database.db, scope, query, devicesPerReply);
  const total = rows.length < devicesPerReply ? rows.length : await store.deviceCount(deps.database.db, scope, query);
  return ok({ total, rows, turns: await turnsOf(deps.database.db, scope, query) });
}

/** @spec DEV-12 */
export async function filters(filter: DeviceFilter, asks: SignedInAsks) {
  return ok(await store.deviceFilters(asks.deps.database.db, asks.scope, dated(filter, asks)));
}

/** @spec DEV-14 */
export async function expiry(filter: DeviceFilter, asks: SignedInAsks) {
  return ok(await store.expiryCounts(asks.deps.database.db, asks.scope, dated(filter, asks)));
}

export async function detail(deviceId: number, { deps, scope }: SignedInAsks): Promise<Result<store.DeviceRow>> {
  const device = await store.deviceById(deps.database.db, scope, deviceId);
  return device ? ok(device) : refuse({ code: 'device.notFound', field: 'deviceId' });
}

export interface CurveQuery {
  readonly deviceId: number;
  readonly measurement: Measurement;
  readonly from: string;
  readonly to: string;
}

/** The measured points between two instants, since its holder has the device, oldest first. @spec DEV-12 DEV-13 */
export async function pointsOf(
  db: Db,
  scope: Scope,
  { deviceId, measurement, from, to }: CurveQuery,
): Promise<ChartPoint[]> {
  const toMs = Date.parse(to);
  const fromMs = heldFromMs(await heldSinceOf(db, deviceId), Date.parse(from));
  const pieces = await readingPieces(db, scope, deviceId, fromMs, toMs);
  const reports = await reportsBetween(db, scope, deviceId, fromMs, toMs);
  const points = [
    ...pieces.flatMap((piece) => unpackReadings(piece.fromAt, piece.points, measurement)),
    ...reports.flatMap(({ at, readings: { [measurement]: value } }) =>
      value === undefined ? [] : { atMs: Date.parse(at), value },
    ),
  ];
  return eachInstantOnce(points).filter(({ atMs }) => atMs >= fromMs && atMs <= toMs);
}

export const onWire = ({ atMs, value }: ChartPoint) => ({ at: new Date(atMs).toISOString(), value });

/** What raises nothing, by the rules that hold for the device now. @spec DEV-13 ALM-05 */
async function bandOf(
  { deviceId, deviceType, partnerId }: store.DeviceRow,
  measurement: Measurement,
  asks: SignedInAsks,
) {
  const { db } = asks.deps.database;
  const now = asks.deps.clock();
  const rules = await asks.deps.alarmRules.of(db, asks.scope.rentId, now);
  const armed = await store.isArmed(db, deviceId);
  return normalBand(deviceType, measurement, rules.at(now, now, { deviceType, partnerId, armed })) ?? null;
}

export async function readings(query: CurveQuery, context: SignedInAsks) {
  const problem = checkCurveSpan({ fromMs: Date.parse(query.from), toMs: Date.parse(query.to) });
  if (problem) return refuse(problem);
  const device = await detail(query.deviceId, context);
  if (!device.ok) return device;
  const points = await pointsOf(context.deps.database.db, context.scope, query);
  const band = await bandOf(device.value, query.measurement, context);
  return ok({
    points: downsample(points, curvePointsMax).map(onWire),
    truncated: points.length > curvePointsMax,
    band,
  });
}

/** For other areas: how many devices a list with the filter has. */
export const countDevices = (db: Db, scope: Scope, filter: DayFilter): Promise<number> =>
  store.deviceCount(db, scope, filter);

/** For other areas: devices by how soon their service ends. @spec DEV-14 */
export const countTerms = (db: Db, scope: Scope, filter: DayFilter) => store.expiryCounts(db, scope, filter);

/** The next devices of the installation by id, for work on all of them. */
export const deviceIdsAfter = (db: Db, deviceId: number, limit: number) => nextDeviceIds(db, deviceId, limit);

/** A device in scope, for other areas. */
export const findDevice = (db: Db, scope: Scope, deviceId: number) => store.deviceById(db, scope, deviceId);

/** Whom to call about a device in scope; null where its place names no number. */
export async function findContact(db: Db, scope: Scope, deviceId: number) {
  const contact = await store.placeContact(db, scope, deviceId);
  return contact && contact.phone !== '' ? contact : null;
}
