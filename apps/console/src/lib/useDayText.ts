import { languageTags } from '@fireline/domain/lib';
import { useLanguage } from '@fireline/ui/lib';
import { useMemo } from 'react';

/** A day or a month as short as an axis needs it, as the time axis of a curve writes it: '11/21', '21 Nov', '11月'. @spec ANA-04 SHL-12 */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const month = language === 'en' ? 'short' : 'numeric';
    const tag = language === 'en' ? 'en-GB' : languageTags[language];
    const days = new Intl.DateTimeFormat(tag, { month, day: 'numeric', timeZone: 'UTC' });
    const months = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
    return (day) => (day.length === 'YYYY-MM'.length ? months : days).format(Date.parse(day));
  }, [language]);
}
