import { useEffect, useState } from 'react';
import { useFireline } from '../context.ts';

/**
 * The provider's clock, read again every `everyMs`, for ages that must keep true on a screen nobody touches.
 * @example const age = format.age(seenAt, useNow(10_000));
 */
export function useNow(everyMs: number): number {
  const { clock } = useFireline();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}
