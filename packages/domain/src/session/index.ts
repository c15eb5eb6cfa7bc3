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
  checkNameInPassword,
  checkPassword,
  checkUsername,
  newPassword,
  newUsername,
} from './password.ts';
export {
  type CodePurpose,
  type CodeUse,
  type SentCode,
  codeFrom,
  codeLoginForm,
  codePurposes,
  codePuzzleForm,
  codeRequestForm,
  codeTriesLeft,
  resetForm,
  wrongCodeProblem,
} from './codes.ts';
export {
  type CodeAsked,
  type CodeAsker,
  type CodesBefore,
  type CodeShare,
  checkCodes,
  checkSending,
  codeShareOf,
  codeShares,
} from './codeCaps.ts';
export { isPuzzleNew, isPuzzleSolved, tryAnswers } from './codePuzzle.ts';
export { oneTimeCode } from './oneTimeCode.ts';
export {
  accountCodesPerDay,
  addressCodesPerDay,
  addressRegistrationsPerDay,
  codeDigits,
  codeMinutes,
  codePuzzleBits,
  codePuzzleMinutes,
  codesPerDay,
  codesPerHour,
  codesPerHourDefault,
  codeWaitSeconds,
  emailChars,
  idNumberChars,
  keptAccountsMax,
  knownAddressCodesPerDay,
  knownAddressDays,
  lockMinutes,
  mobileDigits,
  passwordChars,
  realNameChars,
  sessionsMax,
  setupCodeChars,
  strangersWrongMax,
  tenantIdChars,
  brandLogoBytesMax,
  brandTitleChars,
  tenantNameChars,
  triesKeptHours,
  typedPasswordChars,
  usernameChars,
  wrongCodesElsewhereMax,
  wrongCodesMax,
  wrongPasswordsMax,
  wrongSetupCodesMax,
} from './limits.ts';
export {
  type JudgedTry,
  type PasswordTries,
  isKnownAddress,
  isLocked,
  judgeTry,
  lockMs,
  lockProblem,
  locksAccount,
  triesLeft,
  uncounted,
} from './lock.ts';
export { isSessionOpen, sessionMs } from './open.ts';
export { isCommonPassword } from './commonPasswords.ts';
export { email, isMask, mobile } from './contact.ts';
export { maskedEmail, maskedIdNumber, maskedPhone, maskedText, personalInText } from './personal/masks.ts';
export { phoneDigits, soughtPersonal } from './personal/search.ts';
export {
  type PersonalKind,
  type PersonalSubject,
  maskedFields,
  personalFields,
  personalMasks,
  personalSubjects,
} from './personal/fields.ts';
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
export { demoRentId, newTenantId, newTenantName, setupCodeAlphabet, setupCodeTyped, setupForm } from './setup.ts';
export { type KeptAccount, forgetAccount, keepAccount, settingKey } from './kept.ts';
export {
  type AccountNode,
  type AccountUse,
  accountChangeForm,
  accountIdleDays,
  accountUses,
  administeredBy,
  administeredKinds,
  madeUpPassword,
  madeUpPasswordChars,
  mayAdminister,
  newAccountForm,
  nodeOfKind,
} from './administration.ts';
export { type Administrator, administratorsRight, checkAdministratorsLeft } from './administrators.ts';
export {
  type Limited,
  type LookedAfter,
  type Standing,
  isNumberProven,
  limitAfter,
  limitAfterReset,
  mayLookAfter,
} from './lookAfter.ts';
export { type BrandCorners, type BrandFont, brandCorners, brandFonts, brandForm } from './brand.ts';
export { isOrgUser, userInfoForm } from './userInfo.ts';
export {
  type LoggedClient,
  type LoggedReason,
  codesOfReason,
  loggedReason,
  loggedReasonKeys,
  loggedWord,
} from './log/reasons.ts';
export { sessionLimitWords } from './limits/words.ts';
export { sessionGuardWords, sessionWords } from './words.ts';
export { sessionUserWords } from './user/words.ts';
export {
  type UserImportColumn,
  readUserImportHead,
  sessionImportWords,
  userImportColumns,
  userImportForm,
  userImportRow,
  userImportSheet,
} from './imports/index.ts';
