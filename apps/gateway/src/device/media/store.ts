import type { AlarmKind } from '@fireline/domain/alarm';
import {
  type DeviceStatus,
  type MediaKind,
  type MediaServices,
  type WatermarkChoice,
  camerasPerPlaceMax,
} from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Row, Tx } from '../../lib/db/schema.ts';
import { isFree } from '../../lib/jobs/lease.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { heldOnly } from '../../lib/heldOnly.ts';
import { heldSinceOf } from '../holder/store.ts';
import './tables.ts';

/** Cameras of a place in scope, by name. */
export const camerasOf = (db: Db | Tx, scope: Scope, placeId: number) =>
  db
    .selectFrom('device')
    .leftJoin('mediaService', 'mediaService.deviceId', 'device.deviceId')
    .select(['device.deviceId', 'device.name', sql<DeviceStatus>`device.status`.as('status')])
    .select(['mediaService.cloudUntil', 'mediaService.watermarkUntil'])
    .where(scopeFilter(scope, 'device'))
    .where('device.placeId', '=', placeId)
    .where('device.deviceType', 'in', ['camera', 'efencecam'])
    .orderBy('device.name')
    .orderBy('device.deviceId')
    .limit(camerasPerPlaceMax)
    .execute();

export const bindingOf = (db: Db | Tx, deviceId: number) =>
  db
    .selectFrom('cameraBinding')
    .innerJoin('device', 'device.deviceId', 'cameraBinding.cameraId')
    .selectAll('cameraBinding')
    .select('device.name as cameraName')
    .where('cameraBinding.deviceId', '=', deviceId)
    .executeTakeFirst();

export const saveBinding = (tx: Tx, row: NewRow<'cameraBinding'>) =>
  tx
    .insertInto('cameraBinding')
    .values(row)
    .onConflict((oc) =>
      oc.column('deviceId').doUpdateSet((eb) => ({ ...row, revision: eb('cameraBinding.revision', '+', 1) })),
    )
    .execute();

export const deleteBinding = (tx: Tx, deviceId: number) =>
  tx.deleteFrom('cameraBinding').where('deviceId', '=', deviceId).execute();

/** What runs for a camera. */
export async function servicesOf(db: Db | Tx, deviceId: number): Promise<MediaServices> {
  const row = await db
    .selectFrom('mediaService')
    .select(['cloudUntil', 'watermarkUntil'])
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  return row ?? { cloudUntil: null, watermarkUntil: null };
}

/** What runs for a camera, with the days of the month to which renewals come back, and whether its start is noted. */
export interface KeptServices extends MediaServices {
  readonly cloudAnchor: number | null;
  readonly watermarkAnchor: number | null;
  readonly cloudRuns: boolean;
  readonly watermarkRuns: boolean;
}
export const noServices: KeptServices = {
  cloudUntil: null,
  cloudAnchor: null,
  watermarkUntil: null,
  watermarkAnchor: null,
  cloudRuns: false,
  watermarkRuns: false,
};

/** What runs for each of some cameras; one for which nothing was ever brought has no entry. */
export async function servicesOfAll(
  db: Db | Tx,
  deviceIds: readonly number[],
): Promise<ReadonlyMap<number, KeptServices>> {
  const rows = await db.selectFrom('mediaService').selectAll().where('deviceId', '=', anyId(deviceIds)).execute();
  return new Map(rows.map(({ deviceId, ...services }) => [deviceId, services]));
}

export const saveServices = (tx: Tx, deviceId: number, services: KeptServices) =>
  tx
    .insertInto('mediaService')
    .values({ deviceId, ...services })
    .onConflict((oc) => oc.column('deviceId').doUpdateSet({ ...services }))
    .execute();

/** Whether the log says that each product of some cameras runs, all in one statement. */
export const saveRuns = (
  tx: Tx,
  rows: readonly (Pick<KeptServices, 'cloudRuns' | 'watermarkRuns'> & { readonly deviceId: number })[],
) =>
  sql`update media_service set cloud_runs = x."cloudRuns", watermark_runs = x."watermarkRuns"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("deviceId" bigint, "cloudRuns" boolean, "watermarkRuns" boolean)
    where media_service.device_id = x."deviceId"`.execute(tx);

const shownMedia = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('media')
    .innerJoin('device', 'device.deviceId', 'media.cameraId')
    .leftJoin('alarm', 'alarm.alarmId', 'media.alarmId')
    .select(['media.mediaId', 'media.kind', 'media.state', 'media.cameraId', 'device.name as cameraName'])
    .select([
      'media.alarmId',
      'alarm.kind as alarmKind',
      'media.by',
      'media.askedAt',
      'media.startedAt',
      'media.endsAt',
    ])
    .select(['media.endedAt', 'media.hasWatermark', 'media.problems', 'media.bytes'])
    .where(scopeFilter(scope, 'device'))
    .where(heldOnly('media.askedAt'));
export type MediaRow = Awaited<ReturnType<ReturnType<typeof shownMedia>['executeTakeFirstOrThrow']>>;

/** What a camera took, or what was taken for a device, of cameras in scope; nothing from before its holder had it. */
export async function mediaPage(
  db: Db,
  scope: Scope,
  query: Paging & { readonly deviceId: number; readonly alarmId?: number | undefined },
) {
  const { deviceId, alarmId, ...paging } = query;
  let rows = shownMedia(db, scope).where((eb) =>
    eb.or([eb('media.cameraId', '=', deviceId), eb('media.deviceId', '=', deviceId)]),
  );
  if (alarmId !== undefined) rows = rows.where('media.alarmId', '=', alarmId);
  const heldSince = await heldSinceOf(db, deviceId);
  if (heldSince !== null) rows = rows.where('media.askedAt', '>=', heldSince);
  return pageOf(rows.orderBy('media.askedAt', 'desc').orderBy('media.mediaId', 'desc'), paging);
}

export const shownById = (db: Db | Tx, scope: Scope, mediaId: number) =>
  shownMedia(db, scope).where('media.mediaId', '=', mediaId).executeTakeFirst();

const inScope = (db: Db | Tx, scope: Scope, mediaId: number) =>
  db
    .selectFrom('media')
    .innerJoin('device', 'device.deviceId', 'media.cameraId')
    .selectAll('media')
    .select('device.name as cameraName')
    .where(scopeFilter(scope, 'device'))
    .where(heldOnly('media.askedAt'))
    .where('media.mediaId', '=', mediaId);
export const mediaById = (db: Db, scope: Scope, mediaId: number) => inScope(db, scope, mediaId).executeTakeFirst();
export const lockMedia = (tx: Tx, scope: Scope, mediaId: number) =>
  inScope(tx, scope, mediaId).forUpdate().executeTakeFirst();

export const insertMedia = async (tx: Tx, row: NewRow<'media'>): Promise<number> =>
  (await tx.insertInto('media').values(row).returning('mediaId').executeTakeFirstOrThrow()).mediaId;

/** What records on a camera now. */
export const recordingOn = (tx: Tx, cameraId: number) =>
  tx
    .selectFrom('media')
    .select('mediaId')
    .where('cameraId', '=', cameraId)
    .where('kind', '=', 'recording')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();

export const updateMedia = (tx: Tx, mediaId: number, change: Partial<NewRow<'media'>>) =>
  tx.updateTable('media').set(change).where('mediaId', '=', mediaId).execute();

/** Nothing is left of it but that there was one, and who deleted it; a gateway that has it in hand loses it. */
export const markDeleted = (
  tx: Tx,
  { mediaId, claim: mine }: Pick<Row<'media'>, 'mediaId' | 'claim'>,
  { name, at }: { readonly name: string; readonly at: string },
) =>
  updateMedia(tx, mediaId, {
    state: 'deleted',
    endedAt: at,
    problems: JSON.stringify([{ code: 'device.media.deletedBy', args: { name } }]),
    fileKey: null,
    mediaType: null,
    bytes: null,
    claim: mine + 1,
    claimedUntil: null,
  });

export const deleteMedia = (tx: Tx, mediaId: number) => tx.deleteFrom('media').where('mediaId', '=', mediaId).execute();

/** An alarm that its camera has not taken yet. */
export interface DueAlarm {
  readonly alarmId: number;
  readonly deviceId: number;
  readonly cameraId: number;
  readonly kind: MediaKind;
  readonly watermark: WatermarkChoice;
  readonly recordingMin: number;
  readonly cloudUntil: string | null;
  readonly watermarkUntil: string | null;
}

/** Alarms since then whose kind a binding takes or records; drills trigger nothing. */
export async function dueAlarms(db: Db, since: string, limit: number): Promise<readonly DueAlarm[]> {
  const { rows } = await sql<DueAlarm & { readonly alarmKind: AlarmKind }>`
    select a.alarm_id, a.device_id, b.camera_id, k.kind, b.recording_min, s.cloud_until::text as cloud_until,
      s.watermark_until::text as watermark_until,
      case k.kind when 'snapshot' then b.capture_watermark else b.recording_watermark end as watermark
    from camera_binding b
    join device d on d.device_id = b.device_id
    -- one that was hung elsewhere does not watch over what it left
    join device c on c.device_id = b.camera_id and c.place_id = d.place_id and c.removed_at is null
    join alarm a on a.device_id = b.device_id and a.received_at >= ${since}::timestamptz and a.received_at >= b.changed_at
    cross join (values ('snapshot'), ('recording')) k (kind)
    left join media_service s on s.device_id = b.camera_id
    where a.drill_id is null
      and jsonb_exists(case k.kind when 'snapshot' then b.snapshot_kinds else b.recording_kinds end, a.kind)
      and not exists (select 1 from media m where m.alarm_id = a.alarm_id and m.kind = k.kind)
    order by a.alarm_id, k.kind limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Notes them; what another gateway has noted already stays. Devices are held in the order in which reports hold them. */
export const insertDue = (db: Db, rows: readonly NewRow<'media'>[]) =>
  db.transaction().execute(async (tx) => {
    const ids = rows.flatMap(({ cameraId, deviceId }) => [
      cameraId,
      ...(typeof deviceId === 'number' ? [deviceId] : []),
    ]);
    await tx
      .selectFrom('device')
      .select('deviceId')
      .where('deviceId', '=', anyId(ids))
      .orderBy('deviceId')
      .forKeyShare()
      .execute();
    await tx
      .insertInto('media')
      .values([...rows])
      .onConflict((oc) => oc.columns(['alarmId', 'kind']).where('alarmId', 'is not', null).doNothing())
      .execute();
  });

export type Claimed = Row<'media'> & {
  readonly cameraName: string;
  readonly placeName: string;
  readonly online: boolean;
};

/**
 * Takes the next in hand: what waits, and recordings whose time is over or began ahead.
 */
export async function claim(
  db: Db,
  { now, until, ahead }: Readonly<Record<'now' | 'until' | 'ahead', string>>,
): Promise<Claimed | undefined> {
  const { rows } = await sql<{ mediaId: number }>`
    update media set claim = claim + 1, claimed_until = ${until}::timestamptz where media_id = (
      select media_id from media
      where (state = 'waiting' or (state = 'running' and (ends_at <= ${now}::timestamptz or started_at > ${ahead}::timestamptz)))
        and ${isFree('claimed_until', now)}
      order by asked_at, media_id limit 1 for update skip locked)
    returning media_id`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  return db
    .selectFrom('media')
    .innerJoin('device', 'device.deviceId', 'media.cameraId')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .selectAll('media')
    .select((eb) => [
      'device.name as cameraName',
      'device.online',
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
    ])
    .where('mediaId', '=', found.mediaId)
    .executeTakeFirst();
}

/** Changes what one has in hand. @returns false: another gateway has it by now */
export async function settle(
  db: Db,
  { mediaId, claim: mine }: Pick<Claimed, 'mediaId' | 'claim'>,
  change: Partial<NewRow<'media'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set(change)
    .where('mediaId', '=', mediaId)
    .where('claim', '=', mine)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
