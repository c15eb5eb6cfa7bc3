import type { ReplyOf, SendOf } from '../lib/call.ts';
import { messageCalls } from './calls.ts';

export { messageCalls };
export { type LettersChange, siteLetterTopic } from './topics.ts';
export type Announcement = ReplyOf<typeof messageCalls.announcements>['rows'][number];
export type SentAnnouncement = SendOf<typeof messageCalls.createAnnouncement>;
export type SiteLetter = ReplyOf<typeof messageCalls.letters>['rows'][number];
export type SendAccess = ReplyOf<typeof messageCalls.accesses>['rows'][number];
export type SendRuleReply = ReplyOf<typeof messageCalls.sendRule>;
export type PhoneBlock = ReplyOf<typeof messageCalls.phoneBlocks>['rows'][number];
export type DeviceBlock = ReplyOf<typeof messageCalls.deviceBlocks>['rows'][number];
export type SendTriggerRow = ReplyOf<typeof messageCalls.sendTriggers>['rows'][number];
export type SendRecord = ReplyOf<typeof messageCalls.sends>['rows'][number];
export type SendStatistics = ReplyOf<typeof messageCalls.sendStatistics>;
export type MessageTemplate = ReplyOf<typeof messageCalls.templates>['rows'][number];
export type Receiving = ReplyOf<typeof messageCalls.receiving>;
