import { defineForm, flag, oneOf, optional, text } from '../lib/index.ts';
import { roles } from '../role/index.ts';
import { accountTypeOf, accountTypes } from './account.ts';
import { mobile } from './contact.ts';
import { idNumber } from './idNumber.ts';
import { oneTimeCode } from './oneTimeCode.ts';
import { realNameChars } from './limits.ts';
import {
  asHashed,
  checkConfirmation,
  checkNameInPassword,
  newPassword,
  newUsername,
  typedPassword,
} from './password.ts';

/** What a login says of where it comes from. @spec SES-01 */
export const clientTypes = ['web', 'app', 'wechat'] as const;

/**
 * A login as it is sent. The password is not measured: it may be enciphered, and may be older than the rule.
 * @spec SES-01
 */
export const loginForm = defineForm({
  username: text({ min: 1, max: 64 }),
  password: typedPassword,
  rentId: text({ min: 1, max: 32 }),
  clientType: oneOf(clientTypes),
  isEncipher: flag,
});

/** The types that register themselves. Decision: accounts of the platform, of organisations and of maintenance are made for their people. @spec SES-04 */
export const selfRegistered = ['unit', 'resident'] as const;

const isAgreed: typeof flag = (raw, field) => {
  const result = flag(raw, field);
  return result.ok && !result.value ? { ok: false, problems: [{ code: 'session.agreement', field }] } : result;
};

const named = { realName: text(realNameChars), mobile };
/** A new password under the strict rule, typed twice. @spec SES-05 */
export const secret = { password: newPassword('strict'), confirmation: typedPassword };
/** Of a new password: typed the same twice. @spec SES-05 */
export const sameTwice = (value: { readonly password: string; readonly confirmation: string }) => [
  checkConfirmation(value.password, value.confirmation),
];
/** Of a new account: the password typed the same twice, and without the name. @spec SES-05 */
export const sameTwiceAndNoName = (value: Parameters<typeof sameTwice>[0] & { readonly username: string }) => [
  ...sameTwice(value),
  checkNameInPassword(value.username, value.password),
];

/** What /register asks for. Decision: under the stricter password rule, with the terms agreed to. @spec SES-04 SES-05 SES-07 */
export const registrationForm = defineForm(
  {
    rentId: text({ min: 1, max: 32 }),
    accountType: oneOf(selfRegistered),
    username: newUsername,
    ...secret,
    ...named,
    code: oneTimeCode,
    idNumber: optional(idNumber),
    isAgreed,
  },
  (value) => sameTwiceAndNoName(value),
);

/** A user as an administrator creates or changes one; role and type of account belong together. @spec SES-03 SES-08 */
export const userForm = defineForm(
  { username: newUsername, ...named, accountType: oneOf(accountTypes), role: oneOf(roles), isDisabled: flag },
  ({ role, accountType }) => [
    accountTypeOf[role] === accountType ? undefined : { code: 'session.roleOfType', field: 'role' },
  ],
);

/** A user created with and bound to something else, such as a unit. @spec SES-08 */
export const associatedUserForm = defineForm({ username: newUsername, ...secret, ...named }, (value) =>
  sameTwiceAndNoName(value),
);

/** A change of password: the new one under the stricter rule, and not the old one again. @spec SES-05 */
export const passwordForm = defineForm({ oldPassword: typedPassword, ...secret }, ({ oldPassword, ...twice }) => [
  ...sameTwice(twice),
  asHashed(oldPassword) === asHashed(twice.password)
    ? { code: 'session.password.unchanged', field: 'password' }
    : undefined,
]);
