import { alarmTopic } from '@fireline/api/alarm';
import { type RawBuilder, sql } from 'kysely';
import { anyId } from '../lib/db/query/anyOf.ts';
import { insertMany } from '../lib/db/query/bulk.ts';
import type { Tx } from '../lib/db/schema.ts';
import { updateMany } from '../lib/db/query/updateMany.ts';
import { publish } from '../lib/outbox.ts';
import type { Work } from '../lib/transact.ts';
import { noticesOf } from '../message/sending/alarmNotices.ts';
import { sendAlarmNotice } from '../message/sending/port.ts';
import { silenceRaised } from './silences/silencing.ts';
import { namesOf, wireColumns } from './store.ts';
import { noteFacts } from './triggers/facts.ts';
import type { ChangingAlarm, LocatedChange, StandingAlarm } from './track.ts';

/** What changes about an alarm in its life. */
const changingColumns = [
  'revision',
  'state',
  'value',
  'count',
  'lastTime',
  'recoveredAt',
  'settleAt',
  'acknowledgedBy',
  'acknowledgedAt',
  'closing',
  'clearType',
  'handledBy',
  'handledAt',
  'remark',
] as const;

/** An alarm as it was read, before anything changes it. */
export const unchanged = (alarm: StandingAlarm): ChangingAlarm => ({ alarm, isNew: false, track: [] });

/** What a batch of reports may change of an alarm, or has to know for it: where it stands is known by its device. */
const standingColumns = [
  ...wireColumns,
  'closesByItself',
  'ruleVersionId',
  'settleMinutes',
  'settleAt',
  'silenceId',
] as const;

/** Current alarms of the devices. */
export const alarmsStandingOn = (tx: Tx, devices: RawBuilder<number>) =>
  tx.selectFrom('alarm').select(standingColumns).where('deviceId', '=', devices).where('state', '<>', 'closed');

/** Current alarms on devices that are locked. */
export const standingOn = async (tx: Tx, deviceIds: readonly number[]): Promise<ChangingAlarm[]> =>
  (await alarmsStandingOn(tx, anyId(deviceIds)).execute()).map(unchanged);

async function giveIds(tx: Tx, fresh: readonly ChangingAlarm[]): Promise<void> {
  if (fresh.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('alarm', 'alarm_id')) as id from generate_series(1, ${sql.lit(fresh.length)})`.execute(
    tx,
  );
  for (const [index, { id }] of rows.entries()) {
    const one = fresh[index];
    if (one) one.alarm = { ...one.alarm, alarmId: id };
  }
}

/**
 * Publishes the alarms as they are now, in the order given. What was just written is not read back: a storm would pay for it
 * with every alarm. @spec ALM-06
 */
export async function tellAlarms(
  work: Work,
  rentId: string,
  changed: readonly LocatedChange[],
  at: string,
): Promise<void> {
  const alarmIds = changed.map(({ changing }) => changing.alarm.alarmId);
  const names = new Map((await namesOf(work.tx, rentId, alarmIds)).map((row) => [row.alarmId, row]));
  const events = changed.flatMap(({ changing: { alarm }, where }) => {
    const shownWith = names.get(alarm.alarmId);
    if (!shownWith) return [];
    const own = Object.fromEntries(wireColumns.map((name) => [name, alarm[name]]));
    return [{ topic: alarmTopic.name, at, where, data: { ...own, ...shownWith } }];
  });
  await publish(work, rentId, events);
}

export interface RecordOptions {
  /** From when messages are sent and rules look at it: later for what can still be taken back. ISO 8601, UTC; default: at once. */
  readonly toldAt?: string;
}

/**
 * Writes what changed about alarms with its track, and publishes each as it is now.
 * @returns how many are new
 */
export async function record(
  work: Work,
  rentId: string,
  changes: readonly LocatedChange[],
  at: string,
  { toldAt }: RecordOptions = {},
): Promise<number> {
  const changed = changes.filter(({ changing }) => changing.track.length > 0);
  if (changed.length === 0) return 0;
  const { tx } = work;
  const fresh = changed.filter(({ changing }) => changing.isNew);
  await giveIds(
    tx,
    fresh.map(({ changing }) => changing),
  );
  await silenceRaised(tx, rentId, fresh, at);
  // first what closes: of one kind only one alarm stands on a device
  const known = changed.filter(({ changing }) => !changing.isNew).map(({ changing }) => changing.alarm);
  await updateMany(tx, 'alarm', 'alarmId', changingColumns, known);
  await insertMany(
    tx,
    'alarm',
    fresh.map(({ changing, where }) => Object.assign({}, changing.alarm, where)),
  );
  const track = changed.flatMap(({ changing: { alarm, track } }) =>
    track.map((entry) => Object.assign({ rentId, alarmId: alarm.alarmId }, entry)),
  );
  await insertMany(tx, 'alarmTrack', track);
  await tellAlarms(work, rentId, changed, at);
  await sendAlarmNotice(work, rentId, noticesOf(changed, toldAt));
  await noteFacts(
    work,
    rentId,
    changed.map(({ changing }) => changing),
    { at, toldAt },
  );
  return fresh.length;
}

// written together with what else the intake of reports keeps
export { rememberReports, reportKey } from './reportedStore.ts';
