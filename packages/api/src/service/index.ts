import type { ReplyOf } from '../lib/call.ts';
import { serviceCalls } from './calls.ts';

export { serviceCalls };
export type ServiceOverview = ReplyOf<typeof serviceCalls.overview>;
export type Feedback = ReplyOf<typeof serviceCalls.feedback>;
