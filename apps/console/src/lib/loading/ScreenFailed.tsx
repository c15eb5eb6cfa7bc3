import { shellWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { FailureState } from '@fireline/ui/FailureState';
import { useWords } from '@fireline/ui/lib';
import { useServedVersion } from './useServedVersion.ts';
import { loadingWords } from './words.ts';

/** What is shown in place of something that failed. */
export interface FailedProps {
  readonly onRetry: () => void;
  /** It is a part of a page that is there. Default false. */
  readonly isPart?: boolean;
}

/**
 * Says that the code of a screen or of a part could not be fetched. While the server answers, a reload is offered beside the retry: browsers before
 * 2026 keep a failed `import()` until then, and fail again without asking. Where the server has another version, only a reload helps.
 * @spec SHL-20
 */
export function ScreenFailed({ onRetry, isPart = false }: FailedProps) {
  const t = useWords(shellWords, loadingWords);
  const served = useServedVersion();
  const isOther = served === 'other';
  // without the server a reload would end what is here, alarms included
  const reload = served !== 'away' && <Button onClick={() => location.reload()}>{t('loading.reload')}</Button>;
  return (
    <FailureState
      title={t(isPart ? 'loading.partNotLoaded' : 'shell.screenNotLoaded')}
      {...(!isOther && { onRetry })}
      actions={reload}
    >
      {isOther && t('loading.updated')}
    </FailureState>
  );
}
