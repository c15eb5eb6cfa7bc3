import { useMemo } from 'react';
import { useFireline } from './context.ts';
import { type Format, createFormat } from './format.ts';

/**
 * Figures, dates and ages as the reader's language writes them, in the provider's zone.
 * @spec SHL-12
 * @example
 * const format = useFormat();
 * format.number(1234.5, { unit: 'kPa' }); // '1,234.5 kPa'
 * format.age(device.lastSeenAt); // '3分钟前'
 */
export function useFormat(): Format {
  const { language, timeZone, clock } = useFireline();
  return useMemo(() => createFormat(language, timeZone, clock), [language, timeZone, clock]);
}
