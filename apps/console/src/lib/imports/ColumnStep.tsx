import type { ImportKind } from '@fireline/domain/site';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import type { ChosenFile } from './FileStep.tsx';
import { kinds } from './kinds.ts';
import { chosenMeaning, type Mapping, missingIn } from './mapping.ts';
import { ReadingChoice } from './ReadingChoice.tsx';
import { useSheetText } from './sheetText.ts';
import { importWords } from './words.ts';

export interface ColumnStepProps {
  readonly kind: ImportKind;
  readonly file: ChosenFile;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
  /** Reads another sheet, or in another encoding. */
  readonly onReading: (choice: string) => void;
}
interface Line {
  readonly at: number;
  readonly header: string;
  readonly first: string;
}
const none = '-';

/** What each header of the file means; those that were recognised say how. @spec DEV-26 SIT-04 */
export function ColumnStep({ kind, file, mapping, onChange, onReading }: ColumnStepProps) {
  const t = useWords(importWords);
  const text = useSheetText(kind);
  const missing = missingIn(mapping, kinds[kind].columns);
  const lines = file.head.map((header, at): Line => ({ at, header, first: file.rows[0]?.cells[at] ?? '' }));
  const columns = useMemo((): readonly Column<Line>[] => {
    const options = [
      { value: none, label: t('imports.columns.none') },
      ...kinds[kind].columns.map(({ id, isNeeded }) => ({
        value: id,
        label: isNeeded ? `${text.header(id)} *` : text.header(id),
      })),
    ];
    const meaningOf = ({ at, header }: Line) => (
      <Select
        label={t('imports.columns.meaning', { header })}
        isLabelHidden
        options={options}
        value={mapping[at]?.column ?? none}
        onChange={({ value }) => onChange(chosenMeaning(mapping, at, value === none ? null : value))}
      />
    );
    const sourceOf = ({ at }: Line): string => {
      const source = mapping[at]?.source;
      return source ? t(`imports.source.${source}`) : '';
    };
    return [
      { id: 'header', header: t('imports.columns.header'), width: 160, cell: ({ header }) => header },
      { id: 'first', header: t('imports.columns.first'), width: 150, cell: ({ first }) => first },
      { id: 'meaning', header: t('imports.step.columns'), width: 220, cell: meaningOf },
      { id: 'source', header: '', width: 110, text: sourceOf, cell: sourceOf },
    ];
  }, [t, text, kind, mapping, onChange]);
  const choice = <ReadingChoice kind={kind} file={file} onChange={onReading} />;
  // nothing to map until it is read right
  if (file.rows.length === 0) return choice;
  return (
    <>
      {choice}
      <p>{t('imports.columns.how')}</p>
      {missing.length > 0 && (
        <p role="status">{t('imports.columns.missing', { 0: missing.map(text.header).join(', ') })}</p>
      )}
      <DataTable
        label={t('imports.step.columns')}
        rows={lines}
        columns={columns}
        getRowId={({ at }) => at}
        height={420}
        empty={{ title: t('imports.columns.none') }}
      />
    </>
  );
}
