import type { CallError, Who } from '@fireline/api/lib';
import type { useCall } from '@fireline/api/react';
import type { ColumnTable } from '@fireline/domain/shell';
import {
  type BulkContext,
  type Column,
  DataTable,
  type EmptyContent,
  type RowId,
  type RowLevel,
} from '@fireline/ui/DataTable';
import { Pagination } from '@fireline/ui/Pagination';
import type { LoadRows } from '@fireline/ui/TableExport';
import type { ReactNode } from 'react';
import { useMay } from '../session/useMay.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { PageHeader, type PageHeaderProps } from '../page/PageHeader.tsx';
import { referenceOf, useFailureText } from '../page/failure.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { ListExport } from './ListExport.tsx';
import { ListFilters } from './ListFilters.tsx';
import { Lead, ListScreen } from './ListScreen.styles.ts';
import { SortChoice } from './SortChoice.tsx';
import { CardBulk } from './CardBulk.tsx';
import { type CardColumns, RowCards, cardOf } from './RowCards.tsx';
import { CardFoot, CardScreen } from './RowCards.styles.ts';
import { type AnyFilter, narrowedText, paramsOf } from './filter.ts';
import { type Ordered, sortInUrl, tableSort } from './pageInUrl.ts';
import { usePaging } from './usePaging.ts';
import type { RowsPage } from './readAllRows.ts';
import { useCardChoice } from './useCardChoice.ts';
import { useHiddenColumns } from './useHiddenColumns.ts';
import { useKeptPlace } from './useKeptPlace.ts';

type ShownPage<Row> = Pick<
  ReturnType<typeof useCall<unknown, RowsPage<Row>>>,
  'data' | 'dataUpdatedAt' | 'isPending' | 'isPlaceholderData' | 'refetch'
> & { readonly error: CallError | null };

export interface ListPageProps<Row> extends Pick<PageHeaderProps, 'back'> {
  readonly title: string;
  /** Of the page, where the list is a part of it; default: the list's own. */
  readonly pageTitle?: string;
  /** The gateway keeps the columns that the reader hides under this name. */
  readonly name: ColumnTable;
  /** Columns that are hidden until the reader asks for them. Keep the list the same between renders. */
  readonly hiddenByDefault?: readonly string[];
  /** From `useList`. */
  readonly list: {
    readonly url: UrlQuery;
    readonly page: ShownPage<Row>;
    readonly ordered: Ordered | undefined;
    readonly filters: readonly AnyFilter[];
    readonly loadRows: LoadRows<Row>;
  };
  /** Beside the export, such as a switch to a map. */
  readonly tools?: ReactNode;
  /** Between header and table: what the rows come to, such as a chart. */
  readonly lead?: ReactNode;
  /** In the page's header; the primary action last. */
  readonly actions?: ReactNode;
  /** Keep the list the same between renders. */
  readonly columns: readonly Column<Row>[];
  readonly getRowId: (row: Row) => RowId;
  readonly rowName?: (row: Row) => string;
  readonly rowLevel?: (row: Row) => RowLevel | undefined;
  /** What is done with chosen rows: who may send one of these calls can choose rows. */
  readonly selectFor?: readonly { readonly who: Who }[];
  readonly renderBulkActions?: (context: BulkContext) => ReactNode;
  readonly empty: EmptyContent;
  readonly onOpen: (row: Row) => void;
  /** On a phone rows are cards with these columns, by their ids. Default: the states, then what the table shows first. Keep it the same between renders. */
  readonly card?: CardColumns;
  /** Dialogs and drawers. */
  readonly children?: ReactNode;
}

/**
 * A page that is one list: header with count, filters, sortable columns that can be hidden, pages, export and print. What is chosen is in
 * the address; rows that could not be fetched again stay and say how old they are.
 * @spec SHL-23 SHL-24 SHL-30
 */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { title, pageTitle = title, name, hiddenByDefault, list, onOpen, children, ...rest } = props;
  const { tools, actions, back, lead, selectFor, ...others } = rest;
  const { card, ...table } = others;
  const isPhone = useIsPhone();
  const may = useMay();
  const { url, page, ordered, filters, loadRows } = list;
  const failureText = useFailureText();
  const hidden = useHiddenColumns(name, hiddenByDefault);
  const keptPlace = useKeptPlace(name);
  const { pageNo, pageSize, fitting, turn } = usePaging(url);
  const choice = useCardChoice(page.data?.total ?? 0);
  const isSelectable = selectFor?.some(may) ?? false;
  const params = filters.flatMap(paramsOf);
  const states = {
    // the rows of another page or filter stay until the next ones arrive, and a line says so
    isLoading: page.isPending || page.isPlaceholderData,
    failure: page.error ? failureText('query', page.error) : undefined,
    onRetry: () => void page.refetch(),
    isFiltered: params.some((param) => url.get(param) !== ''),
    onClearFilters: () => url.set(Object.fromEntries([...params, 'page'].map((param) => [param, '']))),
  };
  const header = (
    <PageHeader
      title={pageTitle}
      back={back}
      staleSinceMs={page.error && page.data ? page.dataUpdatedAt : null}
      actions={actions}
    />
  );
  if (isPhone) {
    const shown = table.columns.filter(({ id }) => !hidden.hiddenColumns.includes(id));
    return (
      <CardScreen>
        {header}
        {lead}
        <ListFilters
          list={list}
          {...(ordered && { inSheet: <SortChoice columns={table.columns} ordered={ordered} url={url} /> })}
        >
          {tools}
        </ListFilters>
        {isSelectable && (choice.isOn || (page.data?.total ?? 0) > 0) && (
          <CardBulk choice={choice}>{table.renderBulkActions}</CardBulk>
        )}
        <RowCards
          {...states}
          onOpen={onOpen}
          choice={choice.isOn ? choice : undefined}
          card={card ?? cardOf(shown)}
          label={title}
          rows={page.data?.rows ?? []}
          columns={table.columns}
          getRowId={table.getRowId}
          rowName={table.rowName}
          rowLevel={table.rowLevel}
          empty={table.empty}
        />
        <CardFoot>
          <Pagination
            total={page.data?.total ?? 0}
            page={pageNo}
            pageSize={pageSize}
            onPageChange={(next) => turn({ ...next, isFitting: fitting.isOn && next.pageSize === pageSize })}
          />
          <ListExport
            table={{
              label: title,
              columns: shown,
              fileColumns: table.columns.filter((column) => shown.includes(column) || column.isInEveryFile),
              rows: () => page.data?.rows ?? [],
              rowCount: page.data?.total ?? 0,
            }}
            loadRows={loadRows}
            filterText={narrowedText(filters, url)}
          />
        </CardFoot>
        {children}
      </CardScreen>
    );
  }
  return (
    <ListScreen data-lead={lead ? '' : undefined}>
      {header}
      {lead && <Lead>{lead}</Lead>}
      <DataTable
        {...table}
        {...states}
        isSelectable={isSelectable}
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
          fitting,
          onChange: turn,
        }}
        failureReference={referenceOf(page.error)}
        toolbar={<ListFilters list={list} />}
        renderTools={(context) => (
          <>
            <ListExport table={context} loadRows={loadRows} filterText={narrowedText(filters, url)} />
            {tools}
          </>
        )}
        {...hidden}
      />
      {children}
    </ListScreen>
  );
}
