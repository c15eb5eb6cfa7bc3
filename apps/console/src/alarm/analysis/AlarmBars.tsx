import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { alarmAnalysisWords } from './words.ts';

export interface AlarmBar {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

export interface AlarmBarsProps {
  readonly title: string;
  readonly barsLabel: string;
  readonly bars: readonly AlarmBar[];
  readonly direction?: 'vertical' | 'horizontal';
  /** Left out for bars that no list can show. */
  readonly onOpen: (key: string) => void;
}

/** How many alarms each has, as bars that open their alarms; table, file and picture come with the chart. @spec ALM-10 ANA-04 */
export function AlarmBars({ title, barsLabel, bars, direction = 'horizontal', onOpen }: AlarmBarsProps) {
  const t = useWords(alarmAnalysisWords);
  return (
    <Card>
      <BarChart
        label={title}
        barsLabel={barsLabel}
        series={[{ key: 'count', label: t('alarms.count') }]}
        bars={bars.map(({ key, name, count }) => ({ key, name, values: { count } }))}
        direction={direction}
        onOpen={({ key }) => onOpen(key)}
      />
    </Card>
  );
}
