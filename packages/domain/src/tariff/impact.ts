import type { Cents } from '../lib/index.ts';
import { type ChainLevel, type ChainStep, type LevelPrice, priceChain } from './chain.ts';

/** One line of sellers that a change reaches. */
export interface SellerLine {
  readonly id: string;
  readonly prices: readonly LevelPrice[];
  readonly costCents: Cents;
  /** Units sold in the time that the preview is for, such as a month. */
  readonly units: number;
}

export interface LevelImpact {
  readonly level: ChainLevel;
  readonly marginBeforeCents: Cents;
  readonly marginAfterCents: Cents;
  /** What the level earns more, or less, over all units. */
  readonly changeCents: Cents;
  /** It sells below cost because of the change. */
  readonly turnsBelowCost: boolean;
}

export interface LineImpact {
  readonly id: string;
  /** What the customer pays more, or less, over all units: the sum of the levels' changes. */
  readonly changeCents: Cents;
  readonly levels: readonly LevelImpact[];
}

/**
 * What a change of price would do to each line of sellers on the day it takes effect, nothing saved.
 * @spec N19
 */
export const priceImpact = (lines: readonly SellerLine[], change: LevelPrice): LineImpact[] =>
  lines.map(({ id, prices, costCents, units }) => {
    const before = priceChain(prices, costCents, change.from);
    const after = priceChain([...prices, change], costCents, change.from);
    const levels = after.map(({ level, marginCents, isBelowCost }, at) => {
      // every chain has the same levels
      const { marginCents: marginBeforeCents } = before[at] as ChainStep;
      return {
        level,
        marginBeforeCents,
        marginAfterCents: marginCents,
        changeCents: (marginCents - marginBeforeCents) * units || 0,
        turnsBelowCost: isBelowCost && marginBeforeCents >= 0,
      };
    });
    return { id, changeCents: levels.reduce((sum, { changeCents }) => sum + changeCents, 0), levels };
  });
