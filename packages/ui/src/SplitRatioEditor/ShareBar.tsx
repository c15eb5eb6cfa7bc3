import { checkProviderMax, financeSplitWords, splitSumPercent } from '@fireline/domain/finance';
import type { CSSProperties } from 'react';
import { ProblemNote } from '../lib/field/ProblemNote.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Bar, Figures, Mark, Part, Rest, Share } from './ShareBar.styles.ts';
import type { SplitDraft, SplitReading } from './drafts.ts';
import { splitRatioEditorWords } from './words.ts';

const colours = 6;
/** Which of the chart's colours a row has; its number tells rows of one colour apart. */
export const seriesOf = (row: number): number => (row % colours) + 1;

const width = (share: number): CSSProperties => ({ '--fl-split-share': share }) as CSSProperties;

/** All shares and what stays as one bar, with the mark that may not be passed, and the three figures that matter. */
export function ShareBar({
  drafts,
  reading,
  providerMaxPercent,
}: {
  readonly drafts: readonly SplitDraft[];
  readonly reading: SplitReading;
  readonly providerMaxPercent: number | undefined;
}) {
  const t = useWords(splitRatioEditorWords);
  const textOf = useProblemText(financeSplitWords);
  const { number } = useFormat();
  const { ratios, sum, limit, sumProblem } = reading;
  const warning = providerMaxPercent === undefined ? undefined : checkProviderMax(ratios, providerMaxPercent);
  const stays = Math.max(0, splitSumPercent - sum);
  const scale = Math.max(splitSumPercent, sum);
  const parts = drafts.flatMap(({ name }, row) => {
    const ratio = ratios[row];
    return ratio === undefined ? [] : [{ row, name, ratio }];
  });
  const told = [...parts, { name: t('SplitRatioEditor.merchant'), ratio: stays }].map(({ name, ratio }) =>
    t('SplitRatioEditor.part', { name, ratio }),
  );
  return (
    <Share>
      <Figures>
        <strong data-over={sumProblem ? '' : undefined}>{t('SplitRatioEditor.sum', { sum: number(sum) })}</strong>
        {!sumProblem && <span>{t('SplitRatioEditor.left', { left: number(limit - sum) })}</span>}
        <span>{t('SplitRatioEditor.limit', { limit: number(limit) })}</span>
      </Figures>
      <Bar
        role="img"
        aria-label={t('SplitRatioEditor.bar', { parts: told.join(t('SplitRatioEditor.between')) })}
        data-over={sumProblem ? '' : undefined}
      >
        {parts.map(({ row, ratio }) => (
          <Part key={row} data-series={seriesOf(row)} style={width(ratio)}>
            {ratio * 25 >= scale && <Mark data-series={seriesOf(row)}>{row + 1}</Mark>}
          </Part>
        ))}
        {stays > 0 && <Rest style={width(stays)} />}
        {limit < splitSumPercent && <i style={{ insetInlineStart: `${(limit / scale) * 100}%` }} />}
      </Bar>
      <ProblemNote>{textOf(sumProblem ?? warning)}</ProblemNote>
    </Share>
  );
}
