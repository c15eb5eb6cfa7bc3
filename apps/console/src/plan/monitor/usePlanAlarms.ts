import type { Alarm, LiveAlarm, LiveAlarms } from '@fireline/api/alarm';
import type { PlanAlarm } from '@fireline/ui/PlanDevices';
import { useMemo } from 'react';
import { useCalmly } from '../../lib/useCalmly.ts';
import { useLive } from '../../lib/session/live.ts';

const planAlarm = ({ alarmId, level, state, kind, alarmTime }: Alarm): PlanAlarm => ({
  alarmId,
  level,
  state,
  kind,
  raisedAtMs: Date.parse(alarmTime),
});

const known = new WeakMap<Alarm, PlanAlarm>();
/** The same object for the same alarm, so that what did not change is not drawn anew. */
const asPlanAlarm = (alarm: Alarm): PlanAlarm => {
  const made = known.get(alarm) ?? planAlarm(alarm);
  known.set(alarm, made);
  return made;
};

const isSame = (one: readonly PlanAlarm[], other: readonly PlanAlarm[]): boolean =>
  one.length === other.length && one.every((alarm, at) => alarm === other[at]);

const lists = new WeakMap<PlanAlarm, readonly PlanAlarm[]>();
/** The same list for the same alarms. */
const sameList = (list: readonly PlanAlarm[]): readonly PlanAlarm[] => {
  const [first] = list;
  if (!first) return list;
  const before = lists.get(first);
  if (before && isSame(before, list)) return before;
  lists.set(first, list);
  return list;
};

interface Standing {
  readonly total: number;
  /** Whether those that stood before have come. */
  readonly isLoaded: boolean;
  readonly list: readonly Alarm[];
}

/** Reads the alarms that the test lets through; walks through them once for each change, not for each look. */
function standingOf({ rows, getSnapshot }: LiveAlarms, isWanted: (alarm: Alarm) => boolean): () => Standing {
  let counts: unknown;
  let found: Standing = { total: 0, isLoaded: false, list: [] };
  return () => {
    if (counts === getSnapshot()) return found;
    counts = getSnapshot();
    const ids = rows.getIds();
    const isShown = (alarm: LiveAlarm | undefined): alarm is LiveAlarm => alarm !== undefined && isWanted(alarm);
    const list = ids.map((id) => rows.getRow(id)).filter(isShown);
    found = { total: ids.length, isLoaded: getSnapshot().state !== 'loading', list };
    return found;
  };
}

/** The alarms that stand, live, of those that the test lets through. */
function useStanding(isWanted: (alarm: Alarm) => boolean): Standing {
  const { alarms } = useLive();
  const read = useMemo(() => standingOf(alarms, isWanted), [alarms, isWanted]);
  return useCalmly(alarms.subscribe, read);
}

/** The alarms that stand, by device; of devices whose alarms did not change the same list as before. @spec PLN-04 */
export function usePlanAlarms(deviceIds: ReadonlySet<number>): ReadonlyMap<number, readonly PlanAlarm[]> {
  const isOnPlan = useMemo(() => (alarm: Alarm) => deviceIds.has(alarm.deviceId), [deviceIds]);
  const { list } = useStanding(isOnPlan);
  return useMemo(() => {
    const byDevice = Map.groupBy(list, ({ deviceId }) => deviceId);
    return new Map([...byDevice].map(([deviceId, its]) => [deviceId, sameList(its.map(asPlanAlarm))]));
  }, [list]);
}

/** The alarms that stand in a building, with their floors; what comes after they were loaded is new. @spec N07 */
export function useBuildingAlarms(placeName: string, buildingName: string): Standing {
  const isThere = useMemo(
    () => (alarm: Alarm) => alarm.placeName === placeName && alarm.buildingName === buildingName,
    [placeName, buildingName],
  );
  return useStanding(isThere);
}
