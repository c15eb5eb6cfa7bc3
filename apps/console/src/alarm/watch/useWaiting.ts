import type { LiveAlarm } from '@fireline/api/alarm';
import { isInPopupRange, isSilenced } from '@fireline/domain/alarm';
import { useNow } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLive } from '../../lib/session/live.ts';
import { usePreferences } from '../../lib/session/preferences.ts';
import { useCalmly } from '../../lib/useCalmly.ts';
import { useScreenPush } from '../../shell/useScreenPush.tsx';

/** How soon an alarm pops up whose silence has ended, or disappears that is out of range. */
const popupEveryMs = 5000;

/** The alarms that wait for acknowledgement, are recent enough, and pop up for the reader. @spec ALM-04 ALM-08 */
export function useWaiting(): readonly LiveAlarm[] {
  const { alarms } = useLive();
  const counts = useCalmly(alarms.subscribe, alarms.getSnapshot);
  const now = useNow(popupEveryMs);
  const { popupHours } = usePreferences();
  const push = useScreenPush();
  return useMemo(() => {
    if (counts.total === 0) return [];
    const recent: LiveAlarm[] = [];
    for (const id of alarms.rows.getIds()) {
      const alarm = alarms.rows.getRow(id);
      if (!alarm || alarm.isAcknowledged || isSilenced(alarm, now)) continue;
      if (push(alarm.level).popup.isOn && isInPopupRange(alarm.raisedAtMs, now, popupHours)) recent.push(alarm);
    }
    return recent;
  }, [alarms, counts, now, popupHours, push]);
}
