import { type SplitShare, allocateSplit, orderCents } from '@fireline/domain/finance';
import { type Cents, type Problem, yuan } from '@fireline/domain/lib';
import type { SplitDraft } from './drafts.ts';

/** The amount of an order to try the ratios on, as typed and as read. */
export interface Sample {
  readonly text: string;
  readonly cents: Cents | undefined;
  readonly problem: Problem | undefined;
}

/** What an order may cost, and nothing else. @spec FIN-01 */
export function sampleOf(text: string): Sample {
  const read = yuan(orderCents)(text.normalize('NFKC'), 'amount');
  return { text, cents: read.ok ? read.value : undefined, problem: read.ok ? undefined : read.problems[0] };
}

/** A share, and whether another with the same fraction went without the cent because of its id. */
export interface Share extends SplitShare {
  readonly isTied: boolean;
}

export interface Split {
  /** By row; undefined where the row has no ratio yet. */
  readonly shares: readonly (Share | undefined)[];
  readonly merchantCents: Cents;
  /** Added up from what is shown, so that it can be compared with the order. */
  readonly totalCents: Cents;
}

/** The order divided among the rows that have a ratio; nothing when together they ask for more than there is. @spec FIN-05 N18 */
export function splitOf(
  cents: Cents | undefined,
  drafts: readonly Pick<SplitDraft, 'recipientId'>[],
  ratios: readonly (number | undefined)[],
): Split | undefined {
  if (cents === undefined) return undefined;
  const parts = drafts.flatMap(({ recipientId }, at) => {
    const ratio = ratios[at];
    return ratio === undefined ? [] : [{ recipientId, ratio }];
  });
  const read = allocateSplit(cents, parts);
  if (!read.ok) return undefined;
  const { shares: allocated, merchantCents } = read.value;
  const without = new Set(allocated.filter(({ isRoundedUp }) => !isRoundedUp).map(({ hundredths }) => hundredths));
  const next = allocated[Symbol.iterator]();
  const shares = ratios.map((ratio): Share | undefined => {
    const share = ratio === undefined ? undefined : next.next().value;
    return share && { ...share, isTied: share.isRoundedUp && without.has(share.hundredths) };
  });
  const totalCents = shares.reduce((sum, share) => sum + (share?.cents ?? 0), merchantCents);
  return { shares, merchantCents, totalCents };
}
