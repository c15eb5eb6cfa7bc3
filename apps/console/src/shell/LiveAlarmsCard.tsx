import { pathTo, shellWords } from '@fireline/domain/shell';
import { AlarmList } from '@fireline/ui/AlarmList';
import { useWords } from '@fireline/ui/lib';
import { useLocation } from 'wouter';
import { useAlarmCounts, useLive } from './live.ts';
import { AlarmCard } from './MainScreen.styles.ts';

/** What stands now, worst first; a press opens the alarm. @spec ANA-05 ALM-01 N06 */
export function LiveAlarmsCard() {
  const t = useWords(shellWords);
  const { alarms } = useLive();
  const { state } = useAlarmCounts();
  const [, navigate] = useLocation();
  return (
    <AlarmCard>
      <AlarmList
        store={alarms.rows}
        headingLevel={2}
        defaultOrder="worst"
        isLoading={state === 'loading'}
        failure={state === 'failed' ? t('shell.network') : undefined}
        onOpen={({ alarm: { alarmId } }) => navigate(pathTo('alarmDetail', { alarmId, segment: 'current' }))}
      />
    </AlarmCard>
  );
}
