import { type Day, isDay } from '@fireline/domain/lib';
import { useMemo } from 'react';
import { useDayTag, useFireline } from '../context.ts';
import { createFormat } from '../format/format.ts';

/** A calendar day as the reader's language writes it, the same in every zone; what is no day comes back as it is. */
export function useDayText(): (day: Day) => string {
  const { language, tag, clock } = useFireline();
  return useMemo(() => {
    // a day without an hour is read as midnight of UTC: in another zone it could be the day before
    const { date } = createFormat(language, 'UTC', clock, tag);
    return (day) => (isDay(day) ? date(day) : day);
  }, [language, tag, clock]);
}

/** A day without its year, for a week or two around today: `11/23` in cn, `23/11` in hk, `23 Nov` in English. */
export function useShortDay(): (day: Day) => string {
  const tag = useDayTag();
  return useMemo(() => {
    const month = tag === 'en-GB' ? 'short' : 'numeric';
    const format = new Intl.DateTimeFormat(tag, { month, day: 'numeric', timeZone: 'UTC' });
    return (day) => (isDay(day) ? format.format(new Date(day)) : day);
  }, [tag]);
}
