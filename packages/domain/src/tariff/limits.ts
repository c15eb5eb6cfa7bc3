/** Years of service that can be bought or renewed at once. @spec TAR-02 REN-01 */
export const serviceYears = { min: 1, max: 6 } as const;
/** A price, in cents. Decision: at most 9 999 999.99 yuan, so that no total leaves whole numbers. @spec TAR-03 */
export const priceCents = { min: 0, max: 999_999_999 } as const;
/** Messages or calls in a package. Decision: up to a million. @spec TAR-02 */
export const packageUnits = { min: 1, max: 1_000_000 } as const;
/** Packages in one purchase. Decision: up to a thousand. @spec TAR-05 */
export const purchasePackages = { min: 1, max: 1000 } as const;
/** Months of cloud storage or watermark sold at once. Decision: by the month, as long as device service. @spec TAR-02 */
export const storageMonths = { min: 1, max: 72 } as const;
/** Free months with a new device. Decision: up to six years, as long as service can be bought. @spec TAR-02 */
export const freeMonths = { min: 0, max: 72 } as const;
/** Messages or calls given away at once. Decision: at most a hundred thousand. @spec TAR-08 */
export const giftUnits = { min: 0, max: 100_000 } as const;
/** The reason of a gift, in characters. Decision: 1 to 128. @spec TAR-08 */
export const giftRemarkChars = { min: 1, max: 128 } as const;
/** Days of service given away at once. Decision: at most six years of 366 days. @spec TAR-08 */
export const giftDays = { min: 0, max: 2196 } as const;
/** Names in the tariff centre, in characters. @spec TAR-02 */
export const nameChars = { min: 1, max: 128 } as const;
/** Descriptions in the tariff centre, in characters. @spec TAR-02 */
export const descriptionChars = { min: 0, max: 128 } as const;
/** A bank's serial number, in letters and digits. Decision: 6 to 40. @spec TAR-01 */
export const bankSerialChars = { min: 6, max: 40 } as const;
/** Years that a bill may be of. Decision: this century. @spec TAR-01 */
export const billYears = { min: 2000, max: 2099 } as const;
/** Items or devices on a bill. Decision: up to a million. @spec TAR-01 */
export const billCount = { min: 0, max: 1_000_000 } as const;
/** Letters and digits of an offline pay code. Decision: 16. @spec TAR-05 */
export const payCodeChars = 16;
/** Pay codes handed out at once. Decision: at most 50. @spec TAR-05 */
export const payCodesAtOnce = { min: 1, max: 50 } as const;
/** Wrong pay codes of an account, after which it waits. Decision: 5. @spec TAR-05 */
export const payCodeTriesMax = 5;
/** For how many minutes a wrong pay code counts. Decision: 15. @spec TAR-05 */
export const payCodeTryMin = 15;
/** Messages or calls that consumption control lets out in a month. Decision: up to ten million. @spec TAR-05 */
export const controlUnits = { min: 0, max: 10_000_000 } as const;
/** The part of the monthly maximum, in percent, from which consumption control warns. @spec TAR-05 */
export const controlWarnPercent = { min: 1, max: 100 } as const;
/** How many months back a payment statement can be downloaded. @spec TAR-10 */
export const statementMonths = 3;
/** Days of the calendar of consumption. Decision: 26 weeks. @spec TAR-07 */
export const calendarDays = 182;
/** Prices changed in one save. Decision: at most 200, more than a list of all modes, packages and months has. @spec TAR-02 */
export const pricesAtOnce = { min: 1, max: 200 } as const;
