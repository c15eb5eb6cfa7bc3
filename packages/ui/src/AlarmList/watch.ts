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
  isUnacknowledged,
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
  readonly unacknowledged: number;
  /** All that came since the first look. */
  readonly came: LevelCounts;
}

const none: LevelCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

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
    let unacknowledged = 0;
    for (const id of store.getIds()) {
      const alarm = store.getRow(id);
      if (!alarm || !isCurrent(alarm.state)) continue;
      alarms.push(alarm);
      if (isUnacknowledged(alarm.state)) unacknowledged += 1;
      if (!known?.has(alarm.alarmId)) fresh.push(alarm);
    }
    if (known) {
      const counts = { ...came };
      for (const { level } of fresh) counts[level] += 1;
      came = counts;
    }
    // by the time they were raised: what is loaded late did not come now
    flood = floodStep(flood, { atMs: nowMs, raisedAtMs: fresh.map(({ raisedAtMs }) => raisedAtMs) }, policy);
    if (known && known.size + fresh.length === alarms.length) for (const { alarmId } of fresh) known.add(alarmId);
    else known = new Set(alarms.map(({ alarmId }) => alarmId));
    // nearly in order already: a store keeps the news on top
    alarms.sort(alarmOrders[order]);
    return { alarms, places: flood.isFlood ? foldFlood(alarms) : null, flood, unacknowledged, came };
  };
}
