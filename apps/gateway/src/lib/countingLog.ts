import type { Timers } from '@fireline/api/lib';
import { minuteMs } from '@fireline/domain/lib';
import type { Log } from './log.ts';
import { isDatabaseAway } from './db/embedded/away.ts';
import { causeOf } from './logText.ts';

/**
 * Writes what fails again and again for the same cause once, and then a count each minute. What names a request is always
 * written: its reader was given that name. That the database is away is one cause, whoever noticed it.
 */
export function countingLog(log: Log, timers: Timers): Log {
  /** How often each cause came since it was last written. */
  const counts = new Map<string, number>();
  const countLater = (key: string, write: (times: number) => void) => {
    counts.set(key, 0);
    timers.after(minuteMs, () => {
      const times = counts.get(key) ?? 0;
      counts.delete(key);
      if (times === 0) return;
      write(times);
      countLater(key, write);
    });
  };
  return {
    info: (message, fields) => log.info(message, fields),
    warn: (message, fields) => log.warn(message, fields),
    error: (message, error, fields) => {
      const isAway = isDatabaseAway(error);
      if (fields?.requestId !== undefined && !isAway) return log.error(message, error, fields);
      const title = isAway ? 'the database cannot be reached' : message;
      const cause = causeOf(error);
      const key = `${title}: ${cause}`;
      const times = counts.get(key);
      if (times !== undefined) return void counts.set(key, times + 1);
      log.error(title, isAway ? cause : error, fields);
      countLater(key, (more) => log.error(title, cause, { more, withinS: minuteMs / 1000 }));
    },
  };
}
