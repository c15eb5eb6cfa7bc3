import type { ReplyOf } from '../lib/call.ts';
import type { deviceCalls } from './calls.ts';

export type Device = ReplyOf<typeof deviceCalls.detail>;
