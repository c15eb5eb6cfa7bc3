import {
  type AlarmLevel,
  type AlarmOrder,
  type FloodPlace,
  type FloodPolicy,
  type FloodState,
  alarmOrders,
  calmFlood,
  floodStep,
  foldFlood,
  isCurrent,
} from '@fireline/domain/alarm';
import type { RowStore } from '../DataTable/index.ts';
import type { ListAlarm } from './listAlarm.ts';

export type LevelCounts = Readonly<Record<AlarmLevel, number>>;

/** The alarms at one moment. */
export interface Look<A extends ListAlarm> {
  /** Those that stand, in the order asked for. */
  readonly alarms: readonly A[];
  /** The units of a flood with what is in them; null: there is none. */
  readonly places: readonly FloodPlace<A>[] | null;
  readonly flood: FloodState;
  /** Nobody has acknowledged them. */
  readonly open: number;
  /** All that came since the first look. */
  readonly came: LevelCounts;
}

const none: LevelCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** What stood at the first look came when it was raised, so that a list opened in a flood begins in flood mode. */
function floodSoFar(alarms: readonly ListAlarm[], nowMs: number, policy: FloodPolicy): FloodState {
  const seconds = new Map<number, number>();
  for (const { raisedAtMs } of alarms) {
    const second = Math.floor(raisedAtMs / 1000);
    if (raisedAtMs <= nowMs && raisedAtMs > nowMs - policy.windowSeconds * 1000)
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return [...seconds]
    .toSorted(([a], [b]) => a - b)
    .reduce((flood, [second, count]) => floodStep(flood, { atMs: second * 1000, alarms: count }, policy), calmFlood);
}

/**
 * Looks at a store of alarms again and again, and knows what came between two looks. A look walks over all alarms once: the caller keeps
 * the pace.
 * @spec N06 ALM-07
 */
export function createWatch<A extends ListAlarm>(
  store: Pick<RowStore<A>, 'getIds' | 'getRow'>,
  policy: FloodPolicy,
): (order: AlarmOrder, nowMs: number) => Look<A> {
  let known: Set<number> | undefined;
  let flood = calmFlood;
  let came = none;
  return (order, nowMs) => {
    const alarms: A[] = [];
    const fresh: A[] = [];
    let open = 0;
    for (const id of store.getIds()) {
      const alarm = store.getRow(id);
      if (!alarm || !isCurrent(alarm.state)) continue;
      alarms.push(alarm);
      if (alarm.state === 'open') open += 1;
      if (!known?.has(alarm.alarmId)) fresh.push(alarm);
    }
    if (known) {
      const counts = { ...came };
      for (const { level } of fresh) counts[level] += 1;
      came = counts;
      flood = floodStep(flood, { atMs: nowMs, alarms: fresh.length }, policy);
    } else {
      flood = floodStep(floodSoFar(fresh, nowMs, policy), { atMs: nowMs }, policy);
    }
    if (known && known.size + fresh.length === alarms.length) for (const { alarmId } of fresh) known.add(alarmId);
    else known = new Set(alarms.map(({ alarmId }) => alarmId));
    // nearly in order already: a store keeps the news on top
    alarms.sort(alarmOrders[order]);
    return { alarms, places: flood.isFlood ? foldFlood(alarms) : null, flood, open, came };
  };
}
