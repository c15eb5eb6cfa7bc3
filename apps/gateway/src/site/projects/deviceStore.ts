import type { DeviceStatus, DeviceType, ExpiryStage } from '@fireline/domain/device';
import { deviceStatuses, expiryReminderDays } from '@fireline/domain/device';
import { addDays, type Day } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { OtherProject } from '@fireline/domain/site';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import type { Standing } from './store.ts';

export interface ProjectDeviceFilter {
  readonly search?: string | undefined;
  readonly deviceType?: readonly DeviceType[] | undefined;
  readonly status?: readonly DeviceStatus[] | undefined;
  readonly stage?: readonly ExpiryStage[] | undefined;
  readonly labelId?: readonly number[] | undefined;
  readonly labelled?: 'yes' | 'no' | undefined;
  readonly alarms?: 'yes' | 'no' | undefined;
}
export interface ProjectDeviceOrder {
  readonly sort: 'name' | 'status' | 'label' | 'place' | 'expiresOn' | 'addedAt';
  readonly order: 'asc' | 'desc';
}

const shown = [
  'device.deviceId',
  'device.imei',
  'device.name',
  'device.deviceType',
  'device.online',
  'device.dStatus',
  'device.expired',
  'device.open',
  'device.lowPower',
  'device.signals',
  'device.expiresOn',
  'device.floor',
  'device.alarmLevel',
] as const;

const devices = (db: Db | Tx) =>
  db
    .selectFrom('device')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .select((eb) => [
      ...shown,
      eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'),
    ]);

const ofProject = (db: Db | Tx) =>
  devices(db)
    .innerJoin('projectDevice', 'projectDevice.deviceId', 'device.deviceId')
    .leftJoin('projectLabel', 'projectLabel.labelId', 'projectDevice.labelId')
    .select((eb) => [
      'projectDevice.labelId',
      'projectDevice.addedAt',
      eb.fn.coalesce('projectLabel.name', sql.lit('')).as('labelName'),
    ]);
type OfProject = ReturnType<typeof ofProject>;

/** From the farthest to the nearest, as the domain lists the days of reminders from the nearest. */
const days = [...expiryReminderDays].toSorted((a, b) => a - b);

/** The domain's `expiryStage` as a condition. @spec DEV-14 */
export function inStage(stage: ExpiryStage, today: Day): RawBuilder<SqlBool> {
  const on = sql.ref('device.expires_on');
  if (stage === 'expired') return sql`${on} < ${today}::date`;
  if (stage === 'today') return sql`${on} = ${today}::date`;
  if (stage === 'later') return sql`${on} > ${addDays(today, days.at(-1) ?? 0)}::date`;
  const at = days.findIndex((one) => `in${one}` === stage);
  return sql`(${on} > ${addDays(today, days[at - 1] ?? 0)}::date and ${on} <= ${addDays(today, days[at] ?? 0)}::date)`;
}

const searched = ['device.name', 'device.imei', 'place.name', 'projectLabel.name'];
const statusOrder = sql`array_position(${sql.lit(`{${deviceStatuses.join(',')}}`)}::text[], device.status)`;
const sortKeys: Record<ProjectDeviceOrder['sort'], Expression<unknown>> = {
  name: nameKey('device.name'),
  status: statusOrder,
  label: nameKey('projectLabel.name'),
  place: nameKey('place.name'),
  expiresOn: sql.ref('device.expiresOn'),
  addedAt: sql.ref('projectDevice.addedAt'),
};

function filtered(query: OfProject, filter: ProjectDeviceFilter, today: Day): OfProject {
  const { search, deviceType, status, stage, labelId, labelled, alarms } = filter;
  let q = query;
  if (search) q = q.where(containsText(search, ...searched));
  if (deviceType?.length) q = q.where('device.deviceType', 'in', deviceType);
  if (status?.length) q = q.where('device.status', 'in', status);
  if (stage?.length)
    q = q.where(
      sql<SqlBool>`(${sql.join(
        stage.map((one) => inStage(one, today)),
        sql` or `,
      )})`,
    );
  if (labelId?.length) q = q.where('projectDevice.labelId', '=', anyId(labelId));
  if (labelled) q = q.where('projectDevice.labelId', labelled === 'yes' ? 'is not' : 'is', null);
  if (alarms) q = q.where('device.alarmLevel', alarms === 'yes' ? 'is not' : 'is', null);
  return q;
}

/** What of a project's devices is asked for. */
export interface OfProjectQuery extends ProjectDeviceFilter, ProjectDeviceOrder, Paging {
  readonly projectId: number;
}
export const projectDevicesPage = (db: Db, scope: Scope, today: Day, query: OfProjectQuery) =>
  pageOf(
    filtered(ofProject(db), query, today)
      .where(scopeFilter(scope, 'device'))
      .where('projectDevice.projectId', '=', query.projectId)
      .orderBy(sortKeys[query.sort], inOrder(query.order))
      .orderBy('device.deviceId', query.order),
    query,
    { key: sortKeys[query.sort], id: 'device.deviceId', order: query.order },
  );

/** Days of other projects of a device that the project's days touch. */
const inOther = ({ projectId, startOn, endOn }: Standing) =>
  sql<SqlBool>`exists (select from project_device of_it join project other using (project_id) where of_it.device_id = device.device_id
    and (of_it.project_id = ${projectId} or (other.start_on <= ${endOn}::date and other.end_on >= ${startOn}::date)))`;

/** Devices that the domain's `checkProjectDevice` lets in. */
export const candidatesPage = (
  db: Db,
  scope: Scope,
  project: Standing,
  query: Paging & { readonly search?: string | undefined },
) =>
  pageOf(
    devices(db)
      .where(scopeFilter(scope, 'device'))
      .where('device.partnerId', '=', project.partnerId)
      .$if(project.unitId !== null, (q) => q.where('device.unitId', '=', project.unitId))
      .where((eb) => eb.not(inOther(project)))
      .$if(Boolean(query.search), (q) =>
        q.where(containsText(query.search ?? '', 'device.name', 'device.imei', 'place.name')),
      )
      .orderBy('device.name')
      .orderBy('device.deviceId'),
    query,
  );

/** Devices of these IMEIs that the caller may act on, held in the order in which everybody holds devices. */
export const lockDevices = (tx: Tx, scope: Scope, imeis: readonly string[]) =>
  tx
    .selectFrom('device')
    .select(['deviceId', 'imei', 'partnerId', 'unitId'])
    .where(scopeFilter(scope, 'device'))
    .where('imei', '=', anyText(imeis))
    .orderBy('deviceId')
    .forUpdate()
    .execute();

export const holdDevices = (tx: Tx, deviceIds: readonly number[]) =>
  tx
    .selectFrom('device')
    .select('deviceId')
    .where('deviceId', '=', anyId(deviceIds))
    .orderBy('deviceId')
    .forUpdate()
    .execute();

/** The projects that devices are in besides one. */
export const otherProjects = async (
  tx: Tx,
  projectId: number,
  deviceIds: readonly number[],
): Promise<readonly (OtherProject & { readonly deviceId: number })[]> =>
  tx
    .selectFrom('projectDevice')
    .innerJoin('project', 'project.projectId', 'projectDevice.projectId')
    .select(['projectDevice.deviceId', 'project.name', 'project.startOn as start', 'project.endOn as end'])
    .where('projectDevice.deviceId', '=', anyId(deviceIds))
    .where('projectDevice.projectId', '<>', projectId)
    .orderBy('project.startOn')
    .execute();

export const devicesThere = async (
  tx: Tx,
  projectId: number,
  deviceIds: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await tx
        .selectFrom('projectDevice')
        .select('deviceId')
        .where('projectId', '=', projectId)
        .where('deviceId', '=', anyId(deviceIds))
        .execute()
    ).map(({ deviceId }) => deviceId),
  );

export const insertDevices = (tx: Tx, projectId: number, deviceIds: readonly number[], addedAt: string) =>
  tx
    .insertInto('projectDevice')
    .values(deviceIds.map((deviceId) => ({ projectId, deviceId, labelId: null, addedAt })))
    .execute();

/** Takes devices out that the caller may act on. @returns their IMEIs */
export const removeDevices = async (
  tx: Tx,
  scope: Scope,
  projectId: number,
  deviceIds: readonly number[],
): Promise<string[]> => {
  const { rows } = await sql<{ imei: string }>`delete from project_device using device
    where project_device.device_id = device.device_id and project_device.project_id = ${projectId}
      and project_device.device_id = ${anyId(deviceIds)} and ${scopeFilter(scope, 'device')} returning device.imei`.execute(
    tx,
  );
  return rows.map(({ imei }) => imei);
};
