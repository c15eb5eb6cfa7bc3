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

/** The codes that mean the same reason. */
export const codesOfReason = (reason: LoggedReason): readonly string[] =>
  Object.entries(loggedReasons).flatMap(([code, of]) => (of === reason ? [code] : []));
export const loggedReasonKeys: readonly LoggedReason[] = [...new Set(Object.values(loggedReasons))];
