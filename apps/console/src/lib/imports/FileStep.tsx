import { importBytesMax, importRowsMax } from '@fireline/domain/shell';
import type { ImportKind } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { FileDrop } from '@fireline/ui/FileDrop';
import { saveFile, useFormat, useWords } from '@fireline/ui/lib';
import { Download } from 'lucide-react';
import { kinds } from './kinds.ts';
import { readFile } from './readFile.ts';
import type { FileRow } from './readWorkbook.ts';
import { useSheetText } from './sheetText.ts';
import { importWords } from './words.ts';

/** A file that was read: what its first line holds, and the rows below. */
export interface ChosenFile {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly FileRow[];
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
        kinds={['.xlsx', '.csv']}
        bytesMax={importBytesMax}
        // one that is refused does not stand in the way of the next
        atOnce={1}
        failureText={({ error }) => (error instanceof RefusedFile ? error.message : failureText(error))}
        upload={async ({ file }) => {
          const read = await readFile(file);
          if (!read.ok) throw new RefusedFile(read.problems.map(text.problem).join('; '));
          const [head, ...rows] = read.value.rows;
          if (!head || rows.length === 0) throw new RefusedFile(text.problem({ code: 'site.import.empty' }));
          await onChosen({ name: file.name, head: head.cells, rows });
          return { id: file.name, name: file.name, sizeBytes: file.size };
        }}
      />
    </>
  );
}
