import type { Language } from '@fireline/domain/lib';
import { useMemo } from 'react';
import { useFireline } from '../context.ts';
import { type Format, createFormat } from './format.ts';

const kept = new WeakMap<() => number, Map<string, Format>>();

/** The same for all who read alike: a table's thousand cells share what one of them had to pay for. */
function formatFor(
  language: Language,
  ownTag: string | undefined,
  timeZone: string | undefined,
  clock: () => number,
): Format {
  const known = kept.get(clock) ?? new Map<string, Format>();
  kept.set(clock, known);
  const key = `${ownTag ?? language} ${timeZone ?? ''}`;
  const format = known.get(key) ?? createFormat(language, timeZone, clock, ownTag);
  known.set(key, format);
  return format;
}

/**
 * Figures, dates and ages as the reader's language writes them, in the provider's zone.
 * @spec SHL-12
 * @example
 * const format = useFormat();
 * format.number(1234.5, { unit: 'kPa' }); // '1,234.5 kPa'
 * format.age(device.lastSeenAt); // '3分钟前'
 */
export function useFormat(): Format {
  const { language, tag, timeZone, clock } = useFireline();
  return useMemo(() => formatFor(language, tag, timeZone, clock), [language, tag, timeZone, clock]);
}
