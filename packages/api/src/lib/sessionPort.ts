import type { EndingAction } from '@fireline/domain/shell';

/** What calls and push need of the session. Who keeps it, and where, is not theirs to know. */
export interface SessionPort {
  /** Goes into the Authorization header as it is; null while nobody is signed in. */
  token(): string | null;
  /**
   * Tries once to get another token in place of the refused one; everyone who asks meanwhile gets the same answer.
   * False: there is no automatic re-login, or it was refused. Rejects when it could not be tried, such as without a network.
   * @spec SHL-16
   */
  renew(refusedToken: string): Promise<boolean>;
  /**
   * The token is no longer good and was not renewed; null: there was none.
   * @param why the action that asks for a new login; absent: it ended otherwise
   * @spec SHL-04 SES-09
   */
  onExpired(refusedToken: string | null, why?: EndingAction): void;
}
