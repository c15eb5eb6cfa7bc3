/** Devices in one renewal. @spec REN-01 */
export const renewalDevices = { min: 1, max: 50 } as const;
/** Devices whose service is opened at once: as many as IMEIs are read at once. @spec DEV-21 DEV-23 */
export const openingDevices = { min: 1, max: 100 } as const;
/** Near expiry means within so many days. @spec REN-02 */
export const nearExpiryDays = [7, 15, 30] as const;
/** Data cards in one batch. @spec REN-03 */
export const cardBatch = { min: 1, max: 100 } as const;
/** Characters of an ICCID. Decision: 19 or 20, as operators print them. @spec REN-03 */
export const iccidChars = { min: 19, max: 20 } as const;
/** Numbers on the whitelist. @spec REN-05 */
export const whitelistNumbers = 5;
/** Deletions from the whitelist in one calendar month. @spec REN-05 */
export const whitelistDeletionsPerMonth = 1;
/** Numbers in one deletion from the whitelist. @spec REN-05 */
export const whitelistNumbersPerDeletion = { min: 1, max: 2 } as const;
/** Different packages in one order. Decision: up to 20. @spec REN-06 */
export const mealLines = { min: 1, max: 20 } as const;
