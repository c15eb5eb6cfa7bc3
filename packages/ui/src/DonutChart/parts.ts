import type { AlarmLevel } from '@fireline/domain/alarm';
import { percentages } from '@fireline/domain/analysis';
import { isDrawable, seriesLooks } from '../ChartFrame/index.ts';

export interface DonutPart {
  readonly key: string;
  readonly label: string;
  /** Below zero or no number: nothing. */
  readonly value: number;
  /** Drawn in the colour and pattern of an alarm level; the worst stands first. */
  readonly level?: AlarmLevel;
  /** As it should be: drawn in a neutral tone. */
  readonly isQuiet?: boolean;
  /** The list of what it counts: its figure in the legend leads there. */
  readonly href?: string;
}

export interface Part extends DonutPart {
  /** Chooses colour and pattern: its place among the parts without a level, as given, or a free one where that one's look is taken. */
  readonly place: number;
  readonly isOther?: boolean;
}

export const sizeOf = ({ value }: Pick<DonutPart, 'value'>): number => (isDrawable(value) && value > 0 ? value : 0);

export const sumOf = (parts: readonly Pick<DonutPart, 'value'>[]): number =>
  parts.reduce((sum, part) => sum + sizeOf(part), 0);

/** After the five levels. */
const noLevel = 9;
export const othersKey = '\u0000others';

/** Beyond the number of looks they repeat, and a part that is drawn must look like no other. */
function withOwnLook(parts: readonly Part[]): Part[] {
  const isPlain = ({ level, isQuiet }: Part): boolean => level === undefined && !isQuiet;
  const free = new Set(Array.from({ length: seriesLooks }, (_, look) => look));
  for (const part of parts) if (isPlain(part)) free.delete(part.place);
  return parts.map((part) => {
    if (!isPlain(part) || part.place < seriesLooks) return part;
    const [place = part.place] = free;
    free.delete(place);
    return { ...part, place };
  });
}

/**
 * Parts by level, the worst first, without a level as they came; beyond `most` the smallest become one. A part with a level is never
 * among the others.
 * @param nameOthers what that one is called, by how many it stands for
 */
export function partsOf(
  given: readonly DonutPart[],
  most: number,
  nameOthers: (count: number) => string,
): readonly Part[] {
  let plain = 0;
  const parts: Part[] = given.map((part) => {
    const place = plain;
    if (part.level === undefined && !part.isQuiet) plain += 1;
    return { ...part, place };
  });
  const sorted = parts.toSorted((a, b) => (a.level ?? noLevel) - (b.level ?? noLevel));
  if (!(parts.length > most)) return sorted;
  const levels = parts.filter(({ level }) => level !== undefined).length;
  const kept = new Set(
    parts
      .filter(({ level }) => level === undefined)
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, Math.max(0, Math.floor(most) - levels - 1)),
  );
  const isKept = (part: Part): boolean => part.level !== undefined || kept.has(part);
  const rest = parts.filter((part) => !isKept(part));
  if (rest.length < 2) return sorted;
  return [
    ...withOwnLook(sorted.filter(isKept)),
    { key: othersKey, label: nameOthers(rest.length), value: sumOf(rest), place: -1, isOther: true },
  ];
}

/** Fractions are counted in thousandths. */
const fine = 1000;

/** What each part is of all in whole percent, together 100; a part that rounds to nothing is not nothing. */
export function percentsOf(parts: readonly Pick<DonutPart, 'value'>[], ratio: (value: number) => string): string[] {
  const isWhole = parts.every((part) => Number.isInteger(sizeOf(part)));
  return percentages(parts.map((part) => Math.round(sizeOf(part) * (isWhole ? 1 : fine)))).map((percent, index) => {
    const part = parts[index];
    return part && percent === 0 && sizeOf(part) > 0 ? `<${ratio(0.01)}` : ratio(percent / 100);
  });
}

export interface Arc {
  readonly from: number;
  readonly to: number;
}

const round = 2 * Math.PI;

/**
 * The angles of the parts, from the top round with the clock. A part that would be too thin to be seen is made as wide as `least`, at the
 * cost of the wide ones; a part of nothing has no width.
 */
export function arcsOf(sizes: readonly number[], least: number): Arc[] {
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (!(sum > 0)) return sizes.map(() => ({ from: 0, to: 0 }));
  const shares = sizes.map((size) => size / sum);
  const floor = Math.min(least / round, 1 / shares.length);
  const isThin = (share: number): boolean => share > 0 && share < floor;
  const thin = shares.filter(isThin);
  const wideSum = 1 - thin.reduce((total, share) => total + share, 0);
  const left = 1 - thin.length * floor;
  let at = 0;
  return shares.map((share) => {
    const width = isThin(share) ? floor : (share / wideSum) * left;
    const arc = { from: at * round, to: (at + width) * round };
    at += width;
    return arc;
  });
}

/** The part that lies under a place, counted from the middle; null beside the ring. */
export function partAt(arcs: readonly Arc[], x: number, y: number, inner: number, outer: number): number | null {
  const distance = Math.hypot(x, y);
  if (distance < inner || distance > outer) return null;
  const angle = (Math.atan2(x, -y) + round) % round;
  const index = arcs.findIndex(({ from, to }) => angle >= from && angle < to);
  return index === -1 ? null : index;
}
