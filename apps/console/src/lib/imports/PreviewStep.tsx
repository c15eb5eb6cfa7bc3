import type { CheckedImport } from '@fireline/api/site';
import type { ImportKind } from '@fireline/domain/site';
import type { SheetRow } from '@fireline/domain/site/sheets';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { type TabItem, Tabs } from '@fireline/ui/Tabs';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import type { ChosenFile } from './FileStep.tsx';
import { type FailingRow, type Mapping, sentRows, usedIn } from './mapping.ts';
import { useSheetText } from './sheetText.ts';
import { importWords } from './words.ts';

/** So many rows are shown before anything is imported. */
const firstRows = 20;

export interface PreviewStepProps {
  readonly kind: ImportKind;
  readonly file: ChosenFile;
  readonly mapping: Mapping;
  readonly checked: CheckedImport;
}

function usePreviewColumns(kind: ImportKind, mapping: Mapping): readonly Column<FailingRow>[] {
  const t = useWords(importWords);
  const text = useSheetText(kind);
  return useMemo(() => {
    const reason = ({ problems }: FailingRow): string => text.reason(problems);
    return [
      { id: 'line', header: t('imports.line'), width: 64, align: 'end', cell: ({ line }) => line },
      { id: 'reason', header: t('imports.reason'), width: 260, text: reason, cell: reason },
      ...usedIn(mapping).map(({ column, at }): Column<FailingRow> => ({
        id: column,
        header: text.header(column),
        width: 140,
        text: ({ cells }) => cells[at] ?? '',
        cell: ({ cells }) => cells[at] ?? '',
      })),
    ];
  }, [t, text, mapping]);
}

/** The first rows as they would be imported, and every row that would fail with its reasons. @spec DEV-26 SIT-04 */
export function PreviewStep({ kind, file, mapping, checked }: PreviewStepProps) {
  const t = useWords(importWords);
  const { number } = useFormat();
  const columns = usePreviewColumns(kind, mapping);
  const problems = new Map(checked.failures.map((failure) => [failure.rowNo, failure.problems]));
  const rows = sentRows(file, mapping);
  const withProblems = (row: SheetRow): FailingRow => ({ ...row, problems: problems.get(row.line) ?? [] });
  const tableOf = (label: string, shown: readonly FailingRow[]) => (
    <DataTable
      label={label}
      rows={shown}
      columns={columns}
      getRowId={({ line }) => line}
      height={360}
      empty={{ title: label }}
    />
  );
  const failing = rows.filter(({ line }) => problems.has(line)).map(withProblems);
  const first = rows.slice(0, firstRows).map(withProblems);
  const firstLabel = t('imports.firstRows', { count: number(first.length) });
  const problemLabel = t('imports.problemRows');
  const items: readonly TabItem[] = [
    ...(failing.length > 0
      ? [
          {
            value: 'problems',
            label: `${problemLabel} (${number(failing.length)})`,
            content: tableOf(problemLabel, failing),
          },
        ]
      : []),
    { value: 'first', label: firstLabel, content: tableOf(firstLabel, first) },
  ];
  return (
    <>
      <p role="status">
        {t('imports.checked', { rows: number(checked.rows), failures: number(checked.failures.length) })}
      </p>
      <Tabs label={t('imports.step.preview')} items={items} />
    </>
  );
}
