import { type Day, isDay } from '@fireline/domain/lib';
import { useMemo } from 'react';
import { useFireline } from './context.ts';
import { createFormat } from './format.ts';

/** A calendar day as the reader's language writes it, the same in every zone; what is no day comes back as it is. */
export function useDayText(): (day: Day) => string {
  const { language, clock } = useFireline();
  return useMemo(() => {
    // a day without an hour is read as midnight of UTC: in another zone it could be the day before
    const { date } = createFormat(language, 'UTC', clock);
    return (day) => (isDay(day) ? date(day) : day);
  }, [language, clock]);
}
