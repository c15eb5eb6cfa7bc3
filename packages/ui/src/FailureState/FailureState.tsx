import { CloudAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Actions, Place, Text, Title } from '../lib/overlay/placeOfContent.ts';
import { Reference } from '../lib/table/Reference.tsx';
import { useWords } from '../lib/format/useWords.ts';
import { failureStateWords } from './words.ts';

export interface FailureStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Default: that it did not load. */
  readonly title?: ReactNode;
  /** Why, in the reader's words. */
  readonly children?: ReactNode;
  /** Asks again; leaving it out says that asking again is useless. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Another way on, such as a link to the list that the missing record was in. */
  readonly actions?: ReactNode;
  /** What support asks for, such as the request's id; shown small, with a way to copy it. */
  readonly reference?: string | undefined;
}

/**
 * Stands where the content would be when it could not be had: why, and a way on. Spoken when it comes.
 * @spec LIB-01
 * @example <FailureState onRetry={reload} reference={failure.requestId}>{t(failure.code)}</FailureState>
 */
export function FailureState(props: FailureStateProps) {
  const { title, children, onRetry, isRetrying = false, actions, reference, ...rest } = props;
  const t = useWords(failureStateWords);
  return (
    <Place {...rest} role="alert" data-failed="">
      <CloudAlert aria-hidden />
      <Title>{title ?? t('FailureState.title')}</Title>
      {children && <Text>{children}</Text>}
      {reference && <Reference text={reference} />}
      {(onRetry || actions) && (
        <Actions>
          {onRetry && (
            <Button isPending={isRetrying} onClick={onRetry}>
              {t('FailureState.retry')}
            </Button>
          )}
          {actions}
        </Actions>
      )}
    </Place>
  );
}
