import { defineForm, listOf, minuteMs, oneOf, optional, text } from '../../lib/index.ts';
import { email, mobile } from '../../session/index.ts';
import { afterSupportTime } from '../due.ts';
import { feedbackChars, feedbackDueMinutes, imageAddressChars, imageCount } from '../limits.ts';

/** Decision: the source names the field alone. @spec SRV-07 */
export const feedbackTypes = ['suggestion', 'fault', 'complaint', 'question', 'other'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** A feedback. Decision: how to reach its author is optional, for the reply stands in the list. @spec SRV-07 */
export const feedbackForm = defineForm({
  type: oneOf(feedbackTypes),
  content: text(feedbackChars),
  phone: optional(mobile),
  email: optional(email),
  images: listOf(text(imageAddressChars), imageCount),
});

/** The reply to a feedback. @spec SRV-07 */
export const feedbackReplyForm = defineForm({ reply: text(feedbackChars) });

export const feedbackStates = ['waiting', 'replied'] as const;
export type FeedbackState = (typeof feedbackStates)[number];
/** @spec SRV-07 */
export const feedbackState = ({ reply }: { readonly reply: string | null }): FeedbackState =>
  reply === null ? 'waiting' : 'replied';

/** By when a feedback is to be replied to; what is sent later is never due earlier. @spec SRV-07 */
export const feedbackDueAtMs = (sentAtMs: number): number => afterSupportTime(sentAtMs, feedbackDueMinutes * minuteMs);
