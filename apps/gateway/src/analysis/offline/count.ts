import { offlineRowsMax, type StatisticsRange, statisticsDays, withOfflineShares } from '@fireline/domain/analysis';
import { addDays, type Day, dayAt, daysBetween, ok, startOfDay } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import * as store from './countStore.ts';

const instant = (ms: number): string => new Date(ms).toISOString();

/** The days of a range, with the instants that they begin at, up to now. */
function spanOf(range: StatisticsRange, nowMs: number) {
  const { from, to } = statisticsDays(range, dayAt(nowMs));
  const days: Day[] = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  return { from, to, days, span: { starts: days.map((day) => instant(startOfDay(day))), end: instant(nowMs) } };
}

/** How long devices were offline, by day and by what they hang in, with percentages that add up to 100. @spec DEV-14 SHL-10 */
export async function offlineCount(
  { range, ...filter }: store.CountFilter & { readonly range: StatisticsRange },
  { deps, scope }: SignedInAsks,
) {
  const { db } = deps.database;
  const { from, to, days, span } = spanOf(range, deps.clock());
  const { all, each } = await store.counted(db, scope, filter, span);
  const shown = withOfflineShares(each).slice(0, offlineRowsMax);
  const names = await store.namesOf(
    db,
    filter.by,
    shown.map(({ key }) => key),
  );
  const cells = await store.byDay(db, scope, filter, span);
  const cellOf = new Map(cells.map((cell) => [`${cell.key ?? '*'} ${cell.n}`, cell]));
  const { offlineNow, offlineS, silences, devices } = all;
  return ok({
    from,
    to,
    until: span.end,
    offlineNow,
    offlineS,
    silences,
    devices,
    inUse: await store.inUse(db, scope, filter),
    days: days.map((day, n) => {
      const cell = cellOf.get(`* ${n}`);
      return {
        day,
        offlineS: cell?.offlineS ?? 0,
        devices: cell?.devices ?? 0,
      };
    }),
    rows: shown.map((row) => ({
      ...row,
      name: names.get(row.key) ?? '',
      days: days.map((_, n) => cellOf.get(`${row.key} ${n}`)?.offlineS ?? 0),
    })),
    isCut: each.length > offlineRowsMax,
  });
}
