import { useLanguage } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { type DayText, dayTextIn } from './dayText.ts';

/** How charts write their times in the reader's language. @spec ANA-04 SHL-12 */
export function useDayText(): DayText {
  const language = useLanguage();
  return useMemo(() => dayTextIn(language), [language]);
}
