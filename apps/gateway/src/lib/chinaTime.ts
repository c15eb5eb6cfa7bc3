import { chinaOffsetMin, minuteMs } from '@fireline/domain/lib';

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as messages write it, in the time of the tenants. @param atMs milliseconds since 1970 @example '11-21 08:05' */
export function chinaTime(atMs: number): string {
  const at = new Date(atMs + chinaOffsetMin * minuteMs);
  return `${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}
