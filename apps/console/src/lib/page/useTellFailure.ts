import { CallError } from '@fireline/api/lib';
import { type Action, shellWords } from '@fireline/domain/shell';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useCallback } from 'react';
import { referenceOf, reportDefect, useFailureText } from './failure.ts';

/**
 * Tells a failure as a toast that stays until dismissed; one that may pass offers to try again. A call that was given up
 * says nothing; a defect of the program is reported, too.
 * @spec SHL-15 SHL-18
 */
export function useTellFailure(): (action: Action, error: unknown, retry?: () => void) => void {
  const t = useWords(shellWords);
  const failureText = useFailureText();
  const toasts = useToast();
  return useCallback(
    (action, error, retry) => {
      if (error instanceof CallError && error.kind === 'aborted') return;
      reportDefect(error);
      const mayPass = error instanceof CallError && error.isPassing;
      toasts.show({
        tone: 'danger',
        title: failureText(action, error),
        reference: referenceOf(error),
        ...(retry && mayPass ? { action: { label: t('shell.retry'), onAct: retry } } : {}),
      });
    },
    [t, failureText, toasts],
  );
}
