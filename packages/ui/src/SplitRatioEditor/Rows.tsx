import { splitSumPercent } from '@fireline/domain/finance';
import { Check } from 'lucide-react';
import { FigureField } from '../lib/field/FigureField.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Row } from './Row.tsx';
import { Frame, None, Table } from './Rows.styles.ts';
import { type RowChange, keysOf } from './drafts.ts';
import type { Sample, Split } from './shares.ts';
import type { SplitOfEditor } from './useSplit.ts';
import { splitRatioEditorWords } from './words.ts';

/** An example order with what the rows make of it. */
export interface SplitSample extends Sample {
  /** From 1. */
  readonly number: number;
  readonly split: Split | undefined;
}

export interface RowsProps {
  readonly label: string;
  readonly split: SplitOfEditor;
  readonly samples: readonly SplitSample[];
  readonly changes: readonly (RowChange | undefined)[];
  readonly isFixed: boolean;
  readonly disabled: boolean | undefined;
  readonly onSample: (change: { readonly number: number; readonly text: string }) => void;
}

/** A row for each recipient, with its cents of each example order; below, what stays and that it all adds up. */
export function Rows({ label, split, samples, changes, isFixed, disabled, onSample }: RowsProps) {
  const t = useWords(splitRatioEditorWords);
  const { money } = useFormat();
  const nameOf = ({ cents, number }: SplitSample): string =>
    cents === undefined ? t('SplitRatioEditor.sample', { number }) : money(cents);
  const keys = keysOf(split.drafts);
  return (
    <Frame>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th>{t('SplitRatioEditor.recipient')}</th>
            <th data-figure>{t('SplitRatioEditor.column.ratio')}</th>
            {samples.map((sample) => (
              <th key={sample.number} data-figure>
                <SampleField sample={sample} disabled={disabled} onSample={onSample} />
              </th>
            ))}
            {!isFixed && (
              <th>
                <VisuallyHidden>{t('SplitRatioEditor.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {split.drafts.map((draft, at) => (
            <Row key={keys[at]} {...{ at, draft, split, samples, nameOf, isFixed }} change={changes[at]} />
          ))}
        </tbody>
        <Totals {...{ split, samples, nameOf }} />
      </Table>
      {split.drafts.length === 0 && <None>{t('SplitRatioEditor.empty')}</None>}
    </Frame>
  );
}

function SampleField({
  sample: { number, text, problem },
  disabled,
  onSample,
}: Pick<RowsProps, 'disabled' | 'onSample'> & { readonly sample: SplitSample }) {
  const t = useWords(splitRatioEditorWords);
  const textOf = useProblemText();
  const { moneySign } = useFormat();
  return (
    <FigureField
      label={t('SplitRatioEditor.sample', { number })}
      value={text}
      onChange={({ value }) => onSample({ number, text: value })}
      problem={textOf(problem)}
      prefix={moneySign()}
      inputMode="decimal"
      disabled={disabled ?? false}
    />
  );
}

type TotalsProps = Pick<RowsProps, 'split' | 'samples'> & { readonly nameOf: (sample: SplitSample) => string };

function Totals({ split, samples, nameOf }: TotalsProps) {
  const t = useWords(splitRatioEditorWords);
  const { money, number } = useFormat();
  const stays = Math.max(0, splitSumPercent - split.reading.sum);
  return (
    <tfoot>
      <tr>
        <th>{t('SplitRatioEditor.merchant')}</th>
        <td data-figure>{number(stays, { unit: '%' })}</td>
        {samples.map((sample) => (
          <td key={sample.number} data-figure data-label={nameOf(sample)}>
            {sample.split ? money(sample.split.merchantCents) : '–'}
          </td>
        ))}
      </tr>
      <tr data-total>
        <th>{t('SplitRatioEditor.total')}</th>
        <td data-figure>{number(split.reading.sum + stays, { unit: '%' })}</td>
        {samples.map((sample) => (
          <td key={sample.number} data-figure data-label={nameOf(sample)}>
            {sample.split && sample.split.totalCents === sample.cents && <Check aria-hidden />}
            {sample.split ? money(sample.split.totalCents) : '–'}
            {sample.split && sample.split.totalCents === sample.cents && (
              <VisuallyHidden> {t('SplitRatioEditor.exact')}</VisuallyHidden>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
