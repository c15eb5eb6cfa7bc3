import type { PublicAlarm } from '@fireline/api/public';
import type { Translate } from '@fireline/ui/lib';
import type { publicWords } from './words.ts';

type Handling = Pick<PublicAlarm['alarm'], 'state' | 'acknowledgedBy' | 'handledBy'>;

/** How far the alarm is dealt with, and by whom. @spec ALM-03 */
export function stateText(
  { state, acknowledgedBy, handledBy }: Handling,
  t: Translate<keyof typeof publicWords>,
): string {
  if (state === 'open') return t('public.notice.open');
  if (state === 'acknowledged') return t('public.notice.acknowledged', { name: acknowledgedBy ?? '' });
  return handledBy === null ? t('public.notice.recovered') : t('public.notice.handled', { name: handledBy });
}
