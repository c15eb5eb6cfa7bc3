import type { SendAccess } from '@fireline/api/message';
import {
  type AccessCondition,
  accessCondition,
  accessFailures,
  failedShare,
  type messageSendingWords,
} from '@fireline/domain/message';
import type { Format, Translate } from '@fireline/ui/lib';
import type { StateName } from '../../lib/list/StateMark.tsx';
import type { sendingWords } from '../sending/words.ts';

type Keys = keyof typeof sendingWords | keyof typeof messageSendingWords;

/** The shape of each condition. */
export const accessMarks: Readonly<Record<AccessCondition, StateName>> = {
  off: 'off',
  failing: 'failed',
  losing: 'failing',
  works: 'works',
};

/** How an access does, since when it fails and why. */
export const stateOfAccess = (access: SendAccess, t: Translate<Keys>, dateTime: Format['dateTime']): string => {
  const condition = accessCondition(access);
  return condition === 'failing'
    ? t('access.failing', {
        time: dateTime(access.failingSince ?? ''),
        reason: access.lastReason === null ? '' : t(`message.send.reason.${access.lastReason}`),
      })
    : t(`access.${condition}`);
};

/** From which failures on an access is no longer normal. */
export const limitText = (t: Translate<Keys>, { number, ratio }: Pick<Format, 'number' | 'ratio'>): string =>
  t('access.limit', { count: number(accessFailures.count), share: ratio(accessFailures.share, 0) });

/** How many were sent, how many of them failed, and which share that is. */
export function sendsText(
  sent: number,
  failed: number,
  t: Translate<Keys>,
  { number, ratio }: Pick<Format, 'number' | 'ratio'>,
): string {
  const share = failedShare(sent, failed);
  return share === null
    ? t('access.noSends')
    : t('access.sends', {
        sent: number(sent),
        failed: number(failed),
        share: ratio(share, share > 0 && share < 0.1 ? 1 : 0),
      });
}
