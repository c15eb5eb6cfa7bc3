import { shellWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { FailureState } from '@fireline/ui/FailureState';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { eachTimeBack } from './loadScreen.ts';
import { isOutdated } from './outdated.ts';
import { loadingWords } from './words.ts';

/** Whether this page is one of a version that the server no longer has; asked until it is. */
function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (outdated) return undefined;
    let isCurrent = true;
    const ask = (): void => {
      void isOutdated().then((is) => isCurrent && setOutdated(is));
    };
    ask();
    const stop = eachTimeBack(ask);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [outdated]);
  return outdated;
}

export interface ScreenFailedProps {
  readonly onRetry: () => void;
  /** It is a part of a page that is there. Default false. */
  readonly isPart?: boolean;
}

/** Says that the code of a screen or of a part could not be fetched; where the server has a newer version, only a reload helps. @spec SHL-20 */
export function ScreenFailed({ onRetry, isPart = false }: ScreenFailedProps) {
  const t = useWords(shellWords, loadingWords);
  const title = t(isPart ? 'loading.partNotLoaded' : 'shell.screenNotLoaded');
  if (!useOutdated()) return <FailureState title={title} onRetry={onRetry} />;
  return (
    <FailureState title={title} actions={<Button onClick={() => location.reload()}>{t('loading.reload')}</Button>}>
      {t('loading.updated')}
    </FailureState>
  );
}
