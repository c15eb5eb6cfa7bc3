import { type EndedCode, endedBy, endedCode } from './actions.ts';

/** How a call failed before its reply could be judged, or what its status says. */
export type CallFailure =
  | { readonly kind: 'status'; readonly status: number; readonly code?: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' };

/** What is done about a failed call. */
export type Reaction =
  /** Logs in once more without asking, then repeats the call. Calls that fail together share one login. */
  | { readonly kind: 'loginAgain' }
  /** Says why and goes to the login page with `back=1`. */
  | { readonly kind: 'leave'; readonly code: 'session.tokenInvalid' | EndedCode }
  /** The transport is silent; the refused operation speaks for itself. */
  | { readonly kind: 'ignore' }
  | { readonly kind: 'tell'; readonly code: FailureCode; readonly canRetry: boolean };
type FailureCode = 'shell.notFound' | 'shell.timeout' | 'shell.network' | 'shell.serverError' | 'shell.unknownReason';

const tell = (code: FailureCode, canRetry: boolean): Reaction => ({ kind: 'tell', code, canRetry });

/**
 * What is done about a failed call. Decision: a call is repeated after a login once, so that a token refused at once ends the session
 * and no circle begins. Where an action asks for a new login, none is made without the user.
 * @spec SHL-16 SHL-17 SHL-18 SES-09
 */
export const reactionTo = (
  failure: CallFailure,
  session: { readonly hasAutoLogin: boolean; readonly isRepeated: boolean },
): Reaction => {
  if (failure.kind !== 'status') return tell(`shell.${failure.kind}`, true);
  const { status, code } = failure;
  const action = endedBy(code);
  if (status === 401 && action) return { kind: 'leave', code: endedCode(action) };
  if (status === 401)
    return session.hasAutoLogin && !session.isRepeated
      ? { kind: 'loginAgain' }
      : { kind: 'leave', code: 'session.tokenInvalid' };
  if (status === 403) return { kind: 'ignore' };
  if (status === 404) return tell('shell.notFound', false);
  return status >= 500 ? tell('shell.serverError', true) : tell('shell.unknownReason', false);
};
