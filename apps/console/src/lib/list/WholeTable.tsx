import { type Column, DataTable, type EmptyContent, type RowId } from '@fireline/ui/DataTable';
import { useIsPhone } from '../useIsPhone.ts';
import { RowCards, cardOf } from './RowCards.tsx';

export interface WholeTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Keep the list the same between renders. */
  readonly columns: readonly Column<Row>[];
  readonly getRowId: (row: Row) => RowId;
  readonly empty: EmptyContent;
}

/** Rows that are all there, within a page: a table, and cards on a phone, as in lists. @spec SHL-23 */
export function WholeTable<Row extends object>(props: WholeTableProps<Row>) {
  const isPhone = useIsPhone();
  if (!isPhone) return <DataTable {...props} />;
  return <RowCards {...props} card={cardOf(props.columns)} isLoading={false} failure={undefined} onRetry={() => {}} />;
}
