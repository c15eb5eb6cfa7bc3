import { useCall } from '@fireline/api/react';
import { type ImportRecord, type ImportRow, siteCalls } from '@fireline/api/site';
import {
  deviceImportColumns,
  deviceImportColumnWords,
  deviceImportWords,
  deviceRegisterWords,
  deviceSosWords,
} from '@fireline/domain/device';
import { formWords, type Problem } from '@fireline/domain/lib';
import { roleWords } from '@fireline/domain/role';
import { renewalWords } from '@fireline/domain/renewal';
import { pageSizeMax } from '@fireline/domain/shell';
import { placeImportColumns, siteFormWords, siteImportWords, siteWords } from '@fireline/domain/site';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { TableExport } from '@fireline/ui/TableExport';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useAllRows } from '../../lib/list/useAllRows.ts';
import { referenceOf, useFailureText } from '../../lib/page/failure.ts';
import { importWords } from './words.ts';

const problemWords = {
  ...formWords,
  ...siteWords,
  ...siteFormWords,
  ...siteImportWords,
  ...roleWords,
  ...deviceImportColumnWords,
  ...deviceRegisterWords,
  ...deviceSosWords,
  ...renewalWords,
};

interface ImportDetailProps {
  readonly record: ImportRecord;
  readonly onClose: () => void;
}

/** How an import ended: the rows that failed, each with its reason, to be exported, mended and sent again. @spec DEV-26 */
export function ImportDetail({ record, onClose }: ImportDetailProps) {
  const t = useWords(importWords, siteImportWords, deviceImportWords, deviceImportColumnWords);
  const told = useWords(problemWords);
  const failureText = useFailureText();
  const { importId, kind, successRows, failureRows } = record;
  const query = useMemo(() => ({ importId, state: 'failure' }) as const, [importId]);
  const call = useCall(siteCalls.importRows, { ...query, pageSize: pageSizeMax }, { keepsPrevious: true });
  const loadRows = useAllRows(siteCalls.importRows, query);
  const { refetch } = call;
  const columns = useMemo((): readonly Column<ImportRow>[] => {
    // a problem's code is a key of the words of its form
    const textOf = ({ code, args }: Problem): string => told(code as keyof typeof problemWords, { ...args });
    const fields =
      kind === 'place'
        ? placeImportColumns.map((id) => ({ id: id as string, header: t(`site.import.${id}`) }))
        : deviceImportColumns.map((id) => ({ id: id as string, header: t(`device.import.column.${id}`) }));
    const reason = ({ problems }: ImportRow): string =>
      problems
        .map((problem) => {
          const column = fields.find(({ id }) => id === problem.field);
          return column ? `${column.header}: ${textOf(problem)}` : textOf(problem);
        })
        .join('; ');
    return [
      { id: 'rowNo', header: t('imports.rowNo'), width: 70, align: 'end', cell: ({ rowNo }) => rowNo },
      { id: 'reason', header: t('imports.reason'), width: 260, text: reason, cell: reason },
      ...fields.map(({ id, header }): Column<ImportRow> => ({
        id,
        header,
        width: 140,
        text: ({ sent }) => sent[id] ?? '',
        cell: ({ sent }) => sent[id] ?? '',
      })),
    ];
  }, [t, told, kind]);
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={record.fileName} size="large">
      <p role="status">{t('device.import.result', { 0: successRows, 1: failureRows })}</p>
      {failureRows > 0 && <p>{t('imports.mend')}</p>}
      <DataTable
        label={t('imports.failedRows')}
        rows={call.data?.rows ?? []}
        columns={columns}
        getRowId={({ rowNo }) => rowNo}
        height={420}
        isLoading={call.isPending}
        failure={call.error ? failureText('query', call.error) : undefined}
        failureReference={referenceOf(call.error)}
        onRetry={() => void refetch()}
        empty={{ title: t('imports.noFailures') }}
        renderTools={(table) => <TableExport table={table} loadRows={loadRows} filterText={record.fileName} />}
      />
    </Drawer>
  );
}
