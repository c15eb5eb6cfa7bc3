import { nightOf, sleepGrade, sleepStageAt, sleepSummary, sleepNightsShown } from '@fireline/domain/device';
import { addDays, dayAt, dayMs, ok, type Problem, refuse } from '@fireline/domain/lib';
import type { Deps, SignedInAsks } from '../../lib/context.ts';
import { deletionNow } from '../../lib/deletionClock.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { deviceById } from '../store.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };

/** @spec DEV-25 */
export async function sleep(
  { deviceId, night }: { readonly deviceId: number; readonly night?: string | undefined },
  { deps, scope }: SignedInAsks,
) {
  const { db } = deps.database;
  if (!(await deviceById(db, scope, deviceId))) return refuse(notFound);
  const nowMs = deps.clock();
  const rows = await store.nightsSince(db, deviceId, addDays(nightOf(nowMs), -sleepNightsShown));
  const chosen = night === undefined ? rows.at(-1) : await store.nightOfDevice(db, deviceId, night);
  const today = rows.find((row) => row.night === nightOf(nowMs));
  return ok({
    nights: rows.map((row) => {
      const summary = sleepSummary(row.segments);
      return { night: row.night, ...summary, grade: sleepGrade(summary) };
    }),
    night: chosen?.night ?? null,
    segments: (chosen?.segments ?? []).map(({ stage, fromMs, toMs }) => ({
      stage,
      from: new Date(fromMs).toISOString(),
      to: new Date(toMs).toISOString(),
    })),
    stageNow: sleepStageAt(today?.segments ?? [], nowMs) ?? null,
  });
}

const nightsPerStatement = 1000;
/** Deletes nights of more than so many days ago, as readings are. @returns how many @spec DEV-25 */
export async function deleteOldNights(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  days: number,
  { isStopped }: Pick<Pace, 'isStopped'>,
): Promise<number> {
  const nowMs = await deletionNow(db, clock());
  if (nowMs === null) return 0;
  const before = dayAt(nowMs - days * dayMs);
  let deleted = 0;
  for (let some = nightsPerStatement; some === nightsPerStatement && !isStopped(); deleted += some)
    some = await store.deleteNightsBefore(db, before, nightsPerStatement);
  return deleted;
}
