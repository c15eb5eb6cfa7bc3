import type { Scope, Whereabouts } from '@fireline/domain/role';
import type { CheckResult, DiagnosisOutcome, Question } from '@fireline/domain/service';
import { sql, type SqlBool } from 'kysely';
import { findsText } from '../../lib/db/query/findsText.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

/** What is read of a device that is diagnosed. */
export const diagnosedColumns = [
  'rentId',
  'orgPath',
  'partnerId',
  'unitId',
  'maintId',
  'placeId',
  'deviceId',
  'imei',
  'online',
  'dStatus',
  'expired',
  'open',
  'lowPower',
  'signals',
  'lastSeenAt',
  'heartbeatS',
  'batteryRatio',
  'sendLimitOnAt',
  'buildingId',
  'floor',
] as const;

/** The device of a number within the scope, as it is stored. */
export const deviceFor = (tx: Tx, scope: Scope, imei: string) =>
  tx
    .selectFrom('device')
    .select(diagnosedColumns)
    .where(scopeFilter(scope, 'device'))
    .where('imei', '=', imei)
    .executeTakeFirst();
export type DiagnosedDevice = NonNullable<Awaited<ReturnType<typeof deviceFor>>>;

/** Alarms of a device since then; those of drills are no alarms. */
export const alarmsSince = async (tx: Tx, deviceId: number, since: string): Promise<number> =>
  (
    await tx
      .selectFrom('alarm')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deviceId', '=', deviceId)
      .where('category', '=', 'alarm')
      .where('drillId', 'is', null)
      .where('alarmTime', '>=', since)
      .executeTakeFirstOrThrow()
  ).count;

/** Whether a silence of the device or of its place runs, or a drill where it stands. */
export const isQuietNow = async (
  tx: Tx,
  { rentId, deviceId, placeId, unitId, buildingId, floor }: DiagnosedDevice,
  now: string,
): Promise<boolean> => {
  const silence = await tx
    .selectFrom('alarmSilence')
    .select('silenceId')
    .where('rentId', '=', rentId)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .where('cancelledAt', 'is', null)
    .where((eb) => eb.or([eb('deviceId', '=', deviceId), eb('placeId', '=', placeId ?? -1)]))
    .limit(1)
    .executeTakeFirst();
  if (silence) return true;
  const drill = await tx
    .selectFrom('drill')
    .select('drillId')
    .where('rentId', '=', rentId)
    .where('unitId', '=', unitId ?? -1)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .where('cancelledAt', 'is', null)
    .where((eb) => eb.or([eb('buildingId', 'is', null), eb('buildingId', '=', buildingId ?? -1)]))
    .where((eb) => eb.or([eb('floor', 'is', null), eb('floor', '=', floor ?? -1)]))
    .limit(1)
    .executeTakeFirst();
  return drill !== undefined;
};

/** How many an account asked for in a time; what a clock that ran ahead wrote lies behind its end. */
export const askedBetween = async (tx: Tx, askerId: number, since: string, until: string): Promise<number> =>
  (
    await tx
      .selectFrom('diagnosis')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('askerId', '=', askerId)
      .where('at', '>', since)
      .where('at', '<=', until)
      .executeTakeFirstOrThrow()
  ).count;

export const insertDiagnosis = async (tx: Tx, row: NewRow<'diagnosis'> & Whereabouts): Promise<number> =>
  (await tx.insertInto('diagnosis').values(row).returning('diagnosisId').executeTakeFirstOrThrow()).diagnosisId;

/** What of the table the caller sees: what stands in its scope, and what it asked itself. */
const seen = (scope: Scope, userId: number) =>
  sql<SqlBool>`(${scopeFilter(scope, 'diagnosis')} or (diagnosis.rent_id = ${scope.rentId} and diagnosis.asker_id = ${userId}))`;

const shown = (db: Db | Tx, scope: Scope, userId: number) =>
  db
    .selectFrom('diagnosis')
    .leftJoin('device', 'device.deviceId', 'diagnosis.deviceId')
    .leftJoin('place', 'place.placeId', 'diagnosis.placeId')
    .leftJoin('workOrder', 'workOrder.orderId', 'diagnosis.orderId')
    .select((eb) => [
      'diagnosis.diagnosisId',
      'diagnosis.at',
      'diagnosis.question',
      'diagnosis.imei',
      'diagnosis.userName',
      'diagnosis.phone',
      'diagnosis.deviceId',
      eb.fn.coalesce('device.name', sql.lit('')).as('deviceName'),
      // without a device it stands where its asker does
      sql<string>`case when diagnosis.device_id is null then '' else coalesce(place.name, '') end`.as('placeName'),
      'diagnosis.worst',
      sql<number>`(select count(*)::int from jsonb_array_elements(diagnosis.rows) r where r ->> 'result' <> 'pass')`.as(
        'amiss',
      ),
      'diagnosis.outcome',
      'diagnosis.reason',
      'diagnosis.orderId',
      eb.fn.coalesce('workOrder.number', sql.lit('')).as('orderNumber'),
      'diagnosis.askedBy',
      'diagnosis.settledBy',
      'diagnosis.settledAt',
    ])
    .where(seen(scope, userId));

export interface DiagnosisFilter {
  readonly search?: string | undefined;
  readonly question?: readonly Question[] | undefined;
  readonly worst?: readonly CheckResult[] | undefined;
  readonly outcome?: readonly DiagnosisOutcome[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly order: 'asc' | 'desc';
}

/** Numbers and names of people are answered masked, and found whole alone. */
const searched = {
  open: ['device.name', 'diagnosis.imei'],
  masked: ['diagnosis.phone'],
  maskedTexts: ['diagnosis.user_name', 'diagnosis.asked_by', 'diagnosis.settled_by'],
};

/** @spec SRV-05 */
export function diagnosesPage(db: Db, scope: Scope, userId: number, query: DiagnosisFilter & Paging) {
  const { search, question = [], worst = [], outcome = [], from, to, order } = query;
  const rows = shown(db, scope, userId)
    .$if(search !== undefined, (q) => q.where(findsText(search ?? '', searched)))
    .$if(question.length > 0, (q) => q.where('diagnosis.question', 'in', [...question]))
    .$if(worst.length > 0, (q) => q.where('diagnosis.worst', 'in', [...worst]))
    .$if(outcome.length > 0, (q) => q.where('diagnosis.outcome', 'in', [...outcome]))
    .$if(from !== undefined, (q) => q.where('diagnosis.at', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('diagnosis.at', '<', to ?? ''))
    .orderBy('diagnosis.at', order)
    .orderBy('diagnosis.diagnosisId', order);
  return pageOf(rows, query);
}

export const diagnosisById = (db: Db | Tx, scope: Scope, userId: number, diagnosisId: number) =>
  shown(db, scope, userId)
    .select(['diagnosis.facts', 'diagnosis.rows', 'diagnosis.leftOut', 'diagnosis.askerId'])
    .where('diagnosis.diagnosisId', '=', diagnosisId)
    .executeTakeFirst();

/** One of the caller's own, held. */
export const lockDiagnosis = (tx: Tx, rentId: string, askerId: number, diagnosisId: number) =>
  tx
    .selectFrom('diagnosis')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('askerId', '=', askerId)
    .where('diagnosisId', '=', diagnosisId)
    .forUpdate()
    .executeTakeFirst();

export const settle = (
  tx: Tx,
  diagnosisId: number,
  change: {
    readonly outcome: DiagnosisOutcome;
    readonly reason: string;
    readonly orderId: number | null;
    readonly settledBy: string;
    readonly settledAt: string;
  },
) => tx.updateTable('diagnosis').set(change).where('diagnosisId', '=', diagnosisId).execute();
