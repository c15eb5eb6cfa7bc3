/** The part of an order that one recipient gets, in whole percent. @spec FIN-04 */
export const splitRatioPercent = { min: 1, max: 100 } as const;
/** What all ratios of a rule may add up to, in percent; the merchant's own maximum may be lower. @spec FIN-04 */
export const splitSumPercent = 100;
/** The part of a payment that the provider lets out in splits, in percent, unless it agreed to more. @spec FIN-04 */
export const providerMaxPercentDefault = 30;
/** How long a split can be returned by its recipient. Decision: 180 days, as payment providers allow. @spec FIN-08 */
export const splitReturnDays = 180;
/** Recipients of one split rule. Decision: up to 50, as payment providers take. @spec FIN-04 */
export const splitTasks = { min: 1, max: 50 } as const;
/** Characters of a sheet pasted into the split editor. Decision: far more than 50 rows need. @spec N18 */
export const splitSheetChars = 100_000;
/** Columns of a pasted sheet: recipient, name, account, ratio. @spec N18 */
export const splitSheetColumns = 4;
/** A merchant's number at the payment provider, in digits. Decision: 8 to 32. @spec FIN-02 FIN-03 */
export const merchantNumberChars = { min: 8, max: 32 } as const;
/** An open id or an official account's id, in characters. Decision: up to 64. @spec FIN-03 */
export const openIdChars = { min: 1, max: 64 } as const;
/** What an order may cost, in cents. Decision: one cent to ten billion yuan less one cent. @spec FIN-01 */
export const orderCents = { min: 1, max: 999_999_999_999 } as const;
/** How long an order waits for its payment online or from the balance, in minutes. Decision: 30. @spec FIN-12 */
export const paymentWindowMin = 30;
/** How long it waits for its offline pay code. Decision: a week. @spec FIN-12 TAR-05 */
export const offlineCodeDays = 7;
/** How long it waits for a bank transfer. Decision: 30 days. @spec FIN-12 TAR-05 */
export const bankTransferDays = 30;
/** Reason and contact of a refund, in characters. @spec FIN-08 */
export const refundReasonChars = { min: 1, max: 128 } as const;
/** Remark of a refund, in characters. @spec FIN-08 */
export const refundRemarkChars = { min: 0, max: 128 } as const;
/** Pictures that prove the reason of a refund. Decision: up to 5. @spec FIN-08 */
export const refundEvidenceImages = { min: 0, max: 5 } as const;
/** Units that a refund takes back. Decision: up to a billion, as many as one line of an order holds. @spec FIN-08 */
export const rollbackUnits = { min: 0, max: 1_000_000_000 } as const;
/** Orders of one account that may wait to be paid at once. Decision: 20. @spec FIN-01 */
export const openOrdersMax = 20;
/** Lines of one order. Decision: as many packages as a page shows. @spec FIN-01 TAR-05 */
export const orderLines = { min: 1, max: 20 } as const;
/** The name of a press, by which it makes one order only. @spec FIN-01 */
export const requestIdChars = { min: 8, max: 64 } as const;
/** How long the words of a provider are kept as they came, in days. Decision: 90, as disputes are settled by then; what they did stays. @spec FIN-12 */
export const noticeKeptDays = 90;
/** The key of a payment account, in characters. Decision: 8 to 128. @spec FIN-02 */
export const payKeyChars = { min: 8, max: 128 } as const;
/** Merchants of one payee. Decision: 100. @spec FIN-02 */
export const merchantsMax = 100;
/** Recipients of one payee that have not ended. Decision: 1 000. @spec FIN-03 */
export const recipientsMax = 1000;
/** Split rules of one payee that have not ended. Decision: 200. @spec FIN-04 */
export const splitRulesMax = 200;
/** Triggers of one payee. Decision: 1 000. @spec FIN-06 */
export const splitTriggersMax = 1000;
/** Refunds of one order. Decision: 50, as payment providers take. @spec FIN-09 */
export const refundsMax = 50;
/** How long after its payment an order can be refunded, in days. Decision: a year, as payment providers allow. @spec FIN-09 */
export const refundDays = 365;
/** How many days back a provider is asked for the refunds that it has, after a gateway was down for long. Decision: 92, as statements go back. @spec TAR-10 */
export const statedRefundDays = 92;
/** One picture of evidence, in bytes. Decision: 8 MB, what a telephone takes. @spec FIN-08 SHL-26 */
export const refundImageBytesMax = 8 * 1024 * 1024;
