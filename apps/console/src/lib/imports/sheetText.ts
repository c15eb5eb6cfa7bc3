import type { Problem, SheetColumn } from '@fireline/domain/lib';
import type { ImportKind } from '@fireline/domain/site';
import { sheetWords } from '@fireline/domain/site/sheets';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { kinds, type KindKey, kindWords } from './kinds.ts';
import { workbookWords } from './words.ts';

const words = { ...kindWords, ...sheetWords, ...workbookWords };

/** What the columns of a kind are called, what they ask for, and what is wrong with a row, in the reader's words. */
export interface SheetText {
  readonly header: (column: string) => string;
  /** What a column asks for, one sentence a line. */
  readonly note: (column: SheetColumn) => string;
  /** The values that a column may have; none where it takes any text. */
  readonly choices: (column: string) => readonly string[];
  readonly problem: (problem: Problem) => string;
  /** All that is wrong with a row, each with its column. */
  readonly reason: (problems: readonly Problem[]) => string;
}

/** @spec DEV-26 SHL-12 */
export function useSheetText(kind: ImportKind): SheetText {
  const t = useWords(words);
  return useMemo(() => {
    const { columns, header: headerKey, choices, notes } = kinds[kind];
    const header = (column: string): string => t(headerKey(column));
    const choicesOf = (column: string): readonly string[] => (choices[column] ?? []).map((key) => t(key));
    // a problem's code is a key of the words of its form
    const problem = ({ code, args }: Problem): string => t(code as KindKey, { ...args });
    const columnOf = (field: string | undefined): string | undefined =>
      columns.find(({ id }) => id === field?.split('.')[0])?.id;
    return {
      header,
      choices: choicesOf,
      note: ({ id, isNeeded, repeated, chars }) => {
        const own = notes[id];
        return [
          isNeeded && t('imports.note.needed'),
          chars && t('imports.note.chars', { min: chars.min, max: chars.max }),
          repeated !== undefined && t('imports.note.unique'),
          choicesOf(id).length > 0 && t('imports.note.choice'),
          own && t(own.key, { ...own.args }),
        ]
          .filter(Boolean)
          .join('\n');
      },
      problem,
      reason: (problems) =>
        problems
          .map((one) => {
            const column = columnOf(one.field);
            return column === undefined ? problem(one) : `${header(column)}: ${problem(one)}`;
          })
          .join('; '),
    };
  }, [t, kind]);
}
