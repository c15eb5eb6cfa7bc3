import { Banner } from '@fireline/ui/Banner';
import { useFormat, useWords } from '@fireline/ui/lib';
import type { Failure } from '../lib/failure.ts';
import { publicWords } from './words.ts';

export interface InterruptedProps {
  readonly failure: Failure;
  /** When what is shown came. */
  readonly sinceMs: number | null;
}

/** What is shown is no longer kept true: why, since when, and what to do. @spec N05 */
export function Interrupted({ failure, sinceMs }: InterruptedProps) {
  const t = useWords(publicWords);
  const format = useFormat();
  return (
    <Banner tone="attention" live="polite" title={t(`public.failed.${failure}.title`)}>
      {sinceMs !== null && <p>{t('public.staleSince', { time: format.time(sinceMs) })}</p>}
      <p>{t(`public.failed.${failure}.text`)}</p>
    </Banner>
  );
}
