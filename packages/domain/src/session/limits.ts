/** Characters of a password. @spec SES-05 */
export const passwordChars = { min: 8, max: 30 } as const;
/** Characters of a password as it is sent: room for an enciphered one. @spec SES-01 */
export const typedPasswordChars = { min: 1, max: 4096 } as const;
/** The name of an account, in characters. Decision: 3 to 30 like a customer-service account, at least a letter first. @spec SES-04 SRV-04 */
export const usernameChars = { min: 3, max: 30 } as const;
/** Characters of the real name behind an account. Decision: as of the people of a maintenance company. @spec SES-08 SIT-07 */
export const realNameChars = { min: 1, max: 128 } as const;
/** Wrong passwords in a row from one address before the account locks for it. Decision: five. @spec SES-06 */
export const wrongPasswordsMax = 5;
/** Wrong passwords from all addresses that never opened the account before it locks for all of them. Decision: 20. @spec SES-06 */
export const strangersWrongMax = 20;
/** Minutes of the first lock and of the longest: each in a row lasts twice as long as the one before. @spec SES-06 */
export const lockMinutes = { min: 15, max: 1440 } as const;
/** Hours without a try after which wrong passwords and earlier locks no longer count. Decision: two days, twice the longest lock. @spec SES-06 */
export const triesKeptHours = 48;
/** Days for which an address is known that opened the account. Decision: 90. @spec SES-06 */
export const knownAddressDays = 90;
/** Digits of a mainland mobile number. @spec SES-07 */
export const mobileDigits = 11;
/** Characters of an ID number. @spec SES-07 */
export const idNumberChars = 18;
/** Characters of an e-mail address, as mail servers take them. @spec SIT-02 */
export const emailChars = { min: 3, max: 254 } as const;
/** Digits of a code that is sent to a mobile. @spec SES-12 */
export const codeDigits = 6;
/** Minutes for which such a code is good. @spec SES-12 */
export const codeMinutes = 5;
/** Seconds between two codes to one number. @spec SES-12 */
export const codeWaitSeconds = 60;
/** Codes of one purpose to one number within a day. Decision: ten. @spec SES-12 */
export const codesPerDay = 10;
/** Codes for logins and passwords that an address gets in a day which opened none of the accounts before. Decision: 60, an office. @spec SES-12 */
export const addressCodesPerDay = 60;
/** Codes of each share that an address gets in a day which is known to their numbers. Decision: 200, a large office. @spec SES-12 */
export const knownAddressCodesPerDay = 200;
/** Codes for registrations that an address gets in a day. Decision: 20, the people of a house. @spec SES-04 SES-12 */
export const addressRegistrationsPerDay = 20;
/** Codes that an account sends to members of places in a day. Decision: 200, a housing estate. @spec SIT-02 */
export const accountCodesPerDay = 200;
/** Codes of an hour that a tenant allows strangers, for registrations, and as many again for accounts. @spec SES-04 SES-12 */
export const codesPerHour = { min: 10, max: 10_000 } as const;
/** As many where the tenant says nothing. Decision: 100, which cost little and are more than people ask for. @spec SES-04 SES-12 */
export const codesPerHourDefault = 100;
/** Zeros that a page finds before a code for a registration. Decision: 15, most of a second of an old phone. @spec SES-04 SES-12 */
export const codePuzzleBits = 15;
/** Minutes for which a puzzle counts. @spec SES-04 SES-12 */
export const codePuzzleMinutes = 10;
/** Wrong tries after which a code is dead for the caller. @spec SES-12 */
export const wrongCodesMax = 5;
/** Wrong tries of all callers that did not ask for a code, after which it is dead for each of them. Decision: ten. @spec SES-12 */
export const wrongCodesElsewhereMax = 10;
/** Sessions that an account has open; with one more the oldest ends. Decision: 100, all screens of a control room. @spec SES-11 */
export const sessionsMax = 100;
/** Accounts that a browser offers to change to. Decision: five. @spec SES-04 */
export const keptAccountsMax = 5;
/** Characters of the id of a tenant. Decision: 2 to 32. @spec SHL-31 */
export const tenantIdChars = { min: 2, max: 32 } as const;
/** Characters of the name of a tenant. Decision: 64, as for an organisation. @spec SHL-31 */
export const tenantNameChars = { min: 1, max: 64 } as const;
/** Characters of the code that the terminal shows for the set-up. Decision: eight, as a wrong one is told from a slip. @spec SHL-31 */
export const setupCodeChars = 8;
/** Wrong codes after which the terminal shows another one. Decision: five. @spec SHL-31 */
export const wrongSetupCodesMax = 5;
/** Characters of the name that a tenant gives its console. Decision: 32, which fit the header of a phone. @spec N22 */
export const brandTitleChars = { min: 1, max: 32 } as const;
/** The largest logo that is kept. Decision: 512 KB, as every login page loads it. @spec N22 SHL-26 */
export const brandLogoBytesMax = 512 * 1024;
