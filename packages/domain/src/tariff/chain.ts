import { type Cents, type Day, day, daysBetween, defineForm, oneOf, type Problem, yuanText } from '../lib/index.ts';
import { price } from './prices.ts';

/** Who sells to whom: each to the next, the last to the customer. @spec TAR-04 N19 */
export const chainLevels = ['platform', 'tenant', 'partner', 'dealer'] as const;
export type ChainLevel = (typeof chainLevels)[number];

const anyLevel: readonly ChainLevel[] = chainLevels;

/**
 * Who sets which list of prices; `cost` is what the operator itself pays, and nobody else reads it. Decision: device service and storage are resold along the chain, each level setting what it charges
 * the next; messages and calls are priced by the platform for tenants, and by the tenant for all below.
 * @spec TAR-04 DEV-23
 */
export const priceLists = {
  cost: ['platform'],
  platformResources: ['platform'],
  tenantResources: ['tenant'],
  registrationGrant: ['tenant'],
  deviceService: anyLevel,
  storage: anyLevel,
} as const satisfies Record<string, readonly ChainLevel[]>;
export type PriceList = keyof typeof priceLists;

/** Whether the level may change the list. @spec TAR-04 DEV-23 */
export const checkPriceSetter = (list: PriceList, level: ChainLevel): Problem | undefined =>
  (priceLists[list] as readonly ChainLevel[]).includes(level) ? undefined : { code: 'tariff.price.otherLevel' };

/** What a level charges the next below, from the beginning of a day on. */
export interface LevelPrice {
  readonly level: ChainLevel;
  readonly cents: Cents;
  readonly from: Day;
}

/** One level of the waterfall. */
export interface ChainStep {
  readonly level: ChainLevel;
  /** What the level pays: the price of the level above. */
  readonly costCents: Cents;
  readonly priceCents: Cents;
  readonly marginCents: Cents;
  /** Of the price, two decimals; absent when the price is zero. */
  readonly marginPercent: number | undefined;
  readonly isBelowCost: boolean;
  /** Since when the price holds; absent when the level has none of its own. */
  readonly from: Day | undefined;
}

/** A change of price. @spec TAR-03 TAR-04 N19 */
export const priceChangeForm = defineForm({ level: oneOf(chainLevels), price, from: day });

/** A price takes effect today at the earliest: Decision: what was ordered keeps its price. @spec N19 */
export const checkEffectiveFrom = (from: Day, today: Day): Problem | undefined =>
  from < today ? { code: 'tariff.chain.past', field: 'from', args: { 0: today } } : undefined;

/** The price of a level on a day: the latest that has begun; of two that begin together, the later entry. */
export const priceOn = (prices: readonly LevelPrice[], level: ChainLevel, onDay: Day): LevelPrice | undefined =>
  prices.reduce<LevelPrice | undefined>(
    (best, one) => (one.level === level && one.from <= onDay && one.from >= (best?.from ?? '') ? one : best),
    undefined,
  );

/** The prices still to come, the next first. @spec N19 */
export const comingPrices = (prices: readonly LevelPrice[], today: Day): LevelPrice[] =>
  prices.filter(({ from }) => from > today).toSorted((a, b) => daysBetween(b.from, a.from));

/**
 * The waterfall of a day, from the platform down. The margins and the platform's own cost add up to what the customer pays.
 * Decision: a level without a price sells at cost.
 * @param costCents what the platform itself pays
 * @spec TAR-04 DEV-23 N19
 */
export function priceChain(prices: readonly LevelPrice[], costCents: Cents, onDay: Day): ChainStep[] {
  let cost = costCents;
  return chainLevels.map((level) => {
    const own = priceOn(prices, level, onDay);
    const step = stepOf(level, cost, own);
    cost = step.priceCents;
    return step;
  });
}

const stepOf = (level: ChainLevel, costCents: Cents, own: LevelPrice | undefined): ChainStep => {
  const priceCents = own?.cents ?? costCents;
  const marginCents = priceCents - costCents;
  return {
    level,
    costCents,
    priceCents,
    marginCents,
    marginPercent: priceCents === 0 ? undefined : Math.round((marginCents * 10_000) / priceCents) / 100,
    isBelowCost: marginCents < 0,
    from: own?.from,
  };
};

/** A warning for each level that sells below its cost; nothing forbids it. @spec N19 */
export const chainWarnings = (steps: readonly ChainStep[]): Problem[] =>
  steps
    .filter(({ isBelowCost }) => isBelowCost)
    .map(({ level, priceCents, costCents }) => ({
      code: 'tariff.chain.belowCost',
      field: level,
      args: { price: yuanText(priceCents), cost: yuanText(costCents) },
    }));

/**
 * What a level may see: itself with what it pays (the superior's price), and those below. What the superior pays stays hidden.
 * @spec DEV-23 TAR-04
 */
export const seenBy = (level: ChainLevel, steps: readonly ChainStep[]): ChainStep[] =>
  steps.slice(steps.findIndex((step) => step.level === level));
