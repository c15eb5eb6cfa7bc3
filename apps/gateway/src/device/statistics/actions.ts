import { statisticsDays } from '@fireline/domain/analysis';
import type { StatisticsBy } from '@fireline/domain/device';
import { addDays, dayAt, ok, startOfDay } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { DeviceFilter } from '../filter/filterStore.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { type DeedQuery, deedsByDay, deedsPage } from './deedStore.ts';
import * as store from './store.ts';

/** What days are kept by; under another filter there is nothing to compare with. */
const keptNodes: ReadonlySet<string> = new Set(['partnerId', 'unitId', 'placeId']);
const isKept = (filter: DeviceFilter): boolean =>
  Object.entries(filter).every(([key, value]) => value === undefined || keptNodes.has(key));

/** @spec DEV-14 DEV-12 */
export async function statistics(
  { by, ...filter }: DeviceFilter & { readonly by: StatisticsBy },
  { deps, scope }: SignedInAsks,
) {
  const { db } = deps.database;
  const today = dayAt(deps.clock());
  const dated = { ...filter, today, now: isoNow(deps.clock) };
  return ok({
    ...(await store.counted(db, scope, dated, by)),
    before: isKept(filter) ? await store.before(db, scope, filter, today) : [],
  });
}

/** @spec DEV-14 ANA-04 */
export async function analysis({ range, ...filter }: store.AnalysisQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const nowMs = deps.clock();
  const { from, to } = statisticsDays(range, dayAt(nowMs));
  const span = {
    f: new Date(startOfDay(from)).toISOString(),
    t: new Date(Math.min(startOfDay(addDays(to, 1)), nowMs)).toISOString(),
  };
  return ok({
    from,
    to,
    days: await store.daysBetweenOf(db, scope, filter, { from, to }),
    lives: await deedsByDay(db, scope, filter, { from, to, nowMs }, span),
    ...(await store.silent(db, scope, filter, span)),
    alarms: await store.alarmsByType(db, scope, filter, span),
    ...(await store.bands(db, scope, filter)),
  });
}

/** What the figures of the analysis count as activated and removed. @spec DEV-14 */
export const lifeDeeds = async (query: DeedQuery & Paging, { deps, scope }: SignedInAsks) =>
  ok(await deedsPage(deps.database.db, scope, query));
