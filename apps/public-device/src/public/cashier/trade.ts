import type { financeCalls } from '@fireline/api/finance';
import type { ReplyOf } from '@fireline/api/lib';

/** A payment as the cashier of the sandbox knows it. */
export type Trade = ReplyOf<typeof financeCalls.sandboxTrade>;
