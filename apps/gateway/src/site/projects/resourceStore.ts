import { usageDays } from '@fireline/domain/site';
import { addDays, chinaTimeZone, type Day, startOfDay } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import type { ExpiryStage } from '@fireline/domain/device';
import { type Expression, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { inStage } from './deviceStore.ts';

const sinceOf = (today: Day) => new Date(startOfDay(addDays(today, 1 - usageDays))).toISOString();

export interface ResourceQuery extends Paging {
  readonly projectId: number;
  readonly search?: string | undefined;
  readonly stage?: readonly ExpiryStage[] | undefined;
  readonly labelId?: readonly number[] | undefined;
  readonly sort: 'name' | 'expiresOn' | 'sms' | 'voice' | 'bytes';
  readonly order: 'asc' | 'desc';
}

/** What a carrier took: planned, held and refused messages use up nothing, those that did not arrive do. */
const taken = sql<SqlBool>`(send_record.state in ('handed', 'sent', 'delivered')
  or (send_record.state = 'failed' and send_record.reason = 'undelivered'))`;
/** The units of messages: of an SMS its segments, of a call one, as `unitsOfSend`. */
const units = sql<number>`coalesce(sum(case send_record.channel when 'sms' then greatest(1, send_record.segments) else 1 end), 0)`;
const messages = (channel: 'sms' | 'voice', today: Day) =>
  sql<number>`(select ${units} from send_record where send_record.device_id = device.device_id
    and send_record.channel = ${channel} and ${taken} and send_record.at >= ${sinceOf(today)}::timestamptz)`;
/** Pictures and recordings that a camera made and that are kept. */
const media = (what: 'count(*)' | 'coalesce(sum(media.bytes), 0)' | 'count(*) filter (where media.has_watermark)') =>
  sql<number>`(select ${sql.raw(what)} from media where media.camera_id = device.device_id and media.state = 'done')`;
const bytes = media('coalesce(sum(media.bytes), 0)');

const ofProject = (db: Db, scope: Scope, projectId: number) =>
  db
    .selectFrom('projectDevice')
    .innerJoin('device', 'device.deviceId', 'projectDevice.deviceId')
    .where('projectDevice.projectId', '=', projectId)
    .where(scopeFilter(scope, 'device'));

const sortKeys = (today: Day): Record<ResourceQuery['sort'], Expression<unknown>> => ({
  name: nameKey('device.name'),
  expiresOn: sql.ref('device.expiresOn'),
  sms: messages('sms', today),
  voice: messages('voice', today),
  bytes,
});

/** The devices of a project with what each has used. */
export function resourcesPage(db: Db, scope: Scope, today: Day, query: ResourceQuery) {
  const { projectId, search, stage, labelId, sort, order } = query;
  const key = sortKeys(today)[sort];
  const stages = stage?.map((one) => inStage(one, today)) ?? [];
  return pageOf(
    ofProject(db, scope, projectId)
      .leftJoin('place', 'place.placeId', 'device.placeId')
      .leftJoin('projectLabel', 'projectLabel.labelId', 'projectDevice.labelId')
      .leftJoin('mediaService', 'mediaService.deviceId', 'device.deviceId')
      .select(['device.deviceId', 'device.imei', 'device.name', 'device.deviceType', 'device.expiresOn'])
      .select(['mediaService.cloudUntil', 'mediaService.watermarkUntil'])
      .select((eb) => [
        eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
        eb.fn.coalesce('projectLabel.name', sql.lit('')).as('labelName'),
        messages('sms', today).as('sms'),
        messages('voice', today).as('voice'),
        media('count(*)').as('files'),
        bytes.as('bytes'),
        media('count(*) filter (where media.has_watermark)').as('watermarked'),
      ])
      .$if(Boolean(search), (q) =>
        q.where(containsText(search ?? '', 'device.name', 'device.imei', 'place.name', 'projectLabel.name')),
      )
      .$if(stages.length > 0, (q) => q.where(sql<SqlBool>`(${sql.join(stages, sql` or `)})`))
      .$if(Boolean(labelId?.length), (q) => q.where('projectDevice.labelId', '=', anyId(labelId ?? [])))
      .orderBy(key, inOrder(order))
      .orderBy('device.deviceId', order),
    query,
    { key, id: 'device.deviceId', order },
  );
}

/** The last days of service of a project's devices, with how many devices each has. */
export const serviceDays = (db: Db, scope: Scope, projectId: number) =>
  ofProject(db, scope, projectId)
    .select(['device.expiresOn', sql<number>`count(*)`.as('devices')])
    .groupBy('device.expiresOn')
    .execute();

/** Messages for devices of a project, by day of our clock and way. */
export const messageDays = (db: Db, scope: Scope, projectId: number, today: Day) =>
  ofProject(db, scope, projectId)
    .innerJoin('sendRecord', 'sendRecord.deviceId', 'device.deviceId')
    .select([
      sql<string>`to_char(send_record.at at time zone ${sql.lit(chinaTimeZone)}, 'YYYY-MM-DD')`.as('day'),
      'sendRecord.channel',
      units.as('count'),
    ])
    .where('sendRecord.channel', 'in', ['sms', 'voice'])
    .where(taken)
    .where('sendRecord.at', '>=', sinceOf(today))
    .groupBy([sql`1`, 'sendRecord.channel'])
    .execute();

/** What cameras of a project made and is kept. */
export const keptMedia = (db: Db, scope: Scope, projectId: number) =>
  ofProject(db, scope, projectId)
    .innerJoin('media', 'media.cameraId', 'device.deviceId')
    .select([
      sql<number>`count(*)`.as('files'),
      sql<number>`coalesce(sum(media.bytes), 0)`.as('bytes'),
      sql<number>`count(*) filter (where media.has_watermark)`.as('watermarked'),
    ])
    .where('media.state', '=', 'done')
    .executeTakeFirstOrThrow();
