import { CallError } from '@fireline/api/lib';
import { roleWords } from '@fireline/domain/role';
import { sessionWords } from '@fireline/domain/session';
import { type Action, actionWords, shellWords } from '@fireline/domain/shell';
import type { ConfirmRefusal } from '@fireline/ui/ConfirmDialog';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useCallback } from 'react';
import { conflictWords } from '../words.ts';

const keyOfKind = {
  forbidden: 'role.noPermission',
  tokenInvalid: 'session.tokenInvalid',
  notFound: 'shell.notFound',
  timeout: 'shell.timeout',
  network: 'shell.network',
  server: 'shell.serverError',
  malformed: 'shell.badReply',
} as const;

const speaksForItself: ReadonlySet<CallError['kind']> = new Set(['refused', 'forbidden', 'tokenInvalid', 'aborted']);

/** A failure whose message is in the reader's words already; its cause is what failed. */
export class WordedError extends Error {}

/** What failed, below the words that were found for it. */
export const failureOf = (error: unknown): unknown => (error instanceof WordedError ? (error.cause ?? error) : error);

/** What support asks for: the request's id, where the server answered and the fault is not the reader's. @spec SHL-15 */
export function referenceOf(error: unknown): string | undefined {
  const failure = failureOf(error);
  return failure instanceof CallError && !speaksForItself.has(failure.kind) ? failure.requestId : undefined;
}

/** Passes what no call threw to the browser's error reporting: it is a defect of the program, and a sentence on the page leaves no trace of it. */
export function reportDefect(error: unknown): void {
  const failure = failureOf(error);
  if (!(failure instanceof CallError || failure instanceof WordedError)) reportError(failure);
}

/** When somebody else saved first; undefined: it failed otherwise, or nobody knows. */
function savedAt({ problems: [problem] }: CallError): string | undefined {
  const at = problem?.code.endsWith('.conflict') ? problem.args?.at : undefined;
  return typeof at === 'string' && at !== '' ? at : undefined;
}

/** Why something failed, in the reader's words: the server's reason where it gave one. @spec SHL-15 SHL-17 SHL-18 SHL-30 */
export function useReason(): (error: unknown) => string {
  const t = useWords(shellWords, sessionWords, roleWords, conflictWords);
  const { age } = useFormat();
  return useCallback(
    (error) => {
      if (error instanceof WordedError) return error.message;
      if (!(error instanceof CallError)) return t('shell.unknownReason');
      const at = savedAt(error);
      if (at !== undefined) return t('conflict.saved', { reason: error.message, ago: age(at) });
      if (error.message !== '') return error.message;
      return error.kind in keyOfKind ? t(keyOfKind[error.kind as keyof typeof keyOfKind]) : t('shell.unknownReason');
    },
    [t, age],
  );
}

/** '{action} failed: {reason}'. @spec SHL-15 */
export function useFailureText(): (action: Action, error: unknown) => string {
  const t = useWords(shellWords, actionWords);
  const reason = useReason();
  return useCallback(
    (action, error) => t('shell.failed', { action: t(`shell.action.${action}`), 0: reason(error) }),
    [t, reason],
  );
}

/** What a question shows of what was confirmed and failed, so that no toast has to; a defect of the program is reported, too. @spec SHL-15 */
export function useConfirmRefusal(): (action: Action, error: unknown) => ConfirmRefusal {
  const failureText = useFailureText();
  return useCallback(
    (action, error) => {
      reportDefect(error);
      return { reason: failureText(action, error), reference: referenceOf(error) };
    },
    [failureText],
  );
}
