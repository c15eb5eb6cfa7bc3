import {
  failedRolloutStates,
  type RolloutDeviceState,
  rolloutDeviceStates,
  type RolloutState,
} from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { lives } from '../filter/conditions.ts';
import { type DayFilter, filteredDevices } from '../filter/filterStore.ts';
import './tables.ts';

export type Rollout = Row<'upgradeRollout'>;
export type Counts = Record<RolloutDeviceState, number>;

const countOf = (state: RolloutDeviceState): RawBuilder<number> =>
  sql`(select count(*) from upgrade_rollout_device d where d.rollout_id = upgrade_rollout.rollout_id and d.state = ${sql.lit(state)})`;

const shown = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('upgradeRollout')
    .innerJoin('upgradePackage', 'upgradePackage.packageId', 'upgradeRollout.packageId')
    .selectAll('upgradeRollout')
    .select(['upgradePackage.name as packageName', 'upgradePackage.version'])
    .select(rolloutDeviceStates.map((state) => countOf(state).as(`${state}Devices`)))
    .where('upgradeRollout.rentId', '=', rentId);

type ShownRow = Rollout & { readonly packageName: string; readonly version: string } & {
  readonly [State in `${RolloutDeviceState}Devices`]: number;
};

/** A roll-out as it goes over the wire. */
export function wired(row: ShownRow) {
  const { rentId: _rent, judgedFrom: _from, userId: _user, ...rest } = row;
  const counts = Object.fromEntries(rolloutDeviceStates.map((state) => [state, row[`${state}Devices`]])) as Counts;
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.endsWith('Devices')));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...(kept as Omit<typeof rest, `${RolloutDeviceState}Devices`>), total, counts };
}

export interface RolloutQuery extends Paging {
  readonly search?: string | undefined;
  readonly state?: readonly RolloutState[] | undefined;
  readonly packageId?: number | undefined;
}
export async function rolloutsPage(db: Db, rentId: string, { search, state, packageId, ...paging }: RolloutQuery) {
  let rows = shown(db, rentId);
  if (search)
    rows = rows.where(
      findsText(search, { open: ['upgradePackage.name', 'upgradePackage.version'], maskedTexts: ['createdBy'] }),
    );
  if (state?.length) rows = rows.where('upgradeRollout.state', 'in', state);
  if (packageId !== undefined) rows = rows.where('upgradeRollout.packageId', '=', packageId);
  const page = await pageOf(rows.orderBy('rolloutId', 'desc'), paging);
  return { ...page, rows: (page.rows as unknown as ShownRow[]).map(wired) };
}

export async function rolloutShown(db: Db | Tx, rentId: string, rolloutId: number) {
  const row = await shown(db, rentId).where('rolloutId', '=', rolloutId).executeTakeFirst();
  return row && wired(row);
}
export type ShownRollout = NonNullable<Awaited<ReturnType<typeof rolloutShown>>>;

export interface RolloutDeviceQuery extends Paging {
  readonly rolloutId: number;
  readonly search?: string | undefined;
  readonly state?: readonly RolloutDeviceState[] | undefined;
}
export function devicesPage(db: Db, scope: Scope, { rolloutId, search, state, ...paging }: RolloutDeviceQuery) {
  let rows = db
    .selectFrom('upgradeRolloutDevice')
    .innerJoin('upgradeRollout', 'upgradeRollout.rolloutId', 'upgradeRolloutDevice.rolloutId')
    .innerJoin('device', 'device.deviceId', 'upgradeRolloutDevice.deviceId')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .select((eb) => [
      'device.deviceId',
      'device.imei',
      'device.name',
      'device.deviceType',
      'device.firmware',
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      'upgradeRolloutDevice.was',
      'upgradeRolloutDevice.state',
      'upgradeRolloutDevice.wave',
      'upgradeRolloutDevice.tries',
      'upgradeRolloutDevice.sentAt',
      'upgradeRolloutDevice.endedAt',
      'upgradeRolloutDevice.problem',
    ])
    .where('upgradeRolloutDevice.rolloutId', '=', rolloutId)
    .where('upgradeRollout.rentId', '=', scope.rentId);
  if (search) rows = rows.where(containsText(search, 'device.name', 'device.imei', 'place.name'));
  if (state?.length) rows = rows.where('upgradeRolloutDevice.state', 'in', state);
  const order = sql`array_position(${sql.lit('{failed,timedOut,downloading,sent,waiting,cancelled,applied}')}::text[], upgrade_rollout_device.state)`;
  return pageOf(rows.orderBy(order).orderBy('device.deviceId'), paging);
}

export const insertRollout = async (tx: Tx, row: NewRow<'upgradeRollout'>): Promise<number> =>
  (await tx.insertInto('upgradeRollout').values(row).returning('rolloutId').executeTakeFirstOrThrow()).rolloutId;

export const lockRollout = (tx: Tx, rentId: string, rolloutId: number) =>
  tx
    .selectFrom('upgradeRollout')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('rolloutId', '=', rolloutId)
    .forUpdate()
    .executeTakeFirst();

export const updateRollout = (tx: Tx, rolloutId: number, changes: Partial<NewRow<'upgradeRollout'>>) =>
  tx.updateTable('upgradeRollout').set(changes).where('rolloutId', '=', rolloutId).execute();

export const countsOf = async (tx: Tx, rolloutId: number): Promise<Counts> => {
  const rows = await tx
    .selectFrom('upgradeRolloutDevice')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('rolloutId', '=', rolloutId)
    .groupBy('state')
    .execute();
  const none = Object.fromEntries(rolloutDeviceStates.map((state) => [state, 0])) as Counts;
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
};

/** The devices of a roll-out that would be tried again; read before anything is held. */
export const failedDeviceIds = async (tx: Tx, rentId: string, rolloutId: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('upgradeRolloutDevice')
      .innerJoin('upgradeRollout', 'upgradeRollout.rolloutId', 'upgradeRolloutDevice.rolloutId')
      .select('upgradeRolloutDevice.deviceId')
      .where('upgradeRollout.rentId', '=', rentId)
      .where('upgradeRolloutDevice.rolloutId', '=', rolloutId)
      .where('upgradeRolloutDevice.state', 'in', failedRolloutStates)
      .execute()
  ).map(({ deviceId }) => deviceId);

/** Says of the failed devices that another roll-out has in hand whose that is. @returns one of them; undefined: there is none */
export async function noteElsewhere(tx: Tx, rolloutId: number): Promise<Problem | undefined> {
  const { rows } = await sql<{ problem: Problem }>`
    update upgrade_rollout_device d set problem = jsonb_build_object('code', 'device.rollout.elsewhere',
        'args', jsonb_build_object('name', r.changed_by, 'id', r.rollout_id, 'package', p.name || ' ' || p.version))
    from upgrade_rollout_device o, upgrade_rollout r, upgrade_package p
    where d.rollout_id = ${rolloutId} and d.state in ('failed', 'timedOut', 'cancelled')
      and o.device_id = d.device_id and o.rollout_id <> d.rollout_id and o.state in ('waiting', 'sent', 'downloading')
      and r.rollout_id = o.rollout_id and p.package_id = r.package_id
    returning d.problem`.execute(tx);
  return rows[0]?.problem;
}

/** Has the failed devices of a roll-out, which are held, tried again, but for those that another one has in hand. @returns how many */
export async function retryFailed(tx: Tx, rolloutId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('upgradeRolloutDevice')
    .set({ state: 'waiting', wave: null, commandId: null, endedAt: null, problem: null })
    .where('rolloutId', '=', rolloutId)
    .where('state', 'in', failedRolloutStates)
    .where(
      sql<SqlBool>`not exists (select 1 from upgrade_rollout_device o where o.device_id = upgrade_rollout_device.device_id
        and o.rollout_id <> ${rolloutId} and o.state in ('waiting', 'sent', 'downloading'))`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes back what was not sent yet. */
export const cancelWaiting = (tx: Tx, rolloutId: number, endedAt: string) =>
  tx
    .updateTable('upgradeRolloutDevice')
    .set({ state: 'cancelled', endedAt })
    .where('rolloutId', '=', rolloutId)
    .where('state', '=', 'waiting')
    .execute();

export interface Candidates {
  readonly filter: DayFilter;
  readonly scope: Scope;
  readonly versionKey: string;
  /** Of these types; the filter narrows them. */
  readonly deviceTypes: readonly string[];
}

const { inService } = lives;
const isBusy = sql<SqlBool>`exists (select 1 from upgrade_rollout_device o where o.device_id = device.device_id and o.state in ('waiting', 'sent', 'downloading'))`;

/** The devices of a filter that the package is for. */
const candidates = (db: Db | Tx, { filter, scope, deviceTypes }: Candidates) =>
  filteredDevices(db, scope, filter).where('device.deviceType', '=', anyText(deviceTypes) as never);

/** How many devices a roll-out would reach, and why it would not reach others. */
export async function candidateCounts(db: Db, asked: Candidates) {
  const key = asked.versionKey;
  const count = (when: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${when})`;
  const free = sql<SqlBool>`${inService} and not ${isBusy}`;
  const found = await candidates(db, asked)
    .select([
      count(sql`not (${inService})`).as('idle'),
      count(sql`${inService} and ${isBusy}`).as('busy'),
      count(sql`${free} and device.firmware_key = ${key}`).as('same'),
      count(sql`${free} and device.firmware_key > ${key}`).as('higher'),
      count(sql`${free} and device.firmware_key < ${key} and device.firmware_key <> ''`).as('older'),
      count(sql`${free} and device.firmware_key = ''`).as('unknown'),
    ])
    .executeTakeFirstOrThrow();
  return { ...found, chosen: found.older + found.unknown };
}

const namedMax = 20;
/** Some of the devices that have a higher version. */
export const higherDevices = (db: Db, asked: Candidates) =>
  candidates(db, asked)
    .select(['device.deviceId', 'device.name', 'device.firmware'])
    .where(sql<SqlBool>`${inService} and not ${isBusy}`)
    .where('device.firmwareKey', '>', asked.versionKey)
    .orderBy('device.firmwareKey', 'desc')
    .orderBy('device.deviceId')
    .limit(namedMax)
    .execute();

/** The devices that a roll-out reaches, with what they report. */
export const chosenDevices = (tx: Tx, asked: Candidates, allowsLower: boolean, limit: number) =>
  candidates(tx, asked)
    .select(['device.deviceId', 'device.firmware'])
    .where(sql<SqlBool>`${inService} and not ${isBusy}`)
    .where(
      allowsLower
        ? sql<SqlBool>`device.firmware_key <> ${asked.versionKey}`
        : sql<SqlBool>`device.firmware_key < ${asked.versionKey}`,
    )
    .orderBy('device.deviceId')
    .limit(limit)
    .execute();

/** Puts devices into a roll-out; one that another roll-out has taken meanwhile stays with that. @returns how many */
export async function insertDevices(
  tx: Tx,
  rolloutId: number,
  devices: readonly { readonly deviceId: number; readonly firmware: string }[],
): Promise<number> {
  const rows = JSON.stringify(devices.map(({ deviceId, firmware }) => ({ id: deviceId, was: firmware })));
  const { numAffectedRows } = await sql`
    insert into upgrade_rollout_device (rollout_id, device_id, was)
    select ${rolloutId}, x.id, x.was from jsonb_to_recordset(${rows}::jsonb) as x(id bigint, was text) order by x.id
    on conflict (device_id) where state in ('waiting', 'sent', 'downloading') do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** What one device was sent, the newest first. */
export const rolloutsOf = (db: Db, deviceId: number, limit: number) =>
  db
    .selectFrom('upgradeRolloutDevice')
    .innerJoin('upgradeRollout', 'upgradeRollout.rolloutId', 'upgradeRolloutDevice.rolloutId')
    .innerJoin('upgradePackage', 'upgradePackage.packageId', 'upgradeRollout.packageId')
    .select([
      'upgradeRollout.rolloutId',
      'upgradePackage.name as packageName',
      'upgradePackage.version',
      'upgradeRollout.state as rolloutState',
      'upgradeRolloutDevice.state',
      'upgradeRolloutDevice.was',
      'upgradeRolloutDevice.wave',
      'upgradeRollout.createdBy',
      'upgradeRollout.createdAt',
      'upgradeRolloutDevice.sentAt',
      'upgradeRolloutDevice.endedAt',
      'upgradeRolloutDevice.problem',
    ])
    .where('upgradeRolloutDevice.deviceId', '=', deviceId)
    .orderBy('upgradeRollout.rolloutId', 'desc')
    .limit(limit)
    .execute();

export const firmwareHistory = (db: Db, deviceId: number, limit: number) =>
  db
    .selectFrom('deviceFirmware')
    .select(['version', 'at'])
    .where('deviceId', '=', deviceId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
