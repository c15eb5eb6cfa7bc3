/** Characters of a password. @spec SES-05 */
export const passwordChars = { min: 8, max: 30 } as const;
/** Characters of a password as it is sent: room for an enciphered one. @spec SES-01 */
export const typedPasswordChars = { min: 1, max: 4096 } as const;
/** The name of an account, in characters. Decision: 3 to 30 like a customer-service account, at least a letter first. @spec SES-04 SRV-04 */
export const usernameChars = { min: 3, max: 30 } as const;
/** Characters of the real name behind an account. Decision: 32. @spec SES-08 */
export const realNameChars = { min: 1, max: 32 } as const;
/** Wrong passwords in a row before the account locks. Decision: five. @spec SES-06 */
export const wrongPasswordsMax = 5;
/** Digits of a mainland mobile number. @spec SES-07 */
export const mobileDigits = 11;
/** Characters of an ID number. @spec SES-07 */
export const idNumberChars = 18;
/** Characters of an e-mail address, as mail servers take them. @spec SIT-02 */
export const emailChars = { min: 3, max: 254 } as const;
/** Accounts that a browser offers to change to. Decision: five. @spec SES-04 */
export const keptAccountsMax = 5;
