import type { ElectricityCurve } from '@fireline/api/analysis';
import { analysisWords } from '@fireline/domain/analysis';
import { BarChart } from '@fireline/ui/BarChart';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useDayText } from '../../lib/useDayText.ts';
import { analysisPageWords } from '../words.ts';

export interface UseChartProps {
  readonly label: string;
  readonly curve: Pick<ElectricityCurve, 'rows' | 'step'>;
  readonly of?: 'used' | 'maxCurrent' | 'maxLeakage';
}

const units = { used: 'kWh', maxCurrent: 'A', maxLeakage: 'mA' } as const;

/** Consumption or a peak by day or by month. @spec ANA-03 ANA-04 */
export function UseChart({ label, curve: { rows, step }, of = 'used' }: UseChartProps) {
  const t = useWords(analysisPageWords, analysisWords);
  const dayText = useDayText();
  const series = useMemo(() => [{ key: of, label: t(`analysis.${of}`) }], [t, of]);
  const bars = useMemo(
    () =>
      rows.map((row) => {
        const value = row[of];
        return { name: dayText(row.key), key: row.key, values: value === null ? {} : { [of]: value } };
      }),
    [rows, of, dayText],
  );
  return (
    <BarChart
      label={label}
      series={series}
      bars={bars}
      barsLabel={t(step === 'month' ? 'analysis.step.month' : 'analysis.day')}
      unit={units[of]}
      digits={of === 'maxLeakage' ? 0 : 1}
      height={160}
    />
  );
}
