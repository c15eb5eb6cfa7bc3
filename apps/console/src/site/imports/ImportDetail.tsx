import { useCall } from '@fireline/api/react';
import { type ImportRecord, type ImportRow, siteCalls } from '@fireline/api/site';
import { deviceImportWords } from '@fireline/domain/device';
import { pageSizeMax } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { TableExport } from '@fireline/ui/TableExport';
import { saveFile, useFormat, useWords } from '@fireline/ui/lib';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { kinds } from '../../lib/imports/kinds.ts';
import { useSheetText } from '../../lib/imports/sheetText.ts';
import { importWords } from '../../lib/imports/words.ts';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { referenceOf, useFailureText } from '../../lib/page/failure.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { importRecordWords } from './words.ts';

interface ImportDetailProps {
  readonly record: ImportRecord;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function useRowColumns({ kind }: ImportRecord): readonly Column<ImportRow>[] {
  const t = useWords(importWords, importRecordWords);
  const text = useSheetText(kind);
  return useMemo(() => {
    const reason = ({ problems }: ImportRow): string => text.reason(problems);
    return [
      { id: 'rowNo', header: t('imports.rowNo'), width: 70, align: 'end', cell: ({ rowNo }) => rowNo },
      { id: 'reason', header: t('imports.reason'), width: 260, text: reason, cell: reason },
      ...kinds[kind].columns.map(({ id }): Column<ImportRow> => ({
        id,
        header: text.header(id),
        width: 140,
        text: ({ sent }) => sent[id] ?? '',
        cell: ({ sent }) => sent[id] ?? '',
      })),
    ];
  }, [t, text, kind]);
}

/** Saves the rows that failed as a workbook, each with its reason in the reader's language. @spec DEV-26 */
function useFailedFile({ kind, fileName }: ImportRecord, loadRows: ReturnType<typeof useAllRows<never, ImportRow>>) {
  const t = useWords(importWords, importRecordWords);
  const text = useSheetText(kind);
  const tellFailure = useTellFailure();
  return async (): Promise<void> => {
    try {
      const rows = await loadRows({ signal: new AbortController().signal, onProgress: () => {} });
      const { failedWorkbook } = await import('../../lib/imports/writeWorkbook.ts');
      const names = { rows: t(`imports.kind.${kind}`), line: t('imports.rowNo'), reason: t('imports.reason') };
      const failed = rows.map((row) => ({ ...row, reason: text.reason(row.problems) }));
      const book = await failedWorkbook({ columns: kinds[kind].columns, text, names }, failed);
      saveFile(`${t('imports.failedName', { file: fileName.replace(/\.\w+$/, '') })}.xlsx`, book);
    } catch (error) {
      tellFailure('export', error);
    }
  };
}

/** How an import ended: the rows that failed, each with its reason, to be downloaded, corrected and sent again; one that runs can be cancelled. @spec DEV-26 */
export function ImportDetail({ record, onClose, onChanged }: ImportDetailProps) {
  const t = useWords(importWords, importRecordWords, deviceImportWords);
  const { number } = useFormat();
  const failureText = useFailureText();
  const mayCancel = useMay()(siteCalls.cancelImport);
  const [isAsking, setAsking] = useState(false);
  const { importId, state, fileName, successRows, failureRows } = record;
  const query = useMemo(() => ({ importId, state: 'failure' }) as const, [importId]);
  const call = useCall(siteCalls.importRows, { ...query, pageSize: pageSizeMax }, { keepsPrevious: true });
  const loadRows = useAllRows(siteCalls.importRows, query);
  const saveFailed = useFailedFile(record, loadRows);
  const columns = useRowColumns(record);
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={fileName} size="large">
      <p role="status">{t('device.import.result', { 0: successRows, 1: failureRows })}</p>
      {state === 'importing' && mayCancel && (
        <p>
          <Button onClick={() => setAsking(true)}>{t('imports.cancel')}</Button>
        </p>
      )}
      {failureRows > 0 && (
        <>
          <p>{t('imports.mend')}</p>
          <p>
            <Button icon={<Download aria-hidden />} onClick={() => void saveFailed()}>
              {t('imports.failedFile')}
            </Button>
          </p>
        </>
      )}
      <DataTable
        label={t('imports.failedRows')}
        rows={call.data?.rows ?? []}
        columns={columns}
        getRowId={({ rowNo }) => rowNo}
        height={420}
        isLoading={call.isPending}
        failure={call.error ? failureText('query', call.error) : undefined}
        failureReference={referenceOf(call.error)}
        onRetry={() => void call.refetch()}
        empty={{ title: t('imports.noFailures') }}
        renderTools={(table) => <TableExport table={table} loadRows={loadRows} filterText={fileName} />}
      />
      {isAsking && (
        <ConfirmSend
          call={siteCalls.cancelImport}
          send={{ importId }}
          outdates={[siteCalls.imports, siteCalls.importRows]}
          action="import"
          title={t('imports.cancel')}
          confirmLabel={t('imports.cancel')}
          tone="danger"
          done={t('imports.cancelled', { file: fileName })}
          onDone={onChanged}
          onClose={() => setAsking(false)}
        >
          {t('imports.cancel.ask', { file: fileName, done: number(successRows) })}
        </ConfirmSend>
      )}
    </Drawer>
  );
}
