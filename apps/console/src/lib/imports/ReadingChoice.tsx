import type { ImportKind } from '@fireline/domain/site';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { ChosenFile } from './FileStep.tsx';
import { useSheetText } from './sheetText.ts';
import { importWords } from './words.ts';

export interface ReadingChoiceProps {
  readonly kind: ImportKind;
  readonly file: ChosenFile;
  readonly onChange: (choice: string) => void;
}

/** Which sheet of a workbook is imported, or how a text is read where that is not sure; and what a file hides. @spec DEV-26 SIT-04 */
export function ReadingChoice({ kind, file, onChange }: ReadingChoiceProps) {
  const t = useWords(importWords);
  const text = useSheetText(kind);
  const { number } = useFormat();
  const { reading, problem, hidden } = file;
  const isOnly = reading?.by === 'sheet' && reading.options.length === 1;
  return (
    <>
      {reading && isOnly && (
        <p>
          {t('imports.reading.sheet')}: {reading.options[0]?.text}
        </p>
      )}
      {reading && !isOnly && (
        <Select
          label={t(`imports.reading.${reading.by}`)}
          options={reading.options.map(({ value, text: label }) => ({ value, label }))}
          value={reading.value ?? null}
          onChange={({ value }) => value !== null && onChange(value)}
          {...(problem && { problem: text.problem(problem) })}
        />
      )}
      {hidden > 0 && <p>{t('imports.hidden', { count: number(hidden) })}</p>}
    </>
  );
}
