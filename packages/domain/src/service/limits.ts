/** Problem description of a work order, in characters. Decision: a screenful on a phone. @spec SRV-01 */
export const problemChars = { min: 1, max: 500 } as const;
/** Handling reason or remark of a work order, in characters. @spec SRV-01 */
export const reasonChars = { min: 0, max: 256 } as const;
/** Work orders handled in one batch. Decision: one page of the longest list. @spec SRV-02 */
export const batchOrderCount = { min: 1, max: 100 } as const;
/** Images on a work order or a feedback. Decision: four, as of an installation. @spec SRV-01 SRV-07 */
export const imageCount = { min: 0, max: 4 } as const;
/** What one picture of a work order weighs at most. Decision: as of a building. @spec SRV-01 SHL-26 */
export const orderImageBytesMax = 8 * 1024 * 1024;
/** A press of a button, in characters: what is sent again makes one order. @spec SRV-01 */
export const orderRequestChars = { min: 8, max: 64 } as const;
/** A transfer that nobody answers ends by itself. Decision: a day, weekends included. @spec SRV-02 */
export const transferHours = 24;
/** Days after closing in which the creator rates, or follows up. @spec SRV-02 */
export const afterClosingDays = 7;
/**
 * By when an order is to be accepted, in minutes. Decision: urgent by the clock, the others of support hours; a table of our own, for the
 * source names no time.
 * @spec SRV-02
 */
export const dueMinutes = { urgent: 30, high: 4 * 60, normal: 24 * 60 } as const;
/** By when a feedback is to be replied to, in minutes of support hours. Decision: two days of them, as a normal order. @spec SRV-07 */
export const feedbackDueMinutes = 24 * 60;
/** So many minutes before it is due somebody is reminded of an order that nobody accepted. @spec SRV-02 */
export const remindMinutes = { urgent: 10, high: 60, normal: 120 } as const;
/** Address of a stored image, in characters. */
export const imageAddressChars = { min: 1, max: 512 } as const;
/** Job number of an agent, in characters. @spec SRV-04 */
export const jobNumberChars = { min: 1, max: 20 } as const;
/** WeChat identity of an agent, in characters. @spec SRV-04 */
export const wechatIdChars = { min: 1, max: 64 } as const;
/** User name in a diagnosis, in characters. Decision: longer than a new account's, for older ones are asked about too. @spec SRV-05 */
export const askedNameChars = { min: 1, max: 64 } as const;
/** Why a diagnosis solved nothing, in characters. @spec SRV-05 */
export const unsolvedReasonChars = { min: 1, max: 256 } as const;
/** The weakest signal that a diagnosis calls good. Decision: half the scale. @spec SRV-05 */
export const goodSignalMin = 16;
/** The lowest battery ratio that a diagnosis calls good, in percent. Decision: enough for a month. @spec SRV-05 */
export const goodBatteryPercentMin = 20;
/** Alarms of one device in a day that a diagnosis still calls usual. @spec SRV-05 */
export const usualAlarmsPerDayMax = 3;
/** Messages or calls in the balance below which a diagnosis warns. @spec SRV-05 */
export const goodBalancePiecesMin = 50;
/**
 * Support hours of every day, on the clock of the deployment.
 * Decision: the twelve hours of 7x12 are 09:00 to 21:00, weekends and holidays too.
 * @spec SRV-06
 */
export const supportHours = { from: 9, to: 21 } as const;
/** A chat message, in characters. @spec SRV-06 */
export const chatChars = { min: 0, max: 1000 } as const;
/** Size of an image in the help chat, in megabytes of 1 048 576 bytes. @spec SRV-06 */
export const chatImageMegabytesMax = 2;
/** The name of a message by who sends it, in characters: sent again after a cut, it is one. @spec SRV-06 */
export const chatKeyChars = { min: 8, max: 64 } as const;
/** Title of a saved reply, in characters. @spec SRV-06 */
export const savedReplyTitleChars = { min: 1, max: 40 } as const;
/** Saved replies: of one agent, and shared by all of a tenant. Decision: more are not found again. @spec SRV-06 */
export const savedRepliesMax = { own: 100, shared: 200 } as const;
/** What a chat is called in lists, in characters. @spec SRV-06 */
export const chatSubjectChars = { min: 0, max: 60 } as const;
/** Days after closing in which its customer opens a chat again by writing. @spec SRV-06 */
export const chatReopenDays = 7;
/** Minutes after which an answer is also written as a letter: who asked may have left the page. @spec SRV-06 MSG-04 */
export const chatLetterMinutes = 10;
/** Minutes after which a chat that waits for an answer has waited long. Decision: an hour, as long as people stay near a screen. @spec SRV-06 */
export const chatLongWaitMinutes = 60;
/** Hours of silence after an answer that close a chat. @spec SRV-06 */
export const chatIdleHours = 48;
/** Questions that the system offers for the first words of a chat. @spec SRV-06 */
export const chatFaqsMax = 3;
/** What one picture of a feedback weighs at most. Decision: as a picture of a building. @spec SRV-07 SHL-26 */
export const feedbackImageBytesMax = 8 * 1024 * 1024;
/** Content of a feedback and of the reply to it, in characters. @spec SRV-07 */
export const feedbackChars = { min: 1, max: 500 } as const;
/** So many heartbeats after its report a value of a device is the last one known rather than that of now. @spec SRV-05 */
export const lastKnownHeartbeats = 3;
/** How many days back a diagnosis looks for the last message to a number. @spec SRV-05 */
export const diagnosedSendDays = 30;
/** Diagnoses that one account may ask for in a minute. @spec SRV-05 */
export const diagnosesPerMinute = 20;
