export {
  type Account,
  type AccountContext,
  type AccountEvent,
  type AccountState,
  type AccountType,
  accountEvents,
  accountMachine,
  accountStates,
  accountStep,
  accountTypeOf,
  accountTypes,
  rolesOf,
} from './account.ts';
export {
  type PasswordRule,
  asHashed,
  checkConfirmation,
  checkPassword,
  checkUsername,
  newPassword,
  newUsername,
} from './password.ts';
export {
  emailChars,
  idNumberChars,
  keptAccountsMax,
  mobileDigits,
  passwordChars,
  realNameChars,
  typedPasswordChars,
  usernameChars,
  wrongPasswordsMax,
} from './limits.ts';
export { locksAccount, triesLeft } from './lock.ts';
export { email, mobile } from './contact.ts';
export { birthDayOf, idCheckDigit, idNumber } from './idNumber.ts';
export {
  associatedUserForm,
  clientTypes,
  loginForm,
  passwordForm,
  registrationForm,
  selfRegistered,
  userForm,
} from './users.ts';
export { type KeptAccount, forgetAccount, keepAccount, settingKey } from './kept.ts';
export {
  type UserLogAction,
  type UserLogColumn,
  type UserLogResult,
  userLogActions,
  userLogColumns,
  userLogFilter,
  userLogResults,
} from './userLog.ts';
export { isOrgUser, userInfoForm } from './userInfo.ts';
export { sessionGuardWords, sessionLimitWords, sessionLogWords, sessionUserWords, sessionWords } from './words.ts';
