import { CallError, type CallErrorKind } from '@fireline/api/lib';
import type { Action } from '@fireline/domain/shell';
import { FailureState, type FailureStateProps } from '@fireline/ui/FailureState';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { pageWords } from '../words.ts';
import { failureOf, referenceOf, useFailureText, useReason } from './failure.ts';

interface CallFailedProps extends Pick<FailureStateProps, 'title' | 'onRetry' | 'isRetrying'> {
  /** The address of the list that the record would be in: the way on where asking again would not help. */
  readonly back?: string | undefined;
  /** What the call rejected with. */
  readonly error: unknown;
  /** Names what failed in the sentence; left out where a title or the place says it. */
  readonly action?: Action;
}

const answers: ReadonlySet<CallErrorKind> = new Set(['refused', 'forbidden', 'notFound']);
/** Whether the server has answered, and would answer the same again. */
function isAnswered(error: unknown): boolean {
  const failure = failureOf(error);
  return failure instanceof CallError && answers.has(failure.kind) && !failure.isPassing;
}

/** What stands in the place of content that a call did not bring: why, the request's id for support, and a way on where asking again may help. @spec SHL-15 SHL-18 */
export function CallFailed({ error, action, back, onRetry, ...rest }: CallFailedProps) {
  const t = useWords(pageWords);
  const reason = useReason();
  const failureText = useFailureText();
  return (
    <FailureState
      {...rest}
      {...(onRetry && !isAnswered(error) && { onRetry })}
      {...(back !== undefined && isAnswered(error) && { actions: <Link href={back}>{t('page.toList')}</Link> })}
      reference={referenceOf(error)}
    >
      {action ? failureText(action, error) : reason(error)}
    </FailureState>
  );
}
