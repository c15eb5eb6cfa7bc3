import { deviceStatus } from '@fireline/domain/device';
import { dayAt } from '@fireline/domain/lib';
import type { Deps } from '../lib/context.ts';
import { transact } from '../lib/transact.ts';
import { writeDevices } from './ingestStore.ts';
import { deletePiecesBefore, deviceIdsAfter } from './readingStore.ts';
import { devicesToSweep, lockDevicesById } from './store.ts';

const batchSize = 1000;

/**
 * Turns devices that were silent for longer than their heartbeat offline, and marks those whose service ended.
 * Silence is counted from when this gateway began to listen: what could not be heard is no silence.
 * @returns how many devices changed
 */
export async function sweepDevices(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
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
      await sweepTenant(database, { rentId, deviceIds, nowMs, listeningSinceMs });
    }
    swept += found.length;
    if (found.length < batchSize) return swept;
  }
}

/** Devices gone through together, and pieces deleted by one statement: short enough that nobody waits for it. */
const devicesPerRound = 100;
const piecesPerStatement = 1000;

/**
 * Deletes what was measured, and where devices were, more than so many days ago, a little at a time. Alarms and their tracks stay for ever.
 * @param isStopped asked before every statement, so that a gateway that closes does not wait for years of readings
 * @returns how many pieces
 */
export async function deleteOldReadings(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  days: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const before = new Date(clock() - days * 24 * 3_600_000).toISOString();
  let deleted = 0;
  for (let last = 0; ;) {
    const deviceIds = await deviceIdsAfter(db, last, devicesPerRound);
    for (const table of ['reading', 'position'] as const) {
      for (let some = piecesPerStatement; some === piecesPerStatement; deleted += some) {
        if (isStopped()) return deleted;
        some = await deletePiecesBefore(db, table, deviceIds, before, piecesPerStatement);
      }
    }
    if (deviceIds.length < devicesPerRound) return deleted;
    last = deviceIds.at(-1) ?? last;
  }
}

interface Sweep {
  readonly rentId: string;
  readonly deviceIds: readonly number[];
  readonly nowMs: number;
  readonly listeningSinceMs: number;
}

async function sweepTenant(
  database: Deps['database'],
  { rentId, deviceIds, nowMs, listeningSinceMs }: Sweep,
): Promise<void> {
  await transact(database, async ({ tx, tell }) => {
    // asked again under the lock: a report may have come in between
    const devices = await lockDevicesById(tx, rentId, deviceIds);
    const changed = devices.map((device) => {
      const heardMs = Math.max(Date.parse(device.lastSeenAt ?? '') || 0, listeningSinceMs);
      const online = device.online && heardMs + device.heartbeatS * 1000 >= nowMs;
      const expired = device.expiresOn !== null && device.expiresOn < dayAt(nowMs);
      return Object.assign(device, { online, expired, status: deviceStatus({ ...device, online, expired }) });
    });
    await writeDevices(tx, changed);
    await tell({ type: 'devices', rentId, deviceIds: changed.map((device) => device.deviceId) });
  });
}
