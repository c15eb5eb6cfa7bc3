import { useEffect, useRef, useState } from 'react';
import type { TableContext } from '../DataTable/index.ts';
import { saveFile } from '../lib/table/saveFile.ts';
import { useFireline, useTag } from '../lib/context.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { csvOf } from './csv.ts';
import { fileNameOf } from './fileName.ts';
import { tableExportWords } from './words.ts';

export type ExportFormat = 'xlsx' | 'csv' | 'print';

/** Fetches the rows that the table does not hold. */
export type LoadRows<Row> = (call: {
  readonly signal: AbortSignal;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
}) => Promise<readonly Row[]>;

export interface ExportOptions<Row> {
  /** What the table shows; handed over by its `renderTools`. */
  readonly table: TableContext<Row>;
  /** What the file is called; date, time and ending are added. Default: the table's label. */
  readonly name?: string;
  /** What the rows were narrowed by, in words; stands on paper under the title. */
  readonly filterText?: string;
  /** All rows, where the table has only a part of them; it filters and sorts them as its own. Default: those of the table. */
  readonly loadRows?: LoadRows<Row>;
}

interface Running {
  readonly share: number;
  readonly cancel: () => void;
}

/** Fetching takes the first half of the bar where it is needed. */
const half = 0.5;

/** Takes the rows along as a file or on paper, one at a time, with its progress and what came of it. */
export function useExport<Row extends object>({
  table,
  name = table.label,
  filterText = '',
  loadRows,
}: ExportOptions<Row>) {
  const t = useWords(tableExportWords);
  const format = useFormat();
  const { timeZone, clock } = useFireline();
  const tag = useTag();
  const [running, setRunning] = useState<Running | undefined>(undefined);
  const [told, setTold] = useState<{ readonly text: string; readonly isFailed: boolean }>({
    text: '',
    isFailed: false,
  });
  const controller = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const write = async (
    as: ExportFormat,
    root: HTMLElement,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => {
    const before = loadRows ? half : 0;
    const loaded = await loadRows?.({ signal, onProgress: (share) => onProgress(share * half) });
    const rows = loaded ? (table.arrange?.(loaded) ?? loaded) : table.rows();
    const { label: title } = table;
    const columns = (table.fileColumns ?? table.columns).filter(({ isExportable = true }) => isExportable);
    const fileName = fileNameOf(name, clock(), timeZone);
    const input = {
      title,
      columns,
      rows,
      signal,
      onProgress: (share: number) => onProgress(before + share * (1 - before)),
    };
    const count = format.number(rows.length);
    if (as === 'csv') {
      saveFile(`${fileName}.csv`, new Blob([csvOf(columns, rows, format)], { type: 'text/csv;charset=utf-8' }));
    }
    if (as === 'xlsx') {
      const { xlsxOf } = await import('./xlsx.ts');
      saveFile(`${fileName}.xlsx`, await xlsxOf({ ...input, timeZone }));
    }
    if (as === 'print') {
      const { printRows } = await import('./print.ts');
      const { direction, fontFamily } = getComputedStyle(root);
      const notes = [filterText, t('TableExport.printed', { time: format.dateTime(clock()), count })];
      await printRows({ ...input, notes, format, language: tag, direction, fontFamily });
    }
    return count;
  };

  const start = (as: ExportFormat, root: HTMLElement): void => {
    if (controller.current) return;
    const own = new AbortController();
    controller.current = own;
    const cancel = (): void => own.abort();
    setRunning({ share: 0, cancel });
    setTold({ text: t('TableExport.started'), isFailed: false });
    write(as, root, own.signal, (share) => setRunning({ share, cancel }))
      .then(
        (count) => setTold({ text: as === 'print' ? '' : t('TableExport.done', { count }), isFailed: false }),
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          if (own.signal.aborted) setTold({ text: t('TableExport.stopped'), isFailed: false });
          else setTold({ text: t('TableExport.failed', { reason }), isFailed: true });
        },
      )
      .finally(() => {
        controller.current = undefined;
        setRunning(undefined);
      });
  };
  return { start, running, told };
}
