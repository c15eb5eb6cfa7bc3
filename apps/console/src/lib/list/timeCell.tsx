import type { Column } from '@fireline/ui/DataTable';
import type { Format } from '@fireline/ui/lib';

/** Wide enough for a date and a time in each language. */
const timeWidth = 190;
/** Wide enough for a day and a minute in each language, of another year too. */
const shortTimeWidth = 130;

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

/**
 * A column of instants in a list with little room: without seconds and the current year; the whole instant is its title, and stands in files.
 * @param never shown where there is none
 */
export const shortTimeCell = <Row,>(
  at: (row: Row) => string | null,
  { dateTime, shortDateTime }: Pick<Format, 'dateTime' | 'shortDateTime'>,
  never = '',
): Pick<Column<Row>, 'width' | 'text' | 'fileValue' | 'cell'> => ({
  ...timeCell(at, { dateTime }, never),
  width: shortTimeWidth,
  cell: (row) => {
    const instant = at(row);
    if (instant === null) return never;
    return (
      <time dateTime={instant} title={dateTime(instant)}>
        {shortDateTime(instant)}
      </time>
    );
  },
});
