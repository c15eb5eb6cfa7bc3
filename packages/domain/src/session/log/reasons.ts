import type { clientTypes } from '../users.ts';

type ClientType = (typeof clientTypes)[number];

/**
 * Why a password was refused, as entries keep it, and the word of it: an entry does not keep how many tries or minutes were left.
 * @spec SES-06 SES-10
 */
const loggedReasons = {
  'session.wrongPassword': 'session.wrongPassword',
  'session.wrongPasswordLeft': 'session.wrongPassword',
  'session.oldPassword.wrong': 'session.oldPassword.wrong',
  'session.oldPassword.wrongLeft': 'session.oldPassword.wrong',
  'session.locked': 'session.locked',
  'session.lockedMinutes': 'session.locked',
  'session.lockedHours': 'session.locked',
  'session.disabled': 'session.disabled',
} as const;
export type LoggedReason = (typeof loggedReasons)[keyof typeof loggedReasons];

/** The key of the words that say what an entry's detail means; undefined: the detail is words already. @spec SES-10 */
export const loggedReason = (detail: string): LoggedReason | undefined =>
  Object.hasOwn(loggedReasons, detail) ? loggedReasons[detail as keyof typeof loggedReasons] : undefined;

/** What an account came in with: entries of a login keep it as their detail. */
const loginClients = {
  web: 'session.loginBy.web',
  app: 'session.loginBy.app',
  wechat: 'session.loginBy.wechat',
} as const satisfies Record<ClientType, string>;
export type LoggedClient = (typeof loginClients)[ClientType];

/** The key of the words that say what the detail of an entry with this action means; undefined: the detail is words already. @spec SES-10 */
export function loggedWord(action: string, detail: string): LoggedReason | LoggedClient | undefined {
  if (action === 'login' && Object.hasOwn(loginClients, detail)) return loginClients[detail as ClientType];
  return loggedReason(detail);
}

/** The details that mean the same reason or client. */
export const codesOfReason = (reason: LoggedReason | LoggedClient): readonly string[] =>
  Object.entries({ ...loggedReasons, ...loginClients }).flatMap(([code, of]) => (of === reason ? [code] : []));
export const loggedReasonKeys: readonly (LoggedReason | LoggedClient)[] = [
  ...new Set([...Object.values(loggedReasons), ...Object.values(loginClients)]),
];
