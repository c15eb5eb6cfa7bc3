import type { Cents, Day } from '../lib/index.ts';
import { type BookEntry, entryOn, type PriceKey } from './book.ts';
import { chainLevels, type ChainLevel, type LevelPrice } from './chain.ts';

/** What a seller of a line pays, charges and keeps. */
export interface BookStep {
  readonly seller: string;
  readonly costCents: Cents;
  readonly priceCents: Cents;
  readonly marginCents: Cents;
  readonly isBelowCost: boolean;
  /** Since when its price holds; absent: it has none, and stands here at what it pays. */
  readonly from: Day | undefined;
}

export interface SoldLine {
  /** Sellers from the operator down; the last sells to those who use it. */
  readonly path: readonly string[];
  readonly list: 'deviceService' | 'storage';
}

/**
 * The line of a key on a day. The margins and the operator's cost add up to what the customer pays. Who has no price is
 * passed over: those below it are reckoned at what it pays.
 * @param entries of all sellers of the path
 * @spec TAR-04 DEV-23 N19
 */
export function bookSteps(
  entries: readonly BookEntry[],
  { path, list }: SoldLine,
  key: PriceKey,
  onDay: Day,
): BookStep[] {
  const top = path[0];
  const own =
    top === undefined
      ? undefined
      : entryOn(entries, { ...key, list: 'cost', seller: top, buyer: 'reseller', buyerId: '' }, onDay);
  let costCents = own?.cents ?? 0;
  return path.map((seller, at) => {
    const next = path[at + 1];
    const buyer = next === undefined ? 'user' : 'reseller';
    const entry = entryOn(entries, { ...key, list, seller, buyer, buyerId: next ?? '' }, onDay);
    const priceCents = entry?.cents ?? costCents;
    const step = {
      seller,
      costCents,
      priceCents,
      marginCents: priceCents - costCents,
      isBelowCost: priceCents < costCents,
      from: entry?.from,
    };
    costCents = priceCents;
    return step;
  });
}

/** A price that somebody pays, and since when it holds. */
export interface PaidPrice {
  readonly cents: Cents;
  readonly from: Day;
}

/**
 * What is paid to the last of the steps. Decision: who has no price, or has ended it, sells nothing; at cost its buyers would read what it pays.
 */
function paidTo(steps: readonly BookStep[]): PaidPrice | undefined {
  const last = steps.at(-1);
  return last?.from === undefined ? undefined : { cents: last.priceCents, from: last.from };
}

/**
 * What the last seller of a line pays for a key on a day.
 * @returns nothing where the seller above it has no price, and for the operator, who buys from nobody in the book
 * @spec TAR-04 DEV-23
 */
export const buyingCents = (
  entries: readonly BookEntry[],
  line: SoldLine,
  key: PriceKey,
  onDay: Day,
): PaidPrice | undefined => paidTo(bookSteps(entries, line, key, onDay).slice(0, -1));

/** What the customers of the last seller of a line pay for a key on a day; nothing where it has no price. @spec TAR-04 */
export const retailCents = (
  entries: readonly BookEntry[],
  line: SoldLine,
  key: PriceKey,
  onDay: Day,
): PaidPrice | undefined => paidTo(bookSteps(entries, line, key, onDay));

/**
 * The price of the book by which somebody buys from a line on a day: an order names it.
 * @param isSeller the last seller of the line buys from the one above it; otherwise a customer buys from the last
 * @returns nothing where it is not on sale, as by {@link buyingCents} and {@link retailCents}
 * @spec TAR-02 TAR-04 DEV-23
 */
export const paidEntry = (
  entries: readonly BookEntry[],
  { path, list }: SoldLine,
  key: PriceKey,
  { isSeller, onDay }: { readonly isSeller: boolean; readonly onDay: Day },
): BookEntry | undefined => {
  const at = isSeller ? path.length - 2 : path.length - 1;
  const seller = path[at];
  if (seller === undefined) return undefined;
  const buyer = isSeller ? 'reseller' : 'user';
  return entryOn(entries, { ...key, list, seller, buyer, buyerId: path[at + 1] ?? '' }, onDay);
};

/** What a change brings to one line of sellers for one key, over its units. */
export interface KeyImpact {
  /** What the seller who changes its price earns more, or less. */
  readonly ownCents: Cents;
  /** The same of all sellers below it on the line. */
  readonly belowCents: Cents;
  /** What the customer pays more, or less: the sum of both. */
  readonly customersCents: Cents;
  /** A seller of the line sells below its cost because of the change. */
  readonly turnsBelowCost: boolean;
}

/**
 * What the new entries would do on a day, nothing saved. What stands above the seller stays as it is.
 * @param seller who changes its price
 * @param units sold in the time that the preview is for
 * @spec N19
 */
export function keyImpact(
  before: readonly BookEntry[],
  after: readonly BookEntry[],
  {
    line,
    key,
    seller,
    units,
    onDay,
  }: {
    readonly line: SoldLine;
    readonly key: PriceKey;
    readonly seller: string;
    readonly units: number;
    readonly onDay: Day;
  },
): KeyImpact {
  const [was, is] = [bookSteps(before, line, key, onDay), bookSteps(after, line, key, onDay)];
  const from = line.path.indexOf(seller);
  let [own, below, turns] = [0, 0, false];
  for (const [at, step] of is.entries()) {
    const old = was[at];
    if (!old || at < from) continue;
    const change = (step.marginCents - old.marginCents) * units || 0;
    if (at === from) own += change;
    else below += change;
    turns ||= step.isBelowCost && !old.isBelowCost;
  }
  return { ownCents: own, belowCents: below, customersCents: own + below, turnsBelowCost: turns };
}

const levelAt = (at: number): ChainLevel => chainLevels[Math.min(at, chainLevels.length - 1)] ?? 'dealer';
const partnerAt = 2;

/** The level as which a seller stands in a line. Decision: a dealer with dealers below it stands as their partner. @spec TAR-04 */
export const levelOf = ({ path }: Pick<SoldLine, 'path'>, seller: string): ChainLevel => {
  const at = path.indexOf(seller);
  return levelAt(at < path.length - 1 ? Math.min(at, partnerAt) : at);
};

/**
 * The prices of a line by level, each from the day on which it changes: what a waterfall draws. Decision: where more than one dealer stands in a line,
 * those between are counted with the partner.
 * @param seller from which on prices are given, with what it pays as the price of the level above it; nothing stands further up
 * @spec N19 DEV-23
 */
export function levelPricesOf(
  entries: readonly BookEntry[],
  line: SoldLine,
  key: PriceKey,
  { seller, today }: { readonly seller: string; readonly today: Day },
): LevelPrice[] {
  const coming = entries
    .filter((one) => one.priced === key.priced && one.quantity === key.quantity && one.from > today)
    .map(({ from }) => from);
  const own = line.path.indexOf(seller);
  const last = line.path.length - 1;
  const levels = new Map<number, ChainLevel>(
    line.path.flatMap((_, at): [number, ChainLevel][] => {
      const isOfPartner = at >= partnerAt && at < last;
      if (at < own || (isOfPartner && at !== last - 1)) return [];
      return [[at, isOfPartner ? 'partner' : levelAt(at)]];
    }),
  );
  const superior = chainLevels[chainLevels.indexOf(levelOf(line, seller)) - 1];
  if (superior !== undefined) levels.set(own - 1, superior);
  const prices: LevelPrice[] = [];
  for (const onDay of [...new Set([today, ...coming])].toSorted())
    for (const [at, { priceCents, from }] of bookSteps(entries, line, key, onDay).entries()) {
      const level = levels.get(at);
      if (level === undefined) continue;
      const known = prices.findLast((one) => one.level === level);
      // who has no price has none to show; the one above would show what it pays
      const isHidden = from === undefined && (at < own || !known);
      if (isHidden || known?.cents === priceCents) continue;
      prices.push({ level, cents: priceCents, from: onDay === today ? (from ?? today) : onDay });
    }
  return prices;
}
