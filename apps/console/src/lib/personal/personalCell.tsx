import type { Column } from '@fireline/ui/DataTable';
import { PersonalValue, type PersonalValueProps } from './PersonalValue.tsx';

/** The cell of a column with a personal value: masked on the screen, and in files that are made of the list. @spec SES-07 */
export const personalCell = <Row,>(
  of: (row: Row) => PersonalValueProps,
): Pick<Column<Row>, 'hasControls' | 'text' | 'cell'> => ({
  hasControls: true,
  text: (row) =>
    of(row)
      .values.filter((value) => value !== '')
      .join(' · '),
  cell: (row) => <PersonalValue {...of(row)} />,
});
