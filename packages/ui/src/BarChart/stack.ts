import { type Span, isDrawable } from '../ChartFrame/index.ts';

export interface Bar {
  /** Along the axis. */
  readonly name: string;
  /** What tells bars of one name apart. Default: the name. */
  readonly key?: string;
  /** By the key of the series; what is missing or no number is not known and counts as zero. */
  readonly values: Readonly<Partial<Record<string, number>>>;
}

/** What a bar is drawn as. */
export interface BarPlace extends Bar {
  readonly key: string;
}

export interface Piece {
  /** Of the series. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export type BarLayout = 'stacked' | 'grouped';

export const figureOf = (bar: Bar, key: string): number => {
  const value = bar.values[key];
  return isDrawable(value) ? value : 0;
};

/**
 * The parts of a bar, empty ones left out: upon each other in the order of the series, what is below zero downwards; or each of them from
 * zero.
 */
export function piecesOf(bar: Bar, keys: readonly string[], layout: BarLayout): Piece[] {
  let [up, down] = [0, 0];
  return keys.flatMap((key) => {
    const value = figureOf(bar, key);
    if (value === 0) return [];
    const from = layout === 'grouped' ? 0 : value > 0 ? up : down;
    if (value > 0) up += value;
    else down += value;
    return [{ key, from, to: from + value }];
  });
}

export const totalOf = (bar: Bar, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + figureOf(bar, key), 0);

/** From the lowest to the highest end of any piece; zero is always in it, and something is. */
export function spanOf(bars: readonly Bar[], keys: readonly string[], layout: BarLayout): Span {
  let [from, to] = [0, 0];
  for (const bar of bars)
    for (const piece of piecesOf(bar, keys, layout)) {
      from = Math.min(from, piece.to);
      to = Math.max(to, piece.to);
    }
  return from === to ? { from: 0, to: 1 } : { from, to };
}

/** Bars with keys of their own: of two with one key the later gets another. */
export function placesOf(bars: readonly Bar[]): BarPlace[] {
  const seen = new Set<string>();
  return bars.map((bar, index) => {
    const wanted = bar.key ?? bar.name;
    const key = seen.has(wanted) ? `${wanted}\u0000${index}` : wanted;
    seen.add(key);
    return { ...bar, key };
  });
}

/** The key of the bar that stands for all the others. */
export const othersKey = '\u0000others';

/**
 * The largest bars, the largest first, and one for all others together where there are more. Without a number all bars as they came.
 * @param nameOthers what the last bar is called, by how many it stands for
 */
export function topOf(
  bars: readonly BarPlace[],
  keys: readonly string[],
  top: number | undefined,
  nameOthers: (count: number) => string,
): readonly BarPlace[] {
  if (top === undefined || !(top >= 1)) return bars;
  const sorted = bars.toSorted((a, b) => totalOf(b, keys) - totalOf(a, keys));
  const count = Math.floor(top);
  // a bar for one other would hide a name and save nothing
  if (sorted.length <= count + 1) return sorted;
  const rest = sorted.slice(count);
  const values = Object.fromEntries(keys.map((key) => [key, rest.reduce((sum, bar) => sum + figureOf(bar, key), 0)]));
  return [...sorted.slice(0, count), { key: othersKey, name: nameOthers(rest.length), values }];
}
