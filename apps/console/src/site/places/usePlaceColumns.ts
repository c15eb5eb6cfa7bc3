import { alarmWords } from '@fireline/domain/alarm';
import { siteFormWords, siteWords } from '@fireline/domain/site';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { placeColumns } from './placeColumns.tsx';
import { placeWords } from './words.ts';

export function usePlaceColumns() {
  const t = useWords(placeWords, alarmWords, siteWords, siteFormWords);
  const format = useFormat();
  return useMemo(() => placeColumns(t, format), [t, format]);
}
