import type { OrderDetail } from '@fireline/api/finance';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useCallback } from 'react';
import { payWords } from '../words.ts';

/** What the lines of an order bring, in one sentence: `2,000 messages, 100 calls`. */
export function useUnitsText() {
  const t = useWords(payWords);
  const { number } = useFormat();
  return useCallback(
    (lines: OrderDetail['lines']): string =>
      lines
        .map(({ resource, quantity, count }) => t(`pay.units.${resource}`, { count: number(quantity * count) }))
        .join(' · '),
    [t, number],
  );
}
