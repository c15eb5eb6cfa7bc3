/** A calendar day, `2026-11-21`. Sorts as text. */
export type Day = string;

/** Days, both ends included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** So far the clocks of machines that work together may differ. */
export const clocksDifferMs = 5 * minuteMs;
export const dayMs = 24 * hourMs;

/** The minutes since midnight of a time of day, `08:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Minutes ahead of UTC in which the product counts days: the mainland, Hong Kong and Macau keep UTC+8 all year.
 * Decision: one offset per deployment, given as an argument wherever a calendar matters; nothing reads the machine's own zone.
 */
export const chinaOffsetMin = 480;

/** The same for `Intl` and for databases. */
export const chinaTimeZone = 'Asia/Shanghai';

const form = /^(\d{4})-(\d{2})-(\d{2})$/;
const utcMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromUtcMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Whether the text is a day that exists: not 2026-02-29. Years 1000 to 9999. */
export const isDay = (text: string): boolean => {
  const parts = text.length === 10 ? form.exec(text) : null;
  if (!parts || Number(parts[1]) < 1000) return false;
  const ms = utcMs(text);
  return !Number.isNaN(ms) && fromUtcMs(ms) === text;
};

/** Whether the number is a moment that has a day, wherever it is counted: what came from outside is asked before `dayAt`. */
export const isMoment = (ms: number): boolean => Math.abs(ms) <= 8.64e15 - 2 * dayMs;

/** The day it is there at that moment. */
export const dayAt = (atMs: number, offsetMin = chinaOffsetMin): Day => fromUtcMs(atMs + offsetMin * minuteMs);

/** The day and the time of day there. @example timeAt(0) // '1970-01-01 08:00:00' */
export const timeAt = (atMs: number, offsetMin = chinaOffsetMin): string =>
  new Date(atMs + offsetMin * minuteMs).toISOString().slice(0, 19).replace('T', ' ');

/** When the day begins there, in milliseconds since 1970. */
export const startOfDay = (day: Day, offsetMin = chinaOffsetMin): number => utcMs(day) - offsetMin * minuteMs;

export const addDays = (day: Day, days: number): Day => fromUtcMs(utcMs(day) + days * dayMs);

/** Days from the first to the second; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utcMs(to) - utcMs(from)) / dayMs);

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (part: number): string => String(part).padStart(2, '0');

/** The same day of another month, or that month's last day: one month after 31 January is 28 or 29 February. */
export const addMonths = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return `${String(toYear).padStart(4, '0')}-${two(toMonth)}-${two(Math.min(date, daysInMonth(toYear, toMonth)))}`;
};

/** 1 = Monday to 7 = Sunday. */
export const weekdayOf = (day: Day): number => new Date(utcMs(day)).getUTCDay() || 7;

/** The ISO week: it belongs to the year that holds its Thursday. */
export const weekOf = (day: Day): { readonly year: number; readonly week: number } => {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const year = Number(thursday.slice(0, 4));
  return { year, week: Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1 };
};
