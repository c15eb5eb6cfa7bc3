import type { Alarm, LiveAlarms } from '@fireline/api/alarm';
import { alarmWords } from '@fireline/domain/alarm';
import type { MapAlarm } from '@fireline/ui/DeviceMap';
import { useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useCalmly } from '../lib/useCalmly.ts';
import { useLive } from '../lib/session/live.ts';
import { type KindName, type MapFilter, isShownAlarm, mapAlarmOf } from './mapContent.ts';

const minuteMs = 60_000;

interface Standing {
  readonly total: number;
  readonly alarms: readonly MapAlarm[];
}

/** Walks over the alarms once for each change, and makes each of them once. */
function standingOf(
  { rows, getSnapshot }: LiveAlarms,
  filter: MapFilter,
  name: KindName,
  nowMs: number,
): () => Standing {
  const made = new WeakMap<Alarm, MapAlarm>();
  let counts: unknown;
  let found: Standing = { total: 0, alarms: [] };
  const shown = (alarm: Alarm): MapAlarm => {
    const known = made.get(alarm) ?? mapAlarmOf(alarm, name);
    made.set(alarm, known);
    return known;
  };
  return () => {
    if (counts === getSnapshot()) return found;
    counts = getSnapshot();
    const ids = rows.getIds();
    const alarms = ids.flatMap((id) => {
      const alarm = rows.getRow(id);
      return alarm && isShownAlarm(filter, alarm, nowMs) ? shown(alarm) : [];
    });
    found = { total: ids.length, alarms };
    return found;
  };
}

/** The alarms that stand and that the filter lets through, live. Keep the filter stable between renders. @spec SIT-11 */
export function useMapAlarms(filter: MapFilter): readonly MapAlarm[] {
  const t = useWords(alarmWords);
  const { alarms } = useLive();
  const now = useNow(minuteMs);
  // without a range the time changes nothing
  const nowMs = filter.hours === undefined ? 0 : now;
  const read = useMemo(
    () => standingOf(alarms, filter, (kind) => t(`alarm.kind.${kind}`), nowMs),
    [alarms, filter, t, nowMs],
  );
  return useCalmly(alarms.subscribe, read).alarms;
}
