import type { PublicAlarm } from '@fireline/api/public';
import type { Translate } from '@fireline/ui/lib';
import type { publicWords } from './words.ts';

type Handling = Pick<PublicAlarm['alarm'], 'state' | 'clearType'>;

/** How far the alarm is dealt with; by whom is not for everybody with a link. @spec ALM-03 PUB-05 */
export function stateText({ state, clearType }: Handling, t: Translate<keyof typeof publicWords>): string {
  if (state === 'open') return t('public.notice.open');
  if (state === 'acknowledged') return t('public.notice.acknowledged');
  return clearType === 'AUTO' ? t('public.notice.recovered') : t('public.notice.handled');
}
