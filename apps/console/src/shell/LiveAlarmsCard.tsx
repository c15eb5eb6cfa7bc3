import type { LiveAlarms } from '@fireline/api/alarm';
import { pathTo, shellWords } from '@fireline/domain/shell';
import { AlarmList } from '@fireline/ui/AlarmList';
import type { RowStore } from '@fireline/ui/DataTable';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useAlarmCounts, useLive } from './live.ts';
import { AlarmCard } from './MainScreen.styles.ts';
import { type WatchedAlarm, watched } from './watched.ts';

/** The live alarms as a list reads them. */
const storeOf = ({ rows }: LiveAlarms): RowStore<WatchedAlarm> => ({
  getIds: () => rows.getIds(),
  getRow: (id) => {
    const alarm = rows.getRow(Number(id));
    return alarm && watched(alarm);
  },
  subscribeIds: (listener) => rows.subscribeIds(listener),
  subscribeRow: (id, listener) => rows.subscribeRow(Number(id), listener),
  subscribeRows: (listener) => rows.subscribeRows(listener),
});

/** What stands now, worst first; a press opens the alarm. @spec ANA-05 ALM-01 N06 */
export function LiveAlarmsCard() {
  const t = useWords(shellWords);
  const { alarms } = useLive();
  const { state } = useAlarmCounts();
  const [, navigate] = useLocation();
  const store = useMemo(() => storeOf(alarms), [alarms]);
  return (
    <AlarmCard>
      <AlarmList
        store={store}
        headingLevel={2}
        defaultOrder="worst"
        isLoading={state === 'loading'}
        failure={state === 'failed' ? t('shell.network') : undefined}
        onOpen={({ alarm: { alarmId } }) => navigate(pathTo('alarmDetail', { alarmId, segment: 'current' }))}
      />
    </AlarmCard>
  );
}
