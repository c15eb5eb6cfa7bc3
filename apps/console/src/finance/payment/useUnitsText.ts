import type { Order } from '@fireline/api/finance';
import { financeWords } from '@fireline/domain/finance';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useCallback } from 'react';
import { payWords } from '../words.ts';

/** What an order brings, in one sentence: `2,000 messages, 100 calls`; of a top-up that it is one. */
export function useUnitsText() {
  const t = useWords(payWords, financeWords);
  const { number } = useFormat();
  return useCallback(
    ({ lines, type }: Pick<Order, 'lines' | 'type'>): string =>
      lines.length === 0
        ? t(`finance.order.type.${type}`)
        : lines
            .map(({ resource, quantity, count }) => t(`pay.units.${resource}`, { count: number(quantity * count) }))
            .join(' · '),
    [t, number],
  );
}
