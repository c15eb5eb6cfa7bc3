import { tariffWords } from '@fireline/domain/tariff';
import type { ReactNode } from 'react';
import { TextField } from '../TextField/index.ts';
import { FigureField } from '../lib/field/FigureField.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import type { PricesOfEditor } from './usePrices.ts';

/** What every part of the list is drawn with. */
export interface PartProps {
  readonly editor: PricesOfEditor;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** Of the headings of the parts. */
  readonly headingLevel: 2 | 3 | 4;
}

export interface CellProps extends PartProps {
  /** The path of the field, as problems name it. */
  readonly field: string;
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly kind: 'money' | 'count' | 'text';
  readonly unit?: string;
  readonly hint?: ReactNode;
}

/** An amount as typed, with commas between thousands. */
const grouped = (text: string): string => text.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

const inputModes = { money: 'decimal', count: 'numeric', text: 'text' } as const;

/** One value of the list: a field, or what was typed where nothing may be changed. */
export function Cell(props: CellProps) {
  const { editor, disabled, readOnly, field, label, text, onText, kind, unit, hint } = props;
  const textOf = useProblemText(tariffWords);
  const sign = useFormat().moneySign();
  if (readOnly)
    return (
      <span data-fixed>
        {kind === 'money' && text !== '' && sign}
        {text === '' ? '–' : kind === 'money' ? grouped(text) : text}
        {unit && text !== '' && <small> {unit}</small>}
        {hint && <small data-under>{hint}</small>}
      </span>
    );
  const Field = kind === 'text' ? TextField : FigureField;
  return (
    <Field
      label={label}
      isLabelHidden
      value={text}
      onChange={({ value }) => onText(value)}
      onBlur={() => editor.leave(field)}
      problem={textOf(editor.problemAt(field))}
      description={hint}
      prefix={kind === 'money' ? sign : undefined}
      suffix={unit}
      inputMode={inputModes[kind]}
      autoComplete="off"
      disabled={disabled}
    />
  );
}
