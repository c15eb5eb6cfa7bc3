import { type Priced, pricedBy, type PriceKey, tariffWords } from '@fireline/domain/tariff';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { priceWords } from './words.ts';

export type PriceT = Translate<keyof typeof priceWords | keyof typeof tariffWords>;

/** What is priced, in words. */
export interface Things {
  readonly name: (priced: Priced) => string;
  readonly quantity: (key: PriceKey) => string;
  /** Both: `Standard · 2 years`. */
  readonly of: (key: PriceKey) => string;
}

const nameIn = (t: PriceT, priced: Priced): string => {
  switch (priced) {
    case 'sms':
    case 'voice':
      return t(`tariff.resource.${priced}`);
    case 'standard':
    case 'flow':
    case 'inclusive':
      return t(`tariff.mode.${priced}`);
    case 'cloudStorage':
    case 'watermark':
      return t(`tariff.storage.${priced}`);
  }
};

export function thingsIn(t: PriceT, { number }: Pick<Format, 'number'>): Things {
  const quantity = ({ priced, quantity: count }: PriceKey): string => {
    const key = pricedBy[priced];
    return t(key === 'units' ? (priced === 'voice' ? 'price.calls' : 'price.units') : `price.${key}`, {
      count: number(count),
    });
  };
  const name = (priced: Priced): string => nameIn(t, priced);
  return { name, quantity, of: (key) => `${name(key.priced)} · ${quantity(key)}` };
}

export function useThings(): Things {
  const t = useWords(priceWords, tariffWords);
  const format = useFormat();
  return useMemo(() => thingsIn(t, format), [t, format]);
}

/** A day with its year: prices hold for longer than one. */
export function usePriceDay(): (day: string) => string {
  const { date } = useFormat();
  // the noon of China is the same day in nearly every zone
  return useMemo(() => (day) => date(`${day}T12:00:00+08:00`), [date]);
}
