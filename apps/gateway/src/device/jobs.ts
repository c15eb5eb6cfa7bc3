import { deviceTopic } from '@fireline/api/device';
import { deviceStatus, isHeardLately, lifeOf, missedAtMs, readingsKeptDays } from '@fireline/domain/device';
import { dayAt, dayMs } from '@fireline/domain/lib';
import type { Deps } from '../lib/context.ts';
import type { Row, Tx } from '../lib/db/schema.ts';
import { deletionNow } from '../lib/deletionClock.ts';
import { deleteEndedBefore } from './register/undoStore.ts';
import { transact } from '../lib/transact.ts';
import { writeDevices } from './ingest/ingestStore.ts';
import { endFalseSilence, raiseOffline } from './offline/faults.ts';
import { closeRecords, openRecords, silentAhead } from './offline/recordStore.ts';
import { noteTurns } from './life/serviceLog.ts';
import { type AgedTable, deleteRowsBefore, deviceIdsAfter } from './ingest/readingStore.ts';
import { devicesToSweep, lockDevicesById, newestHeard } from './store.ts';

const batchSize = 1000;

type SweepDeps = Pick<Deps, 'database' | 'clock' | 'alarmRules'>;

/**
 * Turns devices that were silent for longer than their heartbeat offline, with a record and a fault, and marks those whose service ended. Those
 * that a clock which ran ahead turned offline come back.
 * Silence is counted from when this gateway began to listen: what could not be heard is no silence.
 * @returns how many devices changed
 */
export async function sweepDevices(
  { database, clock, alarmRules }: SweepDeps,
  listeningSinceMs: number,
): Promise<number> {
  // one moment for all rounds: judged by another one, at midnight, the same devices would be found for ever
  const nowMs = clock();
  const moments = {
    now: new Date(nowMs).toISOString(),
    listeningSince: new Date(listeningSinceMs).toISOString(),
    today: dayAt(nowMs),
  };
  let swept = 0;
  for (;;) {
    const found = await devicesToSweep(database.db, moments, batchSize);
    for (const [rentId, rows] of Map.groupBy(found, (row) => row.rentId)) {
      const deviceIds = rows.map((row) => row.deviceId);
      await sweepTenant({ database, alarmRules }, { rentId, deviceIds, nowMs, listeningSinceMs });
    }
    swept += found.length;
    if (found.length < batchSize) return swept;
  }
}

/** Devices gone through together, and rows deleted by one statement: short enough that nobody waits for it. */
const devicesPerRound = 100;
const rowsPerStatement = 1000;
/** How long the outcome of a move that was taken back stays. */
const undoneKeptDays = 30;

/**
 * Deletes what was measured, where devices were and what software they had more than so many days ago, a little at a time, and what became of
 * moves that were taken back. Alarms and their tracks stay for ever.
 * @param isStopped asked before every statement, so that a gateway that closes does not wait for years of readings
 * @returns how many rows
 */
export async function deleteOldReadings(
  { database: { db }, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  days: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const nowMs = await deletionNow(db, clock());
  if (nowMs === null) return 0;
  const daysAgo = (count: number) => new Date(nowMs - count * dayMs).toISOString();
  const before = daysAgo(days);
  const befores: readonly (readonly [AgedTable, string])[] = [
    ['reading', before],
    ['position', before],
    ['report', before],
    ['device_firmware', before],
    // as long as a device may send the report again
    ['alarm_report', daysAgo(Math.max(days, readingsKeptDays))],
  ];
  let deleted = 0;
  const told = () => {
    if (deleted > 0) log.info('old readings were deleted', { rows: deleted, before });
    return deleted;
  };
  for (let last = 0; ;) {
    const deviceIds = await deviceIdsAfter(db, last, devicesPerRound);
    for (const [table, at] of befores) {
      for (let some = rowsPerStatement; some === rowsPerStatement; deleted += some) {
        if (isStopped()) return told();
        some = await deleteRowsBefore(db, table, deviceIds, at, rowsPerStatement);
      }
    }
    if (deviceIds.length < devicesPerRound) {
      deleted += await deleteEndedBefore(db, daysAgo(undoneKeptDays));
      return told();
    }
    last = deviceIds.at(-1) ?? last;
  }
}

/** Compares the clock with the newest report, before anything goes by it. */
export async function compareWithNewest({
  database: { db },
  clock,
  clocks,
  log,
}: Pick<Deps, 'database' | 'clock' | 'clocks' | 'log'>): Promise<void> {
  const newest = await newestHeard(db);
  const nowMs = clock();
  const newestMs = newest === null ? nowMs : Date.parse(newest);
  // what an earlier run of this gateway saw
  if (newestMs > nowMs) clocks.observe(newestMs);
  clocks.observe(nowMs);
  if (Math.abs(newestMs - nowMs) > dayMs)
    log.warn(
      'the clock and the newest report are more than a day apart: if the gateway was not off for so long, set the clock',
      {
        clock: new Date(nowMs).toISOString(),
        newestReport: newest,
      },
    );
}

interface Sweep {
  readonly rentId: string;
  readonly deviceIds: readonly number[];
  readonly nowMs: number;
  readonly listeningSinceMs: number;
}

/** Of devices that count as silent those that only a clock which ran ahead took for it, as they are held. @spec DEV-06 DEV-14 */
async function falselySilent(tx: Tx, devices: readonly Row<'device'>[], nowMs: number): Promise<Row<'device'>[]> {
  const silent = devices.filter(({ online }) => !online);
  const ids = silent.map(({ deviceId }) => deviceId);
  const ahead = ids.length === 0 ? new Set<number>() : await silentAhead(tx, ids, new Date(nowMs).toISOString());
  return silent.filter(
    ({ deviceId, suspendedAt, removedAt, heardAt, heartbeatS }) =>
      ahead.has(deviceId) &&
      suspendedAt === null &&
      removedAt === null &&
      isHeardLately(Date.parse(heardAt ?? ''), heartbeatS, nowMs),
  );
}

async function sweepTenant(
  { database, alarmRules }: Pick<SweepDeps, 'database' | 'alarmRules'>,
  { rentId, deviceIds, nowMs, listeningSinceMs }: Sweep,
): Promise<void> {
  const now = new Date(nowMs).toISOString();
  await transact(database, async (work) => {
    const { tx, tell } = work;
    // asked again under the lock: a report may have come in between
    const devices = await lockDevicesById(tx, rentId, deviceIds);
    const back = await falselySilent(tx, devices, nowMs);
    const backIds = back.map(({ deviceId }) => deviceId);
    const judged = devices.map((row) => {
      const missedMs = missedAtMs(Date.parse(row.heardAt ?? ''), row.heartbeatS, { nowMs, listeningSinceMs });
      const online = row.online ? missedMs >= nowMs : backIds.includes(row.deviceId);
      const expired = row.expiresOn !== null && row.expiresOn < dayAt(nowMs);
      const changed = { ...row, online, expired, status: deviceStatus({ ...row, online, expired }) };
      const isLost = row.online && !online && row.dStatus !== 0;
      return { row, changed, lostAt: isLost ? new Date(missedMs).toISOString() : null };
    });
    const lost = judged.flatMap(({ row, changed, lostAt }) => (lostAt === null ? [] : [{ row, changed, lostAt }]));
    const levels = new Map([
      ...(await raiseOffline(work, rentId, lost, { rules: await alarmRules.of(tx, rentId, nowMs), now })),
      ...(await endFalseSilence(work, rentId, back, now)),
    ]);
    await closeRecords(tx, backIds, now);
    const turns = judged
      .filter(({ row, changed }) => row.expired !== changed.expired)
      .map(({ row, changed }) => ({
        deviceId: row.deviceId,
        from: lifeOf(row),
        to: lifeOf(changed),
        reason: changed.expired ? ('expire' as const) : ('renew' as const),
      }));
    await noteTurns(tx, rentId, turns, { at: now });
    const levelOf = ({ deviceId, alarmLevel }: Row<'device'>) =>
      levels.has(deviceId) ? (levels.get(deviceId) ?? null) : alarmLevel;
    await writeDevices(
      tx,
      judged.map(({ changed }) => ({ ...changed, alarmLevel: levelOf(changed) })),
    );
    await openRecords(
      tx,
      lost.map(({ changed: { deviceId, status, signals, batteryRatio }, lostAt: fromAt }) => ({
        deviceId,
        fromAt,
        status,
        signals,
        batteryRatio,
      })),
    );
    await tell({ type: 'changed', topic: deviceTopic.name, rentId, ids: devices.map(({ deviceId }) => deviceId) });
  });
}
