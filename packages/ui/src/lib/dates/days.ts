import { type Day, isDay } from '@fireline/domain/lib';
import { type CalendarDate, type Time, parseDate, parseTime } from '@internationalized/date';
import { useFireline } from '../context.ts';

/** The library's value of a day; null for what is none. */
export const dateOf = (day: string | null | undefined): CalendarDate | null =>
  day && isDay(day) ? parseDate(day) : null;

/** The library's value of a time of day; null for what is none. */
export const timeOf = (time: string | null | undefined): Time | null =>
  time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? parseTime(time) : null;

/** The civil day that it is at an instant, in a zone; without one, where the reader is. @example dayIn(clock(), 'Asia/Hong_Kong') */
export function dayIn(instant: number, timeZone: string | undefined): Day {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Today by the provider's clock and zone. */
export function useToday(): Day {
  const { clock, timeZone } = useFireline();
  return dayIn(clock(), timeZone);
}

/** The day, or nothing for what is none: an impossible limit limits nothing. */
export const dayOrNothing = (day: string | null | undefined): Day | undefined => (day && isDay(day) ? day : undefined);
