import { useMemo } from 'react';
import { useTag } from '../lib/context.ts';

/** A count in the room that a ring has: exact to four digits ('4512'), then with the sign of its unit ('1.2万', '12K'). */
export function useShortCount(): (count: number) => string {
  const tag = useTag();
  return useMemo(() => {
    const format = new Intl.NumberFormat(tag, { notation: 'compact', maximumSignificantDigits: 2 });
    return (count) => (count < 10_000 ? String(count) : format.format(count));
  }, [tag]);
}
