/** How long an announcement stays pinned, in minutes. @spec MSG-01 */
export const pinMinutes = { min: 1, max: 10_080 } as const;
/** Title of an announcement, in characters. Decision: it must fit one line of a phone. @spec MSG-01 */
export const titleChars = { min: 1, max: 64 } as const;
/** Content of an announcement or a template, in characters. Decision: about two printed pages. @spec MSG-01 MSG-03 */
export const contentChars = { min: 1, max: 2000 } as const;
/** Description of an announcement, in characters; it may be left out. @spec MSG-01 */
export const descriptionChars = { min: 0, max: 128 } as const;
/** Reason of a rejection, in characters. Decision: whoever resubmits must know what to change. @spec MSG-02 */
export const rejectionChars = { min: 1, max: 256 } as const;
/** Name of a template, in characters. @spec MSG-03 */
export const templateNameChars = { min: 1, max: 64 } as const;
/** Longest custom range of the SMS and voice statistics, in days, both ends counted. @spec MSG-05 */
export const statisticsRangeDaysMax = 30;
/** Septets of an SMS that fits one part, in the GSM alphabet. @spec MSG-05 */
export const smsSingleGsmUnits = 160;
/** Septets of each part of a longer SMS, in the GSM alphabet. @spec MSG-05 */
export const smsPartGsmUnits = 153;
/** 16-bit units of an SMS that fits one part, in any other alphabet. @spec MSG-05 */
export const smsSingleUcsUnits = 70;
/** 16-bit units of each part of a longer SMS, in any other alphabet. @spec MSG-05 */
export const smsPartUcsUnits = 67;
/** Name and account of an SMS or voice access, in characters. @spec MSG-06 */
export const accessChars = { min: 1, max: 128 } as const;
/** Signature in front of an SMS, in characters. Decision: as the mainland's carriers register it. @spec MSG-06 */
export const smsSignatureChars = { min: 2, max: 16 } as const;
/** Number that a voice call shows, in digits. @spec MSG-06 */
export const shownNumberDigits = { min: 3, max: 20 } as const;
/** Minutes without an acknowledgement after which an alarm is escalated; 0 is never. @spec MSG-06 ALM-09 */
export const standingMinutes = { min: 0, max: 120 } as const;
/** Address of a carrier's service, in characters. @spec MSG-06 */
export const accessUrlChars = { min: 10, max: 512 } as const;
/** Secret that an access signs with, in characters. @spec MSG-06 */
export const accessSecretChars = { min: 16, max: 256 } as const;
/** Password or key that a mail server or a provider gave, in characters. @spec MSG-06 */
export const mailSecretChars = { min: 1, max: 256 } as const;
/** What a carrier calls a template, in characters. @spec MSG-03 MSG-06 */
export const carrierCodeChars = { min: 1, max: 64 } as const;
/** Place of an access in the order of those that take over from each other. @spec MSG-06 */
export const accessPosition = { min: 1, max: 99 } as const;
/** Days over which the lists of blocked numbers and devices count what they held back. Decision: a month. @spec DEV-27 */
export const blocksCountedDays = 30;
/** Days over which rules of sending and triggers count what they did. Decision: a week. @spec ALM-09 MSG-06 */
export const sendsCountedDays = 7;
/** Receivers of one kind at one place, unit, company or partner. Decision: more than anybody enters by hand. @spec MSG-06 */
export const receiversPerNodeMax = 30;
/** Sends that the page of an alarm shows. Decision. @spec ALM-11 */
export const sendsOfAlarmMax = 200;
/** Lines of the SMS and voice statistics, those with most first. Decision. @spec MSG-05 */
export const sendSumsMax = 50;
/** People who are notified that a level 1 does not go: of those who see to the sending, and of those on duty. Decision. @spec ALM-09 */
export const heldLetterReceiversMax = 20;
/** Accesses to carriers of a tenant or a partner. Decision: 30, several of each channel. @spec MSG-06 */
export const accessesMax = 30;
/** Message templates of a tenant or a partner. Decision: 500. @spec MSG-03 */
export const templatesMax = 500;
/** Blocked numbers of a tenant or a partner. Decision: 5000. @spec DEV-27 */
export const phoneBlocksMax = 5000;
