import { heatStep, heatSteps } from '@fireline/domain/analysis';
import { type Day, addDays, daysBetween, isDay, weekdayOf } from '@fireline/domain/lib';
import { isDrawable } from '../ChartFrame/index.ts';

/** Nothing known. */
type Unknown = null;

export interface HeatDay {
  readonly day: Day;
  readonly value: number | Unknown;
}

export interface HeatHour {
  /** 1 = Monday to 7 = Sunday. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly value: number | Unknown;
}

/** A calendar of days, a week of hours, or any names against names. */
export type HeatData =
  | { readonly days: readonly HeatDay[] }
  | { readonly hours: readonly HeatHour[] }
  | {
      readonly rows: readonly string[];
      readonly columns: readonly string[];
      /** Row by row. */
      readonly values: readonly (readonly (number | Unknown)[])[];
    };

export interface HeatGrid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly values: readonly (readonly (number | Unknown)[])[];
  /** A cell in words, where row and column alone do not name it. */
  readonly nameOf: (row: number, column: number) => string;
}

export interface GridWords {
  /** 1 = Monday. */
  readonly weekday: (weekday: number) => string;
  readonly day: (day: Day) => string;
  /** Without its year. */
  readonly shortDay: (day: Day) => string;
  readonly hour: (hour: number) => string;
}

const week = 7;
const hoursOfDay = 24;
/** More weeks than this are no calendar that can be read: the newest are kept. */
const mostWeeks = 106;
const weekdays = Array.from({ length: week }, (_, index) => index + 1);
const known = (value: number | Unknown | undefined): number | Unknown => (isDrawable(value) ? value : null);

function calendar(days: readonly HeatDay[], words: GridWords): HeatGrid {
  const valid = days.filter(({ day }) => isDay(day));
  const sorted = valid.map(({ day }) => day).toSorted();
  const last = sorted.at(-1);
  if (last === undefined) return { rows: [], columns: [], values: [], nameOf: () => '' };
  const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));
  const count = Math.min(mostWeeks, daysBetween(mondayOf(sorted[0] ?? last), mondayOf(last)) / week + 1);
  const monday = addDays(mondayOf(last), (1 - count) * week);
  const byDay = new Map(valid.map(({ day, value }) => [day, value]));
  const dayAt = (row: number, column: number): Day => addDays(monday, column * week + row);
  const columns = Array.from({ length: count }, (_, column) => words.shortDay(dayAt(0, column)));
  return {
    rows: weekdays.map(words.weekday),
    columns,
    values: weekdays.map((_, row) => columns.map((_name, column) => known(byDay.get(dayAt(row, column))))),
    nameOf: (row, column) => words.day(dayAt(row, column)),
  };
}

function weekOfHours(hours: readonly HeatHour[], words: GridWords): HeatGrid {
  const values = weekdays.map(() => Array.from({ length: hoursOfDay }, (): number | Unknown => null));
  for (const { weekday, hour, value } of hours) {
    const row = values[weekday - 1];
    if (row && hour in row) row[hour] = known(value);
  }
  const rows = weekdays.map(words.weekday);
  const columns = Array.from({ length: hoursOfDay }, (_, hour) => words.hour(hour));
  return { rows, columns, values, nameOf: (row, column) => `${rows[row]} ${columns[column]}` };
}

/** Rows, columns and cells of whatever was given. */
export function gridOf(data: HeatData, words: GridWords): HeatGrid {
  if ('days' in data) return calendar(data.days, words);
  if ('hours' in data) return weekOfHours(data.hours, words);
  const { rows, columns } = data;
  return {
    rows,
    columns,
    values: rows.map((_, row) => columns.map((_name, column) => known(data.values[row]?.[column]))),
    nameOf: (row, column) => `${rows[row]}, ${columns[column]}`,
  };
}

export const mostOf = ({ values }: Pick<HeatGrid, 'values'>): number =>
  values.reduce((most, row) => row.reduce<number>((top, value) => Math.max(top, value ?? 0), most), 0);

/** A shade and the largest value it stands for. */
export interface HeatBound {
  readonly shade: number;
  readonly upTo: number;
}

/** What the shades stand for, from the lightest. Where all values are whole so are the bounds, and shades of none are left out. */
export function boundsOf(most: number, isWhole: boolean): HeatBound[] {
  if (!(most > 0)) return [];
  const bounds = Array.from({ length: heatSteps }, (_, index) => {
    const upTo = (most * (index + 1)) / heatSteps;
    return { shade: index + 1, upTo: isWhole ? Math.floor(upTo) : upTo };
  });
  return bounds.filter(({ upTo }, index) => upTo > (bounds[index - 1]?.upTo ?? 0));
}

export const isWholeIn = ({ values }: Pick<HeatGrid, 'values'>): boolean =>
  values.every((row) => row.every((value) => value === null || Number.isInteger(value)));

/** `none`: nothing known; else the shade from 0. */
export const shadeOf = (value: number | Unknown, most: number): 'none' | number =>
  value === null ? 'none' : heatStep(value, most);

/** Shades upon which figures are light. */
export const isStrong = (shade: 'none' | number): boolean => shade !== 'none' && shade >= heatSteps - 1;

export const shades: readonly ('none' | number)[] = [
  'none',
  ...Array.from({ length: heatSteps + 1 }, (_, step) => step),
];
