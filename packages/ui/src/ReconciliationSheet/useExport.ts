import { type Figures, type Imbalance, tariffWords } from '@fireline/domain/tariff';
import { useState } from 'react';
import { saveFile } from '../lib/table/saveFile.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { recordColumns } from './TermRows.tsx';
import { csvOf } from './sums.ts';
import type { Terms } from './useTerms.ts';
import { reconciliationSheetWords } from './words.ts';

export interface ExportOptions {
  readonly terms: Terms;
  readonly figures: Figures;
  readonly reasons: readonly Imbalance[];
  readonly fileName: string;
}

/** The whole statement as a file, with rows that were never opened too; nothing rather than half of it. */
export function useExport({ terms, figures, reasons, fileName }: ExportOptions) {
  const t = useWords(reconciliationSheetWords, tariffWords);
  const textOf = useProblemText(tariffWords);
  const { dateTime } = useFormat();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const write = async (): Promise<void> => {
    setState('pending');
    try {
      const text = csvOf(figures, await terms.all(), reasons, {
        term: (term) => t(`tariff.statement.term.${term}`),
        heading: t('ReconciliationSheet.term'),
        columns: recordColumns.map((column) => t(`ReconciliationSheet.${column}`)),
        difference: t('ReconciliationSheet.difference'),
        sellType: (type) => t(`tariff.record.sellType.${type}`),
        time: dateTime,
        reason: (reason) => textOf(reason) ?? reason.code,
      });
      saveFile(`${fileName}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { isPending: state === 'pending', hasFailed: state === 'failed', export: () => void write() };
}
