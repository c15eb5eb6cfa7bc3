import type { ReplyOf } from '../lib/call.ts';
import { publicCalls } from './calls.ts';

export { publicCalls };
export type PublicDevice = ReplyOf<typeof publicCalls.device>;
export type PublicAlarm = ReplyOf<typeof publicCalls.alarm>;
export type PublicContact = NonNullable<PublicDevice['contact']>;
export type PublicLink = ReplyOf<typeof publicCalls.links>['rows'][number];
