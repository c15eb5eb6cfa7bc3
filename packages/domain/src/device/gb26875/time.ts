import { chinaOffsetMin, minuteMs } from '../../lib/index.ts';

/**
 * Six bytes of time: second, minute, hour, day, month, year of this century, by the clock on the wall.
 * Source: clause 8.2.2 as rendered in github.com/ActorLancer/GB-T-26875.3.2011-rs (GB26875文档.md).
 */
export function gbTimeBytes(atMs: number): Uint8Array {
  const there = new Date(atMs + chinaOffsetMin * minuteMs);
  return Uint8Array.of(
    there.getUTCSeconds(),
    there.getUTCMinutes(),
    there.getUTCHours(),
    there.getUTCDate(),
    there.getUTCMonth() + 1,
    there.getUTCFullYear() % 100,
  );
}

/** The moment, in milliseconds since 1970; undefined for six bytes that are no time, such as the 31st of February. */
export function gbTime(bytes: Uint8Array): number | undefined {
  const [second = 99, minute = 99, hour = 99, date = 0, month = 0, year = 100] = bytes;
  if (second > 59 || minute > 59 || hour > 23 || year > 99) return undefined;
  const there = Date.UTC(2000 + year, month - 1, date, hour, minute, second);
  const found = new Date(there);
  if (found.getUTCDate() !== date || found.getUTCMonth() !== month - 1) return undefined;
  return there - chinaOffsetMin * minuteMs;
}
