import type { SendRecord } from '@fireline/api/message';
import type { messageSendingWords } from '@fireline/domain/message';
import type { Format, Translate } from '@fireline/ui/lib';
import type { sendingWords } from './words.ts';

type Keys = keyof typeof sendingWords | keyof typeof messageSendingWords;

/** What became of a message, with the reason where there is one, and when one that is held back may go. */
export function outcomeOf(
  { state, reason, nextAt, silencedBy, silencedUntil }: SendRecord,
  t: Translate<Keys>,
  dateTime: Format['dateTime'],
): string {
  const parts = [
    t(`message.send.state.${state}`),
    ...(reason === null || silencedBy !== null ? [] : [t(`message.send.reason.${reason}`)]),
    ...(silencedBy !== null && silencedUntil !== null
      ? [t('sends.silenced', { by: silencedBy, time: dateTime(silencedUntil) })]
      : []),
    ...(state === 'held' && nextAt !== null ? [t('sends.next', { time: dateTime(nextAt) })] : []),
  ];
  return parts.join(' · ');
}
