import { Button } from '@fireline/ui/Button';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useNow, useWords } from '@fireline/ui/lib';
import { SlowNote } from './RefreshBar.styles.ts';
import { publicWords } from './words.ts';

/** From here on the reader is told that it is the server that takes its time. */
const slowAfterMs = 8_000;

export interface WaitingProps {
  readonly askedAtMs: number | null;
  readonly onRetry: () => void;
}

/** The shape of what is coming; when it takes long, how long it has taken, and a way to ask anew. @spec SHL-18 */
export function Waiting({ askedAtMs, onRetry }: WaitingProps) {
  const t = useWords(publicWords);
  const now = useNow(1_000);
  const waitedMs = askedAtMs === null ? 0 : now - askedAtMs;
  const isSlow = waitedMs >= slowAfterMs;
  return (
    <>
      <Skeleton lines={2} />
      <Skeleton shape="block" />
      <SlowNote role="status">
        {isSlow ? t('public.slow', { seconds: slowAfterMs / 1000 }) : t('public.loading')}
      </SlowNote>
      {isSlow && <Button onClick={onRetry}>{t('public.askAgain')}</Button>}
      <Skeleton lines={3} />
    </>
  );
}
