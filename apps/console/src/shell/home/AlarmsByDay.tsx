import type { Overview } from '@fireline/api/shell';
import { alarmCategories, alarmWords } from '@fireline/domain/alarm';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useDayText } from '../../lib/useDayText.ts';
import { mainWords } from '../words.ts';

/** How many alarms, faults and events each of the last days brought. @spec ANA-05 */
export function AlarmsByDay({ days }: { readonly days: Overview['alarmsByDay'] }) {
  const t = useWords(mainWords, alarmWords);
  const dayText = useDayText();
  const bars = useMemo(
    () => days.map(({ day, ...values }) => ({ key: day, name: dayText(day), values })),
    [days, dayText],
  );
  const series = useMemo(() => alarmCategories.map((key) => ({ key, label: t(`alarm.category.${key}`) })), [t]);
  return (
    <Card>
      <BarChart label={t('shell.main.byDay')} series={series} bars={bars} height={220} />
    </Card>
  );
}
