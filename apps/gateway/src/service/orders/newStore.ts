import type { Scope, Whereabouts } from '@fireline/domain/role';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { dayCounter } from '../counterStore.ts';

const where = ['rentId', 'orgPath', 'partnerId', 'unitId', 'maintId', 'placeId'] as const;

/** The device that is meant, within the scope, with where it stands. */
export const deviceByImei = (db: Db | Tx, scope: Scope, imei: string) =>
  db
    .selectFrom('device')
    .select(['deviceId', ...where])
    .where(scopeFilter(scope, 'device'))
    .where('imei', '=', imei)
    .executeTakeFirst();

export const alarmAt = (tx: Tx, scope: Scope, alarmId: number) =>
  tx
    .selectFrom('alarm')
    .select(['deviceId', ...where])
    .where(scopeFilter(scope, 'alarm'))
    .where('alarmId', '=', alarmId)
    .executeTakeFirst();

export const hazardAt = (tx: Tx, scope: Scope, hazardId: number) =>
  tx
    .selectFrom('hazard')
    .select([...where])
    .where(scopeFilter(scope, 'hazard'))
    .where('hazardId', '=', hazardId)
    .executeTakeFirst();

/** Where an account stands that names nothing: its place, unit, company or partner; people of the tenant nowhere in particular. */
export async function nodeOf(
  tx: Tx,
  { rentId, role, partnerId, unitId, maintId, placeId }: Scope,
): Promise<Whereabouts> {
  const nowhere = { rentId, orgPath: '', partnerId: null, unitId: null, maintId: null, placeId: null };
  const found =
    role === 'resident' && placeId !== undefined
      ? await tx
          .selectFrom('place')
          .select([...where])
          .where('placeId', '=', placeId)
          .executeTakeFirst()
      : role === 'unit' && unitId !== undefined
        ? await tx
            .selectFrom('unit')
            .select(['rentId', 'orgPath', 'partnerId', 'unitId'])
            .where('unitId', '=', unitId)
            .executeTakeFirst()
        : role === 'maint' && maintId !== undefined
          ? await tx
              .selectFrom('maint')
              .select(['rentId', 'partnerId', 'maintId'])
              .where('maintId', '=', maintId)
              .executeTakeFirst()
          : { partnerId: partnerId ?? null };
  return { ...nowhere, ...found };
}

export const orderNumbers = dayCounter('workOrderCounter');

/** The order that a press of the account has made. */
export const ofRequest = (tx: Tx, creatorId: number, requestId: string) =>
  tx
    .selectFrom('workOrder')
    .select(['orderId', 'problem', 'level', 'category'])
    .where('creatorId', '=', creatorId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();

/** The order that was made from a source. */
export const ofSource = (tx: Tx, rentId: string, sourceKey: string) =>
  tx
    .selectFrom('workOrder')
    .select('orderId')
    .where('rentId', '=', rentId)
    .where('sourceKey', '=', sourceKey)
    .executeTakeFirst();

export const follower = (tx: Tx, followsId: number) =>
  tx.selectFrom('workOrder').select('number').where('followsId', '=', followsId).executeTakeFirst();

export const insertOrder = async (tx: Tx, row: NewRow<'workOrder'>): Promise<number> =>
  (await tx.insertInto('workOrder').values(row).returning('orderId').executeTakeFirstOrThrow()).orderId;
