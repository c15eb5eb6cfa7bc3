import type { Clock } from '@fireline/api/lib';
import { makeReports } from '../../analysis/reports/make.ts';
import { countStorage } from '../../analysis/storage/actions.ts';
import type { Db } from '../../lib/db/schema.ts';
import type { Log } from '../../lib/log.ts';
import type { City } from '../model.ts';

/** In a city with more devices the gateway's jobs do the same in the minutes after its start, without anybody waiting for it. */
const devicesMax = 600;

/** What fails is tried again by the job, which logs it. */
const silent: Log = { info: () => {}, warn: () => {}, error: () => {} };
const pace = { isStopped: () => false, rest: async () => {} };

/** Makes the reports of ended periods and counts what is stored, as the jobs do, so that a small city has them from the start. */
export async function reportOnCity(db: Db, clock: Clock, city: City): Promise<void> {
  if (city.devices.length > devicesMax) return;
  const deps = { database: { db }, clock, log: silent };
  await makeReports(deps, pace);
  await countStorage(deps, pace);
}
