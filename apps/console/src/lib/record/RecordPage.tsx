import type { ColumnTable } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { BulkContext } from '@fireline/ui/DataTable';
import type { LoadRows } from '@fireline/ui/TableExport';
import { useFormat } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { ConfirmSend } from '../form/ConfirmSend.tsx';
import { useInterrupted } from '../form/useDraft.ts';
import { ListPage, type ListPageProps } from '../list/ListPage.tsx';
import { useOpenRow } from '../list/useOpenRow.ts';
import { useMay } from '../session/useMay.ts';
import { type AnyRow, type ConsoleRecord, idOf, nameOf } from './consoleRecord.ts';
import { hiddenColumns, recordColumns } from './recordColumns.tsx';
import { type RecordAct, RecordDrawer } from './RecordDrawer.tsx';
import { recordDraft, RecordForm } from './RecordForm.tsx';
import { useChoices } from './useChoices.ts';
import { useCountPaths } from './useCountPaths.ts';
import { useRecordList } from './useRecordList.ts';
import { useRecordWords } from './useRecordWords.ts';

/** What is done with several chosen rows. */
export interface RecordBulk<Row> extends Required<Pick<ListPageProps<Row>, 'selectFor'>> {
  readonly label: string;
  /** What opens when the button is pressed. */
  readonly render: (chosen: {
    readonly selected: BulkContext;
    readonly loadRows: LoadRows<Row>;
    readonly onClose: () => void;
    readonly onDone: () => void;
  }) => ReactNode;
}

export interface RecordPageProps<Row extends AnyRow> {
  /** Keep it the same between renders. */
  readonly of: ConsoleRecord<Row>;
  readonly bulk?: RecordBulk<Row>;
}

/** What a new one begins with: what the list is narrowed to. */
function initialOf({ record }: ConsoleRecord, query: object): Readonly<Record<string, unknown>> {
  const asked = query as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(record.fields).flatMap((name) => {
      const value = asked[name];
      if (!Array.isArray(value)) return value === undefined ? [] : [[name, value]];
      return value.length === 1 ? [[name, value[0] as unknown]] : [];
    }),
  );
}

/**
 * The page of a record: its list with search, filters, columns, export and print, a drawer with its history, and forms to create, change and
 * delete one. Each part can be used by itself where a record needs more.
 * @spec SHL-23 SHL-24 SHL-30
 * @example export const CategoryListScreen = () => <RecordPage of={categories} />;
 */
export function RecordPage<Row extends AnyRow>({ of, bulk }: RecordPageProps<Row>) {
  const { record, calls } = of;
  const t = useRecordWords(of);
  const format = useFormat();
  const may = useMay();
  const paths = useCountPaths(of);
  const choices = useChoices(of.refs, t);
  const list = useRecordList(of, choices, t);
  const columns = useMemo(() => recordColumns(of, t, format, paths), [of, t, format, paths]);
  const mayCreate = may(calls.create);
  const isInterrupted = useInterrupted(recordDraft(of));
  const [doing, setDoing] = useState<RecordAct | 'create' | undefined>(
    mayCreate && isInterrupted ? 'create' : undefined,
  );
  const [selected, select] = useState<BulkContext>();
  const open = useOpenRow(list.url);
  const row = list.page.data?.rows.find((one) => idOf(of, one) === open.id);
  const close = (): void => setDoing(undefined);
  const reload = (): void => void list.page.refetch();
  const create = mayCreate && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t(`${record.prefix}.create`)}
    </Button>
  );
  return (
    <ListPage
      name={record.page as ColumnTable}
      hiddenByDefault={hiddenColumns}
      title={t(`shell.route.${record.page}`)}
      list={list}
      columns={columns}
      getRowId={(one) => idOf(of, one)}
      rowName={(one) => nameOf(of, one)}
      {...(bulk && {
        selectFor: bulk.selectFor,
        renderBulkActions: (chosen: BulkContext) => <Button onClick={() => select(chosen)}>{bulk.label}</Button>,
      })}
      empty={{
        title: t(`${record.prefix}.empty`),
        hint: t(`${record.prefix}.hint`),
        ...(create ? { action: create } : {}),
      }}
      onOpen={(one) => open.open(idOf(of, one))}
      actions={create}
    >
      {row && !doing && <RecordDrawer of={of} row={row} onAct={setDoing} onClose={open.close} />}
      {(doing === 'create' || (row && doing === 'modify')) && (
        <RecordForm
          of={of}
          row={doing === 'create' ? undefined : row}
          initial={initialOf(of, list.query)}
          choices={choices}
          onReload={reload}
          onClose={close}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
      {row && doing === 'delete' && (
        <ConfirmSend
          call={calls.delete}
          send={{ [record.id]: idOf(of, row), revision: row.revision }}
          outdates={[calls.list]}
          action="delete"
          tone="danger"
          title={t('record.delete.title', { name: nameOf(of, row) })}
          confirmLabel={t('record.delete')}
          done={t('record.deleted', { name: nameOf(of, row) })}
          onDone={open.close}
          onClose={close}
        >
          {t(`${record.prefix}.deleteWhat`)}
        </ConfirmSend>
      )}
      {selected &&
        bulk?.render({
          selected,
          loadRows: list.loadRows,
          onClose: () => select(undefined),
          onDone: () => {
            selected.clear();
            reload();
          },
        })}
    </ListPage>
  );
}
