import type { Column } from '@fireline/ui/DataTable';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import type { UrlQuery } from '../page/useUrlQuery.ts';
import { sortWords } from '../words.ts';
import type { Ordered } from './pageInUrl.ts';

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly ordered: Ordered;
  readonly url: Pick<UrlQuery, 'set'>;
}

const orders = ['asc', 'desc'] as const;

/** The order of a list that has no headers to press, kept in the address. @spec SHL-24 */
export function SortChoice<Row>({ columns, ordered, url }: SortChoiceProps<Row>) {
  const t = useWords(sortWords);
  const options = columns.flatMap(({ id, header, isSortable }) =>
    isSortable
      ? orders.map((order) => ({ value: `${id} ${order}`, label: t(`sort.${order}`, { column: header }) }))
      : [],
  );
  return (
    <Select
      label={t('sort.by')}
      value={`${ordered.sort} ${ordered.order}`}
      onChange={({ value }) => {
        const [sort = '', order = ''] = (value ?? '').split(' ');
        url.set({ sort, order, page: '' });
      }}
      options={options}
    />
  );
}
