import { dayMs, hourMs, minuteMs } from '@fireline/domain/lib';
import type { Translate } from '@fireline/ui/lib';
import type { offlineWords } from './words.ts';

/** How long something lasted, in its two largest units. */
export function lengthText(ms: number, t: Translate<keyof typeof offlineWords>): string {
  const [days, hours] = [Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs)];
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (days > 0) return t('offline.days', { days, hours });
  return hours > 0 ? t('offline.hours', { hours, minutes }) : t('offline.minutes', { minutes });
}
