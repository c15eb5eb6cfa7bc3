import type { Translate } from '../../lib/index.ts';
import { useControlled } from '../../lib/control/useControlled.ts';
import type { DataTableProps } from '../props.ts';
import { nextSort } from './sort.ts';
import type { Column, Sort } from '../types.ts';
import type { dataTableWords } from '../words.ts';

export type TableWords = Translate<keyof typeof dataTableWords>;

const unsorted: Sort = [];

export const isSortable = <Row>({ isSortable, sortValue }: Column<Row>): boolean =>
  isSortable ?? sortValue !== undefined;

export interface SortModel {
  readonly sort: Sort;
  /** A press on that column's header. */
  readonly press: (columnId: string, isAdding: boolean) => void;
}

/** The sort, controlled or not, told when it changes. */
export function useSort<Row extends object>(
  { sort: given, defaultSort = unsorted, onSortChange, columns }: DataTableProps<Row>,
  t: TableWords,
  say: (text: string) => void,
): SortModel {
  const [sort, setSort] = useControlled(
    given,
    defaultSort,
    onSortChange && (({ value }) => onSortChange({ sort: value })),
  );
  return {
    sort,
    press(columnId, isAdding) {
      const column = columns.find(({ id }) => id === columnId);
      if (!column || !isSortable(column)) return;
      const next = nextSort(sort, columnId, isAdding);
      const direction = next.find((item) => item.columnId === columnId)?.direction;
      setSort(next);
      if (!direction) return say(t('DataTable.sortNone'));
      const key = direction === 'ascending' ? 'DataTable.sortAscending' : 'DataTable.sortDescending';
      say(t(key, { column: column.header }));
    },
  };
}
