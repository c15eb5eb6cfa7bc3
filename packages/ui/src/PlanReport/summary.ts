import { type DrawingReport, reportTotals } from '@fireline/domain/plan/drawing';
import type { Tone } from '../lib/alarm/tones.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { planKindWords, planReportWords } from './words.ts';

const kindsNamed = 3;

/** `IMAGE` as the field calls it, where it has a word. */
export const useKindName = (): ((kind: string) => string) => {
  const t = useWords(planKindWords);
  return (kind) => (Object.hasOwn(planKindWords, kind) ? t(kind as keyof typeof planKindWords) : kind);
};

/** What a report comes to in one sentence, and how it is meant. */
export function useSummary(report: DrawingReport): { readonly tone: Tone; readonly text: string } {
  const t = useWords(planReportWords);
  const nameOf = useKindName();
  const { number } = useFormat();
  const { total, approximated, notDrawn, lost } = reportTotals(report);
  if (total === 0) return { tone: 'attention', text: t('PlanReport.nothing') };
  const args = { total: number(total), approximated: number(approximated), notDrawn: number(notDrawn) };
  if (notDrawn === 0) {
    // of what was cut off nobody knows how much it was
    if (report.isTruncated) return { tone: 'attention', text: t('PlanReport.readPart', args) };
    return approximated === 0
      ? { tone: 'success', text: t('PlanReport.allDrawn', args) }
      : { tone: 'success', text: t('PlanReport.allSeen', args) };
  }
  const kinds = lost
    .slice(0, kindsNamed)
    .map(({ kind, count }) => t('PlanReport.kindCount', { kind: nameOf(kind), count: number(count) }));
  const others = lost.slice(kindsNamed).reduce((sum, { count }) => sum + count, 0);
  if (others > 0) kinds.push(t('PlanReport.otherKinds', { count: number(others) }));
  return {
    tone: 'attention',
    text: t('PlanReport.someLost', { ...args, seen: number(total - notDrawn), kinds: kinds.join(' · ') }),
  };
}
