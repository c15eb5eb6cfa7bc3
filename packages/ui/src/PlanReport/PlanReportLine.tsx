import type { DrawingReport } from '@fireline/domain/plan/drawing';
import type { ComponentPropsWithRef } from 'react';
import { toneIcons } from '../lib/alarm/tones.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { Line } from './PlanReport.styles.ts';
import { useSummary } from './summary.ts';
import { planReportWords } from './words.ts';

export interface PlanReportLineProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  readonly report: DrawingReport;
}

/**
 * The report in one line, as after an upload.
 * @spec N11
 * @example <PlanReportLine report={drawing.report} />
 */
export function PlanReportLine({ report, ...rest }: PlanReportLineProps) {
  const { tone, text } = useSummary(report);
  const t = useWords(planReportWords);
  const shown = report.isTruncated ? 'attention' : tone;
  return (
    <Line {...rest} data-tone={shown}>
      {toneIcons[shown]}
      <span>
        {text}
        {report.isTruncated && <span data-part="cut">{t('PlanReport.truncated')}</span>}
      </span>
    </Line>
  );
}
