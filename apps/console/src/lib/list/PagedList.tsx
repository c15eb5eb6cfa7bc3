import type { CallError } from '@fireline/api/lib';
import type { useCall } from '@fireline/api/react';
import type { ColumnTable } from '@fireline/domain/shell';
import { type Column, DataTable, type EmptyContent, type RowId, type RowLevel } from '@fireline/ui/DataTable';
import { type LoadRows, TableExport } from '@fireline/ui/TableExport';
import type { ReactNode } from 'react';
import { ListScreen } from './ListScreen.styles.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { referenceOf, useFailureText } from '../page/failure.ts';
import { type Ordered, pageInUrl, pagingOf, sortInUrl, tableSort } from './pageInUrl.ts';
import { useHiddenColumns } from './useHiddenColumns.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface PagedListProps<Row> {
  readonly title: string;
  /** Under this name the columns that the reader hides are kept. */
  readonly name: ColumnTable;
  /** Columns that are not shown until somebody asks for them. Keep the list the same between renders. */
  readonly hiddenByDefault?: readonly string[];
  readonly url: UrlQuery;
  /** The page that is shown, as `useCall` tells of it. */
  readonly page: Pick<
    ReturnType<typeof useCall<unknown, Page<Row>>>,
    'data' | 'dataUpdatedAt' | 'isPending' | 'isPlaceholderData' | 'refetch'
  > & {
    readonly error: CallError | null;
  };
  /** The order that the gateway was asked for; left out: nobody can choose it. */
  readonly ordered?: Ordered;
  /** Parameters of the address that narrow the list: taken out when somebody clears the filters. */
  readonly filters: readonly string[];
  readonly toolbar: ReactNode;
  /** Every row of the list, for files and paper, from `useAllRows`. */
  readonly loadRows: LoadRows<Row>;
  /** What the list is narrowed by, in words; stands on paper. */
  readonly filterText: string;
  /** Beside the export, such as a switch to a map. */
  readonly tools?: ReactNode;
  /** In the page's header: what can be done besides, the primary action last. */
  readonly actions?: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly getRowId: (row: Row) => RowId;
  readonly rowName?: (row: Row) => string;
  readonly rowLevel?: (row: Row) => RowLevel | undefined;
  readonly empty: EmptyContent;
  readonly onOpen: (row: Row) => void;
  /** What may come over it: dialogs, drawers. */
  readonly children?: ReactNode;
}

/** A screen that is one list which the gateway filters, sorts and pages: what is chosen of it lives in the address. @spec SHL-23 SHL-24 */
export function PagedList<Row extends object>(props: PagedListProps<Row>) {
  const { title, name, hiddenByDefault, url, page, ordered, filters, onOpen, children, ...more } = props;
  const { loadRows, filterText, tools, actions, ...table } = more;
  const failureText = useFailureText();
  const hidden = useHiddenColumns(name, hiddenByDefault);
  const keptPlace = useKeptPlace(name);
  const { pageNo, pageSize } = pagingOf(url);
  return (
    <ListScreen>
      <PageHeader
        title={title}
        count={page.data?.total}
        // rows that could not be asked for again stay, and are as old as the last answer
        staleSinceMs={page.error && page.data ? page.dataUpdatedAt : null}
        actions={actions}
      />
      <DataTable
        {...table}
        label={title}
        rows={page.data?.rows ?? []}
        height="fill"
        queryKey={url.text}
        keptPlace={keptPlace}
        {...(ordered && { sort: tableSort(ordered), onSortChange: ({ sort }) => url.set(sortInUrl(sort)) })}
        onRowOpen={({ row }) => onOpen(row)}
        paging={{
          page: pageNo,
          pageSize,
          total: page.data?.total ?? 0,
          onChange: (paging) => url.set(pageInUrl(paging)),
        }}
        // rows of another page or filter stay until their successors come, and a line says so
        isLoading={page.isPending || page.isPlaceholderData}
        failure={page.error ? failureText('query', page.error) : undefined}
        failureReference={referenceOf(page.error)}
        onRetry={() => void page.refetch()}
        isFiltered={filters.some((one) => url.get(one) !== '')}
        onClearFilters={() => url.set(Object.fromEntries([...filters, 'page'].map((one) => [one, ''])))}
        renderTools={(context) => (
          <>
            <TableExport table={context} loadRows={loadRows} filterText={filterText} />
            {tools}
          </>
        )}
        {...hidden}
      />
      {children}
    </ListScreen>
  );
}
