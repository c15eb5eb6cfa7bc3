import { useMemo } from 'react';
import { ChartFrame, type ChartProps, Legend } from '../ChartFrame/index.ts';
import { useDayTag } from '../lib/context.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Swatch } from './HeatMap.styles.ts';
import { Picture } from './Picture.tsx';
import { type GridWords, type HeatData, boundsOf, gridOf, isWholeIn, mostOf } from './grid.ts';
import { heatMapWords } from './words.ts';

export interface HeatMapProps extends ChartProps {
  /** Days as a calendar of weeks, hours as a week, or any names against names. */
  readonly data: HeatData;
  readonly unit?: string;
  readonly digits?: number;
  /** What the rows are, as the first heading of the table: 'Organisation'. */
  readonly rowsLabel?: string;
}

/** Noon of 5 January 1970, a Monday, and a day: weekdays are named by a date that has them. */
const mondayMs = 388_800_000;
const dayMs = 86_400_000;

/** Days and hours in the reader's language. Days are days wherever they are read: they have no zone. */
function useGridWords(): GridWords {
  const tag = useDayTag();
  return useMemo(() => {
    const make = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' });
    const formats = {
      weekday: make({ weekday: 'short' }),
      day: make({ dateStyle: 'full' }),
      shortDay: make({ month: tag === 'en-GB' ? 'short' : 'numeric', day: 'numeric' }),
    };
    return {
      weekday: (weekday) => formats.weekday.format(mondayMs + (weekday - 1) * dayMs),
      day: (day) => formats.day.format(Date.parse(day)),
      shortDay: (day) => formats.shortDay.format(Date.parse(day)),
      hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
    };
  }, [tag]);
}

/**
 * How much fell on each day, hour or crossing, as shades in five steps with their legend. Figures stand in the cells where there is
 * room, else they are read by pointer or arrow keys; the same data as a table; saved as CSV or picture.
 *
 * Use it to find when or where something gathers: alarms by hour of the week, organisations by day. For a course over time use
 * `LineChart`. Do give `null` for what is not known: it looks and reads otherwise than nothing counted. Don't use it for values below zero.
 *
 * For those who hear it, it is a slider over the cells, in which up and down lead to the neighbouring row. Figures keep 4.5:1 on every
 * shade of every theme.
 * @spec ANA-05 ANA-04
 * @example <HeatMap label="近 12 周报警" data={{ days }} />
 */
export function HeatMap({ label, data, unit, digits, rowsLabel, ...rest }: HeatMapProps) {
  const t = useWords(heatMapWords);
  const format = useFormat();
  const words = useGridWords();
  const grid = useMemo(() => gridOf(data, words), [data, words]);
  const most = mostOf(grid);
  const number = (value: number): string => format.number(value, digits === undefined ? {} : { digits });
  const value = (figure: number | null): string =>
    figure === null ? t('HeatMap.none') : unit === undefined ? number(figure) : `${number(figure)} ${unit}`;
  const isCalendar = 'days' in data;
  const table = () => ({
    columns: [rowsLabel ?? t('HeatMap.name'), ...grid.columns],
    rows: grid.rows.map((name, row) => [name, ...(grid.values[row] ?? [])]),
    format: number,
  });
  return (
    <ChartFrame
      {...rest}
      label={label}
      height={200}
      table={table}
      isEmpty={grid.rows.length === 0 || grid.columns.length === 0}
    >
      <Picture {...{ label, grid, most, number, value, isCalendar }} />
      <Scale most={most} isWhole={isWholeIn(grid)} number={number} />
    </ChartFrame>
  );
}

interface ScaleProps {
  readonly most: number;
  readonly isWhole: boolean;
  readonly number: (value: number) => string;
}

/** What the shades mean, from none to the most. */
function Scale({ most, isWhole, number }: ScaleProps) {
  const t = useWords(heatMapWords);
  const entries = [
    { key: 'none', label: t('HeatMap.none') },
    { key: '0', label: number(0) },
    ...boundsOf(most, isWhole).map(({ shade, upTo }) => ({
      key: String(shade),
      label: t('HeatMap.upTo', { value: number(upTo) }),
    })),
  ];
  return (
    <Legend
      entries={entries.map(({ key, label }) => ({
        key,
        label,
        swatch: (
          <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true">
            <Swatch data-shade={key} d="M.5.5h11v11h-11z" />
          </svg>
        ),
      }))}
    />
  );
}
