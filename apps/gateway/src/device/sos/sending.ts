import { acknowledgementWaitMin } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { queueCommand } from '../downlink/queue.ts';
import type { Device } from '../downlink/store.ts';
import { lockDevicesById } from '../store.ts';
import * as store from './store.ts';

type SendDeps = Pick<Deps, 'database' | 'clock' | 'log'>;
/** Rows that are sent together, with their devices held: nobody waits long for a report to be taken. */
const rowsPerWave = 20;

async function sendRow(work: Work, row: store.NextRow, device: Device | undefined, nowMs: number): Promise<void> {
  if (!(await store.lockRow(work.tx, row))) return;
  const refuse = (problem: Problem) =>
    store.endRow(work.tx, row, { outcome: 'refused', problem: JSON.stringify(problem) });
  if (!device) {
    await refuse({ code: 'device.sos.unknown', field: 'imei' });
    return;
  }
  const { numbers, createdBy: by, userId } = row;
  const order = { command: 'sosNumbers', args: { numbers }, waitMin: acknowledgementWaitMin.max, reason: '' } as const;
  const queued = await queueCommand(work, device, { ...order, by, userId }, nowMs);
  if (queued.ok) await store.endRow(work.tx, row, { outcome: 'sent', commandId: queued.value.commandId });
  else await refuse(queued.problems[0] ?? { code: 'device.sos.failed' });
}

const sendRows = ({ database, clock }: SendDeps, rentId: string, rows: readonly store.NextRow[]): Promise<void> =>
  transact(database, async (work) => {
    const locked = await lockDevicesById(work.tx, rentId, [...new Set(rows.flatMap(({ deviceId }) => deviceId ?? []))]);
    const devices = new Map(locked.map((device) => [device.deviceId, device]));
    for (const row of rows)
      await sendRow(work, row, row.deviceId === null ? undefined : devices.get(row.deviceId), clock());
  });

/** Row by row, so that one which cannot be sent keeps none of the others back; it is noted on the row. */
async function sendEach(deps: SendDeps, rentId: string, rows: readonly store.NextRow[]): Promise<void> {
  for (const row of rows) {
    try {
      await sendRows(deps, rentId, [row]);
    } catch (error) {
      deps.log.error(`row ${row.rowNo} of the SOS batch ${row.batchId} could not be sent`, error);
      const problem = JSON.stringify({ code: 'device.sos.failed' });
      await store.endRow(deps.database.db, row, { outcome: 'refused', problem });
    }
  }
}

/** Sends the next rows that wait, a few in one transaction. @returns whether there were any @spec DEV-21 */
export async function sendNextRows(deps: SendDeps): Promise<boolean> {
  const rows = await store.nextRows(deps.database.db, rowsPerWave);
  for (const [rentId, some] of Map.groupBy(rows, (row) => row.rentId)) {
    try {
      await sendRows(deps, rentId, some);
    } catch (error) {
      deps.log.error('rows of SOS batches could not be sent together', error);
      await sendEach(deps, rentId, some);
    }
  }
  return rows.length > 0;
}
