import {
  type AlarmKind,
  type AlarmLevel,
  type AlarmState,
  handoverAlarmsMax,
  type HandoverSheet,
  handoverSheet,
  handoverSilencesMax,
} from '@fireline/domain/alarm';
import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** An alarm on a handover sheet, as it was then. */
export interface SheetAlarm {
  readonly alarmId: number;
  readonly kind: AlarmKind;
  readonly level: AlarmLevel;
  readonly state: AlarmState;
  readonly raisedAtMs: number;
  readonly isDrill: boolean;
  readonly unitName: string;
  readonly buildingName: string;
  readonly floor: number | null;
  readonly placeName: string;
}

/** A device or place that was kept quiet. */
export interface SheetSilence {
  readonly name: string;
  readonly reason: string;
  readonly fromAt: string;
  readonly toAt: string;
  readonly by: string;
}

/** A sheet as it is kept with its signature. */
export interface KeptSheet extends HandoverSheet<SheetAlarm> {
  /** Missing on sheets of an older version. */
  readonly silences?: SheetSilence[];
}

export interface Shift {
  readonly unitId: number;
  readonly fromAt: string;
  readonly toAt: string;
}

const openAlarms = (db: Db | Tx, unitId: number) =>
  db
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .leftJoin('unit', 'unit.unitId', 'alarm.unitId')
    .leftJoin('place', 'place.placeId', 'alarm.placeId')
    .leftJoin('building', 'building.buildingId', 'device.buildingId')
    .select([
      'alarm.alarmId',
      'alarm.kind',
      'alarm.level',
      'alarm.state',
      'alarm.alarmTime',
      'alarm.drillId',
      'device.floor',
    ])
    .select((eb) => [
      eb.fn.coalesce('unit.name', sql.lit('')).as('unitName'),
      eb.fn.coalesce('place.name', sql.lit('')).as('placeName'),
      eb.fn.coalesce('building.name', sql.lit('')).as('buildingName'),
    ])
    .where('alarm.unitId', '=', unitId)
    .where('alarm.state', '<>', 'closed')
    .orderBy('alarm.level')
    .orderBy('alarm.alarmTime')
    .limit(handoverAlarmsMax)
    .execute();

/** How many real alarms were raised in the shift, and how its checks went. */
async function counts(db: Db | Tx, { unitId, fromAt, toAt }: Shift) {
  const { count } = await db
    .selectFrom('alarm')
    .select(sql<number>`count(*)`.as('count'))
    .where('unitId', '=', unitId)
    .where('drillId', 'is', null)
    .where('alarmTime', '>=', fromAt)
    .where('alarmTime', '<', toAt)
    .executeTakeFirstOrThrow();
  const checks = await db
    .selectFrom('dutyCheck')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('unitId', '=', unitId)
    .where('askedAt', '>=', fromAt)
    .where('askedAt', '<=', toAt)
    .groupBy('state')
    .execute();
  const of = (state: string) => checks.find((row) => row.state === state)?.count ?? 0;
  return { raisedInShift: count, checks: { asked: of('asked'), present: of('present'), missed: of('missed') } };
}

/** The devices and places of the unit that were kept quiet in the shift. */
const silencesOf = (db: Db | Tx, { unitId, fromAt, toAt }: Shift): Promise<SheetSilence[]> =>
  db
    .selectFrom('alarmSilence as silence')
    .leftJoin('device', 'device.deviceId', 'silence.deviceId')
    .innerJoin('place', (join) =>
      join.on('place.placeId', '=', (eb) => eb.fn.coalesce('silence.placeId', 'device.placeId')),
    )
    .select(['silence.reason', 'silence.startsAt as fromAt', 'silence.endsAt as toAt', 'silence.createdBy as by'])
    .select((eb) => eb.fn.coalesce('device.name', 'place.name').as('name'))
    .where('place.unitId', '=', unitId)
    .where('silence.cancelledAt', 'is', null)
    .where('silence.startsAt', '<', toAt)
    .where('silence.endsAt', '>', fromAt)
    .orderBy('silence.startsAt')
    .limit(handoverSilencesMax)
    .execute();

/** What the shift hands over as things stand now. @spec N16 N15 */
export async function sheetOf(db: Db | Tx, shift: Shift): Promise<KeptSheet> {
  const open = (await openAlarms(db, shift.unitId)).map(({ alarmTime, drillId, ...alarm }) => ({
    ...alarm,
    raisedAtMs: Date.parse(alarmTime),
    isDrill: drillId !== null,
  }));
  const span = { fromMs: Date.parse(shift.fromAt), toMs: Date.parse(shift.toAt) };
  return {
    ...handoverSheet(open, [], span),
    ...(await counts(db, shift)),
    silences: await silencesOf(db, shift),
  };
}
