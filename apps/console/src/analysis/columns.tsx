import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import type { lengthWords } from '../lib/words.ts';

/** A column of figures in a unit; what is not known is a dash. */
export const figure = <Row,>(
  id: string,
  header: string,
  value: (row: Row) => number | null,
  { number }: Pick<Format, 'number'>,
  { digits = 0, unit = '', isSortable = false, width = 130 } = {},
): Column<Row> => {
  const text = (row: Row): string => {
    const found = value(row);
    return found === null ? '—' : `${number(found, { digits })}${unit && ` ${unit}`}`;
  };
  // a spreadsheet gets the figure that is shown, and an empty cell where there is none
  const fileValue = (row: Row): number | string => {
    const found = value(row);
    return found === null ? '' : Number(found.toFixed(digits));
  };
  return { id, header, width, align: 'end', isSortable, text, fileValue, cell: text };
};

/** A column of plain text. */
export const words = <Row,>(
  id: string,
  header: string,
  text: (row: Row) => string,
  width = 180,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  id,
  header,
  width,
  cell: text,
  text,
  ...more,
});

const hour = 60;
/** A column of sums of minutes in hours and minutes: a sum of hours is read in no days. @spec SHL-12 */
export const lasting = <Row,>(
  id: string,
  header: string,
  minutes: (row: Row) => number,
  t: Translate<keyof typeof lengthWords>,
  { isSortable = false, width = 140 } = {},
): Column<Row> => {
  const text = (row: Row): string => {
    const whole = Math.round(minutes(row));
    const [hours, rest] = [Math.floor(whole / hour), whole % hour];
    return hours > 0 ? t('length.hours', { hours, minutes: rest }) : t('length.minutes', { minutes: rest });
  };
  // a spreadsheet gets hours that can be added up
  const fileValue = (row: Row): number => Number(hoursIn(minutes(row)).toFixed(1));
  return { id, header, width, align: 'end', isSortable, text, fileValue, cell: text };
};

/** Minutes since midnight as a clock shows them. */
export const clockText = (minutes: number | null): string =>
  minutes === null
    ? '—'
    : `${String(Math.floor(minutes / hour)).padStart(2, '0')}:${String(minutes % hour).padStart(2, '0')}`;
export const hoursIn = (minutes: number): number => minutes / hour;
