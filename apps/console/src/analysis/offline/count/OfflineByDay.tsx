import { isDayRunning } from '@fireline/domain/analysis';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { useDayText } from '../../../lib/useDayText.ts';
import { type OfflineCount, secondsAsHours } from './toRecords.ts';
import { untilText } from './untilText.ts';
import { offlineCountWords } from './words.ts';

/** The time lost on each day; the day that goes on is a series of its own, so that picture, table and file tell it from the whole ones. @spec DEV-14 ANA-04 */
export function OfflineByDay({ data }: { readonly data: OfflineCount }) {
  const t = useWords(offlineCountWords);
  const dayText = useDayText();
  const untilMs = Date.parse(data.until);
  return (
    <Card>
      <BarChart
        label={t('offlineCount.lostByDay')}
        unit={t('offlineCount.unit.hours')}
        digits={1}
        barsLabel={t('offlineCount.day')}
        series={[
          { key: 'whole', label: t('offlineCount.wholeDays') },
          { key: 'soFar', label: t('offlineCount.soFar', { time: untilText(data.until) }) },
        ]}
        bars={data.days.map(({ day, offlineS }) => {
          const isRunning = isDayRunning(day, untilMs);
          const name = dayText(day, data);
          return {
            key: day,
            name: isRunning ? t('offlineCount.daySoFar', { day: name }) : name,
            values: { [isRunning ? 'soFar' : 'whole']: secondsAsHours(offlineS) },
          };
        })}
      />
    </Card>
  );
}
