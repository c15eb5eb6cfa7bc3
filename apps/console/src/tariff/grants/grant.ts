import type { ReplyOf } from '@fireline/api/lib';
import type { tariffCalls } from '@fireline/api/tariff';
import { isNothingGranted, type RegistrationGrant } from '@fireline/domain/tariff';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { grantWords } from './words.ts';

export type ShownGrants = ReplyOf<typeof tariffCalls.registrationGrant>;
export type ShownGrant = ShownGrants['entries'][number];

/** What is granted, in a line: what there is none of is left out. */
export function useGrantText(): (granted: RegistrationGrant) => string {
  const t = useWords(grantWords);
  const { number } = useFormat();
  return useMemo(
    () => (granted) => {
      if (isNothingGranted(granted)) return t('grant.nothing');
      const { freeMonths, sms, voice } = granted;
      return [
        freeMonths > 0 ? t('grant.monthsOf', { count: number(freeMonths) }) : '',
        sms > 0 ? t('grant.smsOf', { count: number(sms) }) : '',
        voice > 0 ? t('grant.voiceOf', { count: number(voice) }) : '',
      ]
        .filter(Boolean)
        .join(' · ');
    },
    [t, number],
  );
}
