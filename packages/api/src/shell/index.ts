import type { ReplyOf } from '../lib/call.ts';
import { shellCalls } from './calls.ts';

export { shellCalls };
export type Overview = ReplyOf<typeof shellCalls.overview>;
