import type { Column } from '@fireline/ui/DataTable';
import type { Format } from '@fireline/ui/lib';

/** Wide enough for a date and a time in each language. */
const timeWidth = 190;

/**
 * A column of days, as 2026-11-30: written in the reader's way, as it is in a file.
 * @param never shown where there is none
 */
export const dayCell = <Row,>(
  on: (row: Row) => string | null,
  { date }: Pick<Format, 'date'>,
  never = '',
): Pick<Column<Row>, 'text' | 'cell'> => ({
  text: (row) => {
    const day = on(row);
    return day === null ? never : date(day);
  },
  cell: (row) => {
    const day = on(row);
    return day === null ? never : <time dateTime={day}>{date(day)}</time>;
  },
});

/**
 * A column of instants: written in the reader's way, a date in a file.
 * @param never shown where there is none
 */
export const timeCell = <Row,>(
  at: (row: Row) => string | null,
  { dateTime }: Pick<Format, 'dateTime'>,
  never = '',
): Pick<Column<Row>, 'width' | 'text' | 'fileValue' | 'cell'> => ({
  width: timeWidth,
  text: (row) => {
    const instant = at(row);
    return instant === null ? never : dateTime(instant);
  },
  fileValue: (row) => {
    const instant = at(row);
    return instant === null ? never : new Date(instant);
  },
  cell: (row) => {
    const instant = at(row);
    return instant === null ? never : <time dateTime={instant}>{dateTime(instant)}</time>;
  },
});
