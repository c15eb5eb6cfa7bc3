import { FailureState } from '@fireline/ui/FailureState';
import { useWords } from '@fireline/ui/lib';
import type { Failure } from '../lib/failure.ts';
import { useTitle } from '../lib/useTitle.ts';
import { publicWords } from './words.ts';

export interface NothingToShowProps {
  readonly failure: Failure;
  /** Absent where asking again is useless. */
  readonly onRetry?: () => void;
  readonly isRetrying: boolean;
}

/** Why there is nothing, and what the reader can do about it. @spec PUB-05 SHL-18 */
export function NothingToShow({ failure, onRetry, isRetrying }: NothingToShowProps) {
  const t = useWords(publicWords);
  const title = t(`public.failed.${failure}.title`);
  useTitle(title);
  return (
    <FailureState title={title} isRetrying={isRetrying} {...(onRetry ? { onRetry } : {})}>
      {t(`public.failed.${failure}.text`)}
    </FailureState>
  );
}
