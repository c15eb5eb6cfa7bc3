import { financeSplitWords, splitRatioPercent } from '@fireline/domain/finance';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { FigureField } from '../lib/field/FigureField.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { SplitSample } from './Rows.tsx';
import { Actions, Changed } from './Rows.styles.ts';
import { Mark } from './ShareBar.styles.ts';
import { seriesOf } from './ShareBar.tsx';
import type { RowChange, SplitDraft } from './drafts.ts';
import type { SplitOfEditor } from './useSplit.ts';
import { splitRatioEditorWords } from './words.ts';

export interface RowProps {
  readonly at: number;
  readonly draft: SplitDraft;
  readonly split: SplitOfEditor;
  readonly samples: readonly SplitSample[];
  /** What the orders are called where the heading is out of sight. */
  readonly nameOf: (sample: SplitSample) => string;
  readonly change: RowChange | undefined;
  readonly isFixed: boolean;
}

/** A recipient, its ratio, and its cents of each example order. */
export function Row({ at, draft, split, samples, nameOf, change, isFixed }: RowProps) {
  const t = useWords(splitRatioEditorWords);
  const { money } = useFormat();
  return (
    <tr data-row={at}>
      <th>
        <Mark data-series={seriesOf(at)}>{at + 1}</Mark>
        <strong>{draft.name}</strong>
        {change?.kind === 'added' && <Changed>{t('SplitRatioEditor.isNew')}</Changed>}
        <small>{draft.account}</small>
      </th>
      <td data-figure>
        <Ratio {...{ at, draft, split, change, isFixed }} />
      </td>
      {samples.map((sample) => {
        const share = sample.split?.shares[at];
        return (
          <td key={sample.number} data-figure data-label={nameOf(sample)}>
            {share ? money(share.cents) : '–'}
            {share?.isRoundedUp && <small>{t('SplitRatioEditor.cent')}</small>}
          </td>
        );
      })}
      {!isFixed && (
        <td>
          <RowActions {...{ at, draft, split }} />
        </td>
      )}
    </tr>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

function Ratio({ at, draft, split, change, isFixed }: Pick<RowProps, 'at' | 'draft' | 'split' | 'change' | 'isFixed'>) {
  const t = useWords(splitRatioEditorWords);
  const textOf = useProblemText(financeSplitWords);
  const { number } = useFormat();
  const { reading, changedRow } = split;
  const was = change?.kind === 'changed' ? t('SplitRatioEditor.was', { ratio: number(change.from) }) : undefined;
  if (isFixed)
    return (
      <>
        {`${draft.ratio}%`}
        {was && <small>{was}</small>}
      </>
    );
  const isBeingTyped = changedRow === at && draft.ratio === '';
  const problem = isBeingTyped
    ? undefined
    : (reading.rowProblems[at] ?? (changedRow === at ? reading.sumProblem : undefined));
  const step = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (event.altKey) split.move(at, at - by, 'ratio');
    else split.setRatio(at, String(stepped(reading.ratios[at], by, reading.largest[at])));
  };
  return (
    <FigureField
      data-part="ratio"
      label={t('SplitRatioEditor.ratioOf', { name: draft.name })}
      isLabelHidden
      value={String(draft.ratio)}
      onChange={({ value }) => split.setRatio(at, value)}
      onKeyDown={step}
      onBlur={() => split.leave(at)}
      suffix="%"
      inputMode="numeric"
      autoComplete="off"
      problem={textOf(problem)}
      description={was}
    />
  );
}

/** One step on, from nothing to the smallest, and never past what the rule allows. */
const stepped = (ratio: number | undefined, by: number, largest: number | undefined): number => {
  const { min, max } = splitRatioPercent;
  return Math.max(min, Math.min(largest ?? max, (ratio ?? 0) + by));
};

function RowActions({ at, draft: { name }, split }: Pick<RowProps, 'at' | 'draft' | 'split'>) {
  const t = useWords(splitRatioEditorWords);
  const last = split.drafts.length - 1;
  return (
    <Actions>
      <Action
        part="up"
        label={t('SplitRatioEditor.up', { name })}
        icon={<ArrowUp aria-hidden />}
        isAtEnd={at === 0}
        onPress={() => split.move(at, at - 1, 'up')}
      />
      <Action
        part="down"
        label={t('SplitRatioEditor.down', { name })}
        icon={<ArrowDown aria-hidden />}
        isAtEnd={at === last}
        onPress={() => split.move(at, at + 1, 'down')}
      />
      <Action
        part="remove"
        label={t('SplitRatioEditor.remove', { name })}
        icon={<X aria-hidden />}
        onPress={() => split.remove(at)}
      />
    </Actions>
  );
}

interface ActionProps {
  readonly part: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** It can be reached and does nothing: a button that is disabled under the focus would lose it. */
  readonly isAtEnd?: boolean;
  readonly onPress: () => void;
}

function Action({ part, label, icon, isAtEnd = false, onPress }: ActionProps) {
  return (
    <Tooltip text={label}>
      <IconButton data-part={part} label={label} icon={icon} aria-disabled={isAtEnd || undefined} onClick={onPress} />
    </Tooltip>
  );
}
