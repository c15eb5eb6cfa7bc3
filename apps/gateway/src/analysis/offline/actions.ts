import { percentages } from '@fireline/domain/analysis';
import { offlineReasons } from '@fireline/domain/device';
import { ok } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import * as store from './store.ts';

/** @spec ANA-02 */
export const nbOffline = async (query: store.NbQuery, { deps, sees }: SignedInAsks) =>
  ok(await store.nbPage(deps.database.db, sees, query));

/** Devices on NB that are offline, by reason; the percentages add up to 100. @spec ANA-02 */
export async function nbOfflineReasons({ deps, sees }: SignedInAsks) {
  const rows = await store.nbCounts(deps.database.db, sees);
  const counts = offlineReasons.map((key) => rows.find(({ reason }) => reason === key)?.count ?? 0);
  const percents = percentages(counts);
  return ok({
    inUse: rows.reduce((sum, { count }) => sum + count, 0),
    offline: counts.reduce((sum, count) => sum + count, 0),
    reasons: offlineReasons.map((key, at) => ({ key, count: counts[at] ?? 0, percent: percents[at] ?? 0 })),
  });
}
