import { CallError, type CallErrorKind } from '@fireline/api/lib';
import type { Action } from '@fireline/domain/shell';
import { FailureState, type FailureStateProps } from '@fireline/ui/FailureState';
import { failureOf, referenceOf, useFailureText, useReason } from './failure.ts';

interface CallFailedProps extends Pick<FailureStateProps, 'title' | 'onRetry' | 'isRetrying'> {
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
export function CallFailed({ error, action, onRetry, ...rest }: CallFailedProps) {
  const reason = useReason();
  const failureText = useFailureText();
  return (
    <FailureState {...rest} {...(onRetry && !isAnswered(error) && { onRetry })} reference={referenceOf(error)}>
      {action ? failureText(action, error) : reason(error)}
    </FailureState>
  );
}
