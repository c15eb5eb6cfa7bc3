import { pollIntervalMs } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import type { LivePolled } from '../lib/usePolled.ts';
import { Bar, PrintedAt } from './RefreshBar.styles.ts';
import { publicWords } from './words.ts';

/** How old what is shown is, and the button that asks anew, where the thumb is. @spec N05 SHL-24 */
export function RefreshBar({ polled }: { readonly polled: LivePolled<unknown> }) {
  const t = useWords(publicWords);
  const format = useFormat();
  const now = useNow(1_000);
  const { loadedAtMs, failure, askedAtMs, refresh } = polled;
  if (loadedAtMs === null) return null;
  return (
    <>
      <Bar data-stale={failure !== null || undefined}>
        <p>
          {failure === null
            ? t('public.updated', { age: format.age(loadedAtMs, Math.max(now, loadedAtMs)) })
            : t('public.staleSince', { time: format.time(loadedAtMs) })}
          {failure === null && <small>{t('public.polls', { seconds: pollIntervalMs / 1000 })}</small>}
        </p>
        <Button isPending={askedAtMs !== null} onClick={refresh}>
          {t('public.refresh')}
        </Button>
      </Bar>
      <PrintedAt>{t('public.printedAt', { time: format.dateTime(loadedAtMs) })}</PrintedAt>
    </>
  );
}
