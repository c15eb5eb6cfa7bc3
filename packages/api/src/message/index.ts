import type { ReplyOf, SendOf } from '../lib/call.ts';
import { messageCalls } from './calls.ts';

export { messageCalls };
export { type LettersChange, siteLetterTopic } from './topics.ts';
export type Announcement = ReplyOf<typeof messageCalls.announcements>['rows'][number];
export type SentAnnouncement = SendOf<typeof messageCalls.createAnnouncement>;
export type SiteLetter = ReplyOf<typeof messageCalls.letters>['rows'][number];
