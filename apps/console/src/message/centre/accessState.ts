import type { SendAccess } from '@fireline/api/message';
import type { messageSendingWords } from '@fireline/domain/message';
import type { Format, Translate } from '@fireline/ui/lib';
import type { sendingWords } from '../sending/words.ts';

type Keys = keyof typeof sendingWords | keyof typeof messageSendingWords;

/** Whether an access works, is off, or since when it fails and why. */
export const stateOfAccess = (
  { isEnabled, failingSince, lastReason }: SendAccess,
  t: Translate<Keys>,
  dateTime: Format['dateTime'],
): string => {
  if (!isEnabled) return t('access.off');
  if (failingSince === null) return t('access.works');
  return t('access.failing', {
    time: dateTime(failingSince),
    reason: lastReason === null ? '' : t(`message.send.reason.${lastReason}`),
  });
};
