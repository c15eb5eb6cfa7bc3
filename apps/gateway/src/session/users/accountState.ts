import type { Scope } from '@fireline/domain/role';
import type { Tx } from '../../lib/db/schema.ts';
import { stateByName } from './store.ts';

/** Whether an account works, as the people see it who look after it. */
export interface AccountState {
  readonly userId: number;
  readonly isDisabled: boolean;
  readonly isLocked: boolean;
}

/**
 * The state of an account by its user name: the caller's own, or one that it looks after; undefined also for one that it does not.
 * @spec SRV-05 SES-08
 */
export const accountState = (
  tx: Tx,
  scope: Scope,
  asked: { readonly username: string; readonly userId: number; readonly now: string },
): Promise<AccountState | undefined> => stateByName(tx, scope, asked);
