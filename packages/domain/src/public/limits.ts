/** How long a link opens, in days. Decision: up to a month; what hangs on a door is renewed by its owner. @spec PUB-05 */
export const linkDays = { min: 1, max: 30 } as const;
/** How long a link opens when nobody chose, in days. Decision. @spec PUB-05 */
export const linkDaysDefault = 7;
/** Minutes within which a page that asks again counts as opened once. Decision. @spec PUB-05 */
export const linkOpeningMinutes = 10;
/** How long a token of an embedded piece lives, in minutes; its page fetches the next. Decision. @spec PUB-06 N21 */
export const embedMinutes = { min: 1, max: 60 } as const;
/** How long a token of an embedded piece lives when nobody chose, in minutes. Decision. @spec PUB-06 N21 */
export const embedMinutesDefault = 15;
/** From how many origins a partner may embed. Decision. @spec PUB-06 N21 */
export const embedOriginsMax = 20;
/** Length of an origin in characters: that of the longest host name. @spec PUB-06 */
export const originChars = { min: 1, max: 255 } as const;
/** Characters of the name of an embed key. Decision: 32. @spec PUB-07 */
export const embedKeyNameChars = { min: 1, max: 32 } as const;
/** Embed keys of a tenant that are not disabled. Decision: 100. @spec PUB-07 */
export const embedKeysMax = 100;
/** Embed keys of a tenant, disabled ones too. Decision: 200. @spec PUB-07 */
export const embedKeysKeptMax = 200;
/** Public links of an account that open something. Decision: 1000. @spec PUB-05 */
export const linksMax = 1000;
/** Rows that an embedded piece shows. Decision: 100; a wall has no pages. @spec PUB-07 */
export const embedRowsMax = 100;
/** Length of a link's token in characters. @spec PUB-05 */
export const linkTokenChars = { min: 20, max: 2000 } as const;
/** Length of a tenant's id in characters. Decision. @spec PUB-05 */
export const rentIdChars = { min: 1, max: 64 } as const;
