import { shellWords } from '@fireline/domain/shell';
import { FailureState } from '@fireline/ui/FailureState';
import { useWords } from '@fireline/ui/lib';

/** Says that a screen's code could not be fetched. @spec SHL-20 */
export function ScreenFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords(shellWords);
  return <FailureState title={t('shell.screenNotLoaded')} onRetry={onRetry} />;
}
