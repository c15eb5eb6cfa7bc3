import type { ReplyOf } from '../lib/call.ts';
import { shellCalls } from './calls.ts';

export { shellCalls };
export type Workbench = ReplyOf<typeof shellCalls.workbench>;
export type OverviewTables = ReplyOf<typeof shellCalls.tables>;
export type Overview = ReplyOf<typeof shellCalls.overview>;
export type Guide = ReplyOf<typeof shellCalls.guide>;
