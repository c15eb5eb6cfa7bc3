import { TimeField } from '@fireline/ui/TimeField';
import { useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { analysisPageWords } from '../words.ts';

const usual = { workFrom: '08:00', workTo: '18:00' } as const;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The working hours that a page looks at, kept in the address, and their fields. Wrong ones are sent, and refused with their limit. @spec ANA-02 */
export function useWorkingHours(url: UrlQuery): {
  readonly hours: { readonly workFrom: string; readonly workTo: string };
  readonly fields: ReactNode;
} {
  const t = useWords(analysisPageWords);
  const of = (name: keyof typeof usual): string => (clock.test(url.get(name)) ? url.get(name) : usual[name]);
  const field = (name: keyof typeof usual) => (
    <TimeField
      label={t(`analysis.${name}`)}
      value={of(name)}
      onChange={({ value }) => value !== null && url.set({ [name]: value === usual[name] ? '' : value, page: '' })}
    />
  );
  return {
    hours: { workFrom: of('workFrom'), workTo: of('workTo') },
    fields: (
      <>
        {field('workFrom')}
        {field('workTo')}
      </>
    ),
  };
}
