import { type Cents, ok, type Problem, type Result, sumCents } from '../../lib/index.ts';
import { allocateSplit, type SplitShare } from './allocation.ts';
import { checkSplittable, type SplitBase } from './provider.ts';
import type { SplitResult } from './records.ts';
import type { SplitTask } from './rules.ts';

/** How long after its payment an order is split, in milliseconds. Decision: a minute, as the provider has to have booked the payment. @spec FIN-06 */
export const splitAfterMs = 60_000;

export interface SplitPlan {
  /** In the order of the tasks. */
  readonly shares: readonly SplitShare[];
  readonly merchantCents: Cents;
  /** Why nothing of it is sent. */
  readonly problem?: Problem;
}

/**
 * What a rule makes of a paid order: the parts of what was paid less what was refunded, and why they are not sent where they are more than
 * the provider lets out. The editor's preview, the records and the ledger rest on it.
 * @spec FIN-04 FIN-05 FIN-07 TAR-09
 */
export const planSplit = (
  tasks: readonly Pick<SplitTask, 'recipientId' | 'ratio'>[],
  base: SplitBase,
  providerMaxPercent: number,
): Result<SplitPlan> => {
  const parts = allocateSplit(base.paidCents - base.refundedCents, tasks);
  if (!parts.ok) return parts;
  const { shares, merchantCents } = parts.value;
  const total = sumCents(shares.map(({ cents }) => cents));
  if (!total.ok) return total;
  const problem = checkSplittable(total.value, base, providerMaxPercent);
  return ok({ shares, merchantCents, ...(problem && { problem }) });
};

interface PartState {
  readonly splitId: number;
  readonly result: SplitResult;
}

/** Parts of an order go one after the other: one waits for those before it. @spec FIN-07 */
export const waitsForOthers = (splitId: number, parts: readonly PartState[]): boolean =>
  parts.some((part) => part.splitId < splitId && part.result === 'pending');

/**
 * Whether a part is the last of its order, so that what is left is freed for the merchant with it. Decision: while another part has failed
 * nothing is freed, or it could not be tried again.
 * @spec FIN-07
 */
export const isLastPart = (splitId: number, parts: readonly PartState[]): boolean =>
  parts.every((part) => part.splitId === splitId || part.result === 'success');

/** What providers answer that has words of ours; others are shown as they came. @spec FIN-07 */
export const splitCodes = [
  'NO_RELATION',
  'ACCOUNT_ABNORMAL',
  'RECEIVER_HIGH_RISK',
  'NOT_ENOUGH',
  'RULE_LIMIT',
  'FROZEN_OVER',
] as const;
export type SplitCode = (typeof splitCodes)[number];

export const isKnownSplitCode = (code: string): code is SplitCode => (splitCodes as readonly string[]).includes(code);
