import { type Clawback, clawback } from '@fireline/domain/finance';
import { type Cents, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { SplitDraft } from './drafts.ts';
import type { SplitRecipient } from './sheet.ts';
import { type Split, sampleOf } from './shares.ts';

export interface RefundLine {
  readonly recipientId: string;
  readonly name: string;
  readonly cents: Cents;
  readonly leftCents: Cents;
  /** Why it gives back nothing, and the merchant bears its part. */
  readonly reason?: Problem;
}

export interface RefundTry {
  /** From each recipient that got something, in the order of the rows. */
  readonly lines: readonly RefundLine[];
  readonly merchant: Pick<RefundLine, 'cents' | 'leftCents'>;
  /** Added up from what is shown. */
  readonly totalCents: Cents;
  readonly problem: Problem | undefined;
}

const nothing: RefundTry = { lines: [], merchant: { cents: 0, leftCents: 0 }, totalCents: 0, problem: undefined };

/** What a refund of an order takes back from whom, before there is one; nothing is typed, nothing is taken. @spec N18 FIN-08 TAR-09 */
export function refundOf(
  text: string,
  split: Split,
  drafts: readonly SplitDraft[],
  recipients: readonly Pick<SplitRecipient, 'recipientId' | 'cannotReturn'>[] = [],
): RefundTry {
  if (text.trim() === '') return nothing;
  const rows = split.shares.flatMap((share, at) => (share ? [{ share, name: drafts[at]?.name ?? '' }] : []));
  const { cents, problem } = sampleOf(text);
  const holdings = rows.map(({ share: { recipientId, cents: heldCents } }) => ({ recipientId, heldCents }));
  const reasons = new Map(recipients.map(({ recipientId, cannotReturn }) => [recipientId, cannotReturn]));
  const read: Result<Clawback> =
    cents === undefined
      ? refuse(...(problem ? [problem] : []))
      : clawback(cents, holdings, split.merchantCents, (recipientId) => reasons.get(recipientId));
  if (!read.ok) return { ...nothing, problem: read.problems[0] };
  const { parts, merchantCents, merchantLeftCents } = read.value;
  const lines = parts.map(({ recipientId, cents: taken, leftCents, reason }, at) => ({
    recipientId,
    name: rows[at]?.name ?? '',
    cents: taken,
    leftCents,
    ...(reason && { reason }),
  }));
  return {
    lines,
    merchant: { cents: merchantCents, leftCents: merchantLeftCents },
    totalCents: lines.reduce((sum, line) => sum + line.cents, merchantCents),
    problem: undefined,
  };
}
