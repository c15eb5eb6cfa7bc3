import { readFileSync } from 'node:fs';

/** Seconds of the processor by the name of a step. */
export type Seconds = Readonly<Record<string, number>>;
/** How much of the processor a step takes, in multiples of what `types` and `lint` take together in the same run. */
export type Shares = Readonly<Record<string, number>>;
export const sharesFile = new URL('../costs.json', import.meta.url);
export const recordedShares = (): Shares => JSON.parse(readFileSync(sharesFile, 'utf8')) as Shares;

/** A step that takes more than so many times its share is marked. */
export const dear = 1.3;
/** And with so many it fails the run. No run has shown yet how far chance moves a ratio: docs/decisions/2026-11-journeys.md. */
export const tooDear = 2;
/** What is shorter varies too much. */
const leastS = 20;

/** Both run in every run and read all of the source: what they take says how fast the machine is today. */
const paceS = ({ types, lint }: Seconds): number => (types ?? Number.NaN) + (lint ?? Number.NaN);

/** What a step took, beside its share at the pace of this run. */
export interface Cost {
  readonly step: string;
  readonly measuredS: number;
  readonly expectedS: number;
  readonly ratio: number;
  readonly isTooDear: boolean;
}

/** @param measured of the steps that passed @returns the steps whose share is recorded; nothing unless `types` and `lint` passed */
export function costsOf(measured: Seconds, shares: Shares): readonly Cost[] {
  const pace = paceS(measured);
  if (Number.isNaN(pace)) return [];
  return Object.entries(measured).flatMap(([step, measuredS]) => {
    const share = shares[step];
    if (share === undefined) return [];
    const expectedS = share * pace;
    const ratio = measuredS / expectedS;
    return [{ step, measuredS, expectedS, ratio, isTooDear: ratio > tooDear && measuredS > leastS }];
  });
}

/** The shares as this run has them; those of steps that did not run stay. */
export function sharesOf(measured: Seconds, before: Shares): Shares {
  const pace = paceS(measured);
  if (Number.isNaN(pace)) throw new Error('Without types and lint a run says nothing about shares.');
  const others = Object.entries(measured).filter(([step]) => step !== 'types' && step !== 'lint');
  const now = others.map(([step, seconds]) => [step, Math.round((seconds / pace) * 100) / 100]);
  return { ...before, ...(Object.fromEntries(now) as Shares) };
}
