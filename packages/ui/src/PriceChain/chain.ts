import type { Cents, Day, Problem } from '@fireline/domain/lib';
import {
  type ChainLevel,
  type ChainStep,
  type LevelPrice,
  type LineImpact,
  checkEffectiveFrom,
  priceChain,
  priceChangeForm,
  priceImpact,
  type SellerLine,
  seenBy,
} from '@fireline/domain/tariff';

/** A change of price as it is typed. */
export interface ChangeDraft {
  readonly level: ChainLevel;
  readonly price: string;
  readonly from: string;
}

export interface ChangeReading {
  /** What can be saved and is shown; undefined while it cannot be read. */
  readonly change: LevelPrice | undefined;
  readonly problems: readonly Problem[];
}

/** @spec TAR-03 N19 */
export function readChange(draft: ChangeDraft, today: Day): ChangeReading {
  const read = priceChangeForm.check({ ...draft, price: draft.price.normalize('NFKC') });
  if (!read.ok) return { change: undefined, problems: read.problems };
  const { level, price: cents, from } = read.value;
  const tooEarly = checkEffectiveFrom(from, today);
  return tooEarly ? { change: undefined, problems: [tooEarly] } : { change: { level, cents, from }, problems: [] };
}

/** A level of the waterfall, and what it was before the change. */
export interface ChainRow extends ChainStep {
  readonly before: ChainStep | undefined;
}

const levelsUpTo = (last: ChainLevel, steps: readonly ChainStep[]): readonly ChainStep[] =>
  steps.slice(0, steps.findIndex(({ level }) => level === last) + 1);

/** The waterfall that a level may see, with the change when there is one, on the day it takes effect. @spec N19 DEV-23 */
export function rowsOf(
  chain: {
    readonly prices: readonly LevelPrice[];
    readonly costCents: Cents;
    readonly viewer: ChainLevel;
    /** The last who sells in the line; absent: the dealer. */
    readonly last?: ChainLevel;
    readonly onDay: Day;
  },
  change: LevelPrice | undefined,
): readonly ChainRow[] {
  const { prices, costCents, viewer, last = 'dealer', onDay } = chain;
  const day = change?.from ?? onDay;
  const before = levelsUpTo(last, priceChain(prices, costCents, day));
  if (!change) return seenBy(viewer, before).map((step) => ({ ...step, before: undefined }));
  const after = levelsUpTo(last, priceChain([...prices, change], costCents, day));
  return seenBy(viewer, after).map((step) => {
    const was = before.find(({ level }) => level === step.level);
    const isSame = was?.priceCents === step.priceCents && was.costCents === step.costCents;
    return { ...step, before: isSame ? undefined : was };
  });
}

export interface Impact {
  readonly lines: readonly LineImpact[];
  /** Over all lines, by level and for the customers. */
  readonly total: Readonly<Record<ChainLevel | 'customers', Cents>>;
}

/** What the change does to each line and to all of them. @spec N19 */
export function impactOf(lines: readonly SellerLine[], change: LevelPrice): Impact {
  const impacts = priceImpact(lines, change);
  const total = { platform: 0, tenant: 0, partner: 0, dealer: 0, customers: 0 };
  for (const { levels, changeCents } of impacts) {
    total.customers += changeCents;
    for (const one of levels) total[one.level] += one.changeCents;
  }
  return { lines: impacts, total };
}
