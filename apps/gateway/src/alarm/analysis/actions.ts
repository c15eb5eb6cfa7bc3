import { alarmAnalysisOf, analysedPlacesMax } from '@fireline/domain/alarm';
import { analysisDaysMax, customRangeForm, percentages, stepFor } from '@fireline/domain/analysis';
import { addDays, type Day, dayAt, daysBetween, ok, startOfDay } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import type { AlarmFilter } from '../store.ts';
import * as store from './store.ts';

type Narrowed = Pick<AlarmFilter, 'level' | 'category' | 'kind' | 'deviceType' | 'unitId' | 'placeId' | 'partnerId'>;
interface Days {
  readonly from: Day;
  readonly to: Day;
}

const within = ({ from, to }: Days, filter: Narrowed, drill: 'yes' | 'no'): AlarmFilter => ({
  ...filter,
  list: 'all',
  drill,
  from: new Date(startOfDay(from)).toISOString(),
  to: new Date(startOfDay(addDays(to, 1))).toISOString(),
});

/** As many days, just before. */
const before = ({ from, to }: Days): Days => ({
  from: addDays(from, -1 - daysBetween(from, to)),
  to: addDays(from, -1),
});

const mostFirst = <K extends string>(counts: ReadonlyMap<K, number>) => {
  const sorted = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const percents = percentages(sorted.map(([, count]) => count));
  return sorted.map(([key, count], at) => ({ key, count, percent: percents[at] ?? 0 }));
};

/**
 * The real alarms of the days: every figure is what the list with the same filter holds. Nothing in the range has empty breakdowns.
 * @spec ALM-10 N15
 */
export async function analysis({ from, to, ...filter }: Days & Narrowed, { deps, scope }: SignedInAsks) {
  const checked = customRangeForm({ today: dayAt(deps.clock()), daysMax: analysisDaysMax }).check({ from, to });
  if (!checked.ok) return checked;
  const { db } = deps.database;
  const range = checked.value;
  const counts = await store.breakdowns(db, scope, within(range, filter, 'no'), stepFor(range));
  const found = alarmAnalysisOf(counts, range);
  const { total = 0, byTime = [], byLevel = [], byKind = [], byPlace = [] } = found.ok ? found.value : {};
  const most = byPlace.slice(0, analysedPlacesMax);
  const ids = most.flatMap(({ key }) => (key === '' ? [] : [Number(key)]));
  const names = await store.placeNames(db, scope.rentId, ids);
  return ok({
    total,
    before: await store.countOf(db, scope, within(before(range), filter, 'no')),
    drills: await store.countOf(db, scope, within(range, filter, 'yes')),
    step: stepFor(range),
    byTime: byTime.map(({ key, count }) => ({ key, count })),
    byLevel: [...byLevel],
    byKind: [...byKind],
    byDeviceType: mostFirst(counts.byDeviceType),
    byClosing: mostFirst(counts.byClosing),
    byPlace: most.map(({ key, count, percent }) => {
      const placeId = key === '' ? null : Number(key);
      return { placeId, name: placeId === null ? '' : (names.get(placeId) ?? ''), count, percent };
    }),
    places: byPlace.length,
  });
}
