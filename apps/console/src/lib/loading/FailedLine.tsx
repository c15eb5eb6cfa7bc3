import { shellWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import type { FailedProps } from './ScreenFailed.tsx';
import { useServedVersion } from './useServedVersion.ts';
import { loadingWords, notShownWords } from './words.ts';

/** Says in one line that something around a page cannot be shown which may not be missed, with what {@link ScreenFailed} offers. @spec SHL-20 */
function FailedLine({ line, onRetry }: FailedProps & { readonly line: string }) {
  const t = useWords(shellWords, loadingWords);
  const served = useServedVersion();
  const isOther = served === 'other';
  return (
    <Banner
      tone="danger"
      live="assertive"
      title={line}
      actions={
        <>
          {!isOther && <Button onClick={onRetry}>{t('shell.retry')}</Button>}
          {served !== 'away' && <Button onClick={() => location.reload()}>{t('loading.reload')}</Button>}
        </>
      }
    >
      {isOther && t('loading.updated')}
    </Banner>
  );
}

/** In place of the strip of new alarms. */
export const AlarmsNotShown = (props: FailedProps) => (
  <FailedLine line={useWords(notShownWords)('loading.alarmsNotShown')} {...props} />
);
/** In place of the counts of alarms. */
export const StatusNotShown = (props: FailedProps) => (
  <FailedLine line={useWords(notShownWords)('loading.statusNotShown')} {...props} />
);
