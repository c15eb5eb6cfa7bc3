import { importBytesMax, importRowsMax } from '@fireline/domain/shell';
import type { ImportKind } from '@fireline/domain/site';
import type { SheetRow } from '@fireline/domain/site/sheets';
import type { Problem } from '@fireline/domain/lib';
import { Button } from '@fireline/ui/Button';
import { FileDrop } from '@fireline/ui/FileDrop';
import { saveFile, useFormat, useWords } from '@fireline/ui/lib';
import { Download } from 'lucide-react';
import { kinds } from './kinds.ts';
import type { FileRows, Reading } from './fileRows.ts';
import { readFile } from './readFile.ts';
import { useSheetText } from './sheetText.ts';
import { importWords } from './words.ts';

/** A file that was read: what its first line holds, and the rows below. */
export interface ChosenFile {
  readonly name: string;
  readonly source: File;
  readonly head: readonly string[];
  /** The line of the headers. */
  readonly headLine: number;
  readonly rows: readonly SheetRow[];
  /** Rows among them that the file hides. */
  readonly hidden: number;
  /** Another sheet or encoding may be chosen. */
  readonly reading?: Reading;
  /** Why the chosen one has nothing to import. */
  readonly problem?: Problem;
}

const empty: Problem = { code: 'site.import.empty', field: 'file' };
/** What was read of a file, to be imported. */
export function chosenFile(source: File, { rows, hidden, reading, problem }: FileRows): ChosenFile {
  const [head, ...below] = rows;
  const isUndecided = reading !== undefined && reading.value === undefined;
  const wrong = problem ?? (below.length === 0 && !isUndecided ? empty : undefined);
  return {
    name: source.name,
    source,
    head: head?.cells ?? [],
    headLine: head?.line ?? 1,
    rows: below,
    hidden,
    ...(reading && { reading }),
    ...(wrong && { problem: wrong }),
  };
}

export interface FileStepProps {
  readonly kind: ImportKind;
  /** Goes on with what was read. @throws what refuses it */
  readonly onChosen: (file: ChosenFile) => Promise<void>;
  readonly failureText: (error: unknown) => string | undefined;
}

/** Why a file is not read, in the reader's words. */
export class RefusedFile extends Error {}

/** Chooses the file, which the browser reads; and offers the template to be filled in. @spec DEV-26 SIT-04 */
export function FileStep({ kind, onChosen, failureText }: FileStepProps) {
  const t = useWords(importWords);
  const text = useSheetText(kind);
  const { number } = useFormat();
  const { columns } = kinds[kind];
  const name = t('imports.templateOf', { kind: t(`imports.kind.${kind}`) });
  const template = async (): Promise<void> => {
    // the writer of workbooks is loaded when somebody wants one
    const { templateOf } = await import('./writeWorkbook.ts');
    const names = { rows: t(`imports.kind.${kind}`), allowed: t('imports.allowed') };
    saveFile(`${name}.xlsx`, await templateOf({ columns, text, names }));
  };
  return (
    <>
      <p>{t(`imports.how.${kind}`)}</p>
      <p>
        <Button icon={<Download aria-hidden />} onClick={() => void template()}>
          {t('imports.template')}
        </Button>
      </p>
      <FileDrop
        label={t('imports.choose')}
        description={t('imports.limits', { max: number(importRowsMax) })}
        // spreadsheets save Unicode text as .txt
        kinds={['.xlsx', '.csv', '.txt', '.tsv']}
        bytesMax={importBytesMax}
        // one that is refused does not stand in the way of the next
        atOnce={1}
        failureText={({ error }) => (error instanceof RefusedFile ? error.message : failureText(error))}
        upload={async ({ file }) => {
          const read = await readFile(file, columns);
          if (!read.ok) throw new RefusedFile(read.problems.map(text.problem).join('; '));
          const chosen = chosenFile(file, read.value);
          // with another sheet or encoding to choose, the next step says so
          if (chosen.problem && !chosen.reading) throw new RefusedFile(text.problem(chosen.problem));
          await onChosen(chosen);
          return { id: file.name, name: file.name, sizeBytes: file.size };
        }}
      />
    </>
  );
}
