import type { ReplyOf } from '../lib/call.ts';
import { publicCalls } from './calls.ts';

export { publicCalls };
export type PublicDevice = ReplyOf<typeof publicCalls.device>;
export type PublicAlarm = ReplyOf<typeof publicCalls.alarm>;
export type PublicContact = NonNullable<PublicDevice['contact']>;
export type EmbedKey = ReplyOf<typeof publicCalls.embedKeys>['rows'][number];
export type MadeEmbedKey = ReplyOf<typeof publicCalls.createEmbedKey>;
export type EmbedAlarms = ReplyOf<typeof publicCalls.embedAlarms>;
export type EmbedDevices = ReplyOf<typeof publicCalls.embedDevices>;
export type PublicLink = ReplyOf<typeof publicCalls.links>['rows'][number];
