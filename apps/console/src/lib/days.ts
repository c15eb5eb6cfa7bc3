import { type DayRange, addDays, isDay, startOfDay } from '@fireline/domain/lib';
import type { UrlQuery } from './page/useUrlQuery.ts';

/** The days in the address; those given where it names none, or one that is no day. */
export const daysOf = ({ get }: Pick<UrlQuery, 'get'>, initial: DayRange): DayRange => ({
  from: isDay(get('from')) ? get('from') : initial.from,
  to: isDay(get('to')) ? get('to') : initial.to,
});

/** Both days as instants: from the first moment of the one to the end of the other. */
export const instantsOf = ({ from, to }: DayRange) => ({
  from: new Date(startOfDay(from)).toISOString(),
  to: new Date(startOfDay(addDays(to, 1))).toISOString(),
});
