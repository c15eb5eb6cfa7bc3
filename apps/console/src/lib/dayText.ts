import { type DayRange, type Language, languageTags } from '@fireline/domain/lib';

/** Writes a time of a chart: a year, a month, a day or an hour of it, `2026`, `2026-11`, `2026-11-21`, `2026-11-21 08`. */
export type DayText = (key: string, range?: Pick<DayRange, 'from' | 'to'>) => string;

const yearOf = (day: string): string => day.slice(0, 'YYYY'.length);

/**
 * Times as short as an axis needs them, as the time axis of a curve writes them: '11/21', '21 Nov', '11月'. The year is left out, unless the range lies in
 * two.
 * @spec ANA-04 SHL-12
 */
export function dayTextIn(language: Language): DayText {
  const tag = language === 'en' ? 'en-GB' : languageTags[language];
  const make = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' });
  const month = language === 'en' ? 'short' : 'numeric';
  const [days, months] = [make({ month, day: 'numeric' }), make({ month: 'short' })];
  const [daysOfYear, monthsOfYear] = [
    make({ year: '2-digit', month, day: 'numeric' }),
    make({ year: 'numeric', month: 'short' }),
  ];
  return (key, range) => {
    const [day = '', hour] = key.split(' ');
    if (day.length === 'YYYY'.length) return day;
    const isShort = range === undefined || yearOf(range.from) === yearOf(range.to);
    const isMonth = day.length === 'YYYY-MM'.length;
    const format = isMonth ? (isShort ? months : monthsOfYear) : isShort ? days : daysOfYear;
    const text = format.format(Date.parse(day));
    return hour === undefined ? text : `${text} ${hour}:00`;
  };
}
