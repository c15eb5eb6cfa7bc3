import { type Field, type Problem, checkLength, ok, problems, refuse } from '../lib/index.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { passwordChars, typedPasswordChars, usernameChars } from './limits.ts';

const needs = (field: string, text: string, pattern: RegExp, code: string): Problem | undefined =>
  pattern.test(text) ? undefined : { code, field };

/** `strict` is the rule of the commercial side. @spec SES-05 */
export type PasswordRule = 'basic' | 'strict';

/**
 * Problems of a new password: 8 to 30 characters with digit, letter and special character; the strict rule of the commercial
 * side asks for upper and lower case too. Passwords that everybody tries first are refused. An empty list means it is good.
 * @spec SES-05
 */
export function checkPassword(password: string, rule: PasswordRule = 'basic', field = 'password'): Problem[] {
  const length = checkLength(field, password, passwordChars);
  if (length?.code === 'form.required') return [length];
  const found = problems(
    length,
    needs(field, password, /\d/, 'session.password.digit'),
    rule === 'basic' ? needs(field, password, /\p{L}/u, 'session.password.letter') : undefined,
    rule === 'strict' ? needs(field, password, /\p{Lu}/u, 'session.password.upper') : undefined,
    rule === 'strict' ? needs(field, password, /\p{Ll}/u, 'session.password.lower') : undefined,
    needs(field, password, /[^\p{L}\p{N}\s]/u, 'session.password.special'),
  );
  return found.length === 0 && isCommonPassword(asHashed(password))
    ? [{ code: 'session.password.common', field }]
    : found;
}

/** What a server cannot hash the same way twice: control characters and halves of surrogate pairs. */
const unsteady = /[\p{Cs}\p{Cc}]/u;

/** A new password of a form, kept as it is typed: blanks at its ends belong to it. @spec SES-05 */
export const newPassword =
  (rule: PasswordRule = 'basic'): Field<string> =>
  (raw, field) => {
    if (raw !== undefined && raw !== null && typeof raw !== 'string') return refuse({ code: 'form.format', field });
    const password = raw ?? '';
    const found = checkPassword(password, rule, field);
    if (found.length > 0) return refuse(...found);
    return unsteady.test(password) ? refuse({ code: 'form.characters', field }) : ok(password);
  };

/**
 * A password as it is hashed and compared: however a keyboard composed its characters, and in full or half width, it is the same.
 * @spec SES-05
 * @example asHashed('Ｆire-1') === asHashed('Fire-1') // true
 */
export const asHashed = (password: string): string => password.normalize('NFKC');

/** The problem of a password that contains the name of its account, in any case and width. @spec SES-05 */
export const checkNameInPassword = (username: string, password: string, field = 'password'): Problem | undefined =>
  username.length >= usernameChars.min && asHashed(password).toLowerCase().includes(username.toLowerCase())
    ? { code: 'session.password.hasName', field }
    : undefined;

/** The problem of a password that was not typed the same twice. @spec SES-05 */
export const checkConfirmation = (password: string, confirmation: string): Problem | undefined =>
  password === confirmation ? undefined : { code: 'session.password.mismatch', field: 'confirmation' };

/**
 * A password that exists already, kept as it is typed and not measured: it may be older than the rule, or enciphered.
 * @spec SES-01 SES-05
 */
export const typedPassword: Field<string> = (raw, field) => {
  if (raw !== undefined && raw !== null && typeof raw !== 'string') return refuse({ code: 'form.format', field });
  const problem = checkLength(field, raw ?? '', typedPasswordChars);
  return problem ? refuse(problem) : ok(raw ?? '');
};

/** Letters, digits and underscores, a letter first. @spec SRV-04 */
export const checkUsername = (username: string, field = 'username'): Problem[] =>
  problems(
    checkLength(field, username, usernameChars),
    username === '' ? undefined : needs(field, username, /^[A-Za-z]\w*$/, 'session.username.form'),
  );

/** The name of a new account, blanks around it dropped. @spec SES-04 SRV-04 */
export const newUsername: Field<string> = (raw, field) => {
  if (raw !== undefined && raw !== null && typeof raw !== 'string') return refuse({ code: 'form.format', field });
  const username = (raw ?? '').trim();
  const found = checkUsername(username, field);
  return found.length > 0 ? refuse(...found) : ok(username);
};
