import { type Result, integer, ok, refuse } from '../lib/index.ts';
import { floorsAbove, floorsUnder } from './limits.ts';

/** What a building says of its floors. */
export interface FloorCounts {
  readonly floorsAbove: number;
  readonly floorsUnder: number;
}

/**
 * The floors from the top down: 3, 2, 1, -1, -2. There is no floor 0: above ground counts from 1, under ground from -1.
 * @spec BLD-04
 */
export const floorsOf = (counts: FloorCounts): number[] => [
  ...Array.from({ length: counts.floorsAbove }, (_, at) => counts.floorsAbove - at),
  ...Array.from({ length: counts.floorsUnder }, (_, at) => -1 - at),
];

/** What a floor of a list is chosen by: devices on it, alarms on it that are not closed. @spec BLD-04 BLD-05 */
export const floorContents = ['devices', 'alarms'] as const;
export type FloorContent = (typeof floorContents)[number];

/** The number of a floor in a form, whichever building it is of. @spec BLD-04 */
export const floorField = /* @__PURE__ */ integer({ min: -floorsUnder.max, max: floorsAbove.max });

/** Whether the building has the floor. @spec BLD-04 */
export const hasFloor = (counts: FloorCounts, floor: number): boolean =>
  Number.isInteger(floor) && floor !== 0 && floor <= counts.floorsAbove && floor >= -counts.floorsUnder;

/** Key and argument of a floor's name, in the words of sites: floor 3, basement 1. @spec BLD-04 */
export const floorName = (
  floor: number,
): { readonly key: 'site.floor' | 'site.basement'; readonly args: { readonly floor: number } } =>
  floor < 0 ? { key: 'site.basement', args: { floor: -floor } } : { key: 'site.floor', args: { floor } };

const written = /^(?:(b|-|负|地下|地庫)\s*)?(\d{1,3})\s*(?:f|楼|樓|层|層)?$/i;

/**
 * A floor as people write it: `3`, `3F`, `3 楼`, and `B1`, `-1`, `负1` under ground.
 * @spec BLD-04
 */
export const readFloor = (text: string, field = 'floor'): Result<number> => {
  const [, under, digits] = (text.length <= 20 ? written.exec(text.trim()) : null) ?? [];
  const number = Number(digits);
  // no digits give NaN, which is in no range either
  if (!(number >= 1 && number <= (under ? floorsUnder.max : floorsAbove.max)))
    return refuse({ code: 'building.floor', field, args: { 0: floorsUnder.max, 1: floorsAbove.max } });
  return ok(under ? -number : number);
};

/** What was read from the floors that a building loses when its counts change; what is on them has to move first. @spec BLD-04 */
export const lostFloors = (now: FloorCounts, next: FloorCounts, used: Iterable<number>): number[] =>
  [...new Set(used)].filter((floor) => hasFloor(now, floor) && !hasFloor(next, floor)).toSorted((a, b) => a - b);

/** Floors that follow each other, from the upper to the lower one. */
export interface FloorRun {
  readonly top: number;
  readonly bottom: number;
}

/** The same floors as runs, from the top down; above and below the ground are runs of their own. @spec BLD-04 */
export function floorRuns(floors: Iterable<number>): readonly FloorRun[] {
  const runs: { top: number; bottom: number }[] = [];
  for (const floor of [...new Set(floors)].toSorted((a, b) => b - a)) {
    const last = runs.at(-1);
    if (last?.bottom === floor + 1) last.bottom = floor;
    else runs.push({ top: floor, bottom: floor });
  }
  return runs;
}
