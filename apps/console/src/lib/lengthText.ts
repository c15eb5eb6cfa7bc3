import { dayMs, hourMs, minuteMs } from '@fireline/domain/lib';
import type { Translate } from '@fireline/ui/lib';
import type { lengthWords } from './words.ts';

/** How long something lasted, in its two largest units, under a minute in seconds: the one way in which the console writes it. @spec SHL-12 */
export function lengthText(ms: number, t: Translate<keyof typeof lengthWords>): string {
  const [days, hours] = [Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs)];
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (days > 0) return t('length.days', { days, hours });
  if (hours > 0) return t('length.hours', { hours, minutes });
  return minutes > 0 || ms <= 0
    ? t('length.minutes', { minutes })
    : t('length.seconds', { seconds: Math.max(1, Math.floor(ms / 1000)) });
}
