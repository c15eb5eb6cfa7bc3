import type { Call } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { defaultPageSize } from '@fireline/domain/shell';
import { type Column, DataTable, type EmptyContent, type RowId, type RowLevel } from '@fireline/ui/DataTable';
import { Pagination } from '@fireline/ui/Pagination';
import { useState } from 'react';
import { useFailureText } from '../page/failure.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { RowCards, cardOf } from './RowCards.tsx';
import { CardScreen } from './RowCards.styles.ts';
import type { RowsPage } from './readAllRows.ts';

export interface PartTableProps<Send, Row> {
  readonly label: string;
  readonly call: Call<Send, RowsPage<Row>>;
  /** What the rows belong to; pages are added. */
  readonly of: Omit<Send, 'pageNo' | 'pageSize'>;
  readonly columns: readonly Column<Row>[];
  readonly getRowId: (row: Row) => RowId;
  readonly rowLevel?: (row: Row) => RowLevel | undefined;
  readonly onOpen?: (row: Row) => void;
  readonly empty: EmptyContent;
}

/** Rows that belong to one record, a page at a time, kept up to date while they are seen; cards on a phone, as in lists. @spec SHL-23 */
export function PartTable<Send, Row extends object>(props: PartTableProps<Send, Row>) {
  const { call, of, onOpen, ...table } = props;
  const failureText = useFailureText();
  const isPhone = useIsPhone();
  const [paging, setPaging] = useState({ page: 1, pageSize: defaultPageSize });
  const sent = { ...of, pageNo: paging.page, pageSize: paging.pageSize } as unknown as Send;
  const page = useCall(call, sent, { keepsPrevious: true, isPolling: true });
  const total = page.data?.total ?? 0;
  const rows = {
    rows: page.data?.rows ?? [],
    isLoading: page.isPending || page.isPlaceholderData,
    failure: page.error ? failureText('query', page.error) : undefined,
    onRetry: () => void page.refetch(),
  };
  if (isPhone)
    return (
      <CardScreen>
        <RowCards {...table} {...rows} onOpen={onOpen} card={cardOf(table.columns)} />
        {total > paging.pageSize && <Pagination {...paging} total={total} onPageChange={setPaging} />}
      </CardScreen>
    );
  return (
    <DataTable
      {...table}
      {...rows}
      {...(onOpen && { onRowOpen: ({ row }: { readonly row: Row }) => onOpen(row) })}
      paging={{ ...paging, total, onChange: setPaging }}
    />
  );
}
