import { dayMs, ok, refuse, type Result } from '../../lib/index.ts';
import { afterClosingDays, chatSubjectChars } from '../limits.ts';
import { type Rating, ratings } from '../orders.ts';
import type { ChatState } from './machine.ts';

/** Who writes in a chat. @spec SRV-06 */
export const chatSides = ['customer', 'agent', 'system'] as const;
export type ChatSide = (typeof chatSides)[number];

/** What the system notes in a chat, between what people write: answers that may fit, when somebody answers, and what became of it. @spec SRV-06 */
export const chatNotes = ['faqs', 'away', 'taken', 'closed', 'idle', 'reopened', 'order'] as const;
export type ChatNote = (typeof chatNotes)[number];

/** The lists of those who answer; `own` is everybody's. What waits is nobody's, or of an agent who is gone. @spec SRV-06 */
export const chatLists = ['own', 'waiting', 'mine', 'others', 'closed'] as const;
export type ChatList = (typeof chatLists)[number];

/** The number of a chat: the day and how many the tenant had by then. @example chatNumber('2026-11-21', 7) // 'C261121-0007' @spec SRV-06 */
export const chatNumber = (day: string, count: number): string =>
  `C${day.slice(2).replaceAll('-', '')}-${String(count).padStart(4, '0')}`;

/** What a chat is called in lists: how it begins, on one line; empty where it began with a picture. @spec SRV-06 */
export function chatSubject(text: string): string {
  const line = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return line.length <= chatSubjectChars.max ? line.join('') : `${line.slice(0, chatSubjectChars.max - 1).join('')}…`;
}

interface RatedChat {
  readonly state: ChatState;
  readonly customerId: number;
  readonly agentId: number | null;
  readonly rating: Rating;
  /** Milliseconds since 1970; null: not closed. */
  readonly closedAtMs: number | null;
}

/** The rating that stands afterwards: the customer's, within days of closing, once; of a chat that an agent had. @spec SRV-06 */
export function chatRatingStep(
  chat: RatedChat,
  rating: Rating,
  by: { readonly userId: number; readonly nowMs: number },
): Result<Rating> {
  if (by.userId !== chat.customerId) return refuse({ code: 'service.chat.rateOwnOnly' });
  if (chat.state !== 'closed' || chat.closedAtMs === null) return refuse({ code: 'service.chat.closeFirst' });
  if (chat.agentId === null) return refuse({ code: 'service.chat.nobodyAnswered' });
  // asked this way round, a moment that is no number is refused
  if (!(by.nowMs - chat.closedAtMs <= afterClosingDays * dayMs))
    return refuse({ code: 'service.chat.rateTooLate', args: { days: afterClosingDays } });
  if (chat.rating !== 'notRated') return refuse({ code: 'service.chat.rated' });
  return Object.hasOwn(ratings, rating) && rating !== 'notRated'
    ? ok(rating)
    : refuse({ code: 'service.order.ratingRequired', field: 'rating' });
}
