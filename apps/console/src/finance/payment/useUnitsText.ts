import type { Order } from '@fireline/api/finance';
import { financeWords } from '@fireline/domain/finance';
import { isMetered, isStorage, tariffWords } from '@fireline/domain/tariff';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useCallback } from 'react';
import { payWords } from '../words.ts';

/** What an order brings, in one sentence: `2,000 messages, 100 calls`; of a top-up that it is one. */
export function useUnitsText() {
  const t = useWords(payWords, financeWords, tariffWords);
  const { number } = useFormat();
  return useCallback(
    ({ lines, type }: Pick<Order, 'lines' | 'type'>): string =>
      lines.length === 0
        ? t(`finance.order.type.${type}`)
        : lines
            .map(({ resource, quantity, count }) => {
              if (isMetered(resource)) return t(`pay.units.${resource}`, { count: number(quantity * count) });
              if (isStorage(resource))
                return t('pay.units.storage', {
                  count: number(count),
                  months: number(quantity),
                  what: t(`tariff.storage.${resource}`),
                });
              const mode = t(`tariff.mode.${resource}`);
              return t('pay.units.service', { count: number(count), years: number(quantity), mode });
            })
            .join(' · '),
    [t, number],
  );
}
