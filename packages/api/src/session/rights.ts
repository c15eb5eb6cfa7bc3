import type { ReplyOf } from '../lib/call.ts';
import { defineTopic } from '../lib/call.ts';
import type { sessionCalls } from './calls.ts';

/** What an account may do, as `session.me` and a login tell it. @spec ROL-07 */
export type Rights = ReplyOf<typeof sessionCalls.me>['rights'];

/** What became of the reader's own account. Told to nobody else. */
export interface AccountChange {
  /** `rights`: its role may do something else now, ask `session.me`. `settings`: another browser changed them, ask `shell.settings`. `forcePush`: the tenant forces other alarms, ask `role.forcePush`. `sounds`: a level has another sound, ask `alarm.sounds`. */
  readonly what: 'rights' | 'settings' | 'forcePush' | 'sounds';
}

/** Only the newest state matters: nothing is replayed, so ask `session.me` on every reload. @spec ROL-07 */
export const accountTopic = defineTopic<AccountChange>('account', 'volatile', 'signedIn');
