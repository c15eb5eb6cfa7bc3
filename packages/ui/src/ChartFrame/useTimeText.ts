import { useMemo } from 'react';
import { useDayTag } from '../lib/context.ts';
import { useFireline } from '../lib/index.ts';
import type { TimeTick } from './scales.ts';

/** Ticks of time in the reader's language, and how far the reader's clock is ahead of UTC; both by the provider's zone. */
export function useTimeText() {
  const { timeZone } = useFireline();
  const tag = useDayTag();
  return useMemo(() => {
    const zone = timeZone === undefined ? {} : { timeZone };
    const make = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...style, ...zone });
    const formats = {
      year: make({ year: 'numeric' }),
      month: make({ month: 'short' }),
      day: make({ month: tag === 'en-GB' ? 'short' : 'numeric', day: 'numeric' }),
      minute: make({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      second: make({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
    };
    // Swedish writes dates as ISO 8601 does
    const wall = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'medium' });
    const offsetMs = (atMs: number): number =>
      Date.parse(`${wall.format(atMs).replace(' ', 'T')}Z`) - Math.floor(atMs / 1000) * 1000;
    return { tick: ({ atMs, kind }: TimeTick): string => formats[kind].format(atMs), offsetMs };
  }, [tag, timeZone]);
}
