import type { Column } from '@fireline/ui/DataTable';
import type { Format } from '@fireline/ui/lib';

/**
 * A column of counts: figures in the reader's way, numbers in a file.
 * @example { id: 'points', header: t('lines.points'), width: 120, ...countCell<InspectionLine>(({ points }) => points, format) }
 */
export const countCell = <Row>(
  count: (row: Row) => number,
  { number }: Pick<Format, 'number'>,
): Pick<Column<Row>, 'align' | 'text' | 'cell'> => ({
  align: 'end',
  text: count,
  cell: (row) => number(count(row)),
});
