import { type Column, DataTable } from '@fireline/ui/DataTable';
import { TableExport } from '@fireline/ui/TableExport';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { type AnyFilter, narrowedText, paramsOf } from '../../lib/list/filter.ts';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';

export interface LocalListProps<Row> {
  readonly label: string;
  readonly url: UrlQuery;
  readonly filters: readonly AnyFilter[];
  /** Those that match the filters. */
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly getRowId: (row: Row) => string;
  readonly empty: string;
}

/** A list of the domain's own tables, whole in the browser: searched, filtered in the address, sorted and exported. */
export function LocalList<Row extends object>(props: LocalListProps<Row>) {
  const { label, url, filters, rows, columns, getRowId, empty } = props;
  const params = filters.flatMap(paramsOf);
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      getRowId={getRowId}
      empty={{ title: empty }}
      isFiltered={params.some((param) => url.get(param) !== '')}
      onClearFilters={() => url.set(Object.fromEntries(params.map((param) => [param, ''])))}
      toolbar={<ListFilters list={{ filters, url }} />}
      renderTools={(table) => <TableExport table={table} filterText={narrowedText(filters, url)} />}
    />
  );
}
