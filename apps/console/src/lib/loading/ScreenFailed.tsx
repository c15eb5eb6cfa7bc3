import { shellWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { FailureState } from '@fireline/ui/FailureState';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { eachTimeBack } from './loadScreen.ts';
import { type ServedVersion, servedVersion } from './servedVersion.ts';
import { loadingWords } from './words.ts';

/** What the server has of this page; asked until it has another version. */
function useServedVersion(): ServedVersion {
  const [served, setServed] = useState<ServedVersion>('away');
  const isOther = served === 'other';
  useEffect(() => {
    if (isOther) return undefined;
    let isCurrent = true;
    const ask = (): void => {
      void servedVersion().then((answer) => isCurrent && setServed(answer));
    };
    ask();
    const stop = eachTimeBack(ask);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isOther]);
  return served;
}

export interface ScreenFailedProps {
  readonly onRetry: () => void;
  /** It is a part of a page that is there. Default false. */
  readonly isPart?: boolean;
  /** Said in one line, in place of a title above what can be done. */
  readonly line?: string;
}

/**
 * Says that the code of a screen or of a part could not be fetched. While the server answers, a reload is offered beside the retry: browsers before
 * 2026 keep a failed `import()` until then, and fail again without asking. Where the server has another version, only a reload helps.
 * @spec SHL-20
 */
export function ScreenFailed({ onRetry, isPart = false, line }: ScreenFailedProps) {
  const t = useWords(shellWords, loadingWords);
  const served = useServedVersion();
  const isOther = served === 'other';
  // without the server a reload would end what is here, alarms included
  const reload = served !== 'away' && <Button onClick={() => location.reload()}>{t('loading.reload')}</Button>;
  const updated = isOther && t('loading.updated');
  if (line === undefined) {
    const title = t(isPart ? 'loading.partNotLoaded' : 'shell.screenNotLoaded');
    return (
      <FailureState title={title} {...(!isOther && { onRetry })} actions={reload}>
        {updated}
      </FailureState>
    );
  }
  const retry = !isOther && <Button onClick={onRetry}>{t('shell.retry')}</Button>;
  return (
    <Banner
      tone="danger"
      live="assertive"
      title={line}
      actions={
        <>
          {retry}
          {reload}
        </>
      }
    >
      {updated}
    </Banner>
  );
}
