import { pathTo } from '@fireline/domain/shell';
import { AlarmList } from '@fireline/ui/AlarmList';
import { useLocation } from 'wouter';
import { useAlarmCounts, useLive } from '../../lib/session/live.ts';
import { useReason } from '../../lib/page/failure.ts';
import { staleSince, useAlarmFreshness } from '../frame/useFreshness.ts';
import { AlarmCard } from './MainScreen.styles.ts';

/** What stands now, worst first; a press opens the alarm. @spec ANA-05 ALM-01 N06 */
export function LiveAlarmsCard() {
  const reason = useReason();
  const { alarms } = useLive();
  const { state, error } = useAlarmCounts();
  const freshness = useAlarmFreshness();
  const [, navigate] = useLocation();
  return (
    <AlarmCard>
      <AlarmList
        store={alarms.rows}
        headingLevel={2}
        defaultOrder="worst"
        isLoading={state === 'loading'}
        staleSinceMs={staleSince(freshness)}
        failure={state === 'failed' ? reason(error) : undefined}
        onRetry={alarms.reload}
        onOpen={({ alarm: { alarmId } }) => navigate(pathTo('alarmDetail', { alarmId, segment: 'current' }))}
      />
    </AlarmCard>
  );
}
