import { timeAt } from '@fireline/domain/lib';

/** The time of day up to which the running day is counted, where the tenants are: '15:40'. */
export const untilText = (until: string): string =>
  timeAt(Date.parse(until)).slice('YYYY-MM-DD '.length, -':SS'.length);
